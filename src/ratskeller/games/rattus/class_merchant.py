"""RA 5.4: the merchant."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from ratskeller.games.rattus import fields
from ratskeller.games.rattus.board import REGIONS
from ratskeller.games.rattus.class_card import ClassCard
from ratskeller.games.rattus.notation import FROM, MOVE, count_of, region_of
from ratskeller.games.rattus.state import RattusState
from ratskeller.kernel.decision import Decision, Offers, Refusal
from ratskeller.kernel.position import Field

MOST_MOVED: Final = 3  #: RA 5.4


class MerchantCard(ClassCard):
    """RA 5.4: one to three of one's cubes move to a neighbour."""

    def __init__(self) -> None:
        super().__init__("merchant", "RA 5.4")

    def has_no_effect(self, s: RattusState, seat: i64) -> bool:
        return s.on_board(seat) == s.public.palace[seat]

    def use(self, s: RattusState, seat: i64) -> None:
        s.push(Merchant(seat))


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
        region = region_of(code)
        if state.cubes_of(region, seat) == 0:
            return self.refused("no-own-cube", region=REGIONS[region])
        return None

    def resolve(self, state: RattusState, seat: i64, code: i64) -> None:
        state.push(MerchantTo(seat, region_of(code)))


class MerchantTo(Decision[RattusState]):
    """RA 5.4: to which neighbour, and how many of one to three."""

    NAME: ClassVar[str] = "merchant-to"
    CLAUSE: ClassVar[str] = "RA 5.4"
    FIELDS: ClassVar[dict[str, Field]] = {"seat": fields.SEAT, "source": fields.REGION}
    VERBS: ClassVar[tuple[int, ...]] = (MOVE,)

    def __init__(self, seat: i64, source: i64) -> None:
        self.seat = seat
        self.source: i64 = source

    def prompt(self, state: RattusState) -> dict[str, str | int]:
        return {"region": REGIONS[self.source]}

    def offer(self, state: RattusState, seat: i64, out: Offers) -> None:
        board = state.board
        most = min(MOST_MOVED, state.cubes_of(self.source, seat))
        for i in range(board.near_from[self.source], board.near_from[self.source + 1]):
            for count in range(1, most + 1):
                out.add(MOVE | board.near[i] | count << 8)

    def refusal(self, state: RattusState, seat: i64, code: i64) -> Refusal | None:
        target = region_of(code)
        name = REGIONS[self.source]
        if not state.board.touch(self.source, target):
            return self.refused("not-neighbours", region=name, region2=REGIONS[target])
        own = state.cubes_of(self.source, seat)
        if count_of(code) > own:
            return self.refused("too-few-cubes", region=name, count=own)
        return None

    def resolve(self, state: RattusState, seat: i64, code: i64) -> None:
        target, count = region_of(code), count_of(code)
        state.lift(self.source, seat, count)
        state.put(target, seat, count)
        if state.listener is not None:
            source = REGIONS[self.source]
            state.emit("merchant", seat=seat, count=count, region=source, region2=REGIONS[target])


MERCHANT: Final = MerchantCard()
