"""What a tournament consists of, as it is stored."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from ratskeller.kernel.game import OptionValue
from ratskeller.server.entry import Clock
from ratskeller.server.wire import OutcomeData
from ratskeller.tournaments.standings import Game

System = Literal["duplicate", "round-robin", "swiss"]
SYSTEMS: Final[tuple[System, ...]] = ("duplicate", "round-robin", "swiss")
State = Literal["open", "running", "finished", "closed"]


class Rules(msgspec.Struct, frozen=True):
    """What is fixed when a tournament is opened. Times are in seconds.

    ``rounds`` is 0 in a round robin, where it follows from the entrants. ``pause`` lies between
    two rounds; without one the organiser begins each round. ``bot`` plays where nobody does: on
    the places that whole tables need, on all up to ``most`` with ``fill``, and for whoever leaves.
    """

    game: str
    players: int
    options: dict[str, OptionValue]
    system: System
    rounds: int
    clock: Clock
    reserve: float
    rest: float
    arrival: float
    pause: float | None
    most: int
    bot: str
    fill: bool

    @property
    def duplicate(self) -> bool:
        """Whether all tables of a round play the same draws."""
        return self.system == "duplicate"


class Tournament(msgspec.Struct, frozen=True):
    """A tournament, without those who take part."""

    id: str
    title: str
    organiser_id: str | None
    organiser: str
    game: str
    status: State
    listed: bool
    rules: Rules
    invite: str
    created_at: float
    starts_at: float | None
    ended_at: float | None


class Entrant(msgspec.Struct, frozen=True):
    """Somebody who takes part; ``bot`` is empty for a person."""

    number: int
    account_id: str | None
    name: str
    bot: str
    joined_at: float
    left_at: float | None = None

    @property
    def present(self) -> bool:
        """Whether a person plays here."""
        return not self.bot and self.left_at is None


class RoundRow(msgspec.Struct, frozen=True):
    """A round that has begun."""

    number: int
    commitment: str
    started_at: float
    ended_at: float | None = None


class Result(msgspec.Struct, frozen=True):
    """What a table counts, by seat: shares of the win, places, luck; nothing if it was closed."""

    shares: list[float] = []
    places: list[int] = []
    luck: list[float] = []

    @staticmethod
    def of(outcome: OutcomeData, luck: list[float]) -> Result:
        """The result of a finished game.

        >>> Result.of({"places": [[1], [0, 2]], "scores": [], "reason": "", "tiebreak": None}, [])
        Result(shares=[0.0, 1.0, 0.0], places=[2, 1, 2], luck=[])
        """
        places: dict[int, int] = {}
        for group in outcome["places"]:
            places |= dict.fromkeys(group, len(places) + 1)
        winners = outcome["places"][0]
        shares = [1 / len(winners) if seat in winners else 0.0 for seat in sorted(places)]
        return Result(shares, [places[seat] for seat in sorted(places)], luck)


class RoundTable(msgspec.Struct, frozen=True):
    """A table of a round; ``status`` is that of the table, None before it is opened."""

    table_id: str
    round: int
    number: int
    entrants: list[int]
    result: Result | None
    status: str | None

    def game(self, deal: str) -> Game | None:
        """The game for the standings; None without a result that counts."""
        if self.result is None or not self.result.places:
            return None
        names = tuple(key_of(number) for number in self.entrants)
        shares, places, luck = self.result.shares, self.result.places, self.result.luck
        return Game(names, tuple(shares), tuple(places), tuple(luck), deal)


class Whole(msgspec.Struct, frozen=True):
    """A tournament with all that belongs to it, as one read found it."""

    tournament: Tournament
    entrants: list[Entrant]
    rounds: list[RoundRow]
    tables: list[RoundTable]

    def entrant_of(self, account_id: str) -> Entrant | None:
        """The entrant of an account."""
        return next((one for one in self.entrants if one.account_id == account_id), None)

    def tables_of(self, number: int) -> list[RoundTable]:
        """The tables of a round."""
        return [table for table in self.tables if table.round == number]


def key_of(number: int) -> str:
    """An entrant in the standings; those who are level stand in the order of their numbers."""
    return f"{number:04}"
