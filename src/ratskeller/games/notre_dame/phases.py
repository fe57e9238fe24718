"""ND 2, 3: which phase follows which."""

from __future__ import annotations

from ratskeller.games.notre_dame.board import LAYING, OPENING, PLAGUE, STARTING
from ratskeller.games.notre_dame.state import NotreDameState


def end_phase(s: NotreDameState) -> None:
    """Go on to the next phase in the order of `round.PHASES`.

    Only with the expansion persons are drawn by lot (ND 2.3), and the plague is followed by
    the next round (ND 3.6).
    """
    s.public.turn = 0
    if s.public.phase == PLAGUE:
        s.public.phase = OPENING
    elif s.public.phase == LAYING and not s.settings.new_persons:
        s.public.phase = STARTING
    else:
        s.public.phase += 1
