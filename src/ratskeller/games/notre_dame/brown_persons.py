"""ND 6.1 to 6.6: the brown persons."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import i64

from ratskeller.games.notre_dame import fields
from ratskeller.games.notre_dame.actions import act, give_bonuses
from ratskeller.games.notre_dame.board import PLACES, SECTORS, WIDTH
from ratskeller.games.notre_dame.notation import (
    FROM,
    FROM_FRIEND,
    MOVE,
    count_of,
    friend_of,
    place_of,
    sector_of,
)
from ratskeller.games.notre_dame.persons import Person, enter
from ratskeller.games.notre_dame.pieces import FromSector, ToOtherSector, move_pieces
from ratskeller.games.notre_dame.state import NotreDameState
from ratskeller.kernel.decision import Decision, Offers, Refusal
from ratskeller.kernel.position import Field

MOST_MOVED: Final = 3  #: ND 6.2


class Hostess(Person):
    """ND 6.1: three prestige and a bonus of the hotel."""

    ID: ClassVar[str] = "hostess"
    CLAUSE: ClassVar[str] = "ND 6.1"

    def favour(self, s: NotreDameState, seat: i64) -> None:
        s.gain(seat, 3)
        give_bonuses(s, seat, 1)

    def worth(self, s: NotreDameState, seat: i64) -> float:
        return 3.5


class Minstrel(Person):
    """ND 6.2: up to three pieces move from one sector to another."""

    ID: ClassVar[str] = "minstrel"
    CLAUSE: ClassVar[str] = "ND 6.2"

    def favour(self, s: NotreDameState, seat: i64) -> None:
        if s.any_piece(seat):
            s.push(MinstrelFrom(seat))

    def has_no_effect(self, s: NotreDameState, seat: i64) -> bool:
        return not s.any_piece(seat)

    def decisions(self) -> list[type[Decision[Any]]]:
        return [MinstrelFrom, MinstrelTo, MinstrelCount]

    def misfit(self, s: NotreDameState, owed: Decision[Any]) -> str:
        if isinstance(owed, MinstrelTo) and s.count(owed.seat, owed.source) == 0:
            return "no-piece"
        if isinstance(owed, MinstrelCount) and owed.source == owed.target:
            return "two different sectors"
        return ""


class MinstrelFrom(FromSector):
    """ND 6.2: from which sector pieces move; Notre Dame is not a sector."""

    NAME: ClassVar[str] = "minstrel"
    CLAUSE: ClassVar[str] = "ND 6.2"

    def resolve(self, state: NotreDameState, seat: i64, code: i64) -> None:
        state.push(MinstrelTo(seat, place_of(code)))


class MinstrelTo(ToOtherSector):
    """ND 6.2: to which other sector they move."""

    NAME: ClassVar[str] = "minstrel-to"
    CLAUSE: ClassVar[str] = "ND 6.2"

    def resolve(self, state: NotreDameState, seat: i64, code: i64) -> None:
        """A single piece leaves nothing to choose."""
        target = sector_of(code)
        if state.count(seat, self.source) > 1:
            state.push(MinstrelCount(seat, self.source, target))
        else:
            markers = state.public.markers[seat * WIDTH + self.source]
            move_pieces(state, seat, self.source, target, markers, 1 - markers)


class MinstrelCount(Decision[NotreDameState]):
    """ND 6.2: how many markers move, and whether the friend does: one to three pieces."""

    NAME: ClassVar[str] = "minstrel-count"
    CLAUSE: ClassVar[str] = "ND 6.2"
    FIELDS: ClassVar[dict[str, Field]] = {
        "seat": fields.SEAT,
        "source": fields.SECTOR,
        "target": fields.SECTOR,
    }
    VERBS: ClassVar[tuple[int, ...]] = (MOVE,)

    def __init__(self, seat: i64, source: i64, target: i64) -> None:
        self.seat = seat
        self.source: i64 = source
        self.target: i64 = target

    def prompt(self, state: NotreDameState) -> dict[str, str | int]:
        return {"sector": SECTORS[self.source], "sector2": SECTORS[self.target]}

    def offer(self, state: NotreDameState, seat: i64, out: Offers) -> None:
        markers = state.public.markers[seat * WIDTH + self.source]
        friends: i64 = 1 if state.public.friend[seat] == self.source else 0
        for friend in range(friends + 1):
            for count in range(1 - friend, MOST_MOVED - friend + 1):
                if count <= markers:
                    out.add(MOVE | count | friend << 8)

    def refusal(self, state: NotreDameState, seat: i64, code: i64) -> Refusal | None:
        count = count_of(code)
        friend = friend_of(code)
        if friend and state.public.friend[seat] != self.source:
            return self.refused("friend-elsewhere", sector=SECTORS[self.source])
        if count > state.public.markers[seat * WIDTH + self.source]:
            return self.refused("too-few-markers", sector=SECTORS[self.source])
        if not 1 <= count + friend <= MOST_MOVED:
            return self.refused("one-to-three")
        return None

    def resolve(self, state: NotreDameState, seat: i64, code: i64) -> None:
        move_pieces(state, seat, self.source, self.target, count_of(code), friend_of(code))


class MoneyLender(Person):
    """ND 6.3: two coins and one prestige."""

    ID: ClassVar[str] = "money-lender"
    CLAUSE: ClassVar[str] = "ND 6.3"

    def favour(self, s: NotreDameState, seat: i64) -> None:
        s.gain_coins(seat, 2)
        s.gain(seat, 1)

    def worth(self, s: NotreDameState, seat: i64) -> float:
        return 3.5


class Fool(Person):
    """ND 6.4: one piece moves to another sector, whose action follows."""

    ID: ClassVar[str] = "fool"
    CLAUSE: ClassVar[str] = "ND 6.4"

    def favour(self, s: NotreDameState, seat: i64) -> None:
        if not self.has_no_effect(s, seat):
            s.push(FoolFrom(seat))

    def has_no_effect(self, s: NotreDameState, seat: i64) -> bool:
        return s.public.friend[seat] < 0 and s.on_board(seat) == 0

    def decisions(self) -> list[type[Decision[Any]]]:
        return [FoolFrom, FoolTo]

    def misfit(self, s: NotreDameState, owed: Decision[Any]) -> str:
        if not isinstance(owed, FoolTo):
            return ""
        if owed.friend:
            return "" if s.public.friend[owed.seat] == owed.source else "friend-elsewhere"
        return "" if s.public.markers[owed.seat * WIDTH + owed.source] > 0 else "no-marker"


class FoolFrom(Decision[NotreDameState]):
    """ND 6.4: which piece moves: the friend, or a marker of a sector or of Notre Dame."""

    NAME: ClassVar[str] = "fool"
    CLAUSE: ClassVar[str] = "ND 6.4"
    VERBS: ClassVar[tuple[int, ...]] = (FROM, FROM_FRIEND)

    def offer(self, state: NotreDameState, seat: i64, out: Offers) -> None:
        for place in range(i64(WIDTH)):
            if state.public.markers[seat * WIDTH + place] > 0:
                out.add(FROM | place)
        if state.public.friend[seat] >= 0:
            out.add(FROM_FRIEND)

    def refusal(self, state: NotreDameState, seat: i64, code: i64) -> Refusal | None:
        if code == FROM_FRIEND:
            return None if state.public.friend[seat] >= 0 else self.refused("friend-off-board")
        place = place_of(code)
        if state.public.markers[seat * WIDTH + place] == 0:
            return self.refused("no-marker-there", place=PLACES[place])
        return None

    def resolve(self, state: NotreDameState, seat: i64, code: i64) -> None:
        if code == FROM_FRIEND:
            state.push(FoolTo(seat, state.public.friend[seat], 1))
        else:
            state.push(FoolTo(seat, place_of(code), 0))


class FoolTo(ToOtherSector):
    """ND 6.4: to which other sector; its action follows. Never to Notre Dame."""

    NAME: ClassVar[str] = "fool-to"
    CLAUSE: ClassVar[str] = "ND 6.4"
    FIELDS: ClassVar[dict[str, Field]] = {
        "seat": fields.SEAT,
        "source": fields.PLACE,
        "friend": fields.FLAG,
    }

    def __init__(self, seat: i64, source: i64, friend: i64) -> None:
        super().__init__(seat, source)
        self.friend: i64 = friend

    def prompt(self, state: NotreDameState) -> dict[str, str | int]:
        return {"place": PLACES[self.source]}

    def resolve(self, state: NotreDameState, seat: i64, code: i64) -> None:
        target = sector_of(code)
        if self.friend:
            state.public.friend[seat] = target
            if state.listener is not None:
                state.emit("friend", seat=seat, sector=SECTORS[target])
        else:
            state.shift(seat, self.source, target)
            if state.listener is not None:
                state.emit("moved-in", seat=seat, place=PLACES[self.source], sector=SECTORS[target])
        act(state, seat, target)


class Monk(Person):
    """ND 6.5: two markers and one prestige."""

    ID: ClassVar[str] = "monk"
    CLAUSE: ClassVar[str] = "ND 6.5"

    def favour(self, s: NotreDameState, seat: i64) -> None:
        s.gain_markers(seat, 2)
        s.gain(seat, 1)

    def worth(self, s: NotreDameState, seat: i64) -> float:
        return 3.5


class Doctor(Person):
    """ND 6.6: this round's plague value counts as 0."""

    ID: ClassVar[str] = "doctor"
    CLAUSE: ClassVar[str] = "ND 6.6"

    def favour(self, s: NotreDameState, seat: i64) -> None:
        one: i64 = 1
        s.public.doctored |= one << seat

    def has_no_effect(self, s: NotreDameState, seat: i64) -> bool:
        return s.public.doctored >> seat & 1 == 1 or s.public.plague_value() == 0

    def worth(self, s: NotreDameState, seat: i64) -> float:
        return float(s.public.plague_value())

    def cures(self) -> bool:
        return True


enter([Hostess(), Minstrel(), MoneyLender(), Fool(), Monk(), Doctor()])
