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
        face = vec[i64]([-1] * len(state.face))
        for token in range(public.drawn):
            turned_up = public.at[token] < 0
            if turned_up or (viewer is not None and state.knows(viewer, token)):
                face[token] = state.face[token]
        self.face = face
