"""NR 6: the events. Each changes the regular turn through the hooks of `EventEffect` only."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from ratskeller.games.name_of_the_rose.components import (
    ADSON,
    CHURCH,
    COLOURS,
    EVENTS,
    LIBRARY,
    MONKS,
    SEATS,
    TILES,
    WILLIAM,
)
from ratskeller.games.name_of_the_rose.conversion import convert, level
from ratskeller.games.name_of_the_rose.notation import GIVE, WHISPER, monk_of, second_monk_of
from ratskeller.games.name_of_the_rose.state import RoseState
from ratskeller.games.name_of_the_rose.tile_row import return_tile
from ratskeller.kernel.decision import Decision, Offers

GIFT: Final = 2  #: NR 6.2, 6.5: evidence to hand out


class EventEffect:
    """An event of the day. As it stands it changes nothing."""

    ID: ClassVar[str] = ""  #: as in the data

    def __init__(self) -> None:
        pass

    def after_action(self, s: RoseState, seat: i64) -> None:
        """NR 3.2: what the event adds once the regular action is complete."""

    def after_turn(self, s: RoseState) -> None:
        """What follows when the clock has moved on."""

    def zeal(self) -> i64:
        """How often the word of William and Adson counts."""
        return 1

    def harshness(self) -> i64:
        """How often the conversion at the day's end counts."""
        return 1

    def repeats(self) -> bool:
        """Whether a card may be used a second time."""
        return False

    def allows_spending(self) -> bool:
        """Whether time tiles may be spent."""
        return True


class Meeting(EventEffect):
    """NR 6.1: William or Adson moved to the other: an extra conversion, unless all are level."""

    ID: ClassVar[str] = "meeting"

    def after_action(self, s: RoseState, seat: i64) -> None:
        where = s.public.where
        if s.public.figure >= COLOURS and where[WILLIAM] == where[ADSON] and not level(s):
            convert(s, 1)


class Hints(EventEffect):
    """NR 6.2: a player who moves William hands out 2 evidence."""

    ID: ClassVar[str] = "hints"

    def after_action(self, s: RoseState, seat: i64) -> None:
        if s.public.figure == WILLIAM:
            s.push(GIVES[seat])


class NoTime(EventEffect):
    """NR 6.3: time tiles may not be spent."""

    ID: ClassVar[str] = "no-time"

    def allows_spending(self) -> bool:
        return False


class Solitude(EventEffect):
    """NR 6.4: a monk who comes to a building without any other figure loses 1 evidence."""

    ID: ClassVar[str] = "solitude"

    def after_action(self, s: RoseState, seat: i64) -> None:
        public = s.public
        if public.figure < COLOURS and public.alone(public.figure):
            s.charge(public.figure, -1, seat)


class AtHisSide(EventEffect):
    """NR 6.5: a player who moves a monk to William hands out 2 evidence."""

    ID: ClassVar[str] = "at-his-side"

    def after_action(self, s: RoseState, seat: i64) -> None:
        public = s.public
        if public.figure < COLOURS and public.where[public.figure] == public.where[WILLIAM]:
            s.push(GIVES[seat])


class Twice(EventEffect):
    """NR 6.6: a card may be used a second time."""

    ID: ClassVar[str] = "twice"

    def repeats(self) -> bool:
        return True


class Church(EventEffect):
    """NR 6.7: a monk in the church: every other player gives back the oldest time tile."""

    ID: ClassVar[str] = "church"

    def after_action(self, s: RoseState, seat: i64) -> None:
        public = s.public
        if public.figure >= COLOURS or public.where[public.figure] != CHURCH:
            return
        for distance in range(1, s.players):
            other = (seat + distance) % s.players
            if public.held_count[other] > 0:
                tile = public.take_oldest(other)
                if s.listener is not None:
                    s.emit("returned", seat=other, tile=TILES.ids[tile])
                return_tile(s, tile)


class Whispers(EventEffect):
    """NR 6.8: a monk of choice gains suspicion by the hours of the card."""

    ID: ClassVar[str] = "whisper"

    def after_action(self, s: RoseState, seat: i64) -> None:
        if s.public.hours() > 0:
            s.push(WHISPERS[seat])


class Zeal(EventEffect):
    """NR 6.9: the word of William and Adson counts double."""

    ID: ClassVar[str] = "zeal"

    def zeal(self) -> i64:
        return 2


