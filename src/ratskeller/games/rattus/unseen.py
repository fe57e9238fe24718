"""RA 7.3: what can still be said of the fronts that nobody has seen."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ratskeller.games.rattus.board import FACES


@final
@mypyc_attr(acyclic=True)
class Unseen:
    """The fronts that nobody has seen, and how many tokens of the supply have which.

    RA 2.1, 2.2: the starting tokens carry a ring, the supply has the other rings.
    """

    def __init__(self, seen: vec[i64], in_play: i64, starting: i64) -> None:
        """Count from the front of every token in play, -1 where nobody has seen it."""
        self.fronts: vec[i64] = FACES.copies[:]
        self.rings: i64 = FACES.rings  # fronts with a ring, on whatever token
        self.plains: i64 = FACES.plains
        self.supply_rings: i64 = FACES.rings - starting
        self.supply_plains: i64 = in_play - FACES.rings
        for token in range(i64(len(seen))):
            if seen[token] >= 0:
                self.remove(seen[token], token < starting)

    def remove(self, face: i64, started: bool) -> None:
        """A front has been seen, on a starting token or on one of the supply."""
        self.fronts[face] -= 1
        if face >= FACES.ringed:
            self.plains -= 1
            self.supply_plains -= 1
            return
        self.rings -= 1
        if not started:
            self.supply_rings -= 1
