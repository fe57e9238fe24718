"""RA 7.1: what a seat or a spectator knows."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from ratskeller.games.rattus.state import RattusState
from ratskeller.kernel import View


class RattusView(View):
    """Everything open, and the fronts this viewer has seen; ``face`` is -1 for all others."""

    def __init__(self, state: RattusState, viewer: int | None) -> None:
        super().__init__(state, viewer)
        self.public = public = state.public.copy()
        self.face = vec[i64]([-1] * len(state.face))
        looked: i64 = 0 if viewer is None else 1 << viewer
        for token in range(public.drawn):
            if public.at[token] < 0 or public.seen[token] & looked:  # turned up, or seen
                self.face[token] = state.face[token]