class Restless(EventEffect):
    """NR 6.10: the monk moved gains 1 evidence."""

    ID: ClassVar[str] = "restless"

    def after_action(self, s: RoseState, seat: i64) -> None:
        if s.public.figure < COLOURS:
            s.charge(s.public.figure, 1, seat)


class InTheLibrary(EventEffect):
    """NR 6.11: a monk moved to the library gains 2 evidence."""

    ID: ClassVar[str] = "library"

    def after_action(self, s: RoseState, seat: i64) -> None:
        public = s.public
        if public.figure < COLOURS and public.where[public.figure] == LIBRARY:
            s.charge(public.figure, 2, seat)


class Judgement(EventEffect):
    """NR 6.12: the conversion at the day's end counts double."""

    ID: ClassVar[str] = "judgement"

    def harshness(self) -> i64:
        return 2


class Company(EventEffect):
    """NR 6.13: the monks whom a monk joins gain 1 evidence each, the one who moved none."""

    ID: ClassVar[str] = "company"

    def after_action(self, s: RoseState, seat: i64) -> None:
        public = s.public
        if public.figure >= COLOURS:
            return
        building = public.where[public.figure]
        for monk in range(i64(COLOURS)):
            if monk != public.figure and public.where[monk] == building:
                s.charge(monk, 1, seat)


class Talk(EventEffect):
    """NR 6.14: after each turn the most suspicious gain 1 evidence, unless all are level."""

    ID: ClassVar[str] = "talk"

    def after_turn(self, s: RoseState) -> None:
        public = s.public
        if level(s):
            return
        most: i64 = 0
        for monk in range(i64(COLOURS)):
            if public.suspicion[monk] > most:
                most = public.suspicion[monk]
        for monk in range(i64(COLOURS)):
            if public.suspicion[monk] == most:
                s.charge(monk, 1)


_BY_ID: Final[dict[str, EventEffect]] = {
    kind.ID: kind()
    for kind in (
        Meeting, Hints, NoTime, Solitude, AtHisSide, Twice, Church, Whispers, Zeal, Restless,
        InTheLibrary, Judgement, Company, Talk,
    )
}  # fmt: skip
#: In the order of the data.
EFFECTS: Final[list[EventEffect]] = [_BY_ID[id] for id in EVENTS]


def today(s: RoseState) -> EventEffect:
    """NR 3.1: the event of the day."""
    return EFFECTS[s.public.event]


class Give(Decision[RoseState]):
    """NR 6.2, 6.5: 2 evidence to one monk or 1 to each of two, any monks, never less."""

    NAME: ClassVar[str] = "give"
    CLAUSE: ClassVar[str] = "NR 6.2"
    VERBS: ClassVar[tuple[int, ...]] = (GIVE,)

    def offer(self, state: RoseState, seat: i64, out: Offers) -> None:
        for one in range(i64(COLOURS)):
            for two in range(one, i64(COLOURS)):
                out.add(GIVE | one | two << 8)

    def resolve(self, state: RoseState, seat: i64, code: i64) -> None:
        one = monk_of(code)
        two = second_monk_of(code)
        if one == two:
            state.charge(one, GIFT, seat)
        else:
            state.charge(one, 1, seat)
            state.charge(two, 1, seat)


class Whisper(Decision[RoseState]):
    """NR 6.8: who is whispered about; tiles spent later change nothing."""

    NAME: ClassVar[str] = "whisper"
    CLAUSE: ClassVar[str] = "NR 6.8"
    VERBS: ClassVar[tuple[int, ...]] = (WHISPER,)

    def prompt(self, state: RoseState) -> dict[str, str | int]:
        return {"count": state.public.hours()}

    def offer(self, state: RoseState, seat: i64, out: Offers) -> None:
        for monk in range(i64(COLOURS)):
            out.add(WHISPER | monk)

    def resolve(self, state: RoseState, seat: i64, code: i64) -> None:
        if state.listener is not None:
            state.emit("whispered", seat=seat, monk=MONKS[monk_of(code)])
        state.suspect(monk_of(code), state.public.hours(), seat)


GIVES: Final = [Give(seat) for seat in range(SEATS)]
WHISPERS: Final = [Whisper(seat) for seat in range(SEATS)]
