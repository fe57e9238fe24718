// What a chart is furnished with where nothing is played: mountains, forests, towns, ships.
import { scene } from "../engraver/plate.mjs";
import { arch, blob, curve, ellipse, path, rect } from "../engraver/shapes.mjs";

/** @typedef {import("../engraver/plate.mjs").Plate} Plate */

/**
 * One mountain: light on the left, hatched on the right.
 * @param {Plate} plate @param {number} x @param {number} y @param {number} width
 * @param {number} height
 */
function peak(plate, x, y, width, height) {
  const top = [x + width * 0.46, y - height];
  const left = curve([
    [x, y],
    [x + width * 0.2, y - height * 0.36],
    [x + width * 0.33, y - height * 0.72],
    top,
  ]);
  const right = curve([
    top,
    [x + width * 0.62, y - height * 0.7],
    [x + width * 0.8, y - height * 0.34],
    [x + width, y],
  ]);
  plate.wash([...left, ...right], "tile");
  plate.wash([...left, [top[0] + width * 0.06, y - height * 0.5], [x + width * 0.42, y]], "stone");
  const ridge = curve([
    top,
    [top[0] + width * 0.07, y - height * 0.66],
    [top[0] - width * 0.02, y - height * 0.34],
    [top[0] + width * 0.05, y],
  ]);
  plate.hatch([...ridge, [x + width, y], ...right.slice().reverse()], () => 0.85, {
    angle: 62,
    gap: 2.6,
    width: 1.1,
    cross: 1,
  });
  plate.line([...left, ...right], { width: 1.9, taper: 0.1 });
}

const mountains = scene(76, 44, (plate) => {
  peak(plate, 22, 36, 32, 32);
  peak(plate, 44, 41, 30, 26);
  peak(plate, 2, 42, 34, 30);
});
const peaks = scene(52, 40, (plate) => {
  peak(plate, 18, 36, 32, 31);
  peak(plate, 2, 38, 28, 22);
});

/**
 * A broad-leaved tree.
 * @param {Plate} plate @param {number} x @param {number} y @param {number} size
 */
function tree(plate, x, y, size) {
  plate.line(
    [
      [x, y],
      [x, y - size * 0.5],
    ],
    { width: 2, taper: 0.05 },
  );
  const crown = blob([
    [x - size * 0.42, y - size * 0.5],
    [x - size * 0.36, y - size * 0.86],
    [x, y - size * 1.05],
    [x + size * 0.38, y - size * 0.86],
    [x + size * 0.44, y - size * 0.52],
    [x, y - size * 0.36],
  ]);
  plate.shape(crown, {
    fill: "green",
    line: 1.5,
    shade: 0.5,
    hatch: { angle: 30, gap: 2.3, width: 0.9, bow: 0.1, cross: 1 },
  });
}
/**
 * A fir.
 * @param {Plate} plate @param {number} x @param {number} y @param {number} size
 */
function fir(plate, x, y, size) {
  const half = size * 0.3;
  const outline = path(
    `M${x} ${y - size * 1.1}L${x + half * 0.7} ${y - size * 0.7}L${x + half * 0.35} ${y - size * 0.72}L${x + half} ${y - size * 0.36}L${x + half * 0.5} ${y - size * 0.38}L${x + half * 1.2} ${y}L${x - half * 1.2} ${y}L${x - half * 0.5} ${y - size * 0.38}L${x - half} ${y - size * 0.36}L${x - half * 0.35} ${y - size * 0.72}L${x - half * 0.7} ${y - size * 0.7}Z`,
  );
  plate.shape(outline, {
    fill: "moss",
    line: 1.4,
    shade: 0.5,
    hatch: { angle: 90, gap: 2.2, width: 0.9, cross: 1 },
  });
}
const forest = scene(64, 40, (plate) => {
  for (const [x, y, size] of [
    [18, 24, 18],
    [34, 22, 19],
    [49, 25, 17],
    [10, 34, 18],
    [26, 36, 20],
    [42, 35, 19],
    [56, 36, 17],
  ])
    tree(plate, x, y, size);
});
const firs = scene(60, 42, (plate) => {
  for (const [x, y, size] of [
    [18, 27, 22],
    [33, 25, 23],
    [46, 28, 20],
    [9, 37, 22],
    [25, 39, 24],
    [40, 38, 23],
    [53, 38, 20],
  ])
    fir(plate, x, y, size);
});

