"""What a position does not hold: counts, the event of the day, the outcome."""

from __future__ import annotations

from typing import Any

from ratskeller.games.name_of_the_rose.ending import outcome
from ratskeller.games.name_of_the_rose.invariants import count_pieces
from ratskeller.games.name_of_the_rose.state import RoseState
from ratskeller.kernel.position import expect


def complete(s: RoseState, position: dict[str, Any]) -> None:
    """Compute what a position does not hold; refuse pieces that the game does not have."""
    count_pieces(s)
    over = position.get("outcome") is not None
    expect(over != bool(s.stack), "a game has a stack or an outcome")
    for code in s.public.laid:
        expect((code >= 0) == over, "accusations lie open at the end only (NR 5.1)")
    if over:
        for seat in range(s.players):
            expect(s.identity[seat] >= 0, f"seat {seat} has no identity (NR 2.5)")
        s.outcome = outcome(s)
