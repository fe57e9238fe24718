/** Where something is drawn that a teacher or the coach speaks of. */

/**
 * The piece of a target, a part of a piece (`data-spot`), or a part of the table (`ui:undo`), as it
 * is shown now; of several drawings the largest.
 */
export function spotOf(target: string): Element | null {
  const name = CSS.escape(target);
  const [kind, id = ""] = target.split(":");
  const queries =
    kind === "ui"
      ? [`[data-ui="${CSS.escape(id)}"]`]
      : [`[data-target="${name}"]`, `[data-spot="${name}"]`];
  const area = (each: Element) => {
    const { width, height } = each.getBoundingClientRect();
    return width * height;
  };
  for (const query of queries) {
    const all = [...document.querySelectorAll(`main ${query}`)];
    const seen = all.filter((each) => area(each) > 0);
    if (seen.length > 0) return seen.sort((a, b) => area(b) - area(a))[0] ?? null;
  }
  return null;
}
