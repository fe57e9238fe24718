// The rooms where monks read, pray, talk and sleep.
import {
  along,
  arch,
  candle,
  column,
  cross,
  curve,
  ellipse,
  jar,
  path,
  rect,
  room,
  walls,
  window,
} from "./room.mjs";

/** @typedef {import("../engraver/plate.mjs").Plate} Plate */

const SPINES = ["red", "blue", "ochre", "green", "brown", "plum", "straw", "teal"];

/** A shelf of books. @param {Plate} plate @param {number} x @param {number} y the board @param {number} w */
function books(plate, x, y, w) {
  let at = x + 1.5;
  while (at < x + w - 4) {
    const thick = 3.6 + plate.random() * 2.6;
    const h = 11 + plate.random() * 5;
    const ink = SPINES[Math.floor(plate.random() * SPINES.length)] ?? "red";
    plate.shape(rect(at, y - h, thick, h), { fill: ink, line: 0.9 });
    at += thick + 0.4;
    if (plate.random() < 0.16) at += 3;
  }
}

export const library = room((plate) => {
  walls(plate);
  for (const [x, w] of [
    [46, 58],
    [112, 74],
  ]) {
    plate.shape(rect(x, 22, w, 86), { fill: "umber", line: 1.8 });
    for (const y of [44, 64, 84, 104]) {
      books(plate, x + 2, y, w - 4);
      plate.shape(rect(x + 1, y, w - 2, 2.6), { fill: "wood", line: 0.9 });
    }
  }
  for (const x of [14, 28])
    plate.line(
      [
        [x + 22, 24],
        [x, 112],
      ],
      { width: 2.6, taper: 0.04, ink: "brown" },
    );
  for (const y of along(38, 14, 5))
    plate.line(
      [
        [32 - (y - 24) * 0.25, y],
        [47 - (y - 24) * 0.25, y],
      ],
      { width: 1.8, taper: 0.05, ink: "brown" },
    );
});

export const scriptorium = room((plate) => {
  walls(plate);
  window(plate, 60, 14, 22, 46);
  window(plate, 112, 14, 22, 46);
  window(plate, 162, 14, 22, 46);
  for (const x of [48, 102, 154]) {
    plate.shape(rect(x + 2, 92, 36, 18), {
      fill: "brown",
      line: 1.4,
      shade: 0.5,
      hatch: { angle: 0, gap: 3.4, width: 0.8 },
    });
    plate.shape(path(`M${x} 92L${x + 40} 92L${x + 36} 74L${x + 6} 74Z`), {
      fill: "wood",
      line: 1.5,
    });
    plate.shape(path(`M${x + 9} 89L${x + 21} 89L${x + 20} 77L${x + 11} 77Z`), {
      fill: "linen",
      line: 1,
    });
    plate.shape(path(`M${x + 21} 89L${x + 32} 89L${x + 30} 77L${x + 20} 77Z`), {
      fill: "linen",
      line: 1,
    });
    for (const y of [80, 83, 86])
      plate.line(
        [
          [x + 12, y],
          [x + 18.5, y],
        ],
        { width: 0.6, taper: 0.05 },
      );
    plate.line(
      curve([
        [x + 30, 84],
        [x + 36, 72],
        [x + 44, 62],
      ]),
      { width: 2, ink: "linen", taper: 0.3 },
    );
    plate.line(
      curve([
        [x + 29, 85],
        [x + 36, 73],
        [x + 44, 62],
      ]),
      { width: 0.9 },
    );
  }
});

export const dormitory = room((plate) => {
  walls(plate);
  cross(plate, 104, 22, 26);
  window(plate, 60, 18, 18, 34);
  window(plate, 142, 18, 18, 34);
  const blankets = ["blue", "red", "green"];
  for (const [i, x] of [44, 98, 152].entries()) {
    const ink = blankets[i];
    plate.shape(rect(x, 62, 42, 22), {
      fill: "brown",
      line: 1.5,
      shade: 0.4,
      hatch: { angle: 90, gap: 4, width: 0.8 },
    });
    plate.shape(path(`M${x + 1} 84L${x + 41} 84L${x + 46} 108L${x - 4} 108Z`), {
      fill: ink,
      line: 1.5,
      shade: 0.45,
      hatch: { angle: 80, gap: 3.4, width: 0.9 },
    });
    plate.shape(path(`M${x + 1} 84L${x + 41} 84L${x + 42} 91L${x} 91Z`), {
      fill: "linen",
      line: 1.2,
    });
    plate.shape(ellipse(x + 21, 79, 13, 6), { fill: "linen", line: 1.3 });
    plate.shape(rect(x - 5, 106, 52, 6), { fill: "wood", line: 1.3 });
  }
});

export const church = room((plate) => {
  walls(plate);
  plate.shape(ellipse(116, 34, 21), { fill: "blue", line: 2.2 });
  for (let i = 0; i < 8; i += 1) {
    const turn = (i * Math.PI) / 4;
    const [c, s] = [Math.cos(turn), Math.sin(turn)];
    plate.shape(ellipse(116 + 13 * c, 34 + 13 * s, 4.6), {
      fill: i % 2 ? "rose" : "glow",
      line: 1,
    });
  }
  plate.shape(ellipse(116, 34, 5.4), { fill: "red", line: 1.2 });
  for (const x of [54, 178]) column(plate, x, 14, 94, 10);
  plate.shape(rect(80, 92, 72, 18), {
    fill: "stone",
    line: 1.6,
    shade: 0.4,
    hatch: { angle: 90, gap: 3.4, width: 0.9 },
  });
  plate.shape(
    path(
      "M76 84L156 84L156 96L150 92L144 97L136 92L128 97L120 92L112 97L104 92L96 97L88 92L82 97L76 94Z",
    ),
    { fill: "linen", line: 1.4 },
  );
  cross(plate, 116, 60, 25, "gold");
  for (const x of [88, 144]) candle(plate, x, 84, 13);
});

