"""ND 6.7 to 6.15: the gray persons of the base game."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from ratskeller.games.notre_dame.actions import act
from ratskeller.games.notre_dame.board import ALL_SECTORS, SECTORS, TRACK
from ratskeller.games.notre_dame.one_of import ask
from ratskeller.games.notre_dame.persons import Person, Rewarding, enter
from ratskeller.games.notre_dame.pieces import ToEmptySector, settle
from ratskeller.games.notre_dame.state import NotreDameState
from ratskeller.kernel import first_arg


class CityGuard(Rewarding):
    """ND 6.7: one prestige for each piece on the board, Notre Dame and the friend included."""

    def reward(self, s: NotreDameState, seat: i64) -> i64:
        return s.on_board(seat) + (1 if s.public.friend[seat] >= 0 else 0)


class NightWatchman(Rewarding):
    """ND 6.8: one prestige for each empty sector."""

    def reward(self, s: NotreDameState, seat: i64) -> i64:
        return len(SECTORS) - s.sectors_with(seat, 1)


class Bishop(Person):
    """ND 6.9: a marker of the general supply into an empty sector, then its action."""

    def favour(self, s: NotreDameState, seat: i64) -> None:
        if s.public.general[seat] > 0:
            ask(s, BishopTo(seat))

    def has_no_effect(self, s: NotreDameState, seat: i64) -> bool:
        return s.public.general[seat] == 0 or s.occupied(seat) == ALL_SECTORS


class BishopTo(ToEmptySector):
    """ND 6.9: which empty sector."""

    NAME: ClassVar[str] = "bishop"
    CLAUSE: ClassVar[str] = "ND 6.9"

    def resolve(self, state: NotreDameState, seat: i64, code: i64) -> None:
        sector = first_arg(code)
        settle(state, seat, sector)
        act(state, seat, sector)


class GuildMaster(Rewarding):
    """ND 6.10: two prestige for each sector with two pieces or more."""

    def reward(self, s: NotreDameState, seat: i64) -> i64:
        return 2 * s.sectors_with(seat, 2)


class BeggarKing(Rewarding):
    """ND 6.11: one prestige for each free step of the rat track."""

    def reward(self, s: NotreDameState, seat: i64) -> i64:
        return TRACK - s.public.rat[seat]


class Advocate(Rewarding):
    """ND 6.12: three prestige for every two messages."""

    def reward(self, s: NotreDameState, seat: i64) -> i64:
        return s.public.messages(seat) // 2 * 3


class LadyOfTheCourt(Rewarding):
    """ND 6.13: one prestige for each piece of the fullest sector."""

    def reward(self, s: NotreDameState, seat: i64) -> i64:
        return s.highest_count(seat)


class Mayor(Rewarding):
    """ND 6.14: three prestige for each sector with three pieces or more."""

    def reward(self, s: NotreDameState, seat: i64) -> i64:
        return 3 * s.sectors_with(seat, 3)


class Carpenter(Rewarding):
    """ND 6.15: one prestige for each sector with a piece."""

    def reward(self, s: NotreDameState, seat: i64) -> i64:
        return s.sectors_with(seat, 1)


enter(
    {
        "city-guard": CityGuard(),
        "night-watchman": NightWatchman(),
        "bishop": Bishop(BishopTo),
        "guild-master": GuildMaster(),
        "beggar-king": BeggarKing(),
        "advocate": Advocate(),
        "lady-of-the-court": LadyOfTheCourt(),
        "mayor": Mayor(),
        "carpenter": Carpenter(),
    }
)
