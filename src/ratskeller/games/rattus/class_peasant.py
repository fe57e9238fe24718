"""RA 5.1: the peasant."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ratskeller.games.rattus.board import REGIONS
from ratskeller.games.rattus.class_card import ClassCard
from ratskeller.games.rattus.notation import PLACE
from ratskeller.games.rattus.state import RattusState
from ratskeller.kernel import Offers, Refusal


class PeasantCard(ClassCard):
    """RA 5.1: one cube more when cubes are placed, also where no token lies.

    RA 6.2: in the last round one cube in any region.
    """

    def offer_last(self, s: RattusState, seat: i64, out: Offers) -> None:
        if s.public.stock[seat] > 0:
            for region in s.board.regions:
                out.add(PLACE | region | 1 << 8)

    def last_refusal(
        self, s: RattusState, seat: i64, used: i64, region: i64, count: i64
    ) -> Refusal | None:
        """RA 6.2: why the peasant places no such cubes in the last round."""
        if not self.held_by(s, seat) or used >> self.number & 1:
            return Refusal("RA 6.2", "last-place")
        if s.public.stock[seat] == 0:
            return Refusal("RA 6.2", "stock-empty")
        if not s.board.has(region):
            return Refusal("RA 1.2", "region-not-in-play", {"region": REGIONS[region]})
        if count != 1:
            return Refusal("RA 6.2", "last-place-one")
        return None


def place(s: RattusState, seat: i64, region: i64, count: i64) -> None:
    """RA 3.4: cubes from the stock into a region."""
    s.put(region, seat, count)
    if s.listener is not None:
        s.emit("placed", seat=seat, region=REGIONS[region], count=count)


PEASANT: Final = PeasantCard("peasant", "RA 5.1", [], elsewhere="peasant-when-placing")
