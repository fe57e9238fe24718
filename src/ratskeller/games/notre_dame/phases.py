"""ND 2, 3: what a phase is, and which phase follows which."""

from __future__ import annotations

from ratskeller.games.notre_dame.board import LAYING, OPENING, PLAGUE, STARTING
from ratskeller.games.notre_dame.state import NotreDameState


class Phase:
    """A part of the set-up or of a round."""

    def __init__(self) -> None:
        pass

    def step(self, s: NotreDameState) -> bool:
        """Do or owe what comes next; False if nothing is left and the phase ends."""
        raise NotImplementedError


def end_phase(s: NotreDameState) -> None:
    """Go on to the next phase in the order of `round.PHASES`.

    Only with the expansion persons are drawn by lot (ND 2.3), and the plague is followed by
    the next round (ND 3.6).
    """
    public = s.public
    public.turn = 0
    if public.phase == PLAGUE:
        public.phase = OPENING
    elif public.phase == LAYING and not s.settings.new_persons:
        public.phase = STARTING
    else:
        public.phase += 1
