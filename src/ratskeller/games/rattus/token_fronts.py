"""RA 7.3: fronts are drawn when they are first seen, with the odds of a shuffled stack."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from ratskeller.games.rattus.board import FACES
from ratskeller.games.rattus.fields import fields
from ratskeller.games.rattus.notation import FRONT
from ratskeller.games.rattus.state import RattusState
from ratskeller.kernel import Chance, Field, Offers, Rng, first_arg


class Reveal(Chance[RattusState]):
    """RA 7.3: the front of a token, drawn when it is first seen."""

    NAME: ClassVar[str] = "reveal"
    CLAUSE: ClassVar[str] = "RA 7.3"
    FIELDS: ClassVar[dict[str, Field]] = fields("token")

    def __init__(self, token: i64) -> None:
        super().__init__()
        self.token: i64 = token

    def offer(self, state: RattusState, seat: i64, out: Offers) -> None:
        unseen = state.unseen()
        ring: i64 = 1  # the weight of one front with a ring
        plain: i64 = 0
        if state.from_supply(self.token):
            ring = unseen.supply_rings * max(unseen.plains, 1)
            plain = unseen.supply_plains * max(unseen.rings, 1)
        for face in range(FACES.kinds):
            out.weigh(FRONT | face, unseen.fronts[face] * (ring if face < FACES.ringed else plain))

    def draw(self, state: RattusState, rng: Rng, out: Offers) -> i64:
        """First whether it carries a ring, then which one: the same odds, one draw each."""
        unseen = state.unseen()
        ring = not state.from_supply(self.token)
        if not ring and unseen.supply_rings > 0:
            ring = rng.below(unseen.supply_rings + unseen.supply_plains) < unseen.supply_rings
        face: i64 = 0 if ring else FACES.ringed
        left = rng.below(unseen.rings if ring else unseen.plains)
        left -= unseen.fronts[face]
        while left >= 0:
            face += 1
            left -= unseen.fronts[face]
        return FRONT | face

    def resolve(self, state: RattusState, seat: i64, code: i64) -> None:
        state.show(self.token, first_arg(code))
