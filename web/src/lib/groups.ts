import type { Choice } from "./wire";

export interface Group {
  verb: string;
  choices: Choice[];
}

/** Choices by their verb, in the order in which they are offered. */
export function grouped(choices: readonly Choice[]): Group[] {
  const groups: Group[] = [];
  for (const choice of choices) {
    const found = groups.find((group) => group.verb === choice.verb);
    if (found) found.choices.push(choice);
    else groups.push({ verb: choice.verb, choices: [choice] });
  }
  return groups;
}
