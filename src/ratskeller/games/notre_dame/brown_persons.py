"""ND 6.1 to 6.6: the brown persons."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from ratskeller.games.notre_dame import fields, notation, pieces
from ratskeller.games.notre_dame.actions import act, give_bonuses
from ratskeller.games.notre_dame.board import BIT, PLACES, SECTORS, WIDTH
from ratskeller.games.notre_dame.persons import Person, enter
from ratskeller.games.notre_dame.state import NotreDameState
from ratskeller.kernel import Decision, Field, Offers, Refusal, first_arg, second_arg

MOST_MOVED: Final = 3  #: ND 6.2


class Hostess(Person):
    """ND 6.1: three prestige and a bonus of the hotel."""

    usual_worth: float = 3.5

    def favour(self, s: NotreDameState, seat: i64) -> None:
        s.gain(seat, 3)
        give_bonuses(s, seat, 1)


class Minstrel(Person):
    """ND 6.2: up to three pieces move from one sector to another."""

    def favour(self, s: NotreDameState, seat: i64) -> None:
        if s.occupied(seat):
            s.push(MinstrelFrom(seat))

    def has_no_effect(self, s: NotreDameState, seat: i64) -> bool:
        return s.occupied(seat) == 0


class MinstrelFrom(pieces.FromSector):
    """ND 6.2: from which sector pieces move; Notre Dame is not a sector."""

    NAME: ClassVar[str] = "minstrel"
    CLAUSE: ClassVar[str] = "ND 6.2"

    def resolve(self, state: NotreDameState, seat: i64, code: i64) -> None:
        state.push(MinstrelTo(seat, first_arg(code)))


class MinstrelTo(pieces.ToOtherSector):
    """ND 6.2: to which other sector they move."""

    NAME: ClassVar[str] = "minstrel-to"
    CLAUSE: ClassVar[str] = "ND 6.2"

    def resolve(self, state: NotreDameState, seat: i64, code: i64) -> None:
        """A single piece leaves nothing to choose."""
        target = first_arg(code)
        if state.count(seat, self.source) > 1:
            state.push(MinstrelCount(seat, self.source, target))
        else:
            markers = state.public.markers[seat * WIDTH + self.source]
            pieces.move_pieces(state, seat, self.source, target, markers, 1 - markers)


class MinstrelCount(Decision[NotreDameState]):
    """ND 6.2: how many markers move, and whether the friend does: one to three pieces."""

    NAME: ClassVar[str] = "minstrel-count"
    CLAUSE: ClassVar[str] = "ND 6.2"
    FIELDS: ClassVar[dict[str, Field]] = {
        "seat": fields.SEAT, "source": fields.SECTOR, "target": fields.SECTOR,
    }  # fmt: skip
    VERBS: ClassVar[tuple[int, ...]] = (notation.MOVE,)

    def __init__(self, seat: i64, source: i64, target: i64) -> None:
        self.seat = seat
        self.source: i64 = source
        self.target: i64 = target

    def prompt(self, state: NotreDameState) -> dict[str, str | int]:
        return {"sector": SECTORS[self.source], "sector2": SECTORS[self.target]}

    def misfit(self, state: NotreDameState) -> str:
        return "two different sectors (ND 6.2)" if self.source == self.target else ""

    def offer(self, state: NotreDameState, seat: i64, out: Offers) -> None:
        markers = state.public.markers[seat * WIDTH + self.source]
        friends: i64 = 1 if state.public.friend[seat] == self.source else 0
        for friend in range(friends + 1):
            for count in range(1 - friend, MOST_MOVED - friend + 1):
                if count <= markers:
                    out.add(notation.MOVE | count | friend << 8)

    def refusal(self, state: NotreDameState, seat: i64, code: i64) -> Refusal | None:
        count = first_arg(code)
        friend = second_arg(code)
        if friend and state.public.friend[seat] != self.source:
            return self.refused("friend-elsewhere", sector=SECTORS[self.source])
        if count > state.public.markers[seat * WIDTH + self.source]:
            return self.refused("too-few-markers", sector=SECTORS[self.source])
        if not 1 <= count + friend <= MOST_MOVED:
            return self.refused("one-to-three")
        return None

    def resolve(self, state: NotreDameState, seat: i64, code: i64) -> None:
        pieces.move_pieces(state, seat, self.source, self.target, first_arg(code), second_arg(code))


class MoneyLender(Person):
    """ND 6.3: two coins and one prestige."""

    usual_worth: float = 3.5

    def favour(self, s: NotreDameState, seat: i64) -> None:
        s.gain_coins(seat, 2)
        s.gain(seat, 1)


class Fool(Person):
    """ND 6.4: one piece moves to another sector, whose action follows."""

    def favour(self, s: NotreDameState, seat: i64) -> None:
        if not self.has_no_effect(s, seat):
            s.push(FoolFrom(seat))

    def has_no_effect(self, s: NotreDameState, seat: i64) -> bool:
        return s.public.friend[seat] < 0 and s.on_board(seat) == 0


class FoolFrom(Decision[NotreDameState]):
    """ND 6.4: which piece moves: the friend, or a marker of a sector or of Notre Dame."""

    NAME: ClassVar[str] = "fool"
    CLAUSE: ClassVar[str] = "ND 6.4"
    VERBS: ClassVar[tuple[int, ...]] = (notation.FROM, notation.FROM_FRIEND)

    def offer(self, state: NotreDameState, seat: i64, out: Offers) -> None:
        for place in range(i64(WIDTH)):
            if state.public.markers[seat * WIDTH + place] > 0:
                out.add(notation.FROM | place)
        if state.public.friend[seat] >= 0:
            out.add(notation.FROM_FRIEND)

    def refusal(self, state: NotreDameState, seat: i64, code: i64) -> Refusal | None:
        if code == notation.FROM_FRIEND:
            return None if state.public.friend[seat] >= 0 else self.refused("friend-off-board")
        place = first_arg(code)
        if state.marked(seat) & BIT[place]:
            return None
        return self.refused("no-marker-there", place=PLACES[place])

    def resolve(self, state: NotreDameState, seat: i64, code: i64) -> None:
        if code == notation.FROM_FRIEND:
            state.push(FoolTo(seat, state.public.friend[seat], 1))
        else:
            state.push(FoolTo(seat, first_arg(code), 0))


class FoolTo(pieces.ToOtherSector):
    """ND 6.4: to which other sector; its action follows. Never to Notre Dame."""

    NAME: ClassVar[str] = "fool-to"
    CLAUSE: ClassVar[str] = "ND 6.4"
    FIELDS: ClassVar[dict[str, Field]] = {
        "seat": fields.SEAT, "source": fields.PLACE, "friend": fields.FLAG,
    }  # fmt: skip

    def __init__(self, seat: i64, source: i64, friend: i64) -> None:
        super().__init__(seat, source)
        self.friend: i64 = friend

    def prompt(self, state: NotreDameState) -> dict[str, str | int]:
        return {"place": PLACES[self.source]}

    def misfit(self, state: NotreDameState) -> str:
        if self.friend:
            there = state.public.friend[self.seat] == self.source
            return "" if there else "the friend is elsewhere (ND 6.4)"
        return "" if state.marked(self.seat) & BIT[self.source] else "no marker there (ND 6.4)"

    def resolve(self, state: NotreDameState, seat: i64, code: i64) -> None:
        target = first_arg(code)
        if self.friend:
            pieces.move_friend(state, seat, target)
        else:
            pieces.move_marker(state, seat, self.source, target)
        act(state, seat, target)


class Monk(Person):
    """ND 6.5: two markers and one prestige."""

    usual_worth: float = 3.5

    def favour(self, s: NotreDameState, seat: i64) -> None:
        s.gain_markers(seat, 2)
        s.gain(seat, 1)


class Doctor(Person):
    """ND 6.6: this round's plague value counts as 0."""

    cures: bool = True

    def favour(self, s: NotreDameState, seat: i64) -> None:
        s.public.doctored |= BIT[seat]

    def has_no_effect(self, s: NotreDameState, seat: i64) -> bool:
        return s.public.doctored >> seat & 1 == 1 or s.public.plague_value() == 0

    def worth(self, s: NotreDameState, seat: i64) -> float:
        return float(s.public.plague_value())


enter(
    {
        "hostess": Hostess(),
        "minstrel": Minstrel(MinstrelFrom, MinstrelTo, MinstrelCount),
        "money-lender": MoneyLender(),
        "fool": Fool(FoolFrom, FoolTo),
        "monk": Monk(),
        "doctor": Doctor(),
    }
)
