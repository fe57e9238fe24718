import { expect, findings, prefer, test } from "./helpers";

interface Puzzle {
  id: string;
  worths: { choice: string }[];
}

for (const game of ["notre-dame"]) {
  test(`a puzzle of ${game}: a wrong answer, the right one, and why`, async ({ page }) => {
    await prefer(page, { speed: "off", list: true });
    await page.goto(`./#/puzzles/${game}`);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Puzzles");
    expect(await findings(page)).toEqual([]);
    const sent = page.waitForResponse((answer) => /puzzles\/[\w-]+\/\w+$/.test(answer.url()));
    await page.locator("[data-today]").click();
    const { worths } = (await (await sent).json()) as Puzzle;
    const puzzle = page.locator("[data-puzzle]");
    await expect(puzzle).toContainText("Which one?");
    const choice = (notation: string) => page.locator(`[data-choice="${notation}"]`).first();
    await choice(worths.at(-1)!.choice).click();
    await expect(puzzle).toContainText("points less than the best");
    await choice(worths[0]!.choice).click();
    await expect(puzzle).toHaveAttribute("data-result", "retried");
    await expect(puzzle).toContainText("Solved:");
    await expect(puzzle).toContainText(/Played on to the end .*instead of/);
    expect(await findings(page)).toEqual([]);
    await puzzle.getByRole("link", { name: "Next puzzle" }).click();
    await expect(puzzle).toHaveAttribute("data-result", "open");
    await puzzle.getByRole("button", { name: "Show me" }).click();
    await expect(puzzle).toContainText("The best choice:");
    await page.goto(`./#/puzzles/${game}`);
    await expect(page.getByText(/^1 of \d+ solved$/)).toBeVisible();
  });
}

test("the analysis board: bars, moves, an impossible position, a link", async ({ page }) => {
  await prefer(page, { speed: "off" });
  // No table of another test is at the same position, which could not be analysed.
  await page.goto("./#/analysis/notre-dame?players=3");
  const panel = page.getByRole("region", { name: "Analysis board" });
  const bars = panel.locator("[data-bar]");
  await expect(bars.first()).toContainText(/\d\.\d/, { timeout: 60_000 });
  expect(await findings(page)).toEqual([]);
  const first = await bars.first().getAttribute("data-bar");
  await bars.first().click();
  await expect(page.getByRole("button", { name: "Take back" })).toBeEnabled();
  await page.getByRole("button", { name: "Take back" }).click();
  await expect(panel.locator(`[data-bar="${first}"]`)).toBeVisible();
  await panel.locator("[data-edit]").click();
  const text = panel.getByRole("textbox");
  const position = await text.inputValue();
  await text.fill(position.replace(/"coins": \d+/, '"coins": 999'));
  await expect(panel).toContainText("This position cannot be.");
  await text.fill(position);
  await expect(panel).toContainText("This position is possible.");
  await panel.locator("[data-share]").click();
  const link = await panel.getByRole("textbox").inputValue();
  await page.goto(link);
  await expect(panel.locator(`[data-bar="${first}"]`)).toBeVisible();
});
