"""NR 3: a turn: play a card, move, act, draw, advance the clock."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from ratskeller.games.name_of_the_rose import components as nr
from ratskeller.games.name_of_the_rose.cards import DRAW_UPS, discard
from ratskeller.games.name_of_the_rose.clock import ADVANCES
from ratskeller.games.name_of_the_rose.day import end_day
from ratskeller.games.name_of_the_rose.moving import AFTERMATHS, calls_somebody, movement
from ratskeller.games.name_of_the_rose.notation import PLAY
from ratskeller.games.name_of_the_rose.state import RoseState
from ratskeller.kernel import AutomaticFor, Decision, Offers, Refusal, first_arg


class Play(Decision[RoseState]):
    """NR 3.2: which card to play. There is no passing; equal cards are one choice."""

    NAME: ClassVar[str] = "play"
    CLAUSE: ClassVar[str] = "NR 3.2"
    VERBS: ClassVar[tuple[int, ...]] = (PLAY,)

    def offer(self, state: RoseState, seat: i64, out: Offers) -> None:
        first = seat * nr.HAND
        for i in range(first, first + state.public.hand_size[seat]):
            card = state.hands[i]
            fresh = True
            for j in range(first, i):
                if state.hands[j] == card:
                    fresh = False
            if fresh and calls_somebody(state, card):
                out.add(PLAY | card)

    def refusal(self, state: RoseState, seat: i64, code: i64) -> Refusal | None:
        card = first_arg(code)
        if card not in state.hands[seat * nr.HAND : seat * nr.HAND + nr.HAND]:
            return self.refused("card-not-in-hand", card=nr.CARDS.ids[card])
        if not calls_somebody(state, card):
            building = nr.BUILDINGS[nr.CARDS.subject[card]]
            return Refusal("NR 3.3", "all-there", {"building": building})
        return None

    def resolve(self, state: RoseState, seat: i64, code: i64) -> None:
        """NR 3.2: the order of a turn. The figure acts where it arrives."""
        card = first_arg(code)
        discard(state, seat, card)
        state.public.card = card
        if state.listener is not None:
            state.emit("played", seat=seat, card=nr.CARDS.ids[card])
        state.owe(
            movement(state, seat),
            AFTERMATHS[seat],
            DRAW_UPS[seat],
            ADVANCES[seat],
            NEXT_TURNS[seat],
        )


class NextTurn(AutomaticFor[RoseState]):
    """NR 3.1, 4.1: clockwise; the seat that brings the clock to 24 also begins the next day."""

    NAME: ClassVar[str] = "next-turn"
    CLAUSE: ClassVar[str] = "NR 3.1"

    def run(self, state: RoseState) -> None:
        public = state.public
        public.card = -1
        public.figure = -1
        public.gained = 0
        public.second = 0
        if public.clock < nr.HOURS:
            begin_turn(state, (self.player + 1) % state.players)
            return
        if public.day < nr.DAYS:
            state.push(FirstTurn(self.player))  # after what the end of the day owes
        end_day(state, self.player)


class FirstTurn(AutomaticFor[RoseState]):
    """NR 2.6, 3.1: who begins the day."""

    NAME: ClassVar[str] = "first-turn"
    CLAUSE: ClassVar[str] = "NR 3.1"

    def run(self, state: RoseState) -> None:
        begin_turn(state, self.player)


def begin_turn(s: RoseState, seat: i64) -> None:
    """NR 3.2: it is this seat's turn."""
    s.push(PLAYS[seat])
    if s.listener is not None:
        s.emit("turn", seat=seat)


PLAYS: Final = [Play(seat) for seat in range(nr.SEATS)]
NEXT_TURNS: Final = [NextTurn(seat) for seat in range(nr.SEATS)]
