"""ND 7: the plague."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from ratskeller.games.notre_dame.board import BIT, FINE, SECTORS, TRACK, WIDTH
from ratskeller.games.notre_dame.notation import REMOVE
from ratskeller.games.notre_dame.one_of import ChooseOne, ask
from ratskeller.games.notre_dame.state import NotreDameState
from ratskeller.kernel import first_arg


def strike(s: NotreDameState, seat: i64) -> None:
    """ND 7.2 to 7.4: the rat moves; an outbreak costs prestige and a marker."""
    public = s.public
    before = public.rat[seat]
    rat = public.rat_after_plague(seat)
    public.rat[seat] = 0 if rat < 0 else TRACK if rat > TRACK else rat
    if s.listener is not None and public.rat[seat] != before:
        s.emit("rat", seat=seat, rat=public.rat[seat])
    if rat > TRACK:
        if s.listener is not None:
            s.emit("outbreak", seat=seat)
        s.lose(seat, FINE)
        ask(s, Outbreak(seat))


class Outbreak(ChooseOne):
    """ND 7.4: which of the fullest sectors loses a marker; the friend is never removed."""

    NAME: ClassVar[str] = "outbreak"
    CLAUSE: ClassVar[str] = "ND 7.4"
    VERBS: ClassVar[tuple[int, ...]] = (REMOVE,)
    REASON: ClassVar[str] = "not-the-fullest"

    def things(self, state: NotreDameState, seat: i64) -> i64:
        """The sectors with the highest count that hold a marker."""
        most: i64 = 0
        bits: i64 = 0
        for sector in range(i64(len(SECTORS))):
            count = state.count(seat, sector)
            if count > most:
                most = count
                bits = 0
            if count == most:
                bits |= BIT[sector]
        return bits & state.marked(seat)

    def resolve(self, state: NotreDameState, seat: i64, code: i64) -> None:
        """The marker goes back to the general supply."""
        sector = first_arg(code)
        state.public.markers[seat * WIDTH + sector] -= 1
        state.public.general[seat] += 1
        if state.listener is not None:
            state.emit("removed", seat=seat, sector=SECTORS[sector])
