"""RA 7.1: what a seat or a spectator knows."""

from __future__ import annotations

from typing import Any, final

from librt.vecs import vec
from mypy_extensions import i64

from ratskeller.games.rattus.columns import RattusPublic
from ratskeller.games.rattus.state import RattusState
from ratskeller.kernel import View


@final
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
        own: i64 = 62 if viewer is None else viewer  # nobody's bit, for spectators
        drawn = public.drawn
        for token in range(drawn):
            # All bits are set if it was turned up or seen. Branches would be hard to predict.
            known = at[token] >> 62 | -(seen[token] >> own & 1)
            face[token] = fronts[token] & known | ~known
        for token in range(drawn, i64(len(face))):
            face[token] = -1

    def copy_to(self, state: Any) -> None:
        s: RattusState = state
        s.face = self.face[:]
