"""RA 5.2: the knight."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from ratskeller.games.rattus.board import REGIONS
from ratskeller.games.rattus.class_card import ClassCard
from ratskeller.games.rattus.fields import fields
from ratskeller.games.rattus.notation import COUNT, COUNT_NOT
from ratskeller.games.rattus.pawn import offer_steps, pawn_refusal
from ratskeller.games.rattus.plague import Devastate
from ratskeller.games.rattus.state import RattusState
from ratskeller.kernel import Either, Field, Offers, Refusal

PAWN_COUNTS: Final = 2  #: cubes that the pawn stands for


class KnightCard(ClassCard):
    """RA 5.2: the pawn moves one or two steps and may count as two cubes.

    RA 6.2, 6.3: in the last round the knight moves the pawn without plague; in the final
    plague the pawn counts if anybody holds the card.
    """

    def before_strike(self, s: RattusState, seat: i64, used: i64) -> bool:
        s.push(Knight(seat, used))
        return True

    def counts_at_the_end(self, s: RattusState, region: i64) -> i64:
        """RA 6.3: the cubes that the pawn stands for in a region in the final plague."""
        return PAWN_COUNTS if region == s.public.pawn and s.public.holder[self.number] >= 0 else 0

    def offer_last(self, s: RattusState, seat: i64, out: Offers) -> None:
        offer_steps(s, True, out)

    def last_refusal(self, s: RattusState, seat: i64, used: i64, region: i64) -> Refusal | None:
        """RA 6.2: why the knight does not move the pawn there in the last round."""
        if not self.held_by(s, seat) or used >> self.number & 1:
            return Refusal("RA 6.2", "last-ride")
        return pawn_refusal(s, region, True)


class Knight(Either[RattusState]):
    """RA 5.2: whether the pawn counts as two more cubes, once for all tokens of the turn."""

    NAME: ClassVar[str] = "knight"
    CLAUSE: ClassVar[str] = "RA 5.2"
    FIELDS: ClassVar[dict[str, Field]] = fields("seat", "used")
    VERBS: ClassVar[tuple[int, ...]] = (COUNT, COUNT_NOT)

    def __init__(self, seat: i64, used: i64) -> None:
        self.seat = seat
        self.used: i64 = used

    def prompt(self, state: RattusState) -> dict[str, str | int]:
        pawn = state.public.pawn
        return {"region": REGIONS[pawn], "count": state.cubes_in(pawn)}

    def resolve(self, state: RattusState, seat: i64, code: i64) -> None:
        counts = code == COUNT
        if state.listener is not None:
            state.emit("pawn-counts" if counts else "pawn-aside", seat=seat)
        state.push(Devastate(seat, self.used, PAWN_COUNTS if counts else 0, 0))


KNIGHT: Final = KnightCard("knight", "RA 5.2", [Knight], elsewhere="knight-when-moving")
