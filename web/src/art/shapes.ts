/** The seats' shapes, 16 units wide around the origin: square, disc, triangle, diamond, cross. */
export const SHAPES = [
  "M-7-7H7V7H-7Z",
  "M-8 0A8 8 0 1 1 8 0A8 8 0 1 1-8 0Z",
  "M0-8.6L8.6 6.8H-8.6Z",
  "M0-9.4L8.4 0L0 9.4L-8.4 0Z",
  "M-3-8.4H3V-3H8.4V3H3V8.4H-3V3H-8.4V-3H-3Z",
] as const;
