/** What is wrong with the layout of a table; runs in the page. */

export interface Findings {
  /** What is wrong, one line each. */
  faults: string[];
  /** The part of the window that the board has. */
  share: number;
}

/**
 * `touch`: whether fingers press. A double tap makes what lies in the board 2.6 times as large,
 * and 3.8 times on boards narrower than 340 px.
 */
export async function inspectLayout({ touch }: { touch: boolean }): Promise<Findings> {
  const PRESS = 44;
  const zoomOf = (viewport: Element) => (viewport.clientWidth < 340 ? 3.8 : 2.6);
  const faults: string[] = [];
  const inWindow = (x: number, y: number) => x >= 0 && y >= 0 && x < innerWidth && y < innerHeight;

  /** Whether a press somewhere on it reaches it: its centre, or a point of a grid. */
  function hit(element: Element): boolean {
    const box = element.getBoundingClientRect();
    const parts = [0.5, 0.3, 0.7, 0.15, 0.85, 0.05, 0.95];
    return parts.some((v) =>
      parts.some((u) => {
        const [x, y] = [box.left + box.width * u, box.top + box.height * v];
        return inWindow(x, y) && element.contains(document.elementFromPoint(x, y));
      }),
    );
  }

  function check(element: Element, name: string): void {
    element.scrollIntoView({ block: "nearest", inline: "nearest" });
    if (!hit(element)) faults.push(`cannot be pressed: ${name}`);
    if (!touch) return;
    const { width, height } = element.getBoundingClientRect();
    const viewport = element.closest(".viewport");
    const zoom = viewport ? zoomOf(viewport) : 1;
    const least = Math.min(width, height) * zoom;
    if (least < PRESS - 0.5) faults.push(`too small: ${name} (${Math.round(least)} px)`);
  }

  const target = (each: Element) => each.getAttribute("data-target") ?? "";
  for (const piece of document.querySelectorAll("[data-choosable]")) check(piece, target(piece));
  for (const button of document.querySelectorAll<HTMLElement>(
    ".dock button, .top button, .narrator button",
  )) {
    if (button.matches(":disabled") || getComputedStyle(button).visibility === "hidden") continue;
    if (button.closest(".stepper, .inspector, .term") || button.offsetParent === null) continue;
    if (touch && button.closest(".narrator")) continue; // its edges reach over the line
    check(button, `button ${button.textContent?.trim() || button.ariaLabel}`);
  }

  // The sheet is whole, and the page does not scroll.
  const root = document.documentElement;
  if (root.scrollWidth > innerWidth || root.scrollHeight > innerHeight + 1)
    faults.push(`the page scrolls: ${root.scrollWidth}×${root.scrollHeight}`);
  for (const selector of [".dock", ".prompt .ask", ".sentence", ".hand"]) {
    const box = document.querySelector(selector)?.getBoundingClientRect();
    if (!box) continue;
    const out = [box.left, box.top, innerWidth - box.right, innerHeight - box.bottom];
    if (out.some((edge) => edge < -1)) faults.push(`leaves the window: ${selector}`);
  }

  // No text is cut, save players' names, which are told in full where they are pressed.
  const texts = document.createTreeWalker(
    document.querySelector(".table-page")!,
    NodeFilter.SHOW_TEXT,
    (node) => (node.textContent?.trim() ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_SKIP),
  );
  const told = new Set<HTMLElement>();
  while (texts.nextNode()) told.add(texts.currentNode.parentElement!);
  for (const element of told) {
    if (element.closest(".name, .unseen, svg, .side")) continue;
    if (element.offsetParent === null) continue;
    const { overflowX, overflowY, visibility, fontSize } = getComputedStyle(element);
    if (visibility === "hidden") continue;
    const wide = element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0;
    const high = element.scrollHeight > element.clientHeight + 3 && element.clientHeight > 0;
    const cut = (wide && overflowX === "hidden") || (high && overflowY === "hidden");
    if (cut) faults.push(`text is cut: ${element.textContent?.trim().slice(0, 40)}`);
    const size = parseFloat(fontSize);
    if (size < 13.9) faults.push(`text of ${size} px: ${element.textContent?.trim().slice(0, 30)}`);
  }

  // No word is broken, save with a hyphen.
  for (const element of told) {
    if (element.closest(".unseen, svg") || element.offsetParent === null) continue;
    if (getComputedStyle(element).hyphens === "auto") continue;
    for (const node of element.childNodes) {
      if (node.nodeType !== Node.TEXT_NODE) continue;
      const range = document.createRange();
      for (const { 0: word, index } of node.textContent!.matchAll(/[\p{L}\p{N}]{2,}/gu)) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) faults.push(`a word is broken: ${word}`);
      }
    }
  }

  // In a plaque no text lies over another.
  for (const plaque of document.querySelectorAll("article.plaque")) {
    const texts = [...told].filter(
      (each) => plaque.contains(each) && !each.closest(".unseen") && each.offsetParent !== null,
    );
    for (const [i, one] of texts.entries()) {
      for (const other of texts.slice(i + 1)) {
        const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
        const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        if (wide > 2 && high > 0.35 * Math.min(a.height, b.height))
          faults.push(`${one.textContent} lies over ${other.textContent}`);
      }
    }
  }

  // Words beside the hand are whole, without moving it.
  for (const words of document.querySelectorAll(".hand p")) {
    const [own, frame] = [words, words.closest(".dock")!].map((e) => e.getBoundingClientRect());
    if (own!.right > frame!.right + 1 || own!.bottom > innerHeight + 1)
      faults.push(`text is cut: ${words.textContent?.trim().slice(0, 40)}`);
  }

  // No name on a board lies under a piece.
  const shown = (each: Element) => each.getBoundingClientRect();
  const pieces = [...document.querySelectorAll(".on-board .moving:not(.hidden)")].map((piece) => ({
    box: shown(piece),
    name: target(piece) || piece.getAttribute("class"),
  }));
  for (const label of document.querySelectorAll(".on-board text[data-name]")) {
    const own = shown(label);
    for (const { box, name } of pieces) {
      const wide = Math.min(own.right, box.right) - Math.max(own.left, box.left);
      const high = Math.min(own.bottom, box.bottom) - Math.max(own.top, box.top);
      if (wide > own.width * 0.1 && high > own.height * 0.35)
        faults.push(`${label.textContent} lies under ${name}`);
    }
  }

  // The whole list is one press away.
  document.querySelector<HTMLElement>("[data-list]")!.click();
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const listed = [...document.querySelectorAll("[data-choice]")];
  if (listed.length === 0) faults.push("the list is empty");
  for (const button of listed) check(button, `list: ${button.textContent?.trim()}`);
  document.querySelector<HTMLElement>("[data-list]")!.click();
  await new Promise((done) => requestAnimationFrame(done));

  const board = document.querySelector(".on-board")!.getBoundingClientRect();
  const share = (board.width * board.height) / (innerWidth * innerHeight);
  return { faults: [...new Set(faults)], share };
}
