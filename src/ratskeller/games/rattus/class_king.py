"""RA 5.6: the king."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from ratskeller.games.rattus.board import REGIONS
from ratskeller.games.rattus.class_card import ClassCard
from ratskeller.games.rattus.notation import PALACE
from ratskeller.games.rattus.state import RattusState
from ratskeller.kernel import Decision, Offers, Refusal, first_arg


class KingCard(ClassCard):
    """RA 5.6: one cube goes from a region without tokens to the palace."""

    def has_no_effect(self, s: RattusState, seat: i64) -> bool:
        tokens = s.public.tokens
        for region in s.board.regions:
            if tokens[region] == 0 and s.cubes_of(region, seat) > 0:
                return False
        return True


class King(Decision[RattusState]):
    """RA 5.6: from which region without tokens a cube goes to the palace."""

    NAME: ClassVar[str] = "king"
    CLAUSE: ClassVar[str] = "RA 5.6"
    VERBS: ClassVar[tuple[int, ...]] = (PALACE,)

    def offer(self, state: RattusState, seat: i64, out: Offers) -> None:
        tokens = state.public.tokens
        for region in state.board.regions:
            if tokens[region] == 0 and state.cubes_of(region, seat) > 0:
                out.add(PALACE | region)

    def refusal(self, state: RattusState, seat: i64, code: i64) -> Refusal | None:
        region = first_arg(code)
        if state.cubes_of(region, seat) == 0:
            return self.refused("no-own-cube", region=REGIONS[region])
        if state.public.tokens[region] > 0:
            return self.refused("king-needs-no-token", region=REGIONS[region])
        return None

    def resolve(self, state: RattusState, seat: i64, code: i64) -> None:
        region, public = first_arg(code), state.public
        public.cubes[region * state.players + seat] -= 1
        public.palace[seat] += 1
        if state.listener is not None:
            state.emit("king", seat=seat, region=REGIONS[region])


KING: Final = KingCard("king", "RA 5.6", [King])
