/** The terms of a game on a page without a table, and the one that is explained now. */
import { type Term, termParts } from "./terms";

export class PageTerms {
  terms = $state.raw<readonly Term[]>([]);
  inspected = $state.raw<{ target: string; pinned: boolean } | null>(null);
  shown = $derived(this.terms.find(({ id }) => `term:${id}` === this.inspected?.target) ?? null);

  /** Make the terms of a text that is there as HTML pressable, each once in every part. */
  mark(root: HTMLElement): void {
    let seen = new Set<string>();
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    const texts: { node: Text; seen: Set<string> }[] = [];
    while (walker.nextNode()) {
      const node = walker.currentNode;
      if (node instanceof HTMLHeadingElement) seen = new Set();
      else if (node instanceof Text && !node.parentElement?.closest(UNMARKED))
        texts.push({ node, seen });
    }
    for (const { node, seen } of texts) this.markText(node, seen);
  }

  private markText(node: Text, seen: Set<string>): void {
    const parts = termParts(node.data, this.terms, seen);
    if (!parts.some(({ term }) => term)) return;
    node.replaceWith(
      ...parts.map(({ text, term, before = "", after = "" }) => {
        if (term === undefined) return text;
        const button = document.createElement("button");
        button.className = "term";
        button.dataset.term = term;
        button.textContent = text;
        button.onclick = () => (this.inspected = { target: `term:${term}`, pinned: true });
        const whole = document.createElement("span");
        whole.className = "whole";
        whole.append(before, button, after);
        return whole;
      }),
    );
  }
}

/** What is pressed or looked at already. */
const UNMARKED = "a, button, h1, h2, h3, th, svg, .whole";
