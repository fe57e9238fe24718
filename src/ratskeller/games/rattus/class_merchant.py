"""RA 5.4: the merchant."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from ratskeller.games.rattus.board import REGIONS
from ratskeller.games.rattus.class_card import ClassCard
from ratskeller.games.rattus.fields import fields
from ratskeller.games.rattus.notation import FROM, MOVE
from ratskeller.games.rattus.state import RattusState
from ratskeller.kernel import Decision, Field, Offers, Refusal, first_arg, second_arg

MOST_MOVED: Final = 3  #: RA 5.4


class MerchantCard(ClassCard):
    """RA 5.4: one to three of one's cubes move to a neighbour."""

    def has_no_effect(self, s: RattusState, seat: i64) -> bool:
        return s.public.on_board(seat) == s.public.palace[seat]


class Merchant(Decision[RattusState]):
    """RA 5.4: from which region cubes move."""

    NAME: ClassVar[str] = "merchant"
    CLAUSE: ClassVar[str] = "RA 5.4"
    VERBS: ClassVar[tuple[int, ...]] = (FROM,)

    def offer(self, state: RattusState, seat: i64, out: Offers) -> None:
        for region in state.board.regions:
            if state.cubes_of(region, seat) > 0:
                out.add(FROM | region)

    def refusal(self, state: RattusState, seat: i64, code: i64) -> Refusal | None:
        region = first_arg(code)
        if state.cubes_of(region, seat) == 0:
            return self.refused("no-own-cube", region=REGIONS[region])
        return None

    def resolve(self, state: RattusState, seat: i64, code: i64) -> None:
        state.push(MerchantTo(seat, first_arg(code)))


class MerchantTo(Decision[RattusState]):
    """RA 5.4: to which neighbour, and how many of one to three."""

    NAME: ClassVar[str] = "merchant-to"
    CLAUSE: ClassVar[str] = "RA 5.4"
    FIELDS: ClassVar[dict[str, Field]] = fields("seat", "source")
    VERBS: ClassVar[tuple[int, ...]] = (MOVE,)

    def __init__(self, seat: i64, source: i64) -> None:
        self.seat = seat
        self.source: i64 = source

    def prompt(self, state: RattusState) -> dict[str, str | int]:
        return {"region": REGIONS[self.source]}

    def offer(self, state: RattusState, seat: i64, out: Offers) -> None:
        most = min(MOST_MOVED, state.cubes_of(self.source, seat))
        for target in state.board.near[self.source]:
            for count in range(1, most + 1):
                out.add(MOVE | target | count << 8)

    def refusal(self, state: RattusState, seat: i64, code: i64) -> Refusal | None:
        target = first_arg(code)
        name = REGIONS[self.source]
        if not state.board.touch(self.source, target):
            return self.refused("not-neighbours", region=name, region2=REGIONS[target])
        own = state.cubes_of(self.source, seat)
        if second_arg(code) > own:
            return self.refused("too-few-cubes", region=name, count=own)
        return None

    def resolve(self, state: RattusState, seat: i64, code: i64) -> None:
        target, count = first_arg(code), second_arg(code)
        state.put(self.source, seat, -count)
        state.put(target, seat, count)
        if state.listener is not None:
            source = REGIONS[self.source]
            state.emit("merchant", seat=seat, count=count, region=source, region2=REGIONS[target])


MERCHANT: Final = MerchantCard("merchant", "RA 5.4", [Merchant, MerchantTo])
