/** Which of the four compositions of the table fits the window. */
import { MediaQuery } from "svelte/reactivity";

/**
 * phone: plaques, board, sheet, one below the other. landscape: a low window, the board beside
 * the sheet. tablet and wide: the dock below the board, with the inspector in it.
 */
export type Composition = "phone" | "landscape" | "tablet" | "wide";

const low = new MediaQuery("(max-height: 500px) and (orientation: landscape)", false);
const slim = new MediaQuery("(max-width: 600px)", false);
const upright = new MediaQuery("(max-width: 1100px) and (orientation: portrait)", false);

export function composition(): Composition {
  if (low.current) return "landscape";
  if (slim.current) return "phone";
  return upright.current ? "tablet" : "wide";
}

/** Whether explanations and lists open in a sheet, because there is no dock for them. */
export function sheeted(): boolean {
  return low.current || slim.current;
}

/**
 * The height that is really visible, as `--shown` of an element: a keyboard on the screen covers
 * part of the window without changing its size.
 */
export function shownHeight(element: HTMLElement): { destroy: () => void } {
  const viewport = window.visualViewport;
  const measure = () => {
    const zoomed = !viewport || viewport.scale !== 1;
    element.style.setProperty("--shown", zoomed ? "100dvh" : `${viewport.height}px`);
  };
  measure();
  viewport?.addEventListener("resize", measure);
  return { destroy: () => viewport?.removeEventListener("resize", measure) };
}
