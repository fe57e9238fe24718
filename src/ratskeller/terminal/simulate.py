"""Plays random games and tabulates them."""

from __future__ import annotations

from collections import Counter
from statistics import fmean, pstdev

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from ratskeller.kernel import Chance, Game, Offers, Rng, State
from ratskeller.kernel.decision import CHANCE
from ratskeller.kernel.game import OptionValue


class Tally:
    """The figures of the games of one simulation."""

    def __init__(self, players: int) -> None:
        self.games = 0
        self.scores: list[list[int]] = [[] for _ in range(players)]
        self.wins = [0.0] * players
        self.best: list[int] = []
        self.last: list[int] = []
        self.choices: list[int] = []
        self.most_choices = 0
        self.reasons: Counter[str] = Counter()
        self.statistics: dict[str, list[float]] = {}
        self.violations: list[str] = []

    def add(self, state: State, most_choices: int) -> None:
        """Add a finished game."""
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
        self.most_choices = max(self.most_choices, most_choices)
        self.reasons[outcome.reason] += 1
        for name, value in state.game.statistics(state).items():
            self.statistics.setdefault(name, []).append(value)


def run(
    out: Console, game: Game, players: int, options: dict[str, OptionValue], games: int, seed: int
) -> Tally:
    """Play random games with a progress bar and check the invariants of every position."""
    tally = Tally(players)
    rng = Rng(seed)
    offers = Offers()
    first = game.new(players, options)
    with Progress(console=out, transient=True) as progress:
        task = progress.add_task(f"{game.id}, {players} players", total=games)
        for number in range(games):
            state = first.clone()
            most_choices, problems = one_game(state, rng, offers)
            tally.violations += [f"game {number}: {problem}" for problem in problems]
            if not problems:
                tally.add(state, most_choices)
            progress.advance(task)
    return tally


def one_game(state: State, rng: Rng, out: Offers) -> tuple[int, list[str]]:
    """Play one random game; return the most choices of a seat, and violations."""
    most_choices = 0
    violations = state.game.violations
    while state.stack:
        problems = violations(state)
        if problems:
            return most_choices, problems
        top = state.stack[-1]
        if isinstance(top, Chance):
            state.advance(CHANCE, top.draw(state, rng, out))
            continue
        seat = top.first_owing(state)
        out.count = 0
        top.offer(state, seat, out)
        most_choices = max(most_choices, int(out.count))
        state.advance(seat, out.codes[rng.below(out.count)])
    return most_choices, violations(state)


def report(out: Console, game: Game, players: int, tally: Tally) -> None:
    """Print the figures as a table."""
    if tally.violations:
        out.print(f"violated invariants: {len(tally.violations)}")
        for problem in tally.violations[:10]:
            out.print(f"  {problem}")
    if tally.games:
        _table(out, game, players, tally)


def _table(out: Console, game: Game, players: int, tally: Tally) -> None:
    table = Table(title=f"{game.id}, {players} players, {tally.games} random games")
    for column in ("seat", "mean score", "std dev", "least", "most", "wins"):
        table.add_column(column, justify="right")
    for seat, scores in enumerate(tally.scores):
        table.add_row(
            str(seat),
            f"{fmean(scores):.2f}",
            f"{pstdev(scores):.2f}",
            str(min(scores)),
            str(max(scores)),
            f"{100 * tally.wins[seat] / tally.games:.1f} %",
        )
    out.print(table)
    out.print(
        f"winner {fmean(tally.best):.2f}, last {fmean(tally.last):.2f};"
        f" choices per game {fmean(tally.choices):.1f} (std dev {pstdev(tally.choices):.1f}),"
        f" at most {tally.most_choices} to choose from"
    )
    for name, values in tally.statistics.items():
        out.print(f"{name} per game {fmean(values):.2f} (std dev {pstdev(values):.2f})")
    ends = ", ".join(f"{r} {100 * n / tally.games:.1f} %" for r, n in tally.reasons.most_common())
    out.print(f"ended by: {ends}")
    out.print(
        f"positions checked: {sum(tally.choices)}, violated invariants: {len(tally.violations)}"
    )
