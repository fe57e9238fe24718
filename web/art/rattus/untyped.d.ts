declare module "d3-geo";
declare module "topojson-client";
declare module "topojson-simplify";
