"""ND 6.1 to 6.6: the brown persons, and the decisions about moving pieces."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from ratskeller.games.notre_dame import fields
from ratskeller.games.notre_dame.actions import act, give_bonuses
from ratskeller.games.notre_dame.board import (
    DOCTOR,
    FOOL,
    HOSTESS,
    MINSTREL,
    MONEY_LENDER,
    MONK,
    PLACES,
    SECTORS,
    WIDTH,
)
from ratskeller.games.notre_dame.notation import FROM, FROM_FRIEND, MOVE, TO, VERB
from ratskeller.games.notre_dame.state import NotreDameState
from ratskeller.kernel.decision import Decision, Offers, Refusal
from ratskeller.kernel.position import Field

MOST_MOVED: Final = 3  #: ND 6.2


def brown_favour(s: NotreDameState, seat: i64, person: i64) -> None:
    """The favour of a brown person."""
    if person == MINSTREL:
        if any_piece(s, seat):
            s.push(Minstrel(seat))
    elif person == MONEY_LENDER:  # ND 6.3
        s.gain_coins(seat, 2)
        s.gain(seat, 1)
    elif person == MONK:  # ND 6.5
        s.gain_markers(seat, 2)
        s.gain(seat, 1)
    elif person == FOOL:
        if s.friend[seat] >= 0 or s.on_board(seat) > 0:
            s.push(Fool(seat))
    elif person == DOCTOR:  # ND 6.6
        one: i64 = 1
        s.doctored |= one << seat
    elif person == HOSTESS:  # ND 6.1
        s.gain(seat, 3)
        give_bonuses(s, seat, 1)


def any_piece(s: NotreDameState, seat: i64) -> bool:
    """Whether a marker or the friend stands in a sector."""
    for sector in range(i64(len(SECTORS))):
        if s.count(seat, sector) > 0:
            return True
    return False


def offer_sources(s: NotreDameState, seat: i64, out: Offers) -> None:
    """The sectors with a piece."""
    for sector in range(i64(len(SECTORS))):
        if s.count(seat, sector) > 0:
            out.add(FROM | sector)


def source_refusal(s: NotreDameState, seat: i64, code: i64, clause: str) -> Refusal | None:
    """Why no pieces can be taken from there."""
    if code & VERB != FROM:
        return Refusal(clause, "source-first")
    place = code & 255
    if place >= len(SECTORS):
        return Refusal(clause, "not-from-notre-dame")
    if s.count(seat, place) == 0:
        return Refusal(clause, "no-piece-there", {"place": PLACES[place]})
    return None


def offer_targets(source: i64, out: Offers) -> None:
    """Every sector but this one."""
    for sector in range(i64(len(SECTORS))):
        if sector != source:
            out.add(TO | sector)


def target_refusal(source: i64, code: i64, clause: str) -> Refusal | None:
    """Why pieces cannot go there."""
    if code & VERB != TO:
        return Refusal(clause, "target-first")
    if code & 255 == source:
        return Refusal(clause, "same-place", {"place": PLACES[source]})
    return None


class Minstrel(Decision[NotreDameState]):
    """ND 6.2: from which sector pieces move; Notre Dame is none."""

    NAME: ClassVar[str] = "minstrel"
    CLAUSE: ClassVar[str] = "ND 6.2"
    FIELDS: ClassVar[dict[str, Field]] = {"seat": fields.SEAT}

    def offer(self, state: NotreDameState, seat: i64, out: Offers) -> None:
        offer_sources(state, seat, out)

    def refusal(self, state: NotreDameState, seat: i64, code: i64) -> Refusal | None:
        return source_refusal(state, seat, code, self.CLAUSE)

    def resolve(self, state: NotreDameState, seat: i64, code: i64) -> None:
        state.push(MinstrelTo(seat, code & 255))


class MinstrelTo(Decision[NotreDameState]):
    """ND 6.2: to which other sector they move."""

    NAME: ClassVar[str] = "minstrel-to"
    CLAUSE: ClassVar[str] = "ND 6.2"
    FIELDS: ClassVar[dict[str, Field]] = {"seat": fields.SEAT, "source": fields.SECTOR}

    def __init__(self, seat: i64, source: i64) -> None:
        self.seat = seat
        self.source: i64 = source

    def prompt(self, state: NotreDameState) -> dict[str, str | int]:
        return {"sector": SECTORS[self.source]}

    def offer(self, state: NotreDameState, seat: i64, out: Offers) -> None:
        offer_targets(self.source, out)

    def refusal(self, state: NotreDameState, seat: i64, code: i64) -> Refusal | None:
        return target_refusal(self.source, code, self.CLAUSE)

    def resolve(self, state: NotreDameState, seat: i64, code: i64) -> None:
        """A single piece leaves nothing to choose."""
        if state.count(seat, self.source) > 1:
            state.push(MinstrelCount(seat, self.source, code & 255))
        else:
            markers = state.markers[seat * WIDTH + self.source]
            move_pieces(state, seat, self.source, code & 255, markers, 1 - markers)


class MinstrelCount(Decision[NotreDameState]):
    """ND 6.2: how many markers move, and whether the friend does: one to three pieces."""

    NAME: ClassVar[str] = "minstrel-count"
    CLAUSE: ClassVar[str] = "ND 6.2"
    FIELDS: ClassVar[dict[str, Field]] = {
        "seat": fields.SEAT,
        "source": fields.SECTOR,
        "target": fields.SECTOR,
    }

    def __init__(self, seat: i64, source: i64, target: i64) -> None:
        self.seat = seat
        self.source: i64 = source
        self.target: i64 = target

    def prompt(self, state: NotreDameState) -> dict[str, str | int]:
        return {"sector": SECTORS[self.source], "sector2": SECTORS[self.target]}

    def offer(self, state: NotreDameState, seat: i64, out: Offers) -> None:
        markers = state.markers[seat * WIDTH + self.source]
        friends: i64 = 1 if state.friend[seat] == self.source else 0
        for friend in range(friends + 1):
            for count in range(1 - friend, MOST_MOVED - friend + 1):
                if count <= markers:
                    out.add(MOVE | count | friend << 8)

    def refusal(self, state: NotreDameState, seat: i64, code: i64) -> Refusal | None:
        if code & VERB != MOVE:
            return self.refused("count-first")
        count = code & 255
        friend = code >> 8 & 255
        if friend and state.friend[seat] != self.source:
            return self.refused("friend-elsewhere", sector=SECTORS[self.source])
        if count > state.markers[seat * WIDTH + self.source]:
            return self.refused("too-few-markers", sector=SECTORS[self.source])
        if not 1 <= count + friend <= MOST_MOVED:
            return self.refused("one-to-three")
        return None

    def resolve(self, state: NotreDameState, seat: i64, code: i64) -> None:
        move_pieces(state, seat, self.source, self.target, code & 255, code >> 8 & 255)


def move_pieces(
    s: NotreDameState, seat: i64, source: i64, target: i64, markers: i64, friend: i64
) -> None:
    """Markers, and the friend if wanted, from one sector to another."""
    s.markers[seat * WIDTH + source] -= markers
    s.markers[seat * WIDTH + target] += markers
    if friend:
        s.friend[seat] = target
    if s.listener is not None:
        s.emit(
            "moved",
            seat=seat,
            count=markers + friend,
            sector=SECTORS[source],
            sector2=SECTORS[target],
        )


class Fool(Decision[NotreDameState]):
    """ND 6.4: which piece moves: the friend, or a marker of a sector or of Notre Dame."""

    NAME: ClassVar[str] = "fool"
    CLAUSE: ClassVar[str] = "ND 6.4"
    FIELDS: ClassVar[dict[str, Field]] = {"seat": fields.SEAT}

    def offer(self, state: NotreDameState, seat: i64, out: Offers) -> None:
        for place in range(i64(WIDTH)):
            if state.markers[seat * WIDTH + place] > 0:
                out.add(FROM | place)
        if state.friend[seat] >= 0:
            out.add(FROM_FRIEND)

    def refusal(self, state: NotreDameState, seat: i64, code: i64) -> Refusal | None:
        if code == FROM_FRIEND:
            return None if state.friend[seat] >= 0 else self.refused("friend-off-board")
        if code & VERB != FROM:
            return self.refused("source-first")
        if state.markers[seat * WIDTH + (code & 255)] == 0:
            return self.refused("no-marker-there", place=PLACES[code & 255])
        return None

    def resolve(self, state: NotreDameState, seat: i64, code: i64) -> None:
        if code == FROM_FRIEND:
            state.push(FoolTo(seat, state.friend[seat], 1))
        else:
            state.push(FoolTo(seat, code & 255, 0))


class FoolTo(Decision[NotreDameState]):
    """ND 6.4: to which other sector; its action follows. Never to Notre Dame."""

    NAME: ClassVar[str] = "fool-to"
    CLAUSE: ClassVar[str] = "ND 6.4"
    FIELDS: ClassVar[dict[str, Field]] = {
        "seat": fields.SEAT,
        "source": fields.PLACE,
        "friend": fields.FLAG,
    }

    def __init__(self, seat: i64, source: i64, friend: i64) -> None:
        self.seat = seat
        self.source: i64 = source
        self.friend: i64 = friend

    def prompt(self, state: NotreDameState) -> dict[str, str | int]:
        return {"place": PLACES[self.source]}

    def offer(self, state: NotreDameState, seat: i64, out: Offers) -> None:
        offer_targets(self.source, out)

    def refusal(self, state: NotreDameState, seat: i64, code: i64) -> Refusal | None:
        return target_refusal(self.source, code, self.CLAUSE)

    def resolve(self, state: NotreDameState, seat: i64, code: i64) -> None:
        target = code & 255
        if self.friend:
            state.friend[seat] = target
            if state.listener is not None:
                state.emit("friend", seat=seat, sector=SECTORS[target])
        else:
            state.shift(seat, self.source, target)
            if state.listener is not None:
                state.emit("moved-in", seat=seat, place=PLACES[self.source], sector=SECTORS[target])
        act(state, seat, target)
