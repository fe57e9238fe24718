"""ND 6.2, 6.4, 6.9, 10.12, 10.17: what several persons do with markers and the friend."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from ratskeller.games.notre_dame import fields
from ratskeller.games.notre_dame.board import ALL_SECTORS, BIT, NOTRE_DAME, PLACES, SECTORS, WIDTH
from ratskeller.games.notre_dame.notation import FROM, TO
from ratskeller.games.notre_dame.one_of import ChooseOne
from ratskeller.games.notre_dame.state import NotreDameState
from ratskeller.kernel import Field, Refusal, first_arg


class FromSector(ChooseOne):
    """From which sector pieces move; Notre Dame is not a sector."""

    VERBS: ClassVar[tuple[int, ...]] = (FROM,)
    REASON: ClassVar[str] = "no-piece-there"

    def things(self, state: NotreDameState, seat: i64) -> i64:
        return state.occupied(seat)

    def refusal(self, state: NotreDameState, seat: i64, code: i64) -> Refusal | None:
        if first_arg(code) == NOTRE_DAME:
            return self.refused("not-from-notre-dame")
        return super().refusal(state, seat, code)


class ToOtherSector(ChooseOne):
    """To which other sector they move."""

    FIELDS: ClassVar[dict[str, Field]] = {"seat": fields.SEAT, "source": fields.SECTOR}
    VERBS: ClassVar[tuple[int, ...]] = (TO,)

    def __init__(self, seat: i64, source: i64) -> None:
        self.seat = seat
        self.source: i64 = source

    def prompt(self, state: NotreDameState) -> dict[str, str | int]:
        return {"sector": SECTORS[self.source]}

    def misfit(self, state: NotreDameState) -> str:
        there = state.occupied(self.seat) & BIT[self.source]
        return "" if there else f"no piece stands there ({self.CLAUSE})"

    def things(self, state: NotreDameState, seat: i64) -> i64:
        return ALL_SECTORS & ~BIT[self.source]

    def refusal(self, state: NotreDameState, seat: i64, code: i64) -> Refusal | None:
        if first_arg(code) == self.source:
            return self.refused("same-place", place=PLACES[self.source])
        return None


class ToEmptySector(ChooseOne):
    """Which sector with neither marker nor friend."""

    VERBS: ClassVar[tuple[int, ...]] = (TO,)
    REASON: ClassVar[str] = "not-empty"

    def things(self, state: NotreDameState, seat: i64) -> i64:
        return ALL_SECTORS & ~state.occupied(seat)


def move_pieces(
    s: NotreDameState, seat: i64, source: i64, target: i64, markers: i64, friend: i64
) -> None:
    """Markers, and the friend if wanted, from one sector to another."""
    s.public.markers[seat * WIDTH + source] -= markers
    s.public.markers[seat * WIDTH + target] += markers
    if friend:
        s.public.friend[seat] = target
    if s.listener is not None:
        count, sector, sector2 = markers + friend, SECTORS[source], SECTORS[target]
        s.emit("moved", seat=seat, count=count, sector=sector, sector2=sector2)


def move_marker(s: NotreDameState, seat: i64, source: i64, target: i64) -> None:
    """One marker from a place to a sector."""
    s.shift(seat, source, target)
    if s.listener is not None:
        s.emit("moved-in", seat=seat, place=PLACES[source], sector=SECTORS[target])


def move_friend(s: NotreDameState, seat: i64, sector: i64) -> None:
    """The friend to a sector, from another or from beside the board."""
    s.public.friend[seat] = sector
    if s.listener is not None:
        s.emit("friend", seat=seat, sector=SECTORS[sector])


def settle(s: NotreDameState, seat: i64, sector: i64) -> None:
    """A marker of the general supply comes into a sector."""
    s.bring(seat, sector)
    if s.listener is not None:
        s.emit("placed", seat=seat, sector=SECTORS[sector])
