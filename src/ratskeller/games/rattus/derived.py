"""What a board shows beside the bare position: points, and how many cubes a placement takes.

Everything here is computed from a view, so it holds nothing that its viewer does not know.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mypy_extensions import i64

from ratskeller.games.rattus.board import BOARDS, REGIONS

if TYPE_CHECKING:
    from ratskeller.games.rattus.view import RattusView


def derived(view: RattusView) -> dict[str, Any]:
    """The derived fields of `RattusView.data`."""
    return {
        "score": [_score(view, seat) for seat in range(int(view.players))],
        "placement": _placement(view),
    }


def _score(view: RattusView, seat: i64) -> int:
    """RA 6.4: a point for each cube on the map or in the palace."""
    total = view.palace[seat]
    for region in BOARDS[int(view.players)].regions:
        total += view.cubes[region * view.players + seat]
    return int(total)


def _placement(view: RattusView) -> dict[str, int]:
    """RA 3.4, 6.2: by region, the cubes the viewer places without the peasant, at least one."""
    out: dict[str, int] = {}
    if view.viewer is None:
        return out
    last = len(view.stack) > 0 and view.stack[-1].NAME == "last-powers"
    most = 1 if last else int(view.stock[view.viewer])
    for region in BOARDS[int(view.players)].regions:
        out[REGIONS[region]] = max(1, min(int(view.tokens[region]), most))
    return out
