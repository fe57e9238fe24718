"""NR 3.4, 3.9, 3.10: the time tiles, the row beside the board, and who waits for its tiles."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from ratskeller.games.name_of_the_rose import components as nr
from ratskeller.games.name_of_the_rose.notation import TILE
from ratskeller.games.name_of_the_rose.public import MASK, RING
from ratskeller.games.name_of_the_rose.state import RoseState
from ratskeller.kernel import Chance, Offers, Rng, first_arg
from ratskeller.kernel.chance import draw_kind
from ratskeller.kernel.compact import take_out


def hold(s: RoseState, seat: i64, tile: i64) -> None:
    """NR 3.4: a tile becomes the newest time tile of a seat."""
    public = s.public
    place = (public.held_first[seat] + public.held_count[seat]) & MASK
    public.held[seat * RING + place] = tile
    public.held_count[seat] += 1


def take_oldest(s: RoseState, seat: i64) -> i64:
    """NR 3.9: the oldest time tile of a seat leaves it."""
    public = s.public
    first = public.held_first[seat]
    public.held_first[seat] = (first + 1) & MASK
    public.held_count[seat] -= 1
    return public.held[seat * RING + first]


def return_tile(s: RoseState, tile: i64) -> None:
    """NR 3.9: a tile goes to the end of the row, and on to a building that waits for it."""
    public = s.public
    public.row[(public.row_first + public.row_count) & MASK] = tile
    public.row_count += 1
    fill(s)


def wait(s: RoseState, building: i64) -> None:
    """NR 3.10: an emptied building joins the queue, unless it is still in it."""
    public = s.public
    for i in range(public.waits):
        if public.waiting[i] == building:
            return
    public.waiting[public.waits] = building
    public.waits += 1
    if s.listener is not None and public.unseen_count + public.row_count == 0:
        s.emit("waits", building=nr.BUILDINGS[building])


def fill(s: RoseState) -> None:
    """NR 3.4, 3.10: while a building waits and the row has a tile, it goes there face up.

    Tiles nobody has seen come first in the row and are drawn one by one.
    """
    public = s.public
    while public.waits > 0:
        if public.unseen_count > 0:
            s.push(TURN_UP)
            return
        if public.row_count == 0:
            return
        tile = public.row[public.row_first]
        public.row_first = (public.row_first + 1) & MASK
        public.row_count -= 1
        lay_open(s, tile)


def lay_open(s: RoseState, tile: i64) -> None:
    """NR 3.10: a tile for the front building, which leaves the queue once it has two."""
    public = s.public
    building = public.waiting[0]
    place = building * nr.ROOM
    if public.tiles[place] >= 0:
        public.tiles[place + 1] = tile
        public.waits -= 1
        take_out(public.waiting, 0, public.waits, building)
    else:
        public.tiles[place] = tile
    if s.listener is not None and public.day > 0:  # those of the set-up are on the board
        s.emit("tile", tile=nr.TILES.ids[tile], building=nr.BUILDINGS[building])


class TurnUp(Chance[RoseState]):
    """NR 7.1: which tile the next unseen one of the row is, drawn when it is turned up."""

    NAME: ClassVar[str] = "turn-up"
    CLAUSE: ClassVar[str] = "NR 3.4"

    def offer(self, state: RoseState, seat: i64, out: Offers) -> None:
        for tile in range(i64(len(nr.TILES.copies))):
            out.weigh(TILE | tile, state.public.unseen[tile])

    def draw(self, state: RoseState, rng: Rng, out: Offers) -> i64:
        return TILE | draw_kind(rng, state.public.unseen, state.public.unseen_count)

    def resolve(self, state: RoseState, seat: i64, code: i64) -> None:
        tile = first_arg(code)
        state.public.unseen[tile] -= 1
        state.public.unseen_count -= 1
        lay_open(state, tile)
        fill(state)


TURN_UP: Final = TurnUp()
