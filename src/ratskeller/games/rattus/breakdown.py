"""RA 6.4: where the points came from."""

from __future__ import annotations

from ratskeller.games.rattus.state import RattusState
from ratskeller.kernel.event import Event


def breakdown(s: RattusState, events: list[Event]) -> list[dict[str, int]]:
    """RA 6.4: a point for each cube on the map, and for each in the palace."""
    public = s.public
    out: list[dict[str, int]] = []
    for seat in range(s.players):
        on_map = sum(int(public.cubes[r * s.players + seat]) for r in s.board.regions)
        out.append({"map": on_map, "palace": int(public.palace[seat])})
    return out
