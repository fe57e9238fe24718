"""A state of The Name of the Rose: the public part, and what is hidden."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from ratskeller.games.name_of_the_rose.public import RosePublic
from ratskeller.kernel import Game, State
from ratskeller.kernel.game import Options

GRAVITY: Final = 4  #: how much more a point of evidence says of a player than one of suspicion


class RoseState(State):
    """NR 7.2: hands, identities and the stack of cards are hidden; the rest is public."""

    def __init__(
        self, game: Game[Any, Any], players: i64, options: Options, public: RosePublic
    ) -> None:
        super().__init__(game, players, options)
        self.public = public
        self.hands = vec[i64]()
        self.deck = vec[i64]()
        self.identity = vec[i64]()

    def clone(self) -> RoseState:
        new = RoseState(self.game, self.players, self.options, self.public.copy())
        new.copy_kernel(self)
        new.hands = self.hands[:]
        new.deck = self.deck[:]
        new.identity = self.identity[:]
        return new
