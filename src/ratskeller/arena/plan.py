"""The games of a match: every deal once in every rotation of the bots around the table."""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass
from typing import Any

import ratskeller
from ratskeller.bots.registry import check_bot
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
    """

    game: str
    players: int
    options: tuple[tuple[str, OptionValue], ...]
    bots: tuple[str, ...]
    deals: int
    seed: int

    def check(self) -> Plan:
        """Return this plan, or raise :class:`OptionError`."""
        game = ratskeller.game(self.game)
        game.check_players(self.players)
        game.complete_options(dict(self.options))
        for spec in self.bots:
            check_bot(spec, game)
        if len(self.bots) != self.players:
            raise OptionError(
                f"{self.players} players need {self.players} bots, not {len(self.bots)}:"
                f" {','.join(self.bots)}"
            )
        return self

    def pairings(self) -> list[tuple[int, int]]:
        """All games, each as a deal and a rotation."""
        return [(deal, turn) for deal in range(self.deals) for turn in range(self.players)]

    def seating(self, turn: int) -> list[str]:
        """The bots of a rotation by seat."""
        return [self.bots[(seat + turn) % self.players] for seat in range(self.players)]

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
            "bots": list(self.bots),
            "seed": self.seed,
        }


def deals_for(games: int, players: int) -> int:
    """The number of deals that gives at least this many games in full rotations.

    >>> deals_for(100, 3)
    34
    """
    return -(-games // players)
