"""RA 6.4: where the points came from."""

from __future__ import annotations

from ratskeller.games.rattus.state import RattusState
from ratskeller.kernel import Event


def breakdown(s: RattusState, events: list[Event]) -> list[dict[str, int]]:
    """RA 6.4: a point for each cube on the map, and for each in the palace."""
    palace = [int(count) for count in s.public.palace]
    on_board = [int(s.public.on_board(seat)) for seat in range(s.players)]
    return [{"map": all - kept, "palace": kept} for all, kept in zip(on_board, palace, strict=True)]
