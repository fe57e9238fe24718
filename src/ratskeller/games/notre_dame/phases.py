"""ND 2, 3: the phases of the set-up and of a round, and which follows which."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from ratskeller.games.notre_dame.state import NotreDameState
    from ratskeller.kernel.decision import Decision

#: In order, as `round.PHASES`.
PHASE_IDS: Final = [
    "messages", "gathering", "start", "persons", "deal", "keep", "keep-second",
    "play", "hire", "plague", "over",
]  # fmt: skip
LAYING: Final = 0
GATHERING: Final = 1
STARTING: Final = 2
OPENING: Final = 3
DEALING: Final = 4
KEEPING: Final = 5
KEEPING_SECOND: Final = 6
PLAYING: Final = 7
HIRING: Final = 8
PLAGUE: Final = 9
OVER: Final = 10


class Phase:
    """A part of the set-up or of a round."""

    def step(self, s: NotreDameState) -> bool:
        """Do or owe what comes next; False if nothing is left and the phase ends."""
        raise NotImplementedError


class Asking(Phase):
    """A phase of one decision, which ends it."""

    def __init__(self, asked: Decision[NotreDameState]) -> None:
        self.asked: Final = asked

    def step(self, s: NotreDameState) -> bool:
        s.push(self.asked)
        return True


def end_phase(s: NotreDameState) -> None:
    """Go on to the next phase.

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
