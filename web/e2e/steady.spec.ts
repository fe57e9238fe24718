/** A question is answered on the board: nothing lies over what is compared, and nothing jumps. */
import type { Position } from "../src/lib/wire";
import { expect, LONG, type Page, pointAt, test } from "./helpers";
import { open, questions } from "./position";

/** One window for each composition; in a long run the narrowest and the widest too. */
const SIZES = [
  [1280, 720],
  [390, 664],
  [844, 390],
  [820, 1180],
  ...(LONG ? [[320, 568] as const, [667, 375] as const, [1920, 1080] as const] : []),
] as const;

/** The questions of the largest table of a game. */
function asked(game: string): Position[] {
  const own = questions.filter(({ view }) => view.game === game);
  const most = Math.max(...own.map(({ view }) => view.players));
  return own.filter(({ view }) => view.players === most);
}

/** Where the board is, and what on it could not be pressed although it is offered. */
function onBoard(page: Page): Promise<{ board: string; covered: string[]; dialogs: string[] }> {
  return page.evaluate(() => {
    const at = (each: Element) => each.getBoundingClientRect();
    const board = at(document.querySelector(".on-board")!);
    const parts = [0.5, 0.3, 0.7, 0.15, 0.85];
    const under = (piece: Element) => {
      const box = at(piece);
      return !parts.some((v) =>
        parts.some((u) => {
          const [x, y] = [box.left + box.width * u, box.top + box.height * v];
          return piece.contains(document.elementFromPoint(x, y));
        }),
      );
    };
    const name = (each: Element) => each.getAttribute("data-target") ?? each.className.toString();
    const over = (each: Element) => {
      const box = at(each);
      const wide = Math.min(box.right, board.right) - Math.max(box.left, board.left);
      const high = Math.min(box.bottom, board.bottom) - Math.max(box.top, board.top);
      return wide > 1 && high > 1;
    };
    return {
      board: [board.x, board.y, board.width, board.height].map(Math.round).join(" "),
      covered: [...document.querySelectorAll(".on-board [data-choosable]")].filter(under).map(name),
      dialogs: [...document.querySelectorAll("[role=dialog], .inspector")].filter(over).map(name),
    };
  });
}

for (const game of ["rattus", "notre-dame", "name-of-the-rose"]) {
  test(`${game}: the board stays where it is from question to question`, async ({ page }) => {
    const all = asked(game);
    const table = await open(page, all[0]!, { language: "de" });
    for (const [nth, [width, height]] of SIZES.entries()) {
      await page.setViewportSize({ width, height });
      await table.show(all[0]!);
      const first = await expectSteady(page);
      for (const position of all.filter((_, i) => LONG || i % SIZES.length === nth)) {
        for (const shown of [position, { ...position, choices: [], prompt: null, actors: [1] }]) {
          await table.show(shown);
          const { board } = await onBoard(page);
          const what = `${shown.prompt?.decision ?? "waiting"} at ${width}×${height}`;
          expect(board, what).toBe(first);
        }
      }
    }
  });
}

/** Where the board is once it has followed its window. */
async function expectSteady(page: Page): Promise<string> {
  let before = "";
  await expect
    .poll(async () => {
      const followed = await page.evaluate(async (height) => {
        // What watches a size is told of it in the next frame, and changes its own in another.
        const frame = () => new Promise((done) => requestAnimationFrame(done));
        for (let i = 0; i < 3; i++) await frame();
        const main = document.querySelector(".table-page")!.getBoundingClientRect();
        return innerHeight === height && Math.abs(main.height - height) < 1;
      }, page.viewportSize()!.height);
      const { board } = await onBoard(page);
      const steady = followed && board === before;
      before = board;
      return steady;
    })
    .toBe(true);
  return before;
}

test("Rattus: nothing lies over the map while its regions are compared", async ({ page }) => {
  const all = asked("rattus");
  const table = await open(page, all[0]!, { language: "en" });
  await page.setViewportSize({ width: 1280, height: 720 });
  let pressed = 0;
  for (const position of all) {
    // As where each choice would reveal something: it waits for its confirmation.
    const choices = position.choices.map((choice) => ({ ...choice, final: true }));
    await table.show({ ...position, choices });
    const first = await expectSteady(page);
    const piece = page.locator(".on-board [data-choosable]").first();
    if ((await piece.count()) === 0) continue;
    const target = (await piece.getAttribute("data-target"))!;
    await piece.dispatchEvent("click");
    // Half chosen, about to be confirmed or chosen: the map is whole and in its place.
    const half = page.locator("[data-back], [data-confirm], [data-amount]").first();
    const chosen = page.locator(".on-board:not(:has([data-choosable]))");
    await expect(half.or(chosen).first()).toBeVisible();
    const about = `${position.prompt?.decision}, ${target} pressed`;
    expect(await onBoard(page), about).toEqual({ board: first, covered: [], dialogs: [] });
    if (await half.isVisible()) pressed += 1;
    await page.keyboard.press("Escape");
  }
  expect(pressed).toBeGreaterThan(4);
  // What explains a piece stands beside the board too.
  await table.show(all.find(({ prompt }) => prompt?.decision === "spread")!);
  await pointAt(page, "region:gallia");
  const { covered, dialogs } = await onBoard(page);
  expect([...covered, ...dialogs]).toEqual([]);
});
