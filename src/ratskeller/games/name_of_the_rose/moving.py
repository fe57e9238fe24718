"""NR 3.3: which figure moves, and where to; NR 6.6: a card used a second time."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from ratskeller.games.name_of_the_rose import components as nr
from ratskeller.games.name_of_the_rose.action import arrive
from ratskeller.games.name_of_the_rose.events import today
from ratskeller.games.name_of_the_rose.notation import AGAIN, ENOUGH, GO, MOVE
from ratskeller.games.name_of_the_rose.state import RoseState
from ratskeller.kernel import AutomaticFor, Decision, Either, Offers, Refusal, first_arg


def movement(s: RoseState, seat: i64) -> Decision[RoseState]:
    """NR 3.3: a monk card names who moves, a building card where to, the third kind a pair.

    The second use of a William/Adson card is for the same figure (NR 6.6).
    """
    public = s.public
    subject = nr.CARDS.subject[public.card]
    if subject < nr.PLACES:
        public.figure = -1
        return MOVES[seat]
    if subject < nr.PAIR:
        public.figure = subject - nr.PLACES
        return GOES[seat]
    return GOES[seat] if public.second else MOVES[seat]


class Move(Decision[RoseState]):
    """NR 3.3: which figure the card moves."""

    NAME: ClassVar[str] = "move"
    CLAUSE: ClassVar[str] = "NR 3.3"
    VERBS: ClassVar[tuple[int, ...]] = (MOVE,)

    def prompt(self, state: RoseState) -> dict[str, str | int]:
        return {"card": nr.CARDS.ids[state.public.card]}

    def offer(self, state: RoseState, seat: i64, out: Offers) -> None:
        building = nr.CARDS.subject[state.public.card]
        first: i64 = nr.WILLIAM if building == nr.PAIR else 0
        for figure in range(first, i64(nr.FIGURE_COUNT)):
            if state.public.where[figure] != building:
                out.add(MOVE | figure)

    def refusal(self, state: RoseState, seat: i64, code: i64) -> Refusal | None:
        figure = first_arg(code)
        building = nr.CARDS.subject[state.public.card]
        if building == nr.PAIR:
            return None if figure >= nr.WILLIAM else self.refused("only-companions")
        if state.public.where[figure] == building:
            return self.refused("already-there", figure=nr.FIGURES[figure])
        return None

    def resolve(self, state: RoseState, seat: i64, code: i64) -> None:
        state.public.figure = first_arg(code)
        building = nr.CARDS.subject[state.public.card]
        if building == nr.PAIR:
            state.push(GOES[seat])
        else:
            arrive(state, seat, building)


class Go(Decision[RoseState]):
    """NR 1.2, 3.3: to which other building; there are no neighbours, all are open."""

    NAME: ClassVar[str] = "go"
    CLAUSE: ClassVar[str] = "NR 3.3"
    VERBS: ClassVar[tuple[int, ...]] = (GO,)

    def prompt(self, state: RoseState) -> dict[str, str | int]:
        return {"figure": nr.FIGURES[state.public.figure]}

    def offer(self, state: RoseState, seat: i64, out: Offers) -> None:
        here = state.public.where[state.public.figure]
        for building in range(i64(nr.PLACES)):
            if building != here:
                out.add(GO | building)

    def refusal(self, state: RoseState, seat: i64, code: i64) -> Refusal | None:
        public = state.public
        building = first_arg(code)
        if building == public.where[public.figure]:
            figure = nr.FIGURES[public.figure]
            return self.refused("must-change", figure=figure, building=nr.BUILDINGS[building])
        return None

    def resolve(self, state: RoseState, seat: i64, code: i64) -> None:
        arrive(state, seat, first_arg(code))


class Aftermath(AutomaticFor[RoseState]):
    """NR 3.2: the regular action is complete, refill included; now what the event adds."""

    NAME: ClassVar[str] = "aftermath"
    CLAUSE: ClassVar[str] = "NR 3.2"

    def run(self, state: RoseState) -> None:
        today(state).after_action(state, self.player)
        if may_repeat(state):
            state.push(AGAINS[self.player])


def may_repeat(s: RoseState) -> bool:
    """NR 6.6: under its event a card has a second use, unless it calls nobody any more."""
    return today(s).repeats and not s.public.second and calls_somebody(s, s.public.card)


def calls_somebody(s: RoseState, card: i64) -> bool:
    """NR 3.3: a building that holds all eight figures has nobody to call."""
    subject = nr.CARDS.subject[card]
    if subject >= nr.PLACES:
        return True
    for figure in range(i64(nr.FIGURE_COUNT)):
        if s.public.where[figure] != subject:
            return True
    return False


class Again(Either[RoseState]):
    """NR 6.6: whether the card is used a second time."""

    NAME: ClassVar[str] = "again"
    CLAUSE: ClassVar[str] = "NR 6.6"
    VERBS: ClassVar[tuple[int, ...]] = (AGAIN, ENOUGH)

    def prompt(self, state: RoseState) -> dict[str, str | int]:
        return {"card": nr.CARDS.ids[state.public.card]}

    def resolve(self, state: RoseState, seat: i64, code: i64) -> None:
        if code == AGAIN:
            state.public.second = 1
            if state.listener is not None:
                state.emit("again", seat=seat)
            state.owe(movement(state, seat), AFTERMATHS[seat])


MOVES: Final = [Move(seat) for seat in range(nr.SEATS)]
GOES: Final = [Go(seat) for seat in range(nr.SEATS)]
AFTERMATHS: Final = [Aftermath(seat) for seat in range(nr.SEATS)]
AGAINS: Final = [Again(seat) for seat in range(nr.SEATS)]
