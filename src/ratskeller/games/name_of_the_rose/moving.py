"""NR 3.3: which figure moves, and where to; NR 6.6: a card used a second time."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from ratskeller.games.name_of_the_rose.action import arrive
from ratskeller.games.name_of_the_rose.components import (
    ADSON,
    BUILDINGS,
    CARDS,
    FIGURE_COUNT,
    FIGURES,
    PAIR,
    PLACES,
    SEATS,
    WILLIAM,
)
from ratskeller.games.name_of_the_rose.events import today
from ratskeller.games.name_of_the_rose.notation import (
    AGAIN,
    ENOUGH,
    GO,
    MOVE,
    destination_of,
    figure_of,
)
from ratskeller.games.name_of_the_rose.state import RoseState
from ratskeller.kernel.decision import AutomaticFor, Decision, Either, Offers, Refusal


def movement(s: RoseState, seat: i64) -> Decision[RoseState]:
    """NR 3.3: a monk card names who moves, a building card where to, the third kind a pair.

    The second use of a William/Adson card is for the same figure (NR 6.6).
    """
    public = s.public
    subject = CARDS.subject[public.card]
    if subject < PLACES:
        public.figure = -1
        return MOVES[seat]
    if subject < PAIR:
        public.figure = subject - PLACES
        return GOES[seat]
    return GOES[seat] if public.second else MOVES[seat]


class Move(Decision[RoseState]):
    """NR 3.3: which figure the card moves."""

    NAME: ClassVar[str] = "move"
    CLAUSE: ClassVar[str] = "NR 3.3"
    VERBS: ClassVar[tuple[int, ...]] = (MOVE,)

    def prompt(self, state: RoseState) -> dict[str, str | int]:
        return {"card": CARDS.ids[state.public.card]}

    def offer(self, state: RoseState, seat: i64, out: Offers) -> None:
        building = CARDS.subject[state.public.card]
        if building == PAIR:
            out.add(MOVE | WILLIAM)
            out.add(MOVE | ADSON)
            return
        for figure in range(i64(FIGURE_COUNT)):
            if state.public.where[figure] != building:
                out.add(MOVE | figure)

    def refusal(self, state: RoseState, seat: i64, code: i64) -> Refusal | None:
        figure = figure_of(code)
        building = CARDS.subject[state.public.card]
        if building == PAIR:
            return None if figure >= WILLIAM else self.refused("only-companions")
        if state.public.where[figure] == building:
            return self.refused("already-there", figure=FIGURES[figure])
        return None

    def resolve(self, state: RoseState, seat: i64, code: i64) -> None:
        state.public.figure = figure_of(code)
        building = CARDS.subject[state.public.card]
        if building == PAIR:
            state.push(GOES[seat])
        else:
            arrive(state, seat, building)


class Go(Decision[RoseState]):
    """NR 1.2, 3.3: to which other building; there are no neighbours, all are open."""

    NAME: ClassVar[str] = "go"
    CLAUSE: ClassVar[str] = "NR 3.3"
    VERBS: ClassVar[tuple[int, ...]] = (GO,)

    def prompt(self, state: RoseState) -> dict[str, str | int]:
        return {"figure": FIGURES[state.public.figure]}

    def offer(self, state: RoseState, seat: i64, out: Offers) -> None:
        here = state.public.where[state.public.figure]
        for building in range(i64(PLACES)):
            if building != here:
                out.add(GO | building)

    def refusal(self, state: RoseState, seat: i64, code: i64) -> Refusal | None:
        public = state.public
        building = destination_of(code)
        if building == public.where[public.figure]:
            return self.refused(
                "must-change", figure=FIGURES[public.figure], building=BUILDINGS[building]
            )
        return None

    def resolve(self, state: RoseState, seat: i64, code: i64) -> None:
        arrive(state, seat, destination_of(code))


class Aftermath(AutomaticFor[RoseState]):
    """NR 3.2: the regular action is complete, refill included; now what the event adds."""

    NAME: ClassVar[str] = "aftermath"
    CLAUSE: ClassVar[str] = "NR 3.2"

    def run(self, state: RoseState) -> None:
        event = today(state)
        event.after_action(state, self.player)
        if event.repeats() and not state.public.second and anybody_left(state):
            state.push(AGAINS[self.player])


def anybody_left(s: RoseState) -> bool:
    """NR 6.6: a building card has no second use once nobody stands elsewhere."""
    subject = CARDS.subject[s.public.card]
    return subject >= PLACES or not s.public.all_in(subject)


class Again(Either[RoseState]):
    """NR 6.6: whether the card is used a second time."""

    NAME: ClassVar[str] = "again"
    CLAUSE: ClassVar[str] = "NR 6.6"
    VERBS: ClassVar[tuple[int, ...]] = (AGAIN, ENOUGH)

    def prompt(self, state: RoseState) -> dict[str, str | int]:
        return {"card": CARDS.ids[state.public.card]}

    def resolve(self, state: RoseState, seat: i64, code: i64) -> None:
        if code == AGAIN:
            state.public.second = 1
            if state.listener is not None:
                state.emit("again", seat=seat)
            state.owe(movement(state, seat), AFTERMATHS[seat])


MOVES: Final = [Move(seat) for seat in range(SEATS)]
GOES: Final = [Go(seat) for seat in range(SEATS)]
AFTERMATHS: Final = [Aftermath(seat) for seat in range(SEATS)]
AGAINS: Final = [Again(seat) for seat in range(SEATS)]
