// Chance for the engraver: the same seed gives the same cut, on every machine.

/**
 * A generator of numbers from 0 to 1 (mulberry32), seeded by a text.
 * @param {string} text
 * @returns {() => number}
 */
export function seeded(text) {
  let state = 0x811c9dc5;
  for (const letter of text) {
    state = Math.imul(state ^ /** @type {number} */ (letter.codePointAt(0)), 0x01000193);
  }
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** @param {number} x @param {number} y @param {number} salt */
function lattice(x, y, salt) {
  let mixed = Math.imul(x, 374761393) + Math.imul(y, 668265263) + Math.imul(salt, 69069);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 1274126177);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 2147483648 - 1;
}

/** @param {number} t */
const smooth = (t) => t * t * (3 - 2 * t);

/**
 * Smooth noise from -1 to 1, one hill about every unit.
 * @param {number} x @param {number} y @param {number} [salt]
 */
export function noise(x, y, salt = 0) {
  const left = Math.floor(x);
  const top = Math.floor(y);
  const u = smooth(x - left);
  const v = smooth(y - top);
  const above = lattice(left, top, salt) * (1 - u) + lattice(left + 1, top, salt) * u;
  const below = lattice(left, top + 1, salt) * (1 - u) + lattice(left + 1, top + 1, salt) * u;
  return above * (1 - v) + below * v;
}
