// The grain of the paper: a tile of fibres and specks that joins at its edges.
import { seeded } from "./engraver/random.mjs";

const SIZE = 220;

/** The tile as an SVG file. Faint enough for both themes: light fibres and dark ones. */
export function grain() {
  const random = seeded("paper");
  /** @param {string} colour @param {number} count @param {number} longest */
  const fibres = (colour, count, longest) => {
    let data = "";
    for (let i = 0; i < count; i += 1) {
      const [x, y] = [random() * SIZE, random() * SIZE];
      const [dx, dy] = [(random() - 0.5) * longest, (random() - 0.5) * longest * 0.5];
      const bend = [dx / 2 + random() * 3, dy / 2 + random() * 3];
      const piece = `q${bend.map((v) => v.toFixed(1)).join(" ")} ${dx.toFixed(1)} ${dy.toFixed(1)}`;
      for (const sx of x + dx > SIZE ? [0, -SIZE] : x + dx < 0 ? [0, SIZE] : [0]) {
        data += `M${(x + sx).toFixed(0)} ${y.toFixed(0)}${piece}`;
      }
    }
    return `<path d="${data}" fill="none" stroke="${colour}" stroke-width=".8" stroke-linecap="round"/>`;
  };
  const box = `xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}"`;
  return `<svg ${box}>${fibres("#8a6d3b1f", 34, 26)}${fibres("#fff6e01c", 26, 30)}${fibres("#5a43291f", 40, 2)}</svg>\n`;
}
