/** Rings as short path data: relative, one decimal. */

/** @param {number} tenths */
function number(tenths) {
  const text = String(tenths / 10);
  return text.replace(/^(-?)0\./, "$1.");
}

/** Two numbers with the least between them. @param {number} x @param {number} y */
function pair(x, y) {
  const [a, b] = [number(x), number(y)];
  const joined = b.startsWith("-") || (b.startsWith(".") && a.includes("."));
  return joined ? a + b : `${a} ${b}`;
}

/**
 * @param {readonly (readonly (readonly [number, number])[])[]} rings
 * @param {boolean} [closed]
 */
export function pathOf(rings, closed = true) {
  let out = "";
  for (const ring of rings) {
    let [x, y] = [0, 0];
    let text = "";
    ring.forEach((point, i) => {
      const [u, v] = [Math.round(point[0] * 10), Math.round(point[1] * 10)];
      if (i === 0) text = `M${pair(u, v)}l`;
      else if (u !== x || v !== y) {
        const next = pair(u - x, v - y);
        text += text.endsWith("l") || next.startsWith("-") ? next : ` ${next}`;
      }
      [x, y] = [u, v];
    });
    out += text.replace(/l$/, "") + (closed ? "z" : "");
  }
  return out;
}
