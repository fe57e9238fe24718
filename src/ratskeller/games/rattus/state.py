"""The columns of a game of Rattus, and the questions the rules ask them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from librt.vecs import vec
from mypy_extensions import i64

from ratskeller.games.rattus.board import (
    BOARDS,
    CARDS,
    CUBES,
    FACES,
    REGIONS,
    ROOM,
    Board,
    supply_size,
)
from ratskeller.kernel.game import Game, OptionValue
from ratskeller.kernel.state import State

if TYPE_CHECKING:
    from ratskeller.games.rattus.view import RattusView


class RattusState(State):
    """Cubes, cards, pawn and tokens. A token is a piece with a number of its own.

    Tokens 0 to (regions in play - 1) are those laid out in RA 2.1; the others get the
    next number when they leave the supply. ``face`` is -1 until somebody sees the front
    (RA 7.3); ``seen`` has a bit for each seat that looked (RA 7.1).
    """

    def __init__(self, game: Game[Any, Any], players: i64, options: dict[str, OptionValue]) -> None:
        super().__init__(game, players, options)
        self.board: Board = BOARDS[players]
        self.whole_turn = options["powers"] == "whole_turn"
        self.turns: i64 = 0  # turns finished
        self.reason = ""  # why the last round began (RA 6.1)
        self.pawn: i64 = -1
        self.cubes = vec[i64]()  # region * players + seat
        self.stock = vec[i64]()
        self.palace = vec[i64]()
        self.holder = vec[i64]()
        self.tokens = vec[i64]()  # how many lie in a region
        self.slots = vec[i64]()  # which, in the order they came
        self.at = vec[i64]()  # the region of each token, -1: not on the board
        self.face = vec[i64]()
        self.seen = vec[i64]()
        self.unseen = vec[i64]()  # fronts nobody has seen, by face
        self.unseen_rings: i64 = 0
        self.unseen_plains: i64 = 0
        self.supply: i64 = 0
        self.drawn: i64 = 0  # tokens numbered so far
        self.supply_rings: i64 = 0  # unseen rings among those out of the supply
        self.supply_unseen: i64 = 0  # tokens out of the supply that nobody has seen

    def initial(self) -> RattusState:
        """Everything in its box: empty regions, full stocks, a full supply."""
        regions = len(REGIONS)
        self.supply = supply_size(self.players, self.options["removed_with_three"])
        pieces = self.board.starting + self.supply
        self.cubes = vec[i64]([0] * (regions * self.players))
        self.stock = vec[i64]([CUBES] * self.players)
        self.palace = vec[i64]([0] * self.players)
        self.holder = vec[i64]([-1] * len(CARDS))
        self.tokens = vec[i64]([0] * regions)
        self.slots = vec[i64]([-1] * (regions * ROOM))
        self.at = vec[i64]([-1] * pieces)
        self.face = vec[i64]([-1] * pieces)
        self.seen = vec[i64]([0] * pieces)
        self.unseen = FACES.copies[:]
        self.unseen_rings = FACES.rings
        self.unseen_plains = FACES.plains
        self.supply_rings = FACES.rings - self.board.starting
        self.supply_unseen = self.supply
        return self

    def clone(self) -> RattusState:
        new = RattusState(self.game, self.players, self.options)
        new.copy_kernel(self)
        new.turns = self.turns
        new.reason = self.reason
        new.pawn = self.pawn
        new.cubes = self.cubes[:]
        new.stock = self.stock[:]
        new.palace = self.palace[:]
        new.holder = self.holder[:]
        new.tokens = self.tokens[:]
        new.slots = self.slots[:]
        new.at = self.at[:]
        new.face = self.face[:]
        new.seen = self.seen[:]
        new.unseen = self.unseen[:]
        new.unseen_rings = self.unseen_rings
        new.unseen_plains = self.unseen_plains
        new.supply = self.supply
        new.drawn = self.drawn
        new.supply_rings = self.supply_rings
        new.supply_unseen = self.supply_unseen
        return new

    def view_of(self, seat: int | None) -> RattusView:
        from ratskeller.games.rattus.view import view_of

        return view_of(self, seat)

    def dump(self) -> dict[str, Any]:
        from ratskeller.games.rattus.position import write

        return write(self)

    # -- cubes ---------------------------------------------------------------

    def cubes_of(self, region: i64, seat: i64) -> i64:
        """One seat's cubes in a region."""
        return self.cubes[region * self.players + seat]

    def cubes_in(self, region: i64) -> i64:
        """RA 4.4: all cubes in a region, whatever their colour."""
        total: i64 = 0
        for i in range(region * self.players, (region + 1) * self.players):
            total += self.cubes[i]
        return total

    def on_board(self, seat: i64) -> i64:
        """RA 6.4: a seat's cubes on the board, palace included."""
        return CUBES - self.stock[seat]

    def put(self, region: i64, seat: i64, count: i64) -> None:
        """Cubes from the stock into a region."""
        self.cubes[region * self.players + seat] += count
        self.stock[seat] -= count

    def lift(self, region: i64, seat: i64, count: i64) -> None:
        """RA 4.6: cubes from a region back to their player's stock."""
        self.cubes[region * self.players + seat] -= count
        self.stock[seat] += count

    # -- tokens --------------------------------------------------------------

    def lay(self, token: i64, region: i64) -> None:
        """A token comes to a region, last in its order (RA 4.3)."""
        self.slots[region * ROOM + self.tokens[region]] = token
        self.tokens[region] += 1
        self.at[token] = region

    def take_away(self, token: i64) -> None:
        """A token leaves its region; those after it move up."""
        region = self.at[token]
        first = region * ROOM
        last = first + self.tokens[region] - 1
        i = first
        while self.slots[i] != token:
            i += 1
        while i < last:
            self.slots[i] = self.slots[i + 1]
            i += 1
        self.slots[last] = -1
        self.tokens[region] -= 1
        self.at[token] = -1

    def draw_token(self, region: i64) -> None:
        """RA 4.1: the next token of the supply, face down and unseen, into a region."""
        self.lay(self.drawn, region)
        self.drawn += 1
        self.supply -= 1

    def from_supply(self, token: i64) -> bool:
        """Whether the token came from the supply (RA 7.3)."""
        return token >= self.board.starting

    def reveal(self, token: i64, face: i64) -> None:
        """RA 7.3: the front of a token is drawn, at the moment it is first seen."""
        self.face[token] = face
        self.unseen[face] -= 1
        ring = face < FACES.ringed
        if ring:
            self.unseen_rings -= 1
        else:
            self.unseen_plains -= 1
        if self.from_supply(token):
            self.supply_unseen -= 1
            if ring:
                self.supply_rings -= 1

    def knows(self, seat: i64, token: i64) -> bool:
        """RA 7.1: whether this seat has ever looked at the token."""
        return self.seen[token] >> seat & 1 == 1
