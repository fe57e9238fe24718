"""A game of Rattus, and the questions the rules ask it."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from ratskeller.games.rattus.board import BOARDS, ROOM, Board, supply_size
from ratskeller.games.rattus.columns import RattusPublic
from ratskeller.games.rattus.unseen import Unseen
from ratskeller.kernel import Game, Offers, State
from ratskeller.kernel.compact import take_out
from ratskeller.kernel.game import Options


class Settings:
    """What the players and the options decide: made once a game, shared by its states."""

    def __init__(self, players: i64, options: Options) -> None:
        self.board: Final[Board] = BOARDS[players]
        #: RA 3.2: whether powers also work inside the plague.
        self.whole_turn: Final = options["powers"] == "whole_turn"


class RattusState(State):
    """Everything open, and the fronts; ``face`` is -1 until somebody sees it (RA 7.3)."""

    def __init__(
        self,
        game: Game[Any, Any],
        players: i64,
        options: Options,
        public: RattusPublic,
        settings: Settings | None = None,
    ) -> None:
        super().__init__(game, players, options)
        self.public = public
        self.settings = settings or Settings(players, options)
        self.board: Board = self.settings.board
        self.face = vec[i64]()
        self._unseen: Unseen | None = None  # counted when it is asked for, kept by `show`

    def clone(self) -> RattusState:
        new = RattusState(self.game, self.players, self.options, self.public.copy(), self.settings)
        new.copy_kernel(self)
        new.face = self.face[:]
        return new

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

    def put(self, region: i64, seat: i64, count: i64) -> None:
        """Cubes from the stock into a region, or back (RA 4.6) if the count is below 0."""
        public = self.public
        public.cubes[region * self.players + seat] += count
        public.stock[seat] -= count

    # -- tokens --------------------------------------------------------------

    def lay(self, token: i64, region: i64) -> None:
        """A token comes to a region, last in its order (RA 4.3)."""
        public = self.public
        public.slots[region * ROOM + public.tokens[region]] = token
        public.tokens[region] += 1
        public.at[token] = region

    def lay_next(self, region: i64) -> i64:
        """RA 2.1, 4.1: the next token, face down and unseen, comes to a region."""
        token = self.public.drawn
        self.lay(token, region)
        self.public.drawn = token + 1
        return token

    def take_away(self, token: i64) -> None:
        """A token leaves its region; those after it move up."""
        public = self.public
        region = public.at[token]
        public.tokens[region] -= 1
        first = region * ROOM
        take_out(public.slots, first, first + public.tokens[region], token)
        public.at[token] = -1

    def offer_tokens(self, verb: i64, region: i64, out: Offers, but: i64 = -1) -> None:
        """Offer the tokens of a region with a verb, all but one if that is said."""
        slots = self.public.slots
        first = region * ROOM
        for place in range(first, first + self.public.tokens[region]):
            if slots[place] != but:
                out.add(verb | slots[place])

    def is_lying(self, token: i64) -> bool:
        """Whether a token of this number lies on the board."""
        at = self.public.at
        return token < len(at) and at[token] >= 0

    def from_supply(self, token: i64) -> bool:
        """Whether the token came from the supply (RA 7.3)."""
        return token >= self.board.starting

    def knows(self, seat: i64, token: i64) -> bool:
        """RA 7.1: whether this seat has ever looked at the token."""
        return self.public.seen[token] >> seat & 1 == 1

    # -- fronts --------------------------------------------------------------

    def show(self, token: i64, face: i64) -> None:
        """RA 7.3: somebody sees a front for the first time."""
        self.face[token] = face
        if self._unseen is not None:
            self._unseen.remove(face, not self.from_supply(token))

    def unseen(self) -> Unseen:
        """RA 7.3: the fronts that nobody has seen."""
        unseen = self._unseen
        if unseen is None:
            in_play = self.public.drawn + self.public.supply
            unseen = self._unseen = Unseen(self.face, in_play, self.board.starting)
        return unseen


def fill_supply(s: RattusState) -> None:
    """RA 2.2: the supply is full."""
    s.public.supply = supply_size(s.players, s.options["removed_with_three"])
