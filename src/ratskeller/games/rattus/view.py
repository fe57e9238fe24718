"""RA 7.1: what a seat or a spectator knows."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from ratskeller.games.rattus.state import RattusState
from ratskeller.kernel.view import View


class RattusView(View):
    """Everything open, and the fronts this viewer has seen; ``face`` is -1 for all others."""

    def __init__(self, state: RattusState, viewer: int | None) -> None:
        super().__init__(state, viewer)
        public = state.public.copy()
        self.public = public
        at, seen = public.at, public.seen
        looked: i64 = 0 if viewer is None else 1 << viewer
        face = vec[i64]([-1] * len(state.face))
        for token in range(public.drawn):
            if at[token] < 0 or seen[token] & looked:  # turned up, or seen by the viewer
                face[token] = state.face[token]
        self.face = face
