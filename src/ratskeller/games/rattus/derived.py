"""What a board shows beside the position: points, and the cubes of a placement."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ratskeller.games.rattus.board import BOARDS, REGIONS
from ratskeller.kernel.columns import Derived

if TYPE_CHECKING:
    from ratskeller.games.rattus.view import RattusView


def score(view: RattusView) -> list[int]:
    """RA 6.4: a point for each cube on the map or in the palace."""
    public = view.public
    players = view.players
    out: list[int] = []
    for seat in range(players):
        total = public.palace[seat]
        for region in BOARDS[int(players)].regions:
            total += public.cubes[region * players + seat]
        out.append(int(total))
    return out


def placement(view: RattusView) -> dict[str, int]:
    """RA 3.4, 6.2: by region, the cubes the viewer places without the peasant, at least one."""
    out: dict[str, int] = {}
    if view.viewer is None:
        return out
    last = len(view.stack) > 0 and view.stack[-1].NAME == "last-powers"
    most: i64 = 1 if last else view.public.stock[view.viewer]
    for region in BOARDS[int(view.players)].regions:
        out[REGIONS[region]] = max(1, min(int(view.public.tokens[region]), int(most)))
    return out


DERIVED: Final = [
    Derived("score", "points by seat", "number[]", score),
    Derived(
        "placement", "cubes that the viewer places in each region", "Record<string, number>",
        placement,
    ),
]  # fmt: skip
