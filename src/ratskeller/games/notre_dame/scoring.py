"""ND 8: Notre Dame is scored, and the game ends."""

from __future__ import annotations

from ratskeller.games.notre_dame.board import NOTRE_DAME, TILE, WIDTH
from ratskeller.games.notre_dame.state import NotreDameState
from ratskeller.kernel import Outcome, ranked


def score_notre_dame(s: NotreDameState) -> None:
    """ND 8.1: the tile's value is shared among all markers on it, which then leave it."""
    public = s.public
    total = public.on_tile()
    if total == 0:
        return
    share = TILE[s.players] // total
    if s.listener is not None:
        s.emit("notre-dame", count=total, share=share)
    for seat in range(s.players):
        own = public.markers[seat * WIDTH + NOTRE_DAME]
        public.markers[seat * WIDTH + NOTRE_DAME] = 0
        public.general[seat] += own
        s.gain(seat, share * own)


def result(s: NotreDameState) -> Outcome:
    """ND 8.2: most prestige wins, then most coins and markers in the own supply together.

    The tie-break is named where it parted two seats.
    """
    scores = [int(prestige) for prestige in s.prestige]
    supplies = [int(s.public.coins[seat] + s.public.own[seat]) for seat in range(s.players)]
    keys = list(zip(scores, supplies, strict=True))
    parted = len(set(keys)) > len(set(scores))
    return Outcome(ranked(keys), scores, "nine-rounds", "supplies" if parted else None)