/**
 * A house front with a gable.
 * @param {Plate} plate @param {number} x @param {number} y @param {number} width
 * @param {number} height @param {string} [roof]
 */
function house(plate, x, y, width, height, roof = "roof") {
  plate.shape(rect(x, y - height, width, height), {
    fill: "linen",
    line: 1.4,
    shade: 0.34,
    hatch: { angle: 70, gap: 2.4, width: 0.8, cross: 1 },
  });
  plate.shape(
    [
      [x - 1.4, y - height],
      [x + width / 2, y - height - width * 0.7],
      [x + width + 1.4, y - height],
    ],
    { fill: roof, line: 1.5, shade: 0.45, hatch: { angle: 60, gap: 2.4, width: 0.9, cross: 1 } },
  );
  plate.wash(rect(x + width * 0.36, y - height * 0.55, width * 0.28, height * 0.55), "black");
}
/**
 * A tower with a pointed roof.
 * @param {Plate} plate @param {number} x @param {number} y @param {number} width
 * @param {number} height @param {string} [roof]
 */
function tower(plate, x, y, width, height, roof = "slate") {
  plate.shape(rect(x, y - height, width, height), {
    fill: "stone",
    line: 1.4,
    shade: 0.42,
    hatch: { angle: 90, gap: 2.2, width: 0.8, cross: 1 },
  });
  plate.shape(
    [
      [x - 1.4, y - height],
      [x + width / 2, y - height - width * 1.5],
      [x + width + 1.4, y - height],
    ],
    { fill: roof, line: 1.4, shade: 0.5, hatch: { angle: 80, gap: 2, width: 0.9, cross: 1 } },
  );
  plate.wash(arch(x + width * 0.34, y - height * 0.8, width * 0.32, height * 0.28), "black");
}
const town = scene(56, 44, (plate) => {
  tower(plate, 20, 34, 9, 20);
  house(plate, 6, 37, 13, 11);
  house(plate, 32, 36, 14, 12, "tile");
  house(plate, 20, 41, 15, 11);
  house(plate, 42, 41, 11, 9);
});
const castle = scene(56, 44, (plate) => {
  tower(plate, 8, 39, 10, 16, "roof");
  tower(plate, 38, 39, 10, 16, "roof");
  tower(plate, 22, 36, 12, 16, "slate");
  plate.shape(rect(14, 26, 28, 14), {
    fill: "stone",
    line: 1.6,
    shade: 0.4,
    hatch: { angle: 90, gap: 2.6, width: 0.8, cross: 1 },
  });
  plate.wash(arch(24, 29, 8, 11, false), "black");
});
const dome = scene(56, 44, (plate) => {
  plate.shape(rect(14, 24, 28, 16), {
    fill: "linen",
    line: 1.5,
    shade: 0.36,
    hatch: { angle: 80, gap: 2.6, width: 0.8, cross: 1 },
  });
  plate.shape([[15, 24], ...ellipse(28, 24, 12, 13, 180, 360), [41, 24]], {
    fill: "teal",
    line: 1.6,
    shade: 0.45,
    hatch: { around: [28, 24], gap: 2.4, width: 0.9, cross: 1 },
  });
  plate.line(path("M28 11L28 4"), { width: 1.6, taper: 0.1 });
  for (const x of [6, 46]) {
    plate.shape(rect(x, 14, 5, 26), { fill: "stone", line: 1.3, shade: 0.4 });
    plate.shape(
      [
        [x - 1, 14],
        [x + 2.5, 5],
        [x + 6, 14],
      ],
      { fill: "teal", line: 1.3 },
    );
  }
  plate.wash(arch(23, 28, 10, 12, false), "black");
});

