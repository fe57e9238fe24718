"""NR 6: the events. Each changes the regular turn through the hooks of `EventEffect` only."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from ratskeller.games.name_of_the_rose import components as nr
from ratskeller.games.name_of_the_rose.cards import hours
from ratskeller.games.name_of_the_rose.conversion import convert, level, rank
from ratskeller.games.name_of_the_rose.notation import GIVE, WHISPER
from ratskeller.games.name_of_the_rose.state import RoseState
from ratskeller.games.name_of_the_rose.tile_row import return_tile, take_oldest
from ratskeller.games.name_of_the_rose.tracks import charge, suspect
from ratskeller.kernel import Decision, Offers, first_arg, second_arg

GIFT: Final = 2  #: NR 6.2, 6.5: evidence to hand out


class EventEffect:
    """An event of the day. As it stands it changes nothing."""

    zeal: i64 = 1  #: how often the word of William and Adson counts
    harshness: i64 = 1  #: how often the conversion at the day's end counts
    repeats: bool = False  #: whether a card may be used a second time
    allows_spending: bool = True  #: whether time tiles may be spent

    def after_action(self, s: RoseState, seat: i64) -> None:
        """NR 3.2: what the event adds once the regular action is complete."""
        figure = s.public.figure
        if figure < nr.COLOURS:
            self.after_monk(s, seat, figure, s.public.where[figure])

    def after_monk(self, s: RoseState, seat: i64, monk: i64, building: i64) -> None:
        """What it adds where a seat has moved a monk to a building."""

    def after_turn(self, s: RoseState) -> None:
        """What follows when the clock has moved on."""


class Meeting(EventEffect):
    """NR 6.1: William or Adson moved to the other: an extra conversion, unless all are level."""

    def after_action(self, s: RoseState, seat: i64) -> None:
        where = s.public.where
        if s.public.figure >= nr.COLOURS and where[nr.WILLIAM] == where[nr.ADSON] and not level(s):
            convert(s, 1)


class Hints(EventEffect):
    """NR 6.2: a player who moves William hands out 2 evidence."""

    def after_action(self, s: RoseState, seat: i64) -> None:
        if s.public.figure == nr.WILLIAM:
            s.push(GIVES[seat])


class NoTime(EventEffect):
    """NR 6.3: time tiles may not be spent."""

    allows_spending: bool = False


class Solitude(EventEffect):
    """NR 6.4: a monk who comes to a building without any other figure loses 1 evidence."""

    def after_monk(self, s: RoseState, seat: i64, monk: i64, building: i64) -> None:
        if s.public.alone(monk):
            charge(s, monk, -1, seat)


class AtHisSide(EventEffect):
    """NR 6.5: a player who moves a monk to William hands out 2 evidence."""

    def after_monk(self, s: RoseState, seat: i64, monk: i64, building: i64) -> None:
        if building == s.public.where[nr.WILLIAM]:
            s.push(GIVES[seat])


class Twice(EventEffect):
    """NR 6.6: a card may be used a second time."""

    repeats: bool = True


class Church(EventEffect):
    """NR 6.7: a monk in the church: every other player gives back the oldest time tile."""

    def after_monk(self, s: RoseState, seat: i64, monk: i64, building: i64) -> None:
        if building != nr.CHURCH:
            return
        for distance in range(1, s.players):
            other = (seat + distance) % s.players
            if s.public.held_count[other] > 0:
                tile = take_oldest(s, other)
                if s.listener is not None:
                    s.emit("returned", seat=other, tile=nr.TILES.ids[tile])
                return_tile(s, tile)


class Whispers(EventEffect):
    """NR 6.8: a monk of choice gains suspicion by the hours of the card."""

    def after_action(self, s: RoseState, seat: i64) -> None:
        if hours(s) > 0:
            s.push(WHISPERS[seat])


class Zeal(EventEffect):
    """NR 6.9: the word of William and Adson counts double."""

    zeal: i64 = 2


class Restless(EventEffect):
    """NR 6.10: the monk moved gains 1 evidence."""

    def after_monk(self, s: RoseState, seat: i64, monk: i64, building: i64) -> None:
        charge(s, monk, 1, seat)


class InTheLibrary(EventEffect):
    """NR 6.11: a monk moved to the library gains 2 evidence."""

    def after_monk(self, s: RoseState, seat: i64, monk: i64, building: i64) -> None:
        if building == nr.LIBRARY:
            charge(s, monk, 2, seat)


class Judgement(EventEffect):
    """NR 6.12: the conversion at the day's end counts double."""

    harshness: i64 = 2


