"""NR 3.4 to 3.8: what a figure does where it arrives."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from ratskeller.games.name_of_the_rose import fields
from ratskeller.games.name_of_the_rose.components import (
    BUILDINGS,
    BY_ADSON,
    BY_WILLIAM,
    COLOURS,
    FIGURES,
    MONKS,
    ROOM,
    SEATS,
    TILES,
    WILLIAM,
)
from ratskeller.games.name_of_the_rose.events import today
from ratskeller.games.name_of_the_rose.notation import BLAME, CLEAR, TAKE, monk_of, tile_of, verb_of
from ratskeller.games.name_of_the_rose.state import RoseState
from ratskeller.games.name_of_the_rose.tile_row import fill, wait
from ratskeller.kernel.decision import Decision, Offers, Refusal
from ratskeller.kernel.position import Field


def arrive(s: RoseState, seat: i64, building: i64) -> None:
    """NR 3.3, 3.8: the figure comes to a building; it alone acts there."""
    public = s.public
    figure = public.figure
    start = public.where[figure]
    public.where[figure] = building
    if s.listener is not None:
        s.emit(
            "moved",
            seat=seat,
            figure=FIGURES[figure],
            building=BUILDINGS[start],
            building2=BUILDINGS[building],
        )
    if figure < COLOURS:
        do_task(s, seat, building)
        return
    for i in range(1, i64(COLOURS) + 1):  # the last monk first, so the first is on top
        monk = COLOURS - i
        if public.where[monk] == building:
            s.push(JUDGES[seat * COLOURS + monk])


def do_task(s: RoseState, seat: i64, building: i64) -> None:
    """NR 3.4, 3.5: a tile of the monk's colour, or suspicion for the tiles that lie there."""
    public = s.public
    place = building * ROOM
    one = public.tiles[place]
    two = public.tiles[place + 1]
    monk = public.figure
    mine = one >= 0 and TILES.colour[one] == monk
    also = two >= 0 and TILES.colour[two] == monk
    if mine:
        if also and one != two:
            s.push(TAKES[seat])
        else:
            take_tile(s, seat, one)
    elif also:
        take_tile(s, seat, two)
    else:
        total: i64 = 0
        if one >= 0:
            total += TILES.value[one]
        if two >= 0:
            total += TILES.value[two]
        s.suspect(monk, total, seat)


def take_tile(s: RoseState, seat: i64, tile: i64) -> None:
    """NR 3.4: tile off, suspicion down, refill."""
    public = s.public
    building = public.where[public.figure]
    place = building * ROOM
    if public.tiles[place] == tile:
        public.tiles[place] = public.tiles[place + 1]
    public.tiles[place + 1] = -1
    public.hold(seat, tile)
    public.gained += 1
    if s.listener is not None:
        s.emit("took", seat=seat, tile=TILES.ids[tile], building=BUILDINGS[building])
    s.suspect(public.figure, -TILES.value[tile], seat)
    if public.tiles[place] < 0:
        wait(s, building)
        fill(s)


class Take(Decision[RoseState]):
    """NR 3.4: which of two tiles of the monk's colour."""

    NAME: ClassVar[str] = "take"
    CLAUSE: ClassVar[str] = "NR 3.4"
    VERBS: ClassVar[tuple[int, ...]] = (TAKE,)

    def prompt(self, state: RoseState) -> dict[str, str | int]:
        public = state.public
        return {"monk": MONKS[public.figure], "building": BUILDINGS[public.where[public.figure]]}

    def offer(self, state: RoseState, seat: i64, out: Offers) -> None:
        public = state.public
        place = public.where[public.figure] * ROOM
        out.add(TAKE | public.tiles[place])
        out.add(TAKE | public.tiles[place + 1])

    def refusal(self, state: RoseState, seat: i64, code: i64) -> Refusal | None:
        public = state.public
        tile = tile_of(code)
        building = public.where[public.figure]
        if tile not in (public.tiles[building * ROOM], public.tiles[building * ROOM + 1]):
            return self.refused("no-such-tile", tile=TILES.ids[tile], building=BUILDINGS[building])
        return None

    def resolve(self, state: RoseState, seat: i64, code: i64) -> None:
        take_tile(state, seat, tile_of(code))


class Judge(Decision[RoseState]):
    """NR 3.6, 3.7: for or against one monk William or Adson came to.

    Both stay possible even where a limit leaves one without effect.
    """

    NAME: ClassVar[str] = "judge"
    CLAUSE: ClassVar[str] = "NR 3.6"
    FIELDS: ClassVar[dict[str, Field]] = {"seat": fields.SEAT, "monk": fields.MONK}
    VERBS: ClassVar[tuple[int, ...]] = (BLAME, CLEAR)

    def __init__(self, seat: i64, monk: i64) -> None:
        self.seat = seat
        self.monk: i64 = monk

    def prompt(self, state: RoseState) -> dict[str, str | int]:
        return {
            "figure": FIGURES[state.public.figure],
            "monk": MONKS[self.monk],
            "count": weight(state),
        }

    def offer(self, state: RoseState, seat: i64, out: Offers) -> None:
        out.add(BLAME | self.monk)
        out.add(CLEAR | self.monk)

    def refusal(self, state: RoseState, seat: i64, code: i64) -> Refusal | None:
        if monk_of(code) != self.monk:
            clause = "NR 3.6" if state.public.figure == WILLIAM else "NR 3.7"
            return Refusal(clause, "judge-in-turn", {"monk": MONKS[self.monk]})
        return None

    def resolve(self, state: RoseState, seat: i64, code: i64) -> None:
        change = weight(state)
        if verb_of(code) == CLEAR:
            change = -change
        if state.public.figure == WILLIAM:
            state.charge(self.monk, change, seat)
        else:
            state.suspect(self.monk, change, seat)


def weight(s: RoseState) -> i64:
    """NR 3.6, 3.7, 6.9: what William's or Adson's word counts today."""
    plain: i64 = BY_WILLIAM if s.public.figure == WILLIAM else BY_ADSON
    return plain * today(s).zeal()


TAKES: Final = [Take(seat) for seat in range(SEATS)]
JUDGES: Final = [Judge(seat, monk) for seat in range(SEATS) for monk in range(COLOURS)]
