"""Exact engines for medieval board games, and a table to play them at.

A random game in six lines:

>>> import random
>>> import ratskeller
>>> state = ratskeller.game("rattus").new(players=3)
>>> while state.actors:
...     seat = state.actors[0]
...     state.apply(seat, random.choice(state.choices(seat)))
>>> sorted(state.outcome.place(seat) for seat in range(3))
[1, 2, 3]
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ratskeller import _pure
from ratskeller._version import __version__

_pure.install()

from ratskeller.kernel import (  # noqa: E402
    CHANCE,
    Choice,
    Event,
    Game,
    IllegalChoice,
    Match,
    NotationError,
    OptionError,
    Outcome,
    PositionError,
    RatskellerError,
    Record,
    RecordError,
    Rng,
    SeatError,
    State,
    UndoError,
    View,
    play,
)
from ratskeller.kernel.registry import game, game_ids  # noqa: E402

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from ratskeller.adapters.batch import Batch
    from ratskeller.kernel.game import OptionValue


def batch(
    game: str | Game,
    players: int,
    size: int,
    options: Mapping[str, OptionValue] | Sequence[Mapping[str, OptionValue]] | None = None,
    *,
    seed: int | None = None,
    auto_reset: bool = True,
    rewards: str = "rank",
    limit: int | None = None,
    workers: int = 1,
    slices: int = 1,
    observations: bool = True,
    bots: Mapping[int, Any] | None = None,
) -> Batch:
    """Many games stepped by one call; see :class:`ratskeller.adapters.batch.Batch`.

    >>> many = batch("rattus", players=3, size=8, seed=1)
    >>> many.step(many.masks.argmax(axis=1))
    """
    from ratskeller.adapters.batch import Batch

    return Batch(
        game, players, size, options, seed=seed, auto_reset=auto_reset, rewards=rewards,
        limit=limit, workers=workers, slices=slices, observations=observations, bots=bots,
    )  # fmt: skip


__all__ = [
    "CHANCE", "Choice", "Event", "Game", "IllegalChoice", "Match", "NotationError", "OptionError",
    "Outcome", "PositionError", "RatskellerError", "Record", "RecordError", "Rng", "SeatError",
    "State", "UndoError", "View", "__version__", "batch", "game", "game_ids", "play",
]  # fmt: skip
