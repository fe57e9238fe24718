"""RA 7.1: what a seat or a spectator knows."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from ratskeller.games.rattus.columns import RattusPublic
from ratskeller.games.rattus.state import RattusState
from ratskeller.kernel import View


class RattusView(View):
    """Everything open, and the fronts this viewer has seen; ``face`` is -1 for all others."""

    def __init__(self, state: RattusState, viewer: int | None) -> None:
        super().__init__(state, viewer)
        self.face = vec[i64]([-1] * len(state.face))
        self.fill(state, viewer)
        self.public: RattusPublic = state.public.copy()

    def fill(self, state: Any, viewer: int | None) -> None:
        s: RattusState = state
        self.public = public = s.public
        face, fronts, at, seen = self.face, s.face, public.at, public.seen
        looked: i64 = 0 if viewer is None else 1 << viewer
        for token in range(i64(len(face))):
            face[token] = -1
            if token < public.drawn and (at[token] < 0 or seen[token] & looked):
                face[token] = fronts[token]  # it was turned up, or seen

    def copy_to(self, state: Any) -> None:
        s: RattusState = state
        s.face = self.face[:]
