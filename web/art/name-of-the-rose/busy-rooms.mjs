// The rooms where monks cook, eat, wash and work.
import {
  along,
  arch,
  curve,
  ellipse,
  fire,
  jug,
  path,
  rect,
  room,
  walls,
  window,
} from "./room.mjs";

export const stable = room((plate) => {
  walls(plate, "paper", "straw");
  plate.shape(path("M34 24L200 24L200 32L34 32Z"), { fill: "wood", line: 1.3 });
  for (const x of [38, 118, 190])
    plate.shape(rect(x, 24, 7, 86), {
      fill: "wood",
      line: 1.4,
      shade: 0.4,
      hatch: { angle: 90, gap: 3, width: 0.8 },
    });
  // The horse looks to the left.
  const horse = path(
    "M176 104L176 84C182 70 180 56 168 54L134 56C126 54 120 48 116 40L108 32L104 38C96 42 86 54 80 62C78 66 82 71 87 70L100 62C106 66 106 74 110 82L112 104L119 104L121 88L156 88L160 104Z",
  );
  plate.shape(horse, {
    fill: "brown",
    line: 1.9,
    shade: 0.45,
    hatch: { angle: 60, gap: 3.6, width: 1 },
  });
  plate.shape(path("M108 32L112 24L116 34Z"), { fill: "brown", line: 1.2 });
  plate.shape(path("M114 34C124 38 132 46 138 58L130 58C126 50 120 46 114 44Z"), {
    fill: "umber",
    line: 1.2,
  });
  plate.dot(100, 47, 1.7);
  plate.line(
    curve([
      [176, 60],
      [186, 72],
      [184, 92],
    ]),
    { width: 4, ink: "umber", taper: 0.4 },
  );
  plate.shape(path("M36 84L88 84L80 108L44 108Z"), {
    fill: "wood",
    line: 1.5,
    shade: 0.4,
    hatch: { angle: 90, gap: 4, width: 0.9 },
  });
  for (const x of along(42, 5, 9))
    plate.line(
      [
        [x, 86],
        [x + (x % 2 ? 4 : -4), 74],
      ],
      { width: 1.6, ink: "ochre", taper: 0.4 },
    );
  for (const x of along(96, 11, 9))
    plate.line(
      [
        [x, 114 + (x % 4)],
        [x + 8, 111 + (x % 3)],
      ],
      { width: 1 },
    );
});

export const workshop = room((plate) => {
  walls(plate);
  window(plate, 60, 18, 20, 34);
  plate.shape(rect(142, 10, 58, 98), { fill: "roof", line: 1.7 });
  for (const [i, y] of along(18, 9, 10).entries()) {
    plate.line(
      [
        [142, y],
        [200, y],
      ],
      { width: 0.7, taper: 0.02 },
    );
    for (const x of along(i % 2 ? 150 : 158, 16, 3))
      plate.line(
        [
          [x, y],
          [x, y + 9],
        ],
        { width: 0.7, taper: 0.02 },
      );
  }
  plate.shape(arch(152, 56, 40, 52, false), { fill: "black", line: 1.6 });
  fire(plate, 172, 106, 1.15);
  // The anvil on its block.
  plate.shape(rect(106, 92, 22, 18), {
    fill: "umber",
    line: 1.4,
    shade: 0.4,
    hatch: { angle: 90, gap: 3, width: 0.9 },
  });
  plate.shape(
    path(
      "M92 74C98 76 102 77 104 77L134 77L134 83L124 85L122 92L110 92L108 86C100 85 94 81 92 74Z",
    ),
    { fill: "slate", line: 1.6, shade: 0.35 },
  );
  plate.line(
    [
      [112, 70],
      [138, 62],
    ],
    { width: 2.8, ink: "brown", taper: 0.05 },
  );
  plate.shape(path("M106 66L114 63L117 73L109 76Z"), { fill: "slate", line: 1.3 });
  plate.shape(rect(36, 84, 46, 5), { fill: "wood", line: 1.4 });
  for (const x of [40, 74]) plate.shape(rect(x, 89, 5, 20), { fill: "wood", line: 1.2 });
  for (const [x, h] of [
    [94, 18],
    [104, 24],
    [114, 16],
    [126, 22],
  ]) {
    plate.line(
      [
        [x, 20],
        [x, 20 + h],
      ],
      { width: 1.6, ink: "brown", taper: 0.05 },
    );
    plate.shape(rect(x - 3, 20 + h, 6, 6), { fill: "slate", line: 1 });
  }
  plate.line(
    [
      [88, 20],
      [134, 20],
    ],
    { width: 1.6, taper: 0.05 },
  );
});

