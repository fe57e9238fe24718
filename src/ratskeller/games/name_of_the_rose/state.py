"""A state of The Name of the Rose: the public part, and what is hidden."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from ratskeller.games.name_of_the_rose.components import COLOURS, HAND, MONKS, MOST_SUSPICION
from ratskeller.games.name_of_the_rose.public import RosePublic
from ratskeller.kernel.game import Game, OptionValue
from ratskeller.kernel.state import State

if TYPE_CHECKING:
    from ratskeller.games.name_of_the_rose.view import RoseView

BY_NO_SEAT: Final = -1  #: no seat did it: the day ended, or a marker was shown
GRAVITY: Final = 4  #: how much more a point of evidence says of a player than one of suspicion


class RoseState(State):
    """NR 7.2: hands, identities and the stack of cards are hidden; the rest is public."""

    def __init__(
        self,
        game: Game[Any, Any],
        players: i64,
        options: dict[str, OptionValue],
        public: RosePublic,
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

    def view_of(self, seat: int | None) -> RoseView:
        from ratskeller.games.name_of_the_rose.view import RoseView

        return RoseView(self, seat)

    def suspect(self, monk: i64, change: i64, by: i64 = BY_NO_SEAT) -> None:
        """NR 3.4, 3.5: suspicion changes within 0 and 40, which everybody remembers of a seat."""
        public = self.public
        if by >= 0:
            public.deeds[by * COLOURS + monk] += change
        before = public.suspicion[monk]
        after = before + change
        if after < 0:
            after = 0
        elif after > MOST_SUSPICION:
            after = MOST_SUSPICION
        public.suspicion[monk] = after
        if self.listener is not None:
            if after > before:
                self._emit_track("suspicion-up", monk, after - before, after)
            elif after < before:
                self._emit_track("suspicion-down", monk, before - after, after)
            else:
                self._emit_track("suspicion-same", monk, 0, after)

    def charge(self, monk: i64, change: i64, by: i64 = BY_NO_SEAT) -> None:
        """NR 3.6: evidence changes, never below 0; everybody remembers what a seat did."""
        public = self.public
        if by >= 0:
            public.deeds[by * COLOURS + monk] += change * GRAVITY
        before = public.evidence[monk]
        after = before + change
        if after < 0:
            after = 0
        public.evidence[monk] = after
        if self.listener is not None:
            if after > before:
                self._emit_track("evidence-up", monk, after - before, after)
            elif after < before:
                self._emit_track("evidence-down", monk, before - after, after)
            else:
                self._emit_track("evidence-same", monk, 0, after)

    def _emit_track(self, kind: str, monk: i64, count: i64, total: i64) -> None:
        self.emit(kind, monk=MONKS[monk], count=count, total=total)

    def holds(self, seat: i64, card: i64) -> bool:
        """Whether a hand has such a card."""
        first = seat * HAND
        for i in range(first, first + self.public.hand_size[seat]):
            if self.hands[i] == card:
                return True
        return False
