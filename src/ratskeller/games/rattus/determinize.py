"""RA 7.3: what a viewer does not know, drawn."""

from __future__ import annotations

from ratskeller.games.rattus.state import RattusState
from ratskeller.games.rattus.token_fronts import Reveal
from ratskeller.games.rattus.view import RattusView
from ratskeller.kernel import Offers, Rng, first_arg


def draw_hidden(s: RattusState, view: RattusView, rng: Rng) -> None:
    """RA 7.1, 7.3: the fronts that only others have seen are drawn again."""
    out = Offers()
    for token in range(s.public.drawn):
        if s.public.seen[token] and s.face[token] < 0:
            s.show(token, first_arg(Reveal(token).draw(s, rng, out)))
