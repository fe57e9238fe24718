/**
 * How smoothly pieces move: `npm run frames` plays a part of a recorded game of each kind with
 * the processor slowed down four times, and prints frames a second. No part of `npm run e2e`:
 * what it measures depends on what else the machine does.
 */
import type { View } from "../src/lib/wire";
import { recordedGame } from "../tests/steps";
import { expect, test } from "./helpers";
import { open } from "./position";

const SLOWER = 4;
/** From which step of the game on, and how many. */
const FROM = 40;
const STEPS = 12;
/** What a machine without a graphics processor must reach. */
const LEAST = Number(process.env.FRAMES_LEAST ?? 0);

test.use({ contextOptions: { reducedMotion: "no-preference" } });

for (const game of ["rattus", "notre-dame", "name-of-the-rose"]) {
  test(`frames a second while pieces of ${game} move`, async ({ page }) => {
    const steps = recordedGame<View>(game);
    // Recorded views leave out what boards do not draw.
    const full = (view: View): View => ({ ...view, stack: [] });
    const first = full(steps[FROM]!.view);
    const position = { view: first, choices: [], prompt: null, actors: [1], outcome: null };
    await page.setViewportSize({ width: 1280, height: 720 });
    const table = await open(page, position, { language: "en", speed: "normal" });
    await page.waitForTimeout(1000);
    const session = await page.context().newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
    const measured = page.evaluate(
      () =>
        new Promise<number[]>((done) => {
          const times: number[] = [];
          const began = performance.now();
          const frame = (now: number) => {
            const busy = document.querySelector(".on-board[data-busy]") !== null;
            if (busy) times.push(now);
            if ((times.length > 0 && !busy) || now - began > 60_000) done(times);
            else requestAnimationFrame(frame);
          };
          requestAnimationFrame(frame);
        }),
    );
    const played = steps.slice(FROM + 1, FROM + 1 + STEPS);
    const events = played.flatMap((step) => step.events);
    table.play(events, full(played.at(-1)!.view));
    const times = await measured;
    const gaps = times.slice(1).map((time, i) => time - times[i]!);
    const seconds = (times.at(-1)! - times[0]!) / 1000;
    const rate = gaps.length / seconds;
    const late = gaps.filter((gap) => gap > 25).length;
    const worst = Math.round(Math.max(...gaps));
    console.log(
      `${game}: ${rate.toFixed(1)} frames a second over ${seconds.toFixed(1)} s, ` +
        `${late} of ${gaps.length} late, the longest after ${worst} ms`,
    );
    expect(gaps.length).toBeGreaterThan(50);
    expect(rate).toBeGreaterThanOrEqual(LEAST);
  });
}
