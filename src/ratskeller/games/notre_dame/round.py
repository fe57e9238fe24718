"""ND 2, 3: the set-up and the round, phase by phase."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from ratskeller.games.notre_dame.board import ALL_BROWN, CARDS, DECK, OVER, ROUNDS
from ratskeller.games.notre_dame.draft import KEEP_ONE, KEEP_SECOND, next_deal
from ratskeller.games.notre_dame.hire import next_hire
from ratskeller.games.notre_dame.persons import holds_third_cards
from ratskeller.games.notre_dame.phases import end_phase
from ratskeller.games.notre_dame.plague import strike
from ratskeller.games.notre_dame.play import PLAYS
from ratskeller.games.notre_dame.reveal_persons import next_person
from ratskeller.games.notre_dame.scoring import finish, score_notre_dame
from ratskeller.games.notre_dame.setup import START_PLAYER, next_join, next_message
from ratskeller.games.notre_dame.state import NotreDameState
from ratskeller.kernel.decision import Automatic


class Phase:
    """A part of the set-up or of a round."""

    def __init__(self) -> None:
        pass

    def step(self, s: NotreDameState) -> bool:
        """Do or owe what comes next; False if nothing is left and the phase ends."""
        raise NotImplementedError


class LayMessages(Phase):
    """ND 2.1: four messages on the rim markets of each borough."""

    def step(self, s: NotreDameState) -> bool:
        return next_message(s)


class Gather(Phase):
    """ND 2.3: with the expansion, the gray persons that take part."""

    def step(self, s: NotreDameState) -> bool:
        return next_join(s)


class Start(Phase):
    """ND 2.4: the first start player; the draw ends the phase."""

    def step(self, s: NotreDameState) -> bool:
        s.push(START_PLAYER)
        return True


class Open(Phase):
    """ND 3.1: three persons are revealed."""

    def step(self, s: NotreDameState) -> bool:
        return next_person(s)


class Deal(Phase):
    """ND 3.2: everybody draws three cards."""

    def step(self, s: NotreDameState) -> bool:
        return next_deal(s)


class KeepFirst(Phase):
    """ND 3.2: everybody keeps one of three and passes two; the last answer ends the phase."""

    def step(self, s: NotreDameState) -> bool:
        s.push(KEEP_ONE)
        return True


class KeepSecond(Phase):
    """ND 3.2: everybody keeps one of two and passes one; the last answer ends the phase."""

    def step(self, s: NotreDameState) -> bool:
        s.push(KEEP_SECOND)
        return True


class Play(Phase):
    """ND 3.3: a card each, from the start player clockwise, twice round."""

    def step(self, s: NotreDameState) -> bool:
        if s.public.turn == s.players * 2:
            return False
        s.push(PLAYS[s.begin_turn()])
        return True


class Hire(Phase):
    """ND 3.4: a person each. Third cards go before it, or after it with the scholar."""

    def step(self, s: NotreDameState) -> bool:
        if s.public.turn == 0 and not holds_third_cards(s):
            discard(s)
        if s.public.turn < s.players:
            next_hire(s)
            return True
        if holds_third_cards(s):
            discard(s)
        return False


class Plague(Phase):
    """ND 3.5: the rats of everybody, in turn order; then the round ends (ND 3.6)."""

    def step(self, s: NotreDameState) -> bool:
        if s.public.turn == 0 and s.listener is not None:
            s.emit("plague", count=s.plague_value())
        if s.public.turn < s.players:
            strike(s, s.begin_turn())
        else:
            end_round(s)
        return True


class Over(Phase):
    """ND 8.2: after nine rounds nothing is owed."""

    def step(self, s: NotreDameState) -> bool:
        s.stack.pop()
        finish(s)
        return True


#: In order, as `board.PHASE_IDS`; `end_phase` says where the order is left.
PHASES: Final[list[Phase]] = [
    LayMessages(),
    Gather(),
    Start(),
    Open(),
    Deal(),
    KeepFirst(),
    KeepSecond(),
    Play(),
    Hire(),
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


def discard(s: NotreDameState) -> None:
    """ND 3.3, 10.3: the third cards go, unseen by the others."""
    if s.listener is not None:
        for seat in range(s.players):
            slot = s.third_card(seat)
            if slot >= 0:
                s.emit("discarded", to=seat, seat=seat, card=CARDS[s.cards[slot]])


def end_round(s: NotreDameState) -> None:
    """ND 3.6: the persons leave, the bell-ringer goes to the left."""
    for i in range(i64(3)):
        s.public.open[i] = -1
    s.public.doctored = 0
    s.public.bell = (s.public.bell + 1) % s.players
    end_phase(s)
    if s.public.round % 3 == 2:
        end_period(s)
    if s.public.round + 1 == ROUNDS:
        s.public.phase = OVER
    else:
        s.public.round += 1


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
