/** Choices made one piece at a time: what has been pressed, and what may be pressed next. */
import type { Choice } from "./wire";

/** A choice that fits the pieces pressed so far, with the pieces that are still to be pressed. */
export interface Open {
  choice: Choice;
  rest: readonly string[];
  anyOrder: boolean;
}

export interface Path {
  choice: Choice;
  /** The pieces of the choice, in the order in which they are pressed. */
  targets: readonly string[];
  anyOrder: boolean;
}

/** The choices that fit the pieces pressed so far. */
export function narrow(paths: readonly Path[], pressed: readonly string[]): Open[] {
  const found: Open[] = [];
  for (const { choice, targets, anyOrder } of paths) {
    const rest = anyOrder ? without(targets, pressed) : after(targets, pressed);
    if (rest) found.push({ choice, rest, anyOrder });
  }
  return found;
}

function after(targets: readonly string[], pressed: readonly string[]): readonly string[] | null {
  return pressed.every((target, i) => targets[i] === target) ? targets.slice(pressed.length) : null;
}

function without(targets: readonly string[], pressed: readonly string[]): string[] | null {
  const rest = [...targets];
  for (const target of pressed) {
    const i = rest.indexOf(target);
    if (i < 0) return null;
    rest.splice(i, 1);
  }
  return rest;
}

/** What may be pressed next, with the choices each piece leads to. */
export function nextTargets(open: readonly Open[]): Map<string, Choice[]> {
  const found = new Map<string, Choice[]>();
  for (const { choice, rest, anyOrder } of open) {
    for (const target of new Set(anyOrder ? rest : rest.slice(0, 1))) {
      found.set(target, [...(found.get(target) ?? []), choice]);
    }
  }
  return found;
}

/** Choices that differ by an amount only, the least first. */
export interface Amounts {
  verb: string;
  choices: { amount: number; choice: Choice }[];
}

/**
 * Choices that no piece tells apart: those of one verb with different amounts share a stepper,
 * the others are buttons.
 */
export function untold(
  choices: readonly Choice[],
  amountOf: (choice: Choice) => number | null,
): { buttons: Choice[]; amounts: Amounts[] } {
  const buttons: Choice[] = [];
  const amounts: Amounts[] = [];
  for (const verb of new Set(choices.map((choice) => choice.verb))) {
    const same = choices.filter((choice) => choice.verb === verb);
    const counted = same
      .map((choice) => ({ choice, amount: amountOf(choice) }))
      .filter((each): each is { choice: Choice; amount: number } => each.amount !== null)
      .sort((a, b) => a.amount - b.amount);
    const different = new Set(counted.map(({ amount }) => amount)).size === same.length;
    if (same.length > 1 && different) amounts.push({ verb, choices: counted });
    else buttons.push(...same);
  }
  return { buttons, amounts };
}
