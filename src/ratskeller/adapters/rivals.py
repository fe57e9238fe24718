"""Bots as rivals of a learner: they play the other seats of batches and environments."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from importlib import import_module
from typing import Any

from ratskeller.kernel import Bot, Game, OptionError, Rng

Spec = Any  #: a name such as ``hard:50``, or a factory ``(game, rng, budget)``
MakeBot = Callable[[Rng], Bot]


def factories(game: Game, specs: list[Spec]) -> list[Any]:
    """By seat, what makes its bot, or None; an empty list if there are no bots.

    The bots are found by name, as games are: the adapters know no bot.
    """
    if not any(spec is not None for spec in specs):
        return []
    registry = import_module("ratskeller.bots.registry")
    found: list[MakeBot | None] = []
    for spec in specs:
        if spec is None:
            found.append(None)
        else:
            registry.check_bot(spec, game)
            found.append(partial(registry.make_bot, spec, game))
    return found


def by_seat(bots: Mapping[int, Spec] | None, players: int) -> list[Spec]:
    """The specifications by seat, None for a learner; at least one seat must be free."""
    found: list[Spec] = [None] * players
    for seat, spec in (bots or {}).items():
        if seat not in range(players):
            raise OptionError(f"there is no seat {seat}; expected 0 to {players - 1}")
        found[seat] = spec
    if None not in found:
        raise OptionError("bots play every seat; leave one for the learner")
    return found
