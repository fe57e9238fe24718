"""Self-play games, and the features of their positions."""

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

RANDOM_PART = 0.1  #: of the choices are random, so that bad positions occur too
EVERY = 3  #: one position in this many is kept
EVALUATIONS = 200  #: of the medium bot for one choice

#: The progress of the game, then the features of each seat.
Position = tuple[float, list[list[float]]]


@dataclass
class Sample:
    """One game: its positions and the final signed scores."""

    positions: list[Position]
    signed_scores: list[float]


def sample_game(
    name: str,
    players: int,
    options: dict[str, OptionValue],
    tables: dict[str, Any] | None,
    seed: int,
) -> Sample:
    """Play one game with these weights (None: at random) and sample its positions."""
    game = ratskeller.game(name)
    evaluator = game.evaluator(tables if tables is not None else blank(players))
    rng = Rng(seed)
    random_bot = RandomBot(Rng(seed + 1))
    bots = [
        MediumBot(game, Rng(seed + 2 + seat), Budget(EVALUATIONS), evaluator, use_beliefs=True)
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
        at_random = tables is None or int(rng.below(1000)) < 1000 * RANDOM_PART
        bot = random_bot if at_random else bots[seat]
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
    """Play one deal with the new weights at each seat in turn; return their win shares."""
    game = ratskeller.game(name)
    new, old = (game.evaluator(table) for table in tables)
    won = []
    for place in range(players):
        bots = [
            MediumBot(
                game,
                Rng(seed + s),
                Budget(EVALUATIONS),
                new if s == place else old,
                use_beliefs=True,
            )
            for s in range(players)
        ]
        outcome = ratskeller.play(game, bots, options, rng=seed).replay().outcome
        assert outcome is not None
        won.append(1 / len(outcome.winners) if place in outcome.winners else 0.0)
    return won


def blank(players: int) -> dict[str, Any]:
    """Weights of 0."""
    return {str(players): {"spread": [1.0, 1.0], "worth": {}}}
