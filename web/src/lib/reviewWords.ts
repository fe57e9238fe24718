/** A review in sentences. */
import type { Review } from "./review.svelte";
import { luckiest, points, type ReviewStep } from "./reviews";
import type { TableView } from "./tableView.svelte";
import type { Words } from "./words";

export function reviewWords(tableView: TableView, review: Review) {
  const { words, names } = tableView;
  const { language } = words;

  /** A choice that a seat made or could have made. */
  function choice(notation: string, seat: number): string {
    const found = review.choice(notation);
    if (!found) return notation;
    if (tableView.reader === seat) return tableView.choiceText(found);
    return tableView.say(`choice-${found.verb}`, found.args);
  }

  /** A turning point in one line. */
  function turn(step: ReviewStep): string {
    if (step.seat === "chance") {
      const { seat, luck } = luckiest(step);
      return words.say("review-turn-luck", {
        number: step.number,
        choice: choice(step.choice, seat),
        points: points(luck, language, true),
        name: tableView.names[seat] ?? "",
      });
    }
    return words.say("review-turn-choice", {
      number: step.number,
      name: tableView.names[step.seat] ?? "",
      choice: choice(step.choice, step.seat),
      verdict: words.say(`review-name-${step.name ?? "best"}`),
      loss: points(step.loss ?? 0, language),
    });
  }

  return { choice, why: (step: Pick<ReviewStep, "reasons">) => why(words, step, names), turn };
}

/** Why the best choice is better than another one; rivals without a name go by their colour. */
export function why(
  words: Words,
  { reasons }: Pick<ReviewStep, "reasons">,
  names: readonly string[] = [],
): string {
  if (reasons.length === 0) return words.say("review-why-unnamed");
  const number = (value: number) => points(value / 100, words.language);
  const told = reasons.map(({ feature, better, made, seat }) =>
    words.say(typeof seat === "number" ? "review-why-rival" : "review-why-reason", {
      name: names[seat ?? -1] || words.first([`seat-${seat}`]),
      feature: words.say(`feature-${feature.replaceAll("_", "-")}`),
      better: number(better),
      made: number(made),
    }),
  );
  return words.say("review-why", { reasons: words.several(told) });
}
