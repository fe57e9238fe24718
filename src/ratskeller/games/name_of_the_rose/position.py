"""What a position does not hold: counts, the event of the day, the outcome."""

from __future__ import annotations

from typing import Any

from ratskeller.games.name_of_the_rose.components import CARDS, HAND, TILES
from ratskeller.games.name_of_the_rose.ending import outcome
from ratskeller.games.name_of_the_rose.state import RoseState
from ratskeller.kernel.position import expect


def complete(s: RoseState, position: dict[str, Any]) -> None:
    """Compute the columns a position does not hold; refuse pieces that the game does not have."""
    public = s.public
    for day in range(len(public.events)):
        if day + 1 == public.day:
            public.event = public.events[day]
    public.waits = sum(building >= 0 for building in public.waiting)
    public.dealt = sum(monk >= 0 for monk in s.identity)
    _count_tiles(s)
    _count_cards(s)
    over = position.get("outcome") is not None
    expect(over != bool(s.stack), "a game has a stack or an outcome")
    for code in public.laid:
        expect((code >= 0) == over, "accusations lie open at the end only (NR 5.1)")
    if over:
        for seat in range(s.players):
            expect(s.identity[seat] >= 0, f"seat {seat} has no identity (NR 2.5)")
        s.outcome = outcome(s)


def _count_tiles(s: RoseState) -> None:
    """NR 1.4, 7.2: what lies nowhere has not been seen."""
    public = s.public
    seen = [int(tile) for tile in public.tiles if tile >= 0]
    seen += [int(public.row_tile(rank)) for rank in range(public.row_count)]
    for seat in range(s.players):
        seen += [int(public.time_tile(seat, rank)) for rank in range(public.held_count[seat])]
    total = len(seen) + public.unseen_count
    expect(total == TILES.total, f"there are {total} tiles; the game has {TILES.total} (NR 1.4)")
    for tile, id in enumerate(TILES.ids):
        public.unseen[tile] = TILES.copies[tile] - seen.count(tile)
        expect(public.unseen[tile] >= 0, f"tile {id} is there more often than in the game (NR 1.4)")


def _count_cards(s: RoseState) -> None:
    """NR 1.3, 7.2: what is neither in a hand nor discarded is in the stack."""
    public = s.public
    held = [int(card) for card in s.hands if card >= 0]
    for seat in range(s.players):
        public.hand_size[seat] = sum(
            s.hands[i] >= 0 for i in range(seat * HAND, seat * HAND + HAND)
        )
    for card, id in enumerate(CARDS.ids):
        s.deck[card] = CARDS.copies[card] - held.count(card) - public.discards[card]
        expect(s.deck[card] >= 0, f"card {id} is there more often than in the game (NR 1.3)")
    public.deck_size = sum(s.deck)
