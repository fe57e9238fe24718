"""What a board shows beside the position: points, and the cubes of a placement."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ratskeller.games.rattus.board import BOARDS, REGIONS
from ratskeller.kernel import Derived

if TYPE_CHECKING:
    from ratskeller.games.rattus.view import RattusView


def score(view: RattusView) -> list[int]:
    """RA 6.4: a point for each cube on the map or in the palace."""
    return [int(view.public.on_board(seat)) for seat in range(view.players)]


def placement(view: RattusView) -> dict[str, int]:
    """RA 3.4, 6.2: by region, the cubes the viewer places without the peasant, at least one."""
    if view.viewer is None:
        return {}
    last = len(view.stack) > 0 and view.stack[-1].NAME == "last-powers"
    most = 1 if last else int(view.public.stock[view.viewer])
    tokens, regions = view.public.tokens, BOARDS[int(view.players)].regions
    return {REGIONS[region]: max(1, min(int(tokens[region]), most)) for region in regions}


DERIVED: Final = [
    Derived("score", "points by seat", "number[]", score),
    Derived("placement", "cubes that the viewer places in each region",
            "Record<string, number>", placement),
]  # fmt: skip
