"""Games of a evaluator against itself, and what its features said along the way."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from librt.vecs import vec

import ratskeller
from ratskeller.bots.base import Budget
from ratskeller.bots.random import RandomBot
from ratskeller.bots.shallow import MediumBot
from ratskeller.kernel import CHANCE, Match, Rng
from ratskeller.kernel.game import OptionValue

WANDER = 0.1  #: the part of choices made at random, so that bad positions are seen as well
EVERY = 3  #: one position in so many is kept
LOOKS = 200

#: progress, then the features of each seat
Position = tuple[float, list[list[float]]]


@dataclass
class Sample:
    """One game: the positions kept and the merits in the end."""

    positions: list[Position]
    merits: list[float]


def sample_game(
    name: str,
    players: int,
    options: dict[str, OptionValue],
    tables: dict[str, Any] | None,
    seed: int,
) -> Sample:
    """Play one game with these weights (None: at random) and keep positions of it."""
    game = ratskeller.game(name)
    evaluator = game.evaluator(tables if tables is not None else blank(players))
    rng = Rng(seed)
    wander = RandomBot(Rng(seed + 1))
    bots = [
        MediumBot(game, Rng(seed + 2 + seat), Budget(LOOKS), evaluator, use_beliefs=True)
        for seat in range(players)
    ]
    match = Match(game, players, options, rng=seed)
    row = vec[float]([0.0] * len(evaluator.FEATURES))
    positions: list[Position] = []
    number = 0
    while match.state.outcome is None:
        state = match.state
        number += 1
        if number % EVERY == 0:
            features = []
            for seat in range(players):
                evaluator.features(state, seat, row)
                features.append(list(row))
            positions.append((evaluator.progress(state), features))
        seat = state.actors[0]
        assert seat != CHANCE
        choices = state.choices(seat)
        at_random = tables is None or int(rng.below(1000)) < 1000 * WANDER
        bot = wander if at_random else bots[seat]
        match.apply(seat, bot.choose(state.view(seat), choices))
    scores = match.state.outcome.scores
    return Sample(positions, [game.score_sign * score for score in scores])


def duel(
    name: str,
    players: int,
    options: dict[str, OptionValue],
    tables: list[dict[str, Any]],
    seed: int,
) -> list[float]:
    """One deal in every seat for new weights among old ones: the new one's win shares."""
    game = ratskeller.game(name)
    new, old = (game.evaluator(table) for table in tables)
    won = []
    for place in range(players):
        bots = [
            MediumBot(
                game, Rng(seed + s), Budget(LOOKS), new if s == place else old, use_beliefs=True
            )
            for s in range(players)
        ]
        outcome = ratskeller.play(game, bots, options, rng=seed).replay().outcome
        assert outcome is not None
        won.append(1 / len(outcome.winners) if place in outcome.winners else 0.0)
    return won


def blank(players: int) -> dict[str, Any]:
    """Weights that say nothing."""
    return {str(players): {"spread": [1.0, 1.0], "worth": {}}}
