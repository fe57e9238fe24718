"""RA 5.3: the monk."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from ratskeller.games.rattus.board import REGIONS, ROOM
from ratskeller.games.rattus.class_card import ClassCard
from ratskeller.games.rattus.fields import fields
from ratskeller.games.rattus.notation import TO, TOKEN
from ratskeller.games.rattus.state import RattusState
from ratskeller.kernel import Decision, Field, Offers, Refusal, first_arg


class MonkCard(ClassCard):
    """RA 5.3: one token moves to a neighbour that has room."""

    def has_no_effect(self, s: RattusState, seat: i64) -> bool:
        tokens = s.public.tokens
        for region in s.board.regions:
            if tokens[region] > 0 and can_leave(s, region):
                return False
        return True


def can_leave(s: RattusState, region: i64) -> bool:
    """RA 5.3: whether a neighbour of the region has room for a token."""
    for target in s.board.near[region]:
        if s.public.tokens[target] < ROOM:
            return True
    return False


class Monk(Decision[RattusState]):
    """RA 5.3: which token moves."""

    NAME: ClassVar[str] = "monk"
    CLAUSE: ClassVar[str] = "RA 5.3"
    VERBS: ClassVar[tuple[int, ...]] = (TOKEN,)

    def offer(self, state: RattusState, seat: i64, out: Offers) -> None:
        for region in state.board.regions:
            if state.public.tokens[region] > 0 and can_leave(state, region):
                state.offer_tokens(TOKEN, region, out)

    def refusal(self, state: RattusState, seat: i64, code: i64) -> Refusal | None:
        token = first_arg(code)
        if not state.is_lying(token):
            return self.refused("no-such-token", token=token)
        region = state.public.at[token]
        if not can_leave(state, region):
            return self.refused("neighbours-full", region=REGIONS[region])
        return None

    def resolve(self, state: RattusState, seat: i64, code: i64) -> None:
        state.push(MonkTo(seat, first_arg(code)))


class MonkTo(Decision[RattusState]):
    """RA 5.3: where it goes; it comes last in its new region's order."""

    NAME: ClassVar[str] = "monk-to"
    CLAUSE: ClassVar[str] = "RA 5.3"
    FIELDS: ClassVar[dict[str, Field]] = fields("seat", "token")
    VERBS: ClassVar[tuple[int, ...]] = (TO,)

    def __init__(self, seat: i64, token: i64) -> None:
        self.seat = seat
        self.token: i64 = token

    def prompt(self, state: RattusState) -> dict[str, str | int]:
        return {"token": self.token, "region": REGIONS[state.public.at[self.token]]}

    def offer(self, state: RattusState, seat: i64, out: Offers) -> None:
        for target in state.board.near[state.public.at[self.token]]:
            if state.public.tokens[target] < ROOM:
                out.add(TO | target)

    def refusal(self, state: RattusState, seat: i64, code: i64) -> Refusal | None:
        source = state.public.at[self.token]
        target = first_arg(code)
        if not state.board.touch(source, target):
            return self.refused("not-neighbours", region=REGIONS[source], region2=REGIONS[target])
        if state.public.tokens[target] >= ROOM:
            return self.refused("no-room", region=REGIONS[target])
        return None

    def resolve(self, state: RattusState, seat: i64, code: i64) -> None:
        source = state.public.at[self.token]
        target = first_arg(code)
        state.take_away(self.token)
        state.lay(self.token, target)
        if state.listener is not None:
            here, there = REGIONS[source], REGIONS[target]
            state.emit("monk", seat=seat, token=self.token, region=here, region2=there)


MONK: Final = MonkCard("monk", "RA 5.3", [Monk, MonkTo])
