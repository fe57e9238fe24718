"""ND 2, 3: the set-up and the round, phase by phase."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from ratskeller.games.notre_dame.board import ALL_BROWN, DECK, ROUNDS
from ratskeller.games.notre_dame.draft import KEEP_ONE, KEEP_SECOND, DealCards
from ratskeller.games.notre_dame.hire import HirePersons
from ratskeller.games.notre_dame.phases import OVER, Asking, Phase, end_phase
from ratskeller.games.notre_dame.plague import strike
from ratskeller.games.notre_dame.play import PlayCards
from ratskeller.games.notre_dame.reveal_persons import Open
from ratskeller.games.notre_dame.scoring import result, score_notre_dame
from ratskeller.games.notre_dame.setup import START_PLAYER, Gather, LayMessages
from ratskeller.games.notre_dame.state import NotreDameState
from ratskeller.kernel import Automatic


class Plague(Phase):
    """ND 3.5: the rats of everybody, in turn order; then the round ends (ND 3.6)."""

    def step(self, s: NotreDameState) -> bool:
        if s.public.turn == 0 and s.listener is not None:
            s.emit("plague", count=s.public.plague_value())
        if s.public.turn < s.players:
            strike(s, s.begin_turn())
        else:
            end_round(s)
        return True


class Over(Phase):
    """ND 8.2: after nine rounds nothing is owed."""

    def step(self, s: NotreDameState) -> bool:
        s.stack.pop()
        if s.settings.hidden:
            s.mark_revealed()
        s.end(result(s))
        return True


#: In order, as `board.PHASE_IDS`; `end_phase` says where the order is left.
PHASES: Final[list[Phase]] = [
    LayMessages(),
    Gather(),
    Asking(START_PLAYER),
    Open(),
    DealCards(),
    Asking(KEEP_ONE),
    Asking(KEEP_SECOND),
    PlayCards(),
    HirePersons(),
    Plague(),
    Over(),
]


class Round(Automatic[NotreDameState]):
    """ND 3: the ground of the stack: whatever the phase owes next lies on top of it."""

    NAME: ClassVar[str] = "round"
    CLAUSE: ClassVar[str] = "ND 3.1"

    def run(self, state: NotreDameState) -> None:
        state.push(self)
        if not PHASES[state.public.phase].step(state):
            end_phase(state)


def end_round(s: NotreDameState) -> None:
    """ND 3.6: the persons leave, the left neighbour begins."""
    public = s.public
    for i in range(i64(3)):
        public.open[i] = -1
    public.doctored = 0
    public.bell = (public.bell + 1) % s.players
    end_phase(s)
    if public.round % 3 == 2:
        end_period(s)
    if public.round + 1 == ROUNDS:
        public.phase = OVER
    else:
        public.round += 1


def end_period(s: NotreDameState) -> None:
    """ND 3.7: Notre Dame is scored, brown persons and action cards go back to their stacks."""
    score_notre_dame(s)
    s.public.brown = ALL_BROWN
    for i in range(s.players * DECK):
        s.cards[i] = -1
        s.played[i] = 0
    for seat in range(s.players):
        s.undrawn[seat] = (1 << DECK) - 1


ROUND: Final = Round()


def set_up(s: NotreDameState) -> None:
    """ND 2: everything that chance decides before the first round is drawn in phases too."""
    s.push(ROUND)
    s.run_automatic()
