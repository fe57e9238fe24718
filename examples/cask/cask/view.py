"""CK 4.1: what a seat or a spectator knows, and the states that fit it."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from cask.rules import Deal
from cask.state import CaskState
from cask.table import THIRST
from ratskeller.kernel import Game, Rng, View


class CaskView(View):
    """Everything but the thirst of others."""

    def __init__(self, state: CaskState, viewer: int | None) -> None:
        super().__init__(state, viewer)
        self.full: i64 = state.full
        self.left: i64 = state.left
        self.drunk = state.drunk[:]
        self.gone = state.gone[:]
        self.thirst = vec[i64]([0] * state.players)  # 0 where this viewer does not know it

    def data(self) -> dict[str, Any]:
        return {
            **self.frame(),
            "left": self.left,
            "drunk": list(self.drunk),
            "gone": [bool(gone) for gone in self.gone],
            "thirst": [thirst or None for thirst in self.thirst],
        }


def view_of(s: CaskState, viewer: int | None) -> CaskView:
    """CK 4.1: the own thirst; at the end everybody's."""
    view = CaskView(s, viewer)
    for seat in range(s.players):
        if seat == viewer or s.outcome is not None:
            view.thirst[seat] = s.thirst[seat]
    return view


def determinize(game: Game[Any, Any], view: CaskView, rng: Rng) -> CaskState:
    """CK 4.1: the thirst of others is any that the viewer has not got."""
    s = CaskState(game, view.players, view.options)
    s.stack = view.stack[:]
    s.outcome = view.outcome
    s.left = view.left
    s.drunk = view.drunk[:]
    s.gone = view.gone[:]
    s.thirst = view.thirst[:]
    cards = [card for card in THIRST if card not in view.thirst]
    rng.shuffle(cards)
    top = s.decision
    dealt = top.player if isinstance(top, Deal) else s.players
    for seat in range(dealt):
        if not s.thirst[seat]:
            s.thirst[seat] = cards.pop()
    return s
