"""Puzzles made quickly, with worths that nobody has proven."""

from __future__ import annotations

from typing import Any

import ratskeller
from ratskeller.kernel import Match
from ratskeller.puzzles.make import Plan
from ratskeller.puzzles.model import End, Puzzle, Worth, puzzle_id
from ratskeller.review.why import Reason


def samples(count: int, name: str = "rattus") -> list[Puzzle]:
    """Positions of a random game, one after another."""
    game = ratskeller.game(name)
    match = Match(game, 2, rng=1)
    found: list[Puzzle] = []
    while len(found) < count:
        state = match.state
        seat = state.actors[0]
        choices = state.choices(seat)
        if len(choices) > 2 and state.decision is not None:
            texts = [choice.text for choice in choices]
            worths = [
                Worth(text, 0.5 - i / 100, i / 100, 0.001, 32) for i, text in enumerate(texts)
            ]
            position = state.dump()
            reasons = (Reason(next(iter(game.evaluator().FEATURES[1:])), 3.0, 2.0),)
            found.append(
                Puzzle(
                    puzzle_id(position, seat),
                    position,
                    seat,
                    state.decision.NAME,
                    tuple(worths),
                    reasons,
                    (End(9.0, 7.5), End(6.5, 9.0)),
                    ("only", "ending"),
                    1 + len(found) % 4,
                )
            )
        match.apply(seat, choices[len(found) % len(choices)])
    return found


def fake_game(name: str, plan: Plan, number: int) -> tuple[int, list[dict[str, Any]]]:
    """One puzzle a game."""
    return number, [samples(number % 40 + 1, name)[-1].data()]
