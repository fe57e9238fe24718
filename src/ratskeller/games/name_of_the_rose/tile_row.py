"""NR 3.4, 3.10: the row of tiles beside the board, and the buildings that wait for it."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from ratskeller.games.name_of_the_rose.components import BUILDINGS, ROOM, TILES
from ratskeller.games.name_of_the_rose.notation import TILE, tile_of
from ratskeller.games.name_of_the_rose.public import MASK
from ratskeller.games.name_of_the_rose.state import RoseState
from ratskeller.kernel.chance import Rng
from ratskeller.kernel.decision import Chance, Offers


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
        s.emit("waits", building=BUILDINGS[building])


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
    place = building * ROOM
    if public.tiles[place] >= 0:
        public.tiles[place + 1] = tile
        public.waits -= 1
        for i in range(public.waits):
            public.waiting[i] = public.waiting[i + 1]
        public.waiting[public.waits] = -1
    else:
        public.tiles[place] = tile
    if s.listener is not None and public.day > 0:  # those of the set-up are on the board
        s.emit("tile", tile=TILES.ids[tile], building=BUILDINGS[building])


class TurnUp(Chance[RoseState]):
    """NR 7.1: which tile the next unseen one of the row is, drawn when it is turned up."""

    NAME: ClassVar[str] = "turn-up"
    CLAUSE: ClassVar[str] = "NR 3.4"

    def offer(self, state: RoseState, seat: i64, out: Offers) -> None:
        for tile in range(i64(len(TILES.copies))):
            out.weigh(TILE | tile, state.public.unseen[tile])

    def draw(self, state: RoseState, rng: Rng, out: Offers) -> i64:
        left = rng.below(state.public.unseen_count)
        unseen = state.public.unseen
        tile: i64 = 0
        left -= unseen[0]
        while left >= 0:
            tile += 1
            left -= unseen[tile]
        return TILE | tile

    def resolve(self, state: RoseState, seat: i64, code: i64) -> None:
        tile = tile_of(code)
        state.public.unseen[tile] -= 1
        state.public.unseen_count -= 1
        lay_open(state, tile)
        fill(state)


TURN_UP: Final = TurnUp()
