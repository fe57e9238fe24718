/**
 * Marks a row that moves sideways with where more of it lies: `data-more="right"`, "left" or
 * "both". Its ends fade there (table.css).
 */
export function moreBeside(row: HTMLElement): { destroy: () => void } {
  const measure = () => {
    const left = row.scrollLeft > 2;
    const right = row.scrollLeft + row.clientWidth < row.scrollWidth - 2;
    if (left || right) row.dataset.more = left && right ? "both" : left ? "left" : "right";
    else delete row.dataset.more;
  };
  const resized = new ResizeObserver(measure);
  resized.observe(row);
  const changed = new MutationObserver(measure);
  changed.observe(row, { childList: true, subtree: true });
  row.addEventListener("scroll", measure, { passive: true });
  return {
    destroy() {
      resized.disconnect();
      changed.disconnect();
      row.removeEventListener("scroll", measure);
    },
  };
}
