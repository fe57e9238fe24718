"""RA 7.3: the states that fit what a viewer knows."""

from __future__ import annotations

from typing import Any

from ratskeller.games.rattus.notation import face_of
from ratskeller.games.rattus.state import RattusState
from ratskeller.games.rattus.token_fronts import Reveal
from ratskeller.games.rattus.view import RattusView
from ratskeller.kernel.chance import Rng
from ratskeller.kernel.decision import Offers
from ratskeller.kernel.game import Game


def determinize(game: Game[Any, Any], view: RattusView, rng: Rng) -> RattusState:
    """RA 7.1, 7.3: a state in which the fronts only others have seen are drawn again."""
    public = view.public.copy()
    s = RattusState(game, view.players, view.options, public)
    s.copy_frame(view)
    s.hide_fronts(public.supply + public.drawn - s.board.starting)
    for token in range(public.drawn):
        if view.face[token] >= 0:
            s.reveal(token, view.face[token])
    out = Offers()
    for token in range(public.drawn):
        if public.seen[token] and s.face[token] < 0:
            s.reveal(token, face_of(Reveal(token).draw(s, rng, out)))
    return s
