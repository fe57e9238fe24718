"""NR 3.4 to 3.8: what a figure does where it arrives."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from ratskeller.games.name_of_the_rose import components as nr
from ratskeller.games.name_of_the_rose.events import today
from ratskeller.games.name_of_the_rose.notation import BLAME, CLEAR, TAKE
from ratskeller.games.name_of_the_rose.state import RoseState
from ratskeller.games.name_of_the_rose.tile_row import fill, hold, wait
from ratskeller.games.name_of_the_rose.tracks import charge, suspect
from ratskeller.kernel.choice import first_arg, verb_of
from ratskeller.kernel.decision import Decision, Offers, Refusal
from ratskeller.kernel.position import Field, SeatField, WordField


def arrive(s: RoseState, seat: i64, building: i64) -> None:
    """NR 3.3, 3.8: the figure comes to a building; it alone acts there."""
    public = s.public
    figure = public.figure
    start = public.where[figure]
    public.where[figure] = building
    if s.listener is not None:
        origin, here = nr.BUILDINGS[start], nr.BUILDINGS[building]
        s.emit("moved", seat=seat, figure=nr.FIGURES[figure], building=origin, building2=here)
    if figure < nr.COLOURS:
        do_task(s, seat, building)
        return
    for monk in range(i64(nr.COLOURS) - 1, -1, -1):  # the last first, so the first is on top
        if public.where[monk] == building:
            s.push(JUDGES[seat * nr.COLOURS + monk])


def do_task(s: RoseState, seat: i64, building: i64) -> None:
    """NR 3.4, 3.5: a tile of the monk's colour, or suspicion for the tiles that lie there."""
    public = s.public
    monk = public.figure
    one = public.tiles[building * nr.ROOM]
    two = public.tiles[building * nr.ROOM + 1]
    mine = one >= 0 and nr.TILES.colour[one] == monk
    also = two >= 0 and nr.TILES.colour[two] == monk
    if mine and also and one != two:
        s.push(TAKES[seat])
    elif mine:
        take_tile(s, seat, one)
    elif also:
        take_tile(s, seat, two)
    else:
        suspect(s, monk, public.penalty(building), seat)


def take_tile(s: RoseState, seat: i64, tile: i64) -> None:
    """NR 3.4: tile off, suspicion down, refill."""
    public = s.public
    building = public.where[public.figure]
    place = building * nr.ROOM
    if public.tiles[place] == tile:
        public.tiles[place] = public.tiles[place + 1]
    public.tiles[place + 1] = -1
    hold(s, seat, tile)
    public.gained += 1
    if s.listener is not None:
        s.emit("took", seat=seat, tile=nr.TILES.ids[tile], building=nr.BUILDINGS[building])
    suspect(s, public.figure, -nr.TILES.value[tile], seat)
    if public.tiles[place] < 0:
        wait(s, building)
        fill(s)


class Take(Decision[RoseState]):
    """NR 3.4: which of two tiles of the monk's colour."""

    NAME: ClassVar[str] = "take"
    CLAUSE: ClassVar[str] = "NR 3.4"
    VERBS: ClassVar[tuple[int, ...]] = (TAKE,)

    def prompt(self, state: RoseState) -> dict[str, str | int]:
        figure = state.public.figure
        building = nr.BUILDINGS[state.public.where[figure]]
        return {"monk": nr.MONKS[figure], "building": building}

    def offer(self, state: RoseState, seat: i64, out: Offers) -> None:
        public = state.public
        place = public.where[public.figure] * nr.ROOM
        out.add(TAKE | public.tiles[place])
        out.add(TAKE | public.tiles[place + 1])

    def refusal(self, state: RoseState, seat: i64, code: i64) -> Refusal | None:
        tile = nr.TILES.ids[first_arg(code)]
        building = state.public.where[state.public.figure]
        if tile not in state.public.tiles_in(building):
            return self.refused("no-such-tile", tile=tile, building=nr.BUILDINGS[building])
        return None

    def resolve(self, state: RoseState, seat: i64, code: i64) -> None:
        take_tile(state, seat, first_arg(code))


class Judge(Decision[RoseState]):
    """NR 3.6, 3.7: for or against one monk William or Adson came to.

    Both stay possible even where a limit leaves one without effect.
    """

    NAME: ClassVar[str] = "judge"
    CLAUSE: ClassVar[str] = "NR 3.6"
    FIELDS: ClassVar[dict[str, Field]] = {
        "seat": SeatField(),
        "monk": WordField(nr.MONKS, name="monk"),
    }
    VERBS: ClassVar[tuple[int, ...]] = (BLAME, CLEAR)

    def __init__(self, seat: i64, monk: i64) -> None:
        self.seat = seat
        self.monk: i64 = monk

    def prompt(self, state: RoseState) -> dict[str, str | int]:
        figure = nr.FIGURES[state.public.figure]
        return {"figure": figure, "monk": nr.MONKS[self.monk], "count": weight(state)}

    def offer(self, state: RoseState, seat: i64, out: Offers) -> None:
        out.add(BLAME | self.monk)
        out.add(CLEAR | self.monk)

    def refusal(self, state: RoseState, seat: i64, code: i64) -> Refusal | None:
        if first_arg(code) != self.monk:
            clause = "NR 3.6" if state.public.figure == nr.WILLIAM else "NR 3.7"
            return Refusal(clause, "judge-in-turn", {"monk": nr.MONKS[self.monk]})
        return None

    def resolve(self, state: RoseState, seat: i64, code: i64) -> None:
        change = weight(state) if verb_of(code) == BLAME else -weight(state)
        if state.public.figure == nr.WILLIAM:
            charge(state, self.monk, change, seat)
        else:
            suspect(state, self.monk, change, seat)


def weight(s: RoseState) -> i64:
    """NR 3.6, 3.7, 6.9: what William's or Adson's word counts today."""
    plain: i64 = nr.BY_WILLIAM if s.public.figure == nr.WILLIAM else nr.BY_ADSON
    return plain * today(s).zeal


TAKES: Final = [Take(seat) for seat in range(nr.SEATS)]
JUDGES: Final = [Judge(seat, monk) for seat in range(nr.SEATS) for monk in range(nr.COLOURS)]
