"""The games of a match: every deal once in every rotation of the bots around the table.

In a round robin there are more bots than seats, and every combination of them plays every deal.
"""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations
from typing import Any

import ratskeller
from ratskeller.bots.registry import Spec, check_bot, spec_name
from ratskeller.kernel import OptionError
from ratskeller.kernel.game import OptionValue

FORMAT = 1


@dataclass(frozen=True)
class Plan:
    """A match: the game, the bots, the number of deals and the seed.

    >>> plan = Plan("rattus", 2, (), ("easy", "medium"), deals=2, seed=1)
    >>> plan.pairings()
    [(0, 0), (0, 1), (1, 0), (1, 1)]
    >>> plan.seating(1)
    ['medium', 'easy']
    >>> plan = Plan("rattus", 2, (), ("easy", "medium", "hard"), 1, 1, round_robin=True)
    >>> [plan.seating(turn) for turn in range(plan.turns)][:3]
    [['easy', 'medium'], ['medium', 'easy'], ['easy', 'hard']]
    """

    game: str
    players: int
    options: tuple[tuple[str, OptionValue], ...]
    bots: tuple[Spec, ...]
    deals: int
    seed: int
    round_robin: bool = False

    def check(self) -> Plan:
        """Return this plan, or raise :class:`OptionError`."""
        game = ratskeller.game(self.game)
        game.check_players(self.players)
        game.complete_options(dict(self.options))
        for spec in self.bots:
            check_bot(spec, game)
        given, names = len(self.bots), ",".join(self.names)
        if self.round_robin:
            if given < self.players or len(set(self.names)) < given:
                raise OptionError(
                    f"a round robin of {self.players} players needs at least {self.players}"
                    f" different bots: {names}"
                )
        elif given != self.players:
            raise OptionError(
                f"{self.players} players need {self.players} bots, not {given}: {names}"
                + ("; --round-robin lets all of them meet" if given > self.players else "")
            )
        return self

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the bots."""
        return tuple(spec_name(spec) for spec in self.bots)

    @cached_property
    def lineups(self) -> list[tuple[Spec, ...]]:
        """The bots that meet: all, or in a round robin every combination."""
        return list(combinations(self.bots, self.players)) if self.round_robin else [self.bots]

    @property
    def turns(self) -> int:
        """How often a deal is played: every rotation of every line-up."""
        return self.players * len(self.lineups)

    def pairings(self) -> list[tuple[int, int]]:
        """All games, each as a deal and a rotation."""
        return [(deal, turn) for deal in range(self.deals) for turn in range(self.turns)]

    def seating(self, turn: int) -> list[Spec]:
        """The bots of a rotation by seat."""
        lineup = self.lineups[turn // self.players]
        return [lineup[(seat + turn) % self.players] for seat in range(self.players)]

    def chance_seed(self, deal: int) -> int:
        """The seed of chance in a deal; the same in all rotations."""
        return self._number("chance", deal, 0, 0)

    def bot_seed(self, deal: int, turn: int, seat: int) -> int:
        """The seed of a bot's generator."""
        return self._number("bot", deal, turn, seat)

    def _number(self, *parts: object) -> int:
        text = json.dumps([self.seed, *parts])
        return int.from_bytes(hashlib.sha256(text.encode()).digest()[:12], "big")

    def data(self) -> dict[str, Any]:
        """The plan as plain data: the head of a state file."""
        return {
            "format": FORMAT,
            "game": self.game,
            "version": ratskeller.game(self.game).version,
            "players": self.players,
            "options": dict(self.options),
            "bots": list(self.names),
            "seed": self.seed,
            **({"round_robin": True} if self.round_robin else {}),
        }


def deals_for(games: int, turns: int) -> int:
    """The number of deals that gives at least this many games, if a deal is played so often.

    >>> deals_for(100, 3)
    34
    """
    return -(-games // turns)
