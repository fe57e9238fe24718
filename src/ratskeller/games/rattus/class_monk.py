"""RA 5.3: the monk."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from ratskeller.games.rattus import fields
from ratskeller.games.rattus.board import REGIONS, ROOM
from ratskeller.games.rattus.class_card import ClassCard
from ratskeller.games.rattus.notation import TO, TOKEN, region_of, token_of
from ratskeller.games.rattus.state import RattusState
from ratskeller.kernel.decision import Decision, Offers, Refusal
from ratskeller.kernel.position import Field


class MonkCard(ClassCard):
    """RA 5.3: one token moves to a neighbour that has room."""

    def __init__(self) -> None:
        super().__init__("monk", "RA 5.3")

    def has_no_effect(self, s: RattusState, seat: i64) -> bool:
        tokens = s.public.tokens
        for region in s.board.regions:
            if tokens[region] > 0 and can_leave(s, region):
                return False
        return True

    def use(self, s: RattusState, seat: i64) -> None:
        s.push(Monk(seat))


def can_leave(s: RattusState, region: i64) -> bool:
    """RA 5.3: whether a neighbour of the region has room for a token."""
    board, tokens = s.board, s.public.tokens
    for i in range(board.near_from[region], board.near_from[region + 1]):
        if tokens[board.near[i]] < ROOM:
            return True
    return False


class Monk(Decision[RattusState]):
    """RA 5.3: which token moves."""

    NAME: ClassVar[str] = "monk"
    CLAUSE: ClassVar[str] = "RA 5.3"
    VERBS: ClassVar[tuple[int, ...]] = (TOKEN,)

    def offer(self, state: RattusState, seat: i64, out: Offers) -> None:
        public = state.public
        for region in state.board.regions:
            if public.tokens[region] > 0 and can_leave(state, region):
                for i in range(region * ROOM, region * ROOM + public.tokens[region]):
                    out.add(TOKEN | public.slots[i])

    def refusal(self, state: RattusState, seat: i64, code: i64) -> Refusal | None:
        token = token_of(code)
        if not state.is_lying(token):
            return self.refused("no-such-token", token=token)
        region = state.public.at[token]
        if not can_leave(state, region):
            return self.refused("neighbours-full", region=REGIONS[region])
        return None

    def resolve(self, state: RattusState, seat: i64, code: i64) -> None:
        state.push(MonkTo(seat, token_of(code)))


class MonkTo(Decision[RattusState]):
    """RA 5.3: where it goes; it comes last in its new region's order."""

    NAME: ClassVar[str] = "monk-to"
    CLAUSE: ClassVar[str] = "RA 5.3"
    FIELDS: ClassVar[dict[str, Field]] = {"seat": fields.SEAT, "token": fields.TOKEN}
    VERBS: ClassVar[tuple[int, ...]] = (TO,)

    def __init__(self, seat: i64, token: i64) -> None:
        self.seat = seat
        self.token: i64 = token

    def prompt(self, state: RattusState) -> dict[str, str | int]:
        return {"token": self.token, "region": REGIONS[state.public.at[self.token]]}

    def offer(self, state: RattusState, seat: i64, out: Offers) -> None:
        board, tokens = state.board, state.public.tokens
        source = state.public.at[self.token]
        for i in range(board.near_from[source], board.near_from[source + 1]):
            if tokens[board.near[i]] < ROOM:
                out.add(TO | board.near[i])

    def refusal(self, state: RattusState, seat: i64, code: i64) -> Refusal | None:
        source = state.public.at[self.token]
        target = region_of(code)
        if not state.board.touch(source, target):
            return self.refused("not-neighbours", region=REGIONS[source], region2=REGIONS[target])
        if state.public.tokens[target] >= ROOM:
            return self.refused("no-room", region=REGIONS[target])
        return None

    def resolve(self, state: RattusState, seat: i64, code: i64) -> None:
        source = state.public.at[self.token]
        target = region_of(code)
        state.take_away(self.token)
        state.lay(self.token, target)
        if state.listener is not None:
            state.emit(
                "monk", seat=seat, token=self.token, region=REGIONS[source], region2=REGIONS[target]
            )


MONK: Final = MonkCard()
