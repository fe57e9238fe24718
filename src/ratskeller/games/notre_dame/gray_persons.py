"""ND 6.7 to 6.15: the gray persons of the base game."""

from __future__ import annotations

from typing import Any, ClassVar

from mypy_extensions import i64

from ratskeller.games.notre_dame.actions import act
from ratskeller.games.notre_dame.board import SECTORS, TRACK
from ratskeller.games.notre_dame.notation import sector_of
from ratskeller.games.notre_dame.persons import Person, Rewarding, enter
from ratskeller.games.notre_dame.pieces import ToEmptySector, settle
from ratskeller.games.notre_dame.state import NotreDameState
from ratskeller.kernel.decision import Decision


class CityGuard(Rewarding):
    """ND 6.7: one prestige for each piece on the board, Notre Dame and the friend included."""

    ID: ClassVar[str] = "city-guard"
    CLAUSE: ClassVar[str] = "ND 6.7"

    def reward(self, s: NotreDameState, seat: i64) -> i64:
        return s.on_board(seat) + (1 if s.public.friend[seat] >= 0 else 0)


class NightWatchman(Rewarding):
    """ND 6.8: one prestige for each empty sector."""

    ID: ClassVar[str] = "night-watchman"
    CLAUSE: ClassVar[str] = "ND 6.8"

    def reward(self, s: NotreDameState, seat: i64) -> i64:
        return len(SECTORS) - s.sectors_with(seat, 1)


class Bishop(Person):
    """ND 6.9: a marker of the general supply into an empty sector, then its action."""

    ID: ClassVar[str] = "bishop"
    CLAUSE: ClassVar[str] = "ND 6.9"

    def favour(self, s: NotreDameState, seat: i64) -> None:
        if self.has_no_effect(s, seat):
            return
        if s.sectors_with(seat, 1) + 1 < len(SECTORS):
            s.push(BishopTo(seat))
            return
        sector: i64 = 0
        while s.count(seat, sector) > 0:
            sector += 1
        settle(s, seat, sector)
        act(s, seat, sector)

    def has_no_effect(self, s: NotreDameState, seat: i64) -> bool:
        return s.public.general[seat] == 0 or s.sectors_with(seat, 1) == len(SECTORS)

    def decisions(self) -> list[type[Decision[Any]]]:
        return [BishopTo]


class BishopTo(ToEmptySector):
    """ND 6.9: which empty sector."""

    NAME: ClassVar[str] = "bishop"
    CLAUSE: ClassVar[str] = "ND 6.9"

    def resolve(self, state: NotreDameState, seat: i64, code: i64) -> None:
        settle(state, seat, sector_of(code))
        act(state, seat, sector_of(code))


class GuildMaster(Rewarding):
    """ND 6.10: two prestige for each sector with two pieces or more."""

    ID: ClassVar[str] = "guild-master"
    CLAUSE: ClassVar[str] = "ND 6.10"

    def reward(self, s: NotreDameState, seat: i64) -> i64:
        return 2 * s.sectors_with(seat, 2)


class BeggarKing(Rewarding):
    """ND 6.11: one prestige for each free step of the rat track."""

    ID: ClassVar[str] = "beggar-king"
    CLAUSE: ClassVar[str] = "ND 6.11"

    def reward(self, s: NotreDameState, seat: i64) -> i64:
        return TRACK - s.public.rat[seat]


class Advocate(Rewarding):
    """ND 6.12: three prestige for every two messages."""

    ID: ClassVar[str] = "advocate"
    CLAUSE: ClassVar[str] = "ND 6.12"

    def reward(self, s: NotreDameState, seat: i64) -> i64:
        return s.messages(seat) // 2 * 3


class LadyOfTheCourt(Rewarding):
    """ND 6.13: one prestige for each piece of the fullest sector."""

    ID: ClassVar[str] = "lady-of-the-court"
    CLAUSE: ClassVar[str] = "ND 6.13"

    def reward(self, s: NotreDameState, seat: i64) -> i64:
        return s.highest_count(seat)


class Mayor(Rewarding):
    """ND 6.14: three prestige for each sector with three pieces or more."""

    ID: ClassVar[str] = "mayor"
    CLAUSE: ClassVar[str] = "ND 6.14"

    def reward(self, s: NotreDameState, seat: i64) -> i64:
        return 3 * s.sectors_with(seat, 3)


class Carpenter(Rewarding):
    """ND 6.15: one prestige for each sector with a piece."""

    ID: ClassVar[str] = "carpenter"
    CLAUSE: ClassVar[str] = "ND 6.15"

    def reward(self, s: NotreDameState, seat: i64) -> i64:
        return s.sectors_with(seat, 1)


enter(
    [
        CityGuard(), NightWatchman(), Bishop(), GuildMaster(), BeggarKing(), Advocate(),
        LadyOfTheCourt(), Mayor(), Carpenter(),
    ]
)  # fmt: skip
