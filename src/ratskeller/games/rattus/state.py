"""A game of Rattus, and the questions the rules ask it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from ratskeller.games.rattus.board import BOARDS, CUBES, FACES, ROOM, Board, supply_size
from ratskeller.games.rattus.columns import COLUMNS, RattusPublic
from ratskeller.kernel.game import Game, OptionValue
from ratskeller.kernel.public import blank
from ratskeller.kernel.state import State

if TYPE_CHECKING:
    from ratskeller.games.rattus.view import RattusView


class RattusState(State):
    """Everything open, the fronts somebody has seen, and the count of those still unseen.

    ``face`` is -1 until somebody sees the front of a token (RA 7.3).
    """

    def __init__(
        self,
        game: Game[Any, Any],
        players: i64,
        options: dict[str, OptionValue],
        public: RattusPublic,
    ) -> None:
        super().__init__(game, players, options)
        self.public = public
        self.board: Board = BOARDS[players]
        self.face = vec[i64]()
        self.unseen = vec[i64]()
        self.supply_rings: i64 = 0
        self.supply_unseen: i64 = 0

    def clone(self) -> RattusState:
        new = RattusState(self.game, self.players, self.options, self.public.copy())
        new.copy_kernel(self)
        new.face = self.face[:]
        new.unseen = self.unseen[:]
        new.supply_rings = self.supply_rings
        new.supply_unseen = self.supply_unseen
        return new

    def view_of(self, seat: int | None) -> RattusView:
        from ratskeller.games.rattus.view import RattusView

        return RattusView(self, seat)

    def hide_fronts(self, supply: i64) -> None:
        """RA 7.3: no front is seen yet; ``supply`` is what it held after the set-up."""
        self.face = vec[i64]([-1] * len(self.public.at))
        self.unseen = FACES.copies[:]
        self.supply_rings = FACES.rings - self.board.starting
        self.supply_unseen = supply

    # -- cubes ---------------------------------------------------------------

    def cubes_of(self, region: i64, seat: i64) -> i64:
        """One seat's cubes in a region."""
        return self.public.cubes[region * self.players + seat]

    def cubes_in(self, region: i64) -> i64:
        """RA 4.4: all cubes in a region, whatever their colour."""
        cubes = self.public.cubes
        total: i64 = 0
        for i in range(region * self.players, (region + 1) * self.players):
            total += cubes[i]
        return total

    def on_board(self, seat: i64) -> i64:
        """RA 6.4: a seat's cubes on the board, palace included."""
        return CUBES - self.public.stock[seat]

    def put(self, region: i64, seat: i64, count: i64) -> None:
        """Cubes from the stock into a region."""
        public = self.public
        public.cubes[region * self.players + seat] += count
        public.stock[seat] -= count

    def lift(self, region: i64, seat: i64, count: i64) -> None:
        """RA 4.6: cubes from a region back to their player's stock."""
        public = self.public
        public.cubes[region * self.players + seat] -= count
        public.stock[seat] += count

    # -- tokens --------------------------------------------------------------

    def lay(self, token: i64, region: i64) -> None:
        """A token comes to a region, last in its order (RA 4.3)."""
        public = self.public
        public.slots[region * ROOM + public.tokens[region]] = token
        public.tokens[region] += 1
        public.at[token] = region

    def take_away(self, token: i64) -> None:
        """A token leaves its region; those after it move up."""
        public = self.public
        region = public.at[token]
        first = region * ROOM
        last = first + public.tokens[region] - 1
        i = first
        while public.slots[i] != token:
            i += 1
        while i < last:
            public.slots[i] = public.slots[i + 1]
            i += 1
        public.slots[last] = -1
        public.tokens[region] -= 1
        public.at[token] = -1

    def draw_token(self, region: i64) -> None:
        """RA 4.1: the next token of the supply, face down and unseen, into a region."""
        public = self.public
        self.lay(public.drawn, region)
        public.drawn += 1
        public.supply -= 1

    def is_lying(self, token: i64) -> bool:
        """Whether a token of this number lies on the board."""
        at = self.public.at
        return token < len(at) and at[token] >= 0

    def from_supply(self, token: i64) -> bool:
        """Whether the token came from the supply (RA 7.3)."""
        return token >= self.board.starting

    def reveal(self, token: i64, face: i64) -> None:
        """RA 7.3: the front of a token is drawn, at the moment it is first seen."""
        self.face[token] = face
        self.unseen[face] -= 1
        if self.from_supply(token):
            self.supply_unseen -= 1
            if face < FACES.ringed:
                self.supply_rings -= 1

    def unseen_fronts(self, ring: bool) -> i64:
        """RA 7.3: how many fronts with or without a ring nobody has seen."""
        total: i64 = 0
        face: i64 = 0 if ring else FACES.ringed
        last = FACES.ringed if ring else FACES.kinds
        while face < last:
            total += self.unseen[face]
            face += 1
        return total

    def knows(self, seat: i64, token: i64) -> bool:
        """RA 7.1: whether this seat has ever looked at the token."""
        return self.public.seen[token] >> seat & 1 == 1


#: The public part of a new game, by players and options: reading the declaration is slow.
_NEW: Final[dict[tuple[int, OptionValue, OptionValue], RattusPublic]] = {}


def initial_state(
    game: Game[Any, Any], players: int, options: dict[str, OptionValue]
) -> RattusState:
    """Everything in its box: empty regions, full stocks, a full supply."""
    key = (players, options["powers"], options["removed_with_three"])
    public = _NEW.get(key)
    if public is None:
        public = blank(RattusPublic)
        COLUMNS.initialise(RattusState(game, players, options, public))
        public.whole_turn = 1 if options["powers"] == "whole_turn" else 0
        public.supply = supply_size(players, options["removed_with_three"])
        _NEW[key] = public
    state = RattusState(game, players, options, public.copy())
    state.hide_fronts(public.supply)
    return state