export const chapterHouse = room((plate) => {
  walls(plate);
  for (const x of along(36, 32, 5)) {
    plate.shape(arch(x, 26, 32, 82), { fill: "stone", line: 1.5 });
    plate.shape(arch(x + 5, 34, 22, 74), {
      fill: "wood",
      line: 1.2,
      shade: 0.55,
      hatch: { angle: 90, gap: 3.6, width: 0.9 },
    });
  }
  for (const x of along(41, 32, 5)) {
    if (x > 100 && x < 110) continue;
    plate.shape(rect(x, 90, 22, 6), { fill: "brown", line: 1.2 });
    plate.shape(rect(x + 2, 96, 18, 12), { fill: "umber", line: 1.2 });
  }
  plate.shape(path("M101 108L101 60L105 52L116 44L127 52L131 60L131 108Z"), {
    fill: "red",
    line: 1.8,
  });
  cross(plate, 116, 54, 16, "gold");
  plate.shape(rect(97, 88, 38, 7), { fill: "brown", line: 1.4 });
  plate.shape(rect(93, 107, 46, 7), { fill: "stone", line: 1.4 });
});

export const cloister = room((plate) => {
  walls(plate, "sky", "stone");
  plate.shape(rect(30, 78, 170, 30), { fill: "green", line: 0 });
  plate.hatch(rect(30, 80, 170, 28), () => 0.5, { angle: 80, gap: 7, width: 0.7 });
  for (const [x, y, r] of [
    [72, 62, 14],
    [160, 60, 16],
  ]) {
    plate.line(
      [
        [x, y + 8],
        [x, 92],
      ],
      { width: 3, taper: 0.05, ink: "umber" },
    );
    plate.shape(ellipse(x, y, r, r * 1.1), {
      fill: "moss",
      line: 1.3,
      shade: 0.45,
      hatch: { around: [x - 5, y - 6], gap: 4, width: 0.8 },
    });
  }
  plate.shape(rect(104, 84, 24, 18), {
    fill: "stone",
    line: 1.4,
    shade: 0.4,
    hatch: { angle: 0, gap: 4, width: 0.8 },
  });
  for (const x of [106, 126])
    plate.line(
      [
        [x, 84],
        [x, 66],
      ],
      { width: 1.6, taper: 0.03 },
    );
  plate.shape(path("M101 67L116 58L131 67Z"), { fill: "roof", line: 1.3 });
  // The arcade stands before it.
  plate.shape(
    path(
      "M0 0H200V40H184C184 10 154 10 154 40H140C140 10 110 10 110 40H96C96 10 66 10 66 40H52C52 10 22 10 22 40H0Z",
    ),
    { fill: "stone", line: 1.6 },
  );
  plate.hatch(path("M0 0H200V14H0Z"), (_, y) => 0.8 - y / 40, { angle: 0, gap: 4, width: 0.8 });
  for (const x of [15, 59, 103, 147, 191]) column(plate, x, 42, 66, 7);
});

export const infirmary = room((plate) => {
  walls(plate);
  for (const y of [40, 62]) {
    plate.shape(rect(112, y, 74, 3), { fill: "wood", line: 1.1 });
    const inks = ["teal", "linen", "red", "ochre", "green", "blue", "plum"];
    along(119, 10.5, 7).forEach((x, i) =>
      jar(plate, x, y, inks[(i + (y > 50 ? 3 : 0)) % 7] ?? "linen", i % 3 === 1),
    );
  }
  plate.shape(rect(40, 60, 8, 50), { fill: "brown", line: 1.4 });
  plate.shape(rect(102, 74, 7, 36), { fill: "brown", line: 1.4 });
  plate.shape(rect(46, 86, 58, 16), {
    fill: "rose",
    line: 1.5,
    shade: 0.4,
    hatch: { angle: 78, gap: 3.6, width: 0.9 },
  });
  plate.shape(ellipse(58, 80, 12, 6.5), { fill: "linen", line: 1.3 });
  plate.shape(ellipse(60, 76, 5.6, 5.2), { fill: "skin", line: 1.2 });
  plate.line(
    [
      [57.5, 76],
      [59, 76.5],
    ],
    { width: 0.9 },
  );
  plate.shape(path("M64 86C68 76 92 78 104 84L104 90L64 90Z"), { fill: "linen", line: 1.3 });
  plate.shape(path("M132 96L164 96L160 104C158 110 138 110 136 104Z"), {
    fill: "stone",
    line: 1.5,
    shade: 0.4,
    hatch: { angle: 80, gap: 3, width: 0.9 },
  });
  plate.line(
    [
      [150, 98],
      [166, 80],
    ],
    { width: 3.4, taper: 0.1 },
  );
  cross(plate, 76, 22, 22, "red");
});
