"""Many random games at once, and a table of what came out."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from ratskeller.kernel import Chance, Game, Offers, Rng, State
from ratskeller.kernel.decision import CHANCE, SIMULTANEOUS
from ratskeller.kernel.game import OptionValue


class Tally:
    """What is counted over the games of one simulation."""

    def __init__(self, players: int) -> None:
        self.games = 0
        self.scores: list[list[int]] = [[] for _ in range(players)]
        self.wins = [0.0] * players
        self.best: list[int] = []
        self.last: list[int] = []
        self.choices: list[int] = []
        self.widest = 0
        self.reasons: Counter[str] = Counter()
        self.facts: dict[str, list[float]] = {}
        self.broken: list[str] = []

    def add(self, state: State, widest: int) -> None:
        """Count a finished game."""
        outcome = state.outcome
        assert outcome is not None
        self.games += 1
        for seat, score in enumerate(outcome.scores):
            self.scores[seat].append(score)
        for seat in outcome.winners:
            self.wins[seat] += 1 / len(outcome.winners)
        self.best.append(outcome.scores[outcome.winners[0]])
        self.last.append(outcome.scores[outcome.places[-1][0]])
        self.choices.append(int(state.choices_made))
        self.widest = max(self.widest, widest)
        self.reasons[outcome.reason] += 1
        for name, value in state.game.statistics(state).items():
            self.facts.setdefault(name, []).append(value)


def mean(numbers: Sequence[float]) -> float:
    """The mean."""
    return sum(numbers) / len(numbers)


def spread(numbers: Sequence[float]) -> float:
    """The standard deviation."""
    middle = mean(numbers)
    return math.sqrt(sum((n - middle) ** 2 for n in numbers) / len(numbers))


def run(
    out: Console, game: Game, players: int, options: dict[str, OptionValue], games: int, seed: int
) -> Tally:
    """Play random games with a progress bar; every position's material is checked."""
    tally = Tally(players)
    rng = Rng(seed)
    offers = Offers()
    first = game.new(players, options)
    with Progress(console=out, transient=True) as progress:
        task = progress.add_task(f"{game.id}, {players} players", total=games)
        for number in range(games):
            state = first.clone()
            widest, problems = one_game(state, rng, offers)
            tally.broken += [f"game {number}: {problem}" for problem in problems]
            if not problems:
                tally.add(state, widest)
            progress.advance(task)
    return tally


def one_game(state: State, rng: Rng, out: Offers) -> tuple[int, list[str]]:
    """Play one game at random; the most choices a seat had, and what broke on the way."""
    widest = 0
    violations = state.game.violations
    while state.stack:
        problems = violations(state)
        if problems:
            return widest, problems
        top = state.stack[-1]
        seat = top.seat
        if isinstance(top, Chance):
            state.advance(CHANCE, top.draw(state, rng, out))
            continue
        if top.kind == SIMULTANEOUS:
            seat = top.owed_by(state)[0]
        out.count = 0
        top.offer(state, seat, out)
        widest = max(widest, int(out.count))
        state.advance(seat, out.codes[rng.below(out.count)])
    return widest, violations(state)


def report(out: Console, game: Game, players: int, tally: Tally) -> None:
    """A table that a person reads."""
    if tally.broken:
        out.print(f"broken invariants: {len(tally.broken)}")
        for problem in tally.broken[:10]:
            out.print(f"  {problem}")
    if tally.games:
        _table(out, game, players, tally)


def _table(out: Console, game: Game, players: int, tally: Tally) -> None:
    table = Table(title=f"{game.id}, {players} players, {tally.games} random games")
    for column in ("seat", "mean score", "spread", "least", "most", "wins"):
        table.add_column(column, justify="right")
    for seat, scores in enumerate(tally.scores):
        table.add_row(
            str(seat),
            f"{mean(scores):.2f}",
            f"{spread(scores):.2f}",
            str(min(scores)),
            str(max(scores)),
            f"{100 * tally.wins[seat] / tally.games:.1f} %",
        )
    out.print(table)
    out.print(
        f"winner {mean(tally.best):.2f}, last {mean(tally.last):.2f};"
        f" choices a game {mean(tally.choices):.1f} (spread {spread(tally.choices):.1f}),"
        f" at most {tally.widest} to choose from"
    )
    for name, values in tally.facts.items():
        out.print(f"{name} a game {mean(values):.2f} (spread {spread(values):.2f})")
    ends = ", ".join(f"{r} {100 * n / tally.games:.1f} %" for r, n in tally.reasons.most_common())
    out.print(f"ended by: {ends}")
    out.print(f"positions checked: {sum(tally.choices)}, broken invariants: {len(tally.broken)}")
