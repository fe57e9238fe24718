import { expect, pointAt, test } from "./helpers";
import { open, questions } from "./position";

const position = questions.find(
  ({ view, prompt }) => view.game === "rattus" && view.players === 4 && prompt,
)!;

for (const [seconds, away] of [
  [5, false],
  [120, true],
] as const) {
  test(`somebody awaited for ${seconds} s is ${away ? "" : "not "}shown to be away`, async ({
    page,
  }) => {
    await open(page, position, { language: "en" }, { people: 2, owed: seconds });
    await expect(page.locator(".plaques .plaque .away")).toHaveCount(away ? 1 : 0);
    await pointAt(page, "seat:1");
    const way = page.getByRole("button", { name: "Let a bot take over" });
    await expect(way).toHaveCount(away ? 1 : 0);
  });
}
