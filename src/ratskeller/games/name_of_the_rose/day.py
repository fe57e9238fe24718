"""NR 4: the end of a day: conversion, the event card, a marker shown; and the next morning."""

from __future__ import annotations

from typing import ClassVar

from librt.vecs import vec
from mypy_extensions import i64

from ratskeller.games.name_of_the_rose import components as nr
from ratskeller.games.name_of_the_rose.conversion import convert
from ratskeller.games.name_of_the_rose.ending import Accuse
from ratskeller.games.name_of_the_rose.events import today
from ratskeller.games.name_of_the_rose.notation import EVENT, SHOW
from ratskeller.games.name_of_the_rose.state import RoseState
from ratskeller.games.name_of_the_rose.tracks import charge
from ratskeller.kernel import Automatic, Chance, Offers, Refusal, Simultaneous, first_arg


def end_day(s: RoseState, seat: i64) -> None:
    """NR 4.1 to 4.3: hours past 24 carry over; suspicion counts; the event card finds its owner."""
    public = s.public
    public.clock = 0 if s.options["clock_reset"] else public.clock - nr.HOURS
    public.enders[public.day - 1] = seat
    if s.listener is not None:
        s.emit("day-over", seat=seat, day=public.day)
    convert(s, today(s).harshness)
    s.push(Dawn())
    if public.day in nr.REVEALS:
        s.push(Show())


class Dawn(Automatic[RoseState]):
    """NR 3.1, 5.1: the next day: its event, or on the seventh the accusations."""

    NAME: ClassVar[str] = "dawn"
    CLAUSE: ClassVar[str] = "NR 3.1"

    def run(self, state: RoseState) -> None:
        public = state.public
        public.day += 1
        public.event = -1
        state.push(Accuse() if public.day > nr.DAYS else DayEvent())


class DayEvent(Chance[RoseState]):
    """NR 2.1, 3.1: the event of the day, drawn from all that have not been up yet.

    The eight that stay out are unseen, so leaving them out first makes no difference.
    """

    NAME: ClassVar[str] = "day-event"
    CLAUSE: ClassVar[str] = "NR 3.1"

    def offer(self, state: RoseState, seat: i64, out: Offers) -> None:
        for event in range(i64(len(nr.EVENTS))):
            if event not in state.public.events:
                out.weigh(EVENT | event, 1)

    def resolve(self, state: RoseState, seat: i64, code: i64) -> None:
        public = state.public
        event = first_arg(code)
        public.event = event
        public.events[public.day - 1] = event
        if state.listener is not None:
            state.emit("day", day=public.day, happening=nr.EVENTS[event])


class Show(Simultaneous[RoseState]):
    """NR 4.4: all at once show a colour they are not."""

    NAME: ClassVar[str] = "show"
    CLAUSE: ClassVar[str] = "NR 4.4"
    VERBS: ClassVar[tuple[int, ...]] = (SHOW,)

    def offer(self, state: RoseState, seat: i64, out: Offers) -> None:
        hidden = ~state.public.markers[seat]
        for monk in range(i64(nr.COLOURS)):
            if hidden >> monk & 1 and monk != state.identity[seat]:
                out.add(SHOW | monk)

    def refusal(self, state: RoseState, seat: i64, code: i64) -> Refusal | None:
        monk = first_arg(code)
        if monk == state.identity[seat]:
            return self.refused("show-not-own")
        if state.public.markers[seat] >> monk & 1:
            return self.refused("shown-already", monk=nr.MONKS[monk])
        return None

    def resolve_all(self, state: RoseState, answers: vec[i64]) -> None:
        for seat in range(state.players):
            monk = first_arg(answers[seat])
            state.public.markers[seat] |= 1 << monk
            if state.listener is not None:
                state.emit("showed", seat=seat, monk=nr.MONKS[monk])
            charge(state, monk, nr.FOR_SHOWN)