const palms = scene(54, 50, (plate) => {
  for (const [x, y, size] of [
    [16, 46, 30],
    [34, 48, 36],
  ]) {
    const top = [x + 3, y - size];
    plate.shape(path(`M${x - 2} ${y}L${x + 1.6} ${y - size}L${x + 4} ${y - size}L${x + 2} ${y}Z`), {
      fill: "brown",
      line: 1,
    });
    for (const [dx, dy] of [
      [-14, 2],
      [-12, -7],
      [-3, -11],
      [8, -10],
      [14, -2],
      [11, 6],
    ]) {
      plate.shape(
        blob([
          top,
          [top[0] + dx * 0.5, top[1] + dy * 0.5 - 3],
          [top[0] + dx, top[1] + dy],
          [top[0] + dx * 0.5, top[1] + dy * 0.5 + 1],
        ]),
        { fill: "moss", line: 1.1 },
      );
    }
  }
});
const tents = scene(66, 40, (plate) => {
  for (const [x, y, w, h, fill] of /** @type {[number, number, number, number, string][]} */ ([
    [24, 32, 24, 22, "red"],
    [2, 37, 26, 22, "straw"],
    [40, 38, 24, 20, "straw"],
  ])) {
    plate.shape(
      path(
        `M${x} ${y}L${x + w * 0.1} ${y - h * 0.42}L${x + w / 2} ${y - h}L${x + w * 0.9} ${y - h * 0.42}L${x + w} ${y}Z`,
      ),
      {
        fill,
        line: 1.6,
        shade: 0.42,
        hatch: { angle: 78, gap: 2.6, width: 0.9, cross: 1 },
      },
    );
    plate.wash(
      path(`M${x + w * 0.42} ${y}L${x + w / 2} ${y - h * 0.5}L${x + w * 0.6} ${y}Z`),
      "black",
    );
    plate.line(path(`M${x + w / 2} ${y - h}L${x + w / 2} ${y - h - 6}`), { width: 1.4 });
  }
});

const ship = scene(120, 112, (plate) => {
  const hull = path(
    "M8 74C14 72 18 70 20 66L34 74L84 74L96 60L112 58C110 76 102 94 90 98L30 98C18 94 10 86 8 74Z",
  );
  plate.shape(hull, {
    fill: "brown",
    line: 2.4,
    shade: 0.5,
    hatch: { angle: 4, gap: 3.4, width: 1.2, bow: 0.02, cross: 0.9 },
  });
  for (const y of [82, 89])
    plate.line(
      curve([
        [16, y],
        [56, y + 3],
        [98, y - 3],
      ]),
      { width: 1.3 },
    );
  for (const [x, bottom, top] of [
    [34, 74, 20],
    [62, 74, 6],
    [90, 66, 26],
  ])
    plate.line(
      [
        [x, bottom],
        [x, top],
      ],
      { width: 2.4, taper: 0.02 },
    );
  /**
   * @param {number} x @param {number} y @param {number} w @param {number} h
   * @param {string} fill
   */
  const sail = (x, y, w, h, fill) =>
    plate.shape(
      path(
        `M${x} ${y}L${x + w} ${y}C${x + w * 1.2} ${y + h * 0.4} ${x + w * 1.16} ${y + h * 0.8} ${x + w} ${y + h}C${x + w * 0.7} ${y + h * 0.9} ${x + w * 0.3} ${y + h * 0.9} ${x} ${y + h}C${x + w * 0.16} ${y + h * 0.7} ${x + w * 0.16} ${y + h * 0.3} ${x} ${y}Z`,
      ),
      { fill, line: 2, shade: 0.42, hatch: { angle: 84, gap: 3, width: 1, bow: 0.08, cross: 1 } },
    );
  sail(22, 28, 22, 30, "linen");
  sail(44, 14, 34, 44, "linen");
  plate.shape(path("M60 24L64 24L64 31L71 31L71 35L64 35L64 46L60 46L60 35L53 35L53 31L60 31Z"), {
    fill: "red",
    line: 0,
  });
  plate.shape(path("M90 30L110 56L88 56Z"), { fill: "linen", line: 1.8, shade: 0.4 });
  for (const [x, y] of [
    [62, 6],
    [34, 20],
  ])
    plate.shape(
      path(`M${x} ${y}L${x + 16} ${y - 2}L${x + 11} ${y + 2}L${x + 15} ${y + 6}L${x} ${y + 5}Z`),
      {
        fill: "red",
        line: 1.2,
      },
    );
  for (const [x, y] of [
    [2, 100],
    [30, 104],
    [62, 102],
    [90, 104],
  ])
    plate.line(
      curve([
        [x, y],
        [x + 7, y - 3],
        [x + 14, y],
        [x + 21, y - 3],
        [x + 28, y],
      ]),
      {
        width: 1.5,
        ink: "line",
      },
    );
});

