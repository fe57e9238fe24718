"""NR 7: what a seat or a spectator knows."""

from __future__ import annotations

from typing import Any, final

from librt.vecs import vec
from mypy_extensions import i64

from ratskeller.games.name_of_the_rose import components as nr
from ratskeller.games.name_of_the_rose.public import RosePublic
from ratskeller.games.name_of_the_rose.state import RoseState
from ratskeller.kernel import View


@final
class RoseView(View):
    """NR 7.1, 7.2: everything public, the viewer's own identity and hand; at the end all monks.

    An identity the viewer does not know is -1, and so is every card of another hand.
    """

    def __init__(self, state: RoseState, viewer: int | None) -> None:
        super().__init__(state, viewer)
        self.hands = vec[i64]([-1] * (int(state.players) * nr.HAND))
        self.identity = vec[i64]([-1] * int(state.players))
        self.fill(state, viewer)
        self.public: RosePublic = state.public.copy()

    def fill(self, state: Any, viewer: int | None) -> None:
        s: RoseState = state
        self.public = s.public
        own: i64 = -1 if viewer is None else viewer
        ended = s.outcome is not None
        hands, identity, dealt, monks = self.hands, self.identity, s.hands, s.identity
        for seat in range(s.players):
            identity[seat] = monks[seat] if seat == own or ended else -1
            for i in range(seat * nr.HAND, (seat + 1) * nr.HAND):
                hands[i] = dealt[i] if seat == own else -1

    def copy_to(self, state: Any) -> None:
        s: RoseState = state
        s.hands = self.hands[:]
        s.identity = self.identity[:]

    def hand(self) -> list[int]:
        """The viewer's cards."""
        return [int(card) for card in self.hands if card >= 0]
