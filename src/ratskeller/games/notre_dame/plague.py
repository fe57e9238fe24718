"""ND 7: the plague."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from ratskeller.games.notre_dame.board import FINE, HOSPITAL, SECTORS, TRACK, WIDTH
from ratskeller.games.notre_dame.notation import REMOVE, sector_of
from ratskeller.games.notre_dame.state import NotreDameState
from ratskeller.kernel.decision import Decision, Offers, Refusal


def strike(s: NotreDameState, seat: i64) -> None:
    """ND 7.2, 7.3: the rat moves by the plague value less the hospital; 0 if spared."""
    public = s.public
    value = 0 if public.doctored >> seat & 1 else s.public.plague_value()
    before = public.rat[seat]
    rat = before + value - s.count(seat, HOSPITAL)
    public.rat[seat] = 0 if rat < 0 else TRACK if rat > TRACK else rat
    if s.listener is not None and public.rat[seat] != before:
        s.emit("rat", seat=seat, rat=public.rat[seat])
    if rat > TRACK:
        break_out(s, seat)


def break_out(s: NotreDameState, seat: i64) -> None:
    """ND 7.4: two prestige and a marker of the fullest sector."""
    if s.listener is not None:
        s.emit("outbreak", seat=seat)
    s.lose(seat, FINE)
    bits = struck(s, seat)
    if bits & (bits - 1):
        s.push(Outbreak(seat))
    elif bits:
        sector: i64 = 0
        while not bits >> sector & 1:
            sector += 1
        remove(s, seat, sector)


def struck(s: NotreDameState, seat: i64) -> i64:
    """ND 7.4: the sectors with the highest count that hold a marker, as bits."""
    most: i64 = 0
    bits: i64 = 0
    one: i64 = 1
    for sector in range(i64(len(SECTORS))):
        count = s.count(seat, sector)
        if count > most:
            most = count
            bits = 0
        if count == most and s.public.markers[seat * WIDTH + sector] > 0:
            bits |= one << sector
    return bits


def remove(s: NotreDameState, seat: i64, sector: i64) -> None:
    """ND 7.4: a marker back to the general supply; the friend is never removed."""
    s.public.markers[seat * WIDTH + sector] -= 1
    s.public.general[seat] += 1
    if s.listener is not None:
        s.emit("removed", seat=seat, sector=SECTORS[sector])


class Outbreak(Decision[NotreDameState]):
    """ND 7.4: which of the fullest sectors loses a marker."""

    NAME: ClassVar[str] = "outbreak"
    CLAUSE: ClassVar[str] = "ND 7.4"
    VERBS: ClassVar[tuple[int, ...]] = (REMOVE,)

    def offer(self, state: NotreDameState, seat: i64, out: Offers) -> None:
        bits = struck(state, seat)
        for sector in range(i64(len(SECTORS))):
            if bits >> sector & 1:
                out.add(REMOVE | sector)

    def refusal(self, state: NotreDameState, seat: i64, code: i64) -> Refusal | None:
        if not struck(state, seat) >> sector_of(code) & 1:
            return self.refused("not-the-fullest", sector=SECTORS[sector_of(code)])
        return None

    def resolve(self, state: NotreDameState, seat: i64, code: i64) -> None:
        remove(state, seat, sector_of(code))