export const refectory = room((plate) => {
  walls(plate);
  for (const x of [58, 108, 158]) window(plate, x, 14, 20, 36);
  plate.shape(rect(46, 98, 140, 5), { fill: "brown", line: 1.3 });
  plate.shape(path("M36 82L198 82L198 94L36 94Z"), { fill: "linen", line: 1.6 });
  plate.shape(path("M30 74L196 74L200 84L34 84Z"), { fill: "linen", line: 1.5 });
  for (const x of along(44, 18, 9))
    plate.line(
      [
        [x, 84],
        [x + 2, 94],
      ],
      { width: 0.8 },
    );
  for (const x of [42, 186]) plate.shape(rect(x, 94, 6, 16), { fill: "wood", line: 1.3 });
  for (const x of [60, 96, 132, 168]) {
    plate.shape(path(`M${x - 8} 73L${x + 8} 73C${x + 8} 80 ${x - 8} 80 ${x - 8} 73Z`), {
      fill: "tile",
      line: 1.2,
    });
    plate.shape(ellipse(x + 17, 76, 6, 3.6), { fill: "ochre", line: 1.1, shade: 0.4 });
  }
  jug(plate, 78, 77, "teal");
  jug(plate, 151, 77, "roof");
});

export const kitchen = room((plate) => {
  walls(plate);
  plate.shape(path("M80 108L80 52L100 14L168 14L186 52L186 108Z"), {
    fill: "stone",
    line: 1.8,
    shade: 0.3,
    hatch: { angle: 0, gap: 5, width: 0.8 },
  });
  plate.shape(rect(76, 50, 114, 8), { fill: "wood", line: 1.5 });
  plate.shape(rect(90, 58, 86, 50), { fill: "black", line: 1.5 });
  fire(plate, 132, 108, 1.1);
  plate.line(
    [
      [132, 58],
      [132, 70],
    ],
    { width: 1.6, ink: "grey", taper: 0.02 },
  );
  plate.shape(path("M110 74L154 74C158 88 150 98 132 98C114 98 106 88 110 74Z"), {
    fill: "slate",
    line: 1.7,
    shade: 0.5,
    hatch: { around: [120, 76], gap: 3.4, width: 0.9 },
  });
  plate.shape(ellipse(132, 74, 22, 4), { fill: "straw", line: 1.3 });
  plate.line(
    [
      [36, 22],
      [74, 22],
    ],
    { width: 2, taper: 0.04, ink: "brown" },
  );
  plate.shape(path("M42 22L46 22C52 32 52 46 44 46C36 46 36 32 42 22Z"), {
    fill: "rose",
    line: 1.3,
    shade: 0.4,
  });
  plate.line(
    [
      [62, 22],
      [62, 32],
    ],
    { width: 1.2 },
  );
  plate.shape(path("M52 34L72 34L70 44C66 48 58 48 54 44Z"), {
    fill: "tile",
    line: 1.3,
    shade: 0.4,
  });
  plate.shape(rect(36, 84, 36, 5), { fill: "wood", line: 1.4 });
  for (const x of [40, 64]) plate.shape(rect(x, 89, 4, 20), { fill: "wood", line: 1.1 });
  jug(plate, 46, 84);
  plate.shape(ellipse(62, 81, 7, 4), { fill: "ochre", line: 1.2 });
});

export const gatehouse = room((plate) => {
  walls(plate, "stone");
  for (const [i, y] of along(12, 16, 6).entries()) {
    plate.line(
      [
        [0, y],
        [200, y],
      ],
      { width: 0.7, taper: 0.01 },
    );
    for (const x of along(i % 2 ? 10 : 24, 28, 7))
      plate.line(
        [
          [x, y],
          [x, y + 16],
        ],
        { width: 0.7, taper: 0.02 },
      );
  }
  plate.shape(arch(64, 14, 104, 94, false), { fill: "stone", line: 2 });
  plate.shape(arch(74, 24, 84, 84, false), { fill: "sky", line: 1.7 });
  plate.shape(path("M80 108L80 92C96 80 110 88 124 80C138 74 150 84 158 82L158 108Z"), {
    fill: "green",
    line: 1.1,
  });
  plate.shape(path("M112 108C112 98 118 94 118 84L122 84C124 94 134 98 140 108Z"), {
    fill: "straw",
    line: 1,
  });
  for (const x of along(84, 12.8, 6)) {
    plate.line(
      [
        [x, 28],
        [x, 78],
      ],
      { width: 2.4, taper: 0.02 },
    );
    plate.shape(path(`M${x - 2.2} 76L${x + 2.2} 76L${x} 83Z`), { fill: "black", line: 0.8 });
  }
  for (const y of [42, 56, 70])
    plate.line(
      [
        [75, y],
        [157, y],
      ],
      { width: 2.2, taper: 0.01 },
    );
  for (const x of [48, 184]) {
    plate.line(
      [
        [x, 66],
        [x, 46],
      ],
      { width: 3, ink: "brown", taper: 0.1 },
    );
    fire(plate, x, 46, 0.5);
  }
});

