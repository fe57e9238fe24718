"""ND 6.2, 6.4, 6.9, 10.12, 10.17: what several persons do with markers and the friend."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from ratskeller.games.notre_dame import fields
from ratskeller.games.notre_dame.board import PLACES, SECTORS, WIDTH
from ratskeller.games.notre_dame.notation import FROM, TO, place_of, sector_of
from ratskeller.games.notre_dame.state import NotreDameState
from ratskeller.kernel.decision import Decision, Offers, Refusal
from ratskeller.kernel.position import Field


class FromSector(Decision[NotreDameState]):
    """From which sector pieces move; Notre Dame is not a sector."""

    VERBS: ClassVar[tuple[int, ...]] = (FROM,)

    def offer(self, state: NotreDameState, seat: i64, out: Offers) -> None:
        for sector in range(i64(len(SECTORS))):
            if state.count(seat, sector) > 0:
                out.add(FROM | sector)

    def refusal(self, state: NotreDameState, seat: i64, code: i64) -> Refusal | None:
        place = place_of(code)
        if place >= len(SECTORS):
            return self.refused("not-from-notre-dame")
        if state.count(seat, place) == 0:
            return self.refused("no-piece-there", place=PLACES[place])
        return None


class ToOtherSector(Decision[NotreDameState]):
    """To which other sector they move."""

    FIELDS: ClassVar[dict[str, Field]] = {"seat": fields.SEAT, "source": fields.SECTOR}
    VERBS: ClassVar[tuple[int, ...]] = (TO,)

    def __init__(self, seat: i64, source: i64) -> None:
        self.seat = seat
        self.source: i64 = source

    def prompt(self, state: NotreDameState) -> dict[str, str | int]:
        return {"sector": SECTORS[self.source]}

    def offer(self, state: NotreDameState, seat: i64, out: Offers) -> None:
        for sector in range(i64(len(SECTORS))):
            if sector != self.source:
                out.add(TO | sector)

    def refusal(self, state: NotreDameState, seat: i64, code: i64) -> Refusal | None:
        if sector_of(code) == self.source:
            return self.refused("same-place", place=PLACES[self.source])
        return None


class ToEmptySector(Decision[NotreDameState]):
    """Which sector with neither marker nor friend."""

    VERBS: ClassVar[tuple[int, ...]] = (TO,)

    def offer(self, state: NotreDameState, seat: i64, out: Offers) -> None:
        for sector in range(i64(len(SECTORS))):
            if state.count(seat, sector) == 0:
                out.add(TO | sector)

    def refusal(self, state: NotreDameState, seat: i64, code: i64) -> Refusal | None:
        if state.count(seat, sector_of(code)) > 0:
            return self.refused("not-empty", sector=SECTORS[sector_of(code)])
        return None


def move_pieces(
    s: NotreDameState, seat: i64, source: i64, target: i64, markers: i64, friend: i64
) -> None:
    """Markers, and the friend if wanted, from one sector to another."""
    s.public.markers[seat * WIDTH + source] -= markers
    s.public.markers[seat * WIDTH + target] += markers
    if friend:
        s.public.friend[seat] = target
    if s.listener is not None:
        s.emit(
            "moved",
            seat=seat,
            count=markers + friend,
            sector=SECTORS[source],
            sector2=SECTORS[target],
        )


def settle(s: NotreDameState, seat: i64, sector: i64) -> None:
    """A marker of the general supply comes into a sector."""
    s.bring(seat, sector)
    if s.listener is not None:
        s.emit("placed", seat=seat, sector=SECTORS[sector])
