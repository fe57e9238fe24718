"""Themes: what a puzzle is about, found by detectors.

Each is a claim about the position that can be checked again.
"""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean

from ratskeller.bots.evaluate import Determinizer, Lookahead
from ratskeller.kernel import Rng, State
from ratskeller.puzzles.model import Worth
from ratskeller.review.why import Reason

THEMES = ("opening", "ending", "only", "points", "patience", "many")
OPENING, ENDING = 0.25, 0.75  #: of the game is over
ONLY = 0.25  #: how much less of a win the second choice brings where there is only one
MANY = 8  #: choices
WORLDS = 8


def themes_of(
    state: State, seat: int, worths: Sequence[Worth], reasons: Sequence[Reason]
) -> tuple[str, ...]:
    """The themes of a position with the worth of its choices.

    The weightiest reason is a theme as well: the name of its feature.
    """
    found = []
    progress = state.game.evaluator().progress(state)
    if progress < OPENING:
        found.append("opening")
    if progress >= ENDING:
        found.append("ending")
    if worths[1].less >= ONLY:
        found.append("only")
    now = points_now(state, seat)
    best = now.pop(worths[0].choice)
    most = max(now.values())
    if best > most + 0.5:
        found.append("points")
    if best < most - 0.5:
        found.append("patience")
    if len(worths) >= MANY:
        found.append("many")
    found += [f"feature-{reason.feature.replace('_', '-')}" for reason in reasons[:1]]
    return tuple(found)


def points_now(state: State, seat: int) -> dict[str, float]:
    """The seat's signed score right after each choice, as a mean over what it cannot know."""
    game = state.game
    evaluator = game.evaluator()
    rng = Rng(1)
    lookahead = Lookahead(evaluator, rng)
    determinizer = Determinizer(game, state.view(seat), evaluator, rng)
    found: dict[str, list[float]] = {choice.text: [] for choice in state.choices(seat)}
    for _ in range(WORLDS):
        world = determinizer.sample()
        lookahead.seal_others(world, seat)
        for choice in state.choices(seat):
            child = lookahead.successor(world, seat, choice.code)
            found[choice.text].append(evaluator.score_now(child, seat))
    return {text: fmean(scores) for text, scores in found.items()}