class Company(EventEffect):
    """NR 6.13: the monks whom a monk joins gain 1 evidence each, the one who moved none."""

    def after_monk(self, s: RoseState, seat: i64, monk: i64, building: i64) -> None:
        for other in range(i64(nr.COLOURS)):
            if other != monk and s.public.where[other] == building:
                charge(s, other, 1, seat)


class Talk(EventEffect):
    """NR 6.14: after each turn the most suspicious gain 1 evidence, unless all are level."""

    def after_turn(self, s: RoseState) -> None:
        if not level(s):
            for monk in range(i64(nr.COLOURS)):
                if rank(s, monk) == 0:
                    charge(s, monk, 1)


_BY_ID: Final[dict[str, EventEffect]] = {
    "meeting": Meeting(),
    "hints": Hints(),
    "no-time": NoTime(),
    "solitude": Solitude(),
    "at-his-side": AtHisSide(),
    "twice": Twice(),
    "church": Church(),
    "whisper": Whispers(),
    "zeal": Zeal(),
    "restless": Restless(),
    "library": InTheLibrary(),
    "judgement": Judgement(),
    "company": Company(),
    "talk": Talk(),
}
#: In the order of the data.
EFFECTS: Final[list[EventEffect]] = [_BY_ID[id] for id in nr.EVENTS]


def today(s: RoseState) -> EventEffect:
    """NR 3.1: the event of the day."""
    return EFFECTS[s.public.event]


class Give(Decision[RoseState]):
    """NR 6.2, 6.5: 2 evidence to one monk or 1 to each of two, any monks, never less."""

    NAME: ClassVar[str] = "give"
    CLAUSE: ClassVar[str] = "NR 6.2"
    VERBS: ClassVar[tuple[int, ...]] = (GIVE,)

    def offer(self, state: RoseState, seat: i64, out: Offers) -> None:
        for one in range(i64(nr.COLOURS)):
            for two in range(one, i64(nr.COLOURS)):
                out.add(GIVE | one | two << 8)

    def resolve(self, state: RoseState, seat: i64, code: i64) -> None:
        one, two = first_arg(code), second_arg(code)
        charge(state, one, GIFT if one == two else 1, seat)
        if one != two:
            charge(state, two, 1, seat)


class Whisper(Decision[RoseState]):
    """NR 6.8: who is whispered about; tiles spent later change nothing."""

    NAME: ClassVar[str] = "whisper"
    CLAUSE: ClassVar[str] = "NR 6.8"
    VERBS: ClassVar[tuple[int, ...]] = (WHISPER,)

    def prompt(self, state: RoseState) -> dict[str, str | int]:
        return {"count": hours(state)}

    def offer(self, state: RoseState, seat: i64, out: Offers) -> None:
        for monk in range(i64(nr.COLOURS)):
            out.add(WHISPER | monk)

    def resolve(self, state: RoseState, seat: i64, code: i64) -> None:
        if state.listener is not None:
            state.emit("whispered", seat=seat, monk=nr.MONKS[first_arg(code)])
        suspect(state, first_arg(code), hours(state), seat)


GIVES: Final = [Give(seat) for seat in range(nr.SEATS)]
WHISPERS: Final = [Whisper(seat) for seat in range(nr.SEATS)]
