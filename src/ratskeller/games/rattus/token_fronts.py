"""RA 7.3: fronts are drawn when they are first seen, with the odds of a shuffled stack."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from ratskeller.games.rattus import fields
from ratskeller.games.rattus.board import FACES
from ratskeller.games.rattus.notation import FRONT, face_of
from ratskeller.games.rattus.state import RattusState
from ratskeller.kernel.chance import Rng
from ratskeller.kernel.decision import Chance, Offers
from ratskeller.kernel.position import Field


class Reveal(Chance[RattusState]):
    """RA 7.3: the front of a token, drawn when it is first seen."""

    NAME: ClassVar[str] = "reveal"
    CLAUSE: ClassVar[str] = "RA 7.3"
    FIELDS: ClassVar[dict[str, Field]] = {"token": fields.TOKEN}

    def __init__(self, token: i64) -> None:
        super().__init__()
        self.token: i64 = token

    def offer(self, state: RattusState, seat: i64, out: Offers) -> None:
        ring, plain = self._odds(state)
        for face in range(FACES.ringed):
            out.weigh(FRONT | face, ring * state.unseen[face])
        for face in range(FACES.ringed, i64(len(FACES.ids))):
            out.weigh(FRONT | face, plain * state.unseen[face])

    def _odds(self, s: RattusState) -> tuple[i64, i64]:
        """The weight of one ringed and one plain front."""
        if not s.from_supply(self.token):
            return 1, 0
        rings, plains = max(s.unseen_fronts(True), 1), max(s.unseen_fronts(False), 1)
        return s.supply_rings * plains, (s.supply_unseen - s.supply_rings) * rings

    def draw(self, state: RattusState, rng: Rng, out: Offers) -> i64:
        """First whether it carries a ring, then which one: the same odds, one draw each."""
        ring = not state.from_supply(self.token)
        if not ring and state.supply_rings > 0:
            ring = rng.below(state.supply_unseen) < state.supply_rings
        face: i64 = 0 if ring else FACES.ringed
        left = rng.below(state.unseen_fronts(ring))
        unseen = state.unseen
        left -= unseen[face]
        while left >= 0:
            face += 1
            left -= unseen[face]
        return FRONT | face

    def resolve(self, state: RattusState, seat: i64, code: i64) -> None:
        state.reveal(self.token, face_of(code))
