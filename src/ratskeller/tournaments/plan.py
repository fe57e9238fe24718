"""A tournament of bots: its entrants, its tables, and the secret of each deal."""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass
from itertools import combinations
from typing import Any, Final

import ratskeller
from ratskeller.bots.registry import bot_names, check_bot, is_built_in, spec_name
from ratskeller.kernel import OptionError
from ratskeller.kernel.game import OptionValue
from ratskeller.tournaments.pairings import Pairing, rotations

SYSTEMS: Final = ("duplicate", "round-robin", "swiss")


@dataclass(frozen=True)
class TableOf:
    """A table: its number, the deal whose draws it plays, the entrants by seat."""

    number: int
    deal: int
    entrants: Pairing


@dataclass(frozen=True)
class Tournament:
    """What fixes a tournament of bots; equal tournaments have equal standings everywhere.

    >>> plan = Tournament("rattus", 2, (), ("easy", "medium"), 1)
    >>> [(one.deal, one.entrants) for one in plan.duplicate(4)]
    [(0, (0, 1)), (0, (1, 0)), (1, (0, 1)), (1, (1, 0))]
    """

    game: str
    players: int
    options: tuple[tuple[str, OptionValue], ...]
    bots: tuple[str, ...]
    seed: int

    def check(self) -> Tournament:
        """Return this tournament, or raise :class:`OptionError`."""
        game = ratskeller.game(self.game)
        game.check_players(self.players)
        game.complete_options(dict(self.options))
        if len(self.bots) < self.players:
            raise OptionError(
                f"{self.players} players need at least {self.players} bots, not {len(self.bots)}"
            )
        for spec in self.bots:
            known = spec in bot_names() or ":" in spec
            if known and not is_built_in(spec):
                raise OptionError(
                    f"{spec}: only built-in bots play tournaments; `ratskeller arena` takes all"
                )
            _, budget = check_bot(spec, game)
            if budget is not None and budget.seconds is not None:
                raise OptionError(
                    f"{spec}: a tournament needs budgets in iterations, such as hard:100,"
                    " so that its standings are the same on every machine"
                )
        return self

    @property
    def names(self) -> list[str]:
        """The names of the entrants; a bot that takes part again gets a number.

        >>> Tournament("rattus", 2, (), ("easy", "hard:9", "easy"), 1).names
        ['easy', 'hard:9', 'easy (2)']
        """
        found: list[str] = []
        for at, spec in enumerate(self.bots):
            name, before = spec_name(spec), self.bots[:at].count(spec)
            found.append(f"{name} ({before + 1})" if before else name)
        return found

    def duplicate(self, tables: int) -> list[TableOf]:
        """At least so many tables: each deal by every line-up in every seating."""
        lineups = list(combinations(range(len(self.bots)), self.players))
        seatings = [turn for lineup in lineups for turn in rotations(lineup)]
        deals = -(-tables // len(seatings))
        pairs = [(deal, seating) for deal in range(deals) for seating in seatings]
        return [TableOf(number, deal, seating) for number, (deal, seating) in enumerate(pairs)]

    def stream(self, deal: int) -> str:
        """The name of a deal's stream."""
        return f"deal-{self._digest('stream', deal)[:20]}"

    def secret(self, deal: int) -> str:
        """The secret of a deal, from which its draws and the seeds of the bots follow."""
        return self._digest("secret", deal)

    def _digest(self, *parts: object) -> str:
        text = json.dumps(["tournament", self.data(), *parts], sort_keys=True)
        return hashlib.sha256(text.encode()).hexdigest()

    def data(self) -> dict[str, Any]:
        """What fixes the draws, as plain data: not the bots."""
        return {
            "game": self.game,
            "version": ratskeller.game(self.game).version,
            "players": self.players,
            "options": dict(self.options),
            "seed": self.seed,
        }
