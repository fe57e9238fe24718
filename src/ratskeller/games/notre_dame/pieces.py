"""ND 6.2, 6.4, 6.9, 10.12, 10.17: what several persons do with markers and the friend."""

from __future__ import annotations

from mypy_extensions import i64

from ratskeller.games.notre_dame.board import PLACES, SECTORS, WIDTH
from ratskeller.games.notre_dame.notation import FROM, TO, place_of, sector_of
from ratskeller.games.notre_dame.state import NotreDameState
from ratskeller.kernel.decision import Offers, Refusal


def offer_sources(s: NotreDameState, seat: i64, out: Offers) -> None:
    """The sectors with a piece."""
    for sector in range(i64(len(SECTORS))):
        if s.count(seat, sector) > 0:
            out.add(FROM | sector)


def source_refusal(s: NotreDameState, seat: i64, code: i64, clause: str) -> Refusal | None:
    """Why no pieces can be taken from there."""
    place = place_of(code)
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
    if sector_of(code) == source:
        return Refusal(clause, "same-place", {"place": PLACES[source]})
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


def offer_empty(s: NotreDameState, seat: i64, out: Offers) -> None:
    """The sectors with neither marker nor friend."""
    for sector in range(i64(len(SECTORS))):
        if s.count(seat, sector) == 0:
            out.add(TO | sector)


def empty_refusal(s: NotreDameState, seat: i64, code: i64, clause: str) -> Refusal | None:
    """Why the marker cannot go there."""
    if s.count(seat, sector_of(code)) > 0:
        return Refusal(clause, "not-empty", {"sector": SECTORS[sector_of(code)]})
    return None
