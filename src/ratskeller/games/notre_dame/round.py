"""ND 3: the round, phase by phase, and what follows it."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from ratskeller.games.notre_dame.board import (
    ALL_BROWN,
    CARDS,
    DEALING,
    DECK,
    GATHERING,
    HIRING,
    KEEPING,
    KEEPING_SECOND,
    LAYING,
    OPENING,
    OVER,
    PLAGUE,
    PLAYING,
    ROUNDS,
    STARTING,
)
from ratskeller.games.notre_dame.draft import KEEP_ONE, KEEP_SECOND, next_deal
from ratskeller.games.notre_dame.hire import next_hire
from ratskeller.games.notre_dame.persons import holds_third_cards
from ratskeller.games.notre_dame.plague import strike
from ratskeller.games.notre_dame.play import PLAYS
from ratskeller.games.notre_dame.reveal_persons import next_person
from ratskeller.games.notre_dame.scoring import finish, score_notre_dame
from ratskeller.games.notre_dame.setup import START_PLAYER, next_join, next_message
from ratskeller.games.notre_dame.state import NotreDameState
from ratskeller.kernel.decision import Automatic


class Round(Automatic[NotreDameState]):
    """ND 3: the ground of the stack: whatever the phase owes next lies on top of it."""

    NAME: ClassVar[str] = "round"
    CLAUSE: ClassVar[str] = "ND 3.1"

    def run(self, state: NotreDameState) -> None:
        state.push(self)
        phase = state.phase
        if phase == DEALING:
            next_deal(state)  # ND 3.2
        elif phase == KEEPING:
            state.push(KEEP_ONE)
        elif phase == KEEPING_SECOND:
            state.push(KEEP_SECOND)
        elif phase == PLAYING:
            next_play(state)  # ND 3.3
        elif phase == HIRING:
            if not next_hire(state):  # ND 3.4
                end_hiring(state)
        elif phase == PLAGUE:
            next_plague(state)  # ND 3.5
        elif phase == OPENING:
            next_person(state)  # ND 3.1
        elif phase == LAYING:
            next_message(state)
        elif phase == GATHERING:
            next_join(state)
        elif phase == STARTING:
            state.push(START_PLAYER)
        else:
            state.stack.pop()
            finish(state)


def next_play(s: NotreDameState) -> None:
    """ND 3.3: from the start player clockwise, twice round."""
    if s.turn == s.players * 2:
        s.phase = HIRING
        s.turn = 0
        if not holds_third_cards(s):
            discard(s)
        return
    seat = (s.bell + s.turn) % s.players
    s.turn += 1
    s.push(PLAYS[seat])


def discard(s: NotreDameState) -> None:
    """ND 3.3, 10.3: the third cards go, unseen by the others."""
    if s.listener is not None:
        for seat in range(s.players):
            slot = s.third_card(seat)
            if slot >= 0:
                s.emit("discarded", to=seat, seat=seat, card=CARDS[s.cards[slot]])


def end_hiring(s: NotreDameState) -> None:
    """ND 10.3: in a round with the scholar the third cards go only now."""
    if holds_third_cards(s):
        discard(s)
    s.phase = PLAGUE
    s.turn = 0
    if s.listener is not None:
        s.emit("plague", count=s.plague_value())


def next_plague(s: NotreDameState) -> None:
    """ND 3.5: the rats of everybody, in turn order."""
    if s.turn == s.players:
        end_round(s)
        return
    seat = (s.bell + s.turn) % s.players
    s.turn += 1
    strike(s, seat)


def end_round(s: NotreDameState) -> None:
    """ND 3.6: the persons leave, the bell-ringer goes to the left."""
    for i in range(i64(3)):
        s.open[i] = -1
    s.doctored = 0
    s.bell = (s.bell + 1) % s.players
    s.phase = OPENING
    s.turn = 0
    if s.round % 3 == 2:
        end_period(s)
    if s.round + 1 == ROUNDS:
        s.phase = OVER
    else:
        s.round += 1


def end_period(s: NotreDameState) -> None:
    """ND 3.7: Notre Dame is scored, brown persons and action cards go back to their stacks."""
    score_notre_dame(s)
    s.brown = ALL_BROWN
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