const monster = scene(150, 84, (plate) => {
  const skin = { fill: "teal", line: 2.2, shade: 0.52, hatch: { gap: 3, width: 1.1, cross: 0.86 } };
  /** A coil that rises from the water. @param {number} x @param {number} w @param {number} h */
  const coil = (x, w, h) => {
    const outer = ellipse(x, 66, w, h, 180, 360);
    const inner = ellipse(x, 66, w - 9, h - 11, 360, 180);
    plate.shape([...outer, ...inner], { ...skin, hatch: { ...skin.hatch, from: [x, 66] } });
    for (let i = 1; i < 6; i += 1) {
      const a = Math.PI + (i / 6) * Math.PI;
      const [px, py] = [x + w * Math.cos(a), 66 + h * Math.sin(a)];
      plate.shape(
        [
          [px - 3, py + 1],
          [px + Math.cos(a) * 6, py + Math.sin(a) * 6],
          [px + 3, py + 1],
        ],
        { fill: "red", line: 1 },
      );
    }
  };
  coil(112, 20, 24);
  coil(72, 24, 34);
  plate.shape(
    path("M134 66C138 54 140 46 136 36C144 38 150 42 148 34C146 44 146 56 142 66Z"),
    skin,
  );
  const head = path(
    "M34 66C34 54 40 44 36 34C32 36 26 40 18 38L8 42C5 40 5 36 9 34C6 31 7 28 12 28C16 20 26 14 38 16C48 18 52 30 51 44C50 54 48 60 48 66Z",
  );
  plate.shape(head, { ...skin, hatch: { ...skin.hatch, angle: 30 } });
  plate.line(
    curve([
      [9, 34],
      [18, 35],
      [27, 32],
    ]),
    { width: 1.8 },
  );
  for (const x of [12, 16, 20])
    plate.wash(
      [
        [x, 34.5],
        [x + 1.4, 38],
        [x + 2.8, 34.5],
      ],
      "linen",
    );
  plate.shape(ellipse(26, 23, 3.6), { fill: "glow", line: 1.4 });
  plate.dot(25.4, 23.4, 1.7);
  plate.shape(path("M40 17C44 8 52 6 56 8C52 11 50 16 49 22Z"), { fill: "red", line: 1.4 });
  plate.line(
    curve([
      [9, 30],
      [2, 22],
      [4, 14],
      [0, 8],
    ]),
    { width: 1.6, ink: "line" },
  );
  for (const [x, y, n] of [
    [24, 68, 3],
    [58, 70, 3],
    [96, 68, 4],
    [6, 76, 2],
    [70, 78, 3],
  ])
    plate.line(curve(Array.from({ length: n * 2 + 1 }, (_, i) => [x + i * 6, y - (i % 2) * 3])), {
      width: 1.6,
      ink: "line",
    });
});

const compass = scene(160, 160, (plate) => {
  /** @param {number} radius @param {number} degrees */
  const at = (radius, degrees) => {
    const a = ((degrees - 90) * Math.PI) / 180;
    return [80 + radius * Math.cos(a), 80 + radius * Math.sin(a)];
  };
  plate.shape(ellipse(80, 80, 52), { fill: "linen", line: 1.8 });
  plate.shape(ellipse(80, 80, 44), { fill: "sky", line: 1.2 });
  /**
   * @param {number} degrees @param {number} long @param {number} wide @param {string} light
   * @param {string} dark
   */
  const point = (degrees, long, wide, light, dark) => {
    const tip = at(long, degrees);
    plate.shape([tip, at(wide, degrees - 45), [80, 80]], { fill: light, line: 1.2, off: [0, 0] });
    plate.shape([tip, at(wide, degrees + 45), [80, 80]], { fill: dark, line: 1.2, off: [0, 0] });
  };
  for (let d = 22.5; d < 360; d += 45) point(d, 42, 11, "straw", "brown");
  for (let d = 45; d < 360; d += 90) point(d, 56, 14, "straw", "green");
  for (let d = 0; d < 360; d += 90) point(d, 68, 16, "gold", "red");
  plate.shape(ellipse(80, 80, 7), { fill: "gold", line: 1.4, shade: 0.4 });
  plate.shape(
    path(
      "M80 0C84 4 84 8 82 11C85 7 90 8 89 12C88 14 86 14 85 13L84 17L76 17L75 13C74 14 72 14 71 12C70 8 75 7 78 11C76 8 76 4 80 0Z",
    ),
    { fill: "red", line: 1.2 },
  );
});

export const FURNITURE = {
  mountains,
  peaks,
  forest,
  firs,
  town,
  castle,
  dome,
  palms,
  tents,
  ship,
  monster,
  compass,
};