export const bathhouse = room((plate) => {
  walls(plate, "paper", "water");
  window(plate, 60, 14, 18, 30);
  for (const x of [56, 130]) {
    plate.shape(path(`M${x - 18} 70L${x + 44} 70L${x + 40} 110L${x - 14} 110Z`), {
      fill: "wood",
      line: 1.7,
      shade: 0.4,
      hatch: { angle: 90, gap: 5, width: 0.9 },
    });
    plate.shape(ellipse(x + 13, 70, 31, 7), { fill: "water", line: 1.5 });
    plate.line(
      curve([
        [x - 4, 70],
        [x + 6, 68],
        [x + 16, 71],
        [x + 26, 69],
      ]),
      { width: 1 },
    );
    for (const y of [80, 100])
      plate.line(
        [
          [x - 17, y],
          [x + 42, y],
        ],
        { width: 1.6, taper: 0.01 },
      );
    for (const [sx, h] of [
      [0, 20],
      [12, 26],
      [24, 18],
    ])
      plate.line(
        curve([
          [x + sx, 60],
          [x + sx + 4, 60 - h * 0.4],
          [x + sx - 3, 60 - h * 0.7],
          [x + sx + 2, 60 - h],
        ]),
        { width: 1.2, ink: "line" },
      );
  }
  plate.shape(ellipse(150, 62, 6.4, 6), { fill: "skin", line: 1.3 });
  plate.shape(path("M138 72C140 66 160 66 162 72Z"), { fill: "skin", line: 1.2 });
  plate.shape(path("M144 60C146 53 154 53 156 60L153 58L147 58Z"), { fill: "umber", line: 1 });
  plate.shape(path("M104 100L122 100L119 112L107 112Z"), { fill: "tile", line: 1.3 });
  plate.line(
    curve([
      [104, 100],
      [113, 90],
      [122, 100],
    ]),
    { width: 1.1 },
  );
});

export const garden = room((plate) => {
  plate.wash(rect(0, 0, 200, 130), "sky");
  plate.shape(path("M0 52C30 40 52 56 84 46C120 36 150 54 200 42L200 130L0 130Z"), {
    fill: "green",
    line: 1.1,
  });
  for (const y of [12, 20, 28])
    plate.line(
      curve([
        [20 + y, y],
        [80, y - 2],
        [150 - y, y + 1],
      ]),
      { width: 0.9 },
    );
  for (const [x, y, r] of [
    [170, 42, 22],
    [60, 44, 15],
  ]) {
    plate.line(
      [
        [x, y],
        [x, 88],
      ],
      { width: 5, ink: "umber", taper: 0.05 },
    );
    plate.shape(ellipse(x, y, r, r), {
      fill: "moss",
      line: 1.5,
      shade: 0.45,
      hatch: { around: [x - 6, y - 8], gap: 4, width: 0.9 },
    });
    for (const [dx, dy] of [
      [-8, -4],
      [5, -9],
      [8, 5],
      [-3, 8],
    ])
      plate.dot(x + dx, y + dy, 2.2, "red");
  }
  // A hive, then beds of herbs.
  plate.shape(path("M102 84C102 62 132 62 132 84Z"), { fill: "straw", line: 1.5 });
  for (const y of [68, 73, 78])
    plate.line(
      curve([
        [104, y + 2],
        [117, y - 1],
        [130, y + 2],
      ]),
      { width: 1 },
    );
  plate.shape(arch(114, 77, 6, 7, false), { fill: "black", line: 0.8 });
  plate.shape(rect(98, 84, 38, 4), { fill: "wood", line: 1.2 });
  for (const [x, w] of [
    [36, 52],
    [96, 46],
    [150, 48],
  ]) {
    plate.shape(path(`M${x + 4} 98L${x + w - 4} 98L${x + w} 122L${x} 122Z`), {
      fill: "brown",
      line: 1.5,
      shade: 0.4,
      hatch: { angle: 0, gap: 4, width: 0.8 },
    });
    for (const dx of along(8, 8, Math.floor((w - 8) / 8))) {
      for (const y of [104, 116]) {
        plate.shape(
          path(
            `M${x + dx} ${y + 2}C${x + dx - 5} ${y - 2} ${x + dx - 3} ${y - 8} ${x + dx} ${y - 10}C${x + dx + 3} ${y - 8} ${x + dx + 5} ${y - 2} ${x + dx} ${y + 2}Z`,
          ),
          { fill: "moss", line: 0.9 },
        );
      }
    }
  }
});
