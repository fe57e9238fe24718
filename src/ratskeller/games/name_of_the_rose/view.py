"""NR 7: what a seat or a spectator knows."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from ratskeller.games.name_of_the_rose import components as nr
from ratskeller.games.name_of_the_rose.state import RoseState
from ratskeller.kernel import View


class RoseView(View):
    """NR 7.1, 7.2: everything public, the viewer's own identity and hand; at the end all monks.

    An identity the viewer does not know is -1, and so is every card of another hand.
    """

    def __init__(self, state: RoseState, viewer: int | None) -> None:
        super().__init__(state, viewer)
        self.public = state.public.copy()
        self.hands = vec[i64]([-1] * (int(state.players) * nr.HAND))
        self.identity = vec[i64]([-1] * int(state.players))
        if viewer is not None:
            first = i64(viewer) * nr.HAND
            for i in range(first, first + nr.HAND):
                self.hands[i] = state.hands[i]
            self.identity[viewer] = state.identity[viewer]
        if state.outcome is not None:
            self.identity = state.identity[:]

    def hand(self) -> list[int]:
        """The viewer's cards."""
        return [int(card) for card in self.hands if card >= 0]
