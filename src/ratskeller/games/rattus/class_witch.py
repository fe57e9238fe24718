"""RA 5.5: the witch."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from ratskeller.games.rattus.board import FACES, REGIONS, ROOM
from ratskeller.games.rattus.class_card import ClassCard
from ratskeller.games.rattus.fields import fields
from ratskeller.games.rattus.notation import ENOUGH, KEEP, LOOK, SWAP
from ratskeller.games.rattus.state import RattusState
from ratskeller.games.rattus.token_fronts import Reveal
from ratskeller.kernel import AutomaticFor, Decision, Either, Field, Offers, Refusal, first_arg


class WitchCard(ClassCard):
    """RA 5.5: a look at one or two tokens, which may then be exchanged."""

    def has_no_effect(self, s: RattusState, seat: i64) -> bool:
        tokens = s.public.tokens
        for region in s.board.regions:
            if tokens[region] > 0:
                return False
        return True


def offer_looks(s: RattusState, but: i64, out: Offers) -> None:
    """Every token on the board but one."""
    for region in s.board.regions:
        s.offer_tokens(LOOK, region, out, but)


def look_at(s: RattusState, seat: i64, token: i64) -> None:
    """RA 5.5: a look at a token; its front is drawn if nobody has seen it."""
    s.push(Peek(seat, token))
    if s.face[token] < 0:
        s.push(Reveal(token))


class Peek(AutomaticFor[RattusState]):
    """RA 7.1: which token is looked at is public, its front is for this player only."""

    NAME: ClassVar[str] = "peek"
    CLAUSE: ClassVar[str] = "RA 7.1"
    FIELDS: ClassVar[dict[str, Field]] = fields("player", "token")

    def __init__(self, player: i64, token: i64) -> None:
        super().__init__(player)
        self.token: i64 = token

    def run(self, state: RattusState) -> None:
        token = self.token
        if not state.knows(self.player, token):
            state.mark_revealed()
        state.public.seen[token] |= 1 << self.player
        if state.listener is not None:
            region = REGIONS[state.public.at[token]]
            state.emit("looked", seat=self.player, token=token, region=region)
            front = FACES.printed(state.face[token])
            state.emit("saw", to=self.player, token=token, region=region, **front)


class Witch(Decision[RattusState]):
    """RA 5.5: which token to look at."""

    NAME: ClassVar[str] = "witch"
    CLAUSE: ClassVar[str] = "RA 5.5"
    VERBS: ClassVar[tuple[int, ...]] = (LOOK,)

    def offer(self, state: RattusState, seat: i64, out: Offers) -> None:
        offer_looks(state, -1, out)

    def refusal(self, state: RattusState, seat: i64, code: i64) -> Refusal | None:
        if not state.is_lying(first_arg(code)):
            return self.refused("no-such-token", token=first_arg(code))
        return None

    def resolve(self, state: RattusState, seat: i64, code: i64) -> None:
        state.push(AnotherLook(seat, first_arg(code)))
        look_at(state, seat, first_arg(code))


class AnotherLook(AutomaticFor[RattusState]):
    """RA 5.5: the second look is asked for only if there is another token."""

    NAME: ClassVar[str] = "another-look"
    CLAUSE: ClassVar[str] = "RA 5.5"
    FIELDS: ClassVar[dict[str, Field]] = fields("player", "first")

    def __init__(self, player: i64, first: i64) -> None:
        super().__init__(player)
        self.first: i64 = first

    def run(self, state: RattusState) -> None:
        if sum(state.public.tokens) > 1:
            state.push(WitchAgain(self.player, self.first))


class WitchAgain(Decision[RattusState]):
    """RA 5.5: a look at another token, or none."""

    NAME: ClassVar[str] = "witch-again"
    CLAUSE: ClassVar[str] = "RA 5.5"
    FIELDS: ClassVar[dict[str, Field]] = fields("seat", "first")
    VERBS: ClassVar[tuple[int, ...]] = (ENOUGH, LOOK)

    def __init__(self, seat: i64, first: i64) -> None:
        self.seat = seat
        self.first: i64 = first

    def offer(self, state: RattusState, seat: i64, out: Offers) -> None:
        out.add(ENOUGH)
        offer_looks(state, self.first, out)

    def refusal(self, state: RattusState, seat: i64, code: i64) -> Refusal | None:
        if code == ENOUGH:
            return None
        token = first_arg(code)
        if token == self.first:
            return self.refused("another-token")
        if not state.is_lying(token):
            return self.refused("no-such-token", token=token)
        return None

    def resolve(self, state: RattusState, seat: i64, code: i64) -> None:
        if code == ENOUGH:
            return
        second = first_arg(code)
        at = state.public.at
        if at[second] != at[self.first]:
            state.push(WitchSwap(seat, self.first, second))
        look_at(state, seat, second)


class WitchSwap(Either[RattusState]):
    """RA 5.5: exchange the two tokens, or not; each takes the other's place."""

    NAME: ClassVar[str] = "witch-swap"
    CLAUSE: ClassVar[str] = "RA 5.5"
    FIELDS: ClassVar[dict[str, Field]] = fields("seat", "first", "second")
    VERBS: ClassVar[tuple[int, ...]] = (SWAP, KEEP)

    def __init__(self, seat: i64, first: i64, second: i64) -> None:
        self.seat = seat
        self.first: i64 = first
        self.second: i64 = second

    def prompt(self, state: RattusState) -> dict[str, str | int]:
        at = state.public.at
        return {"region": REGIONS[at[self.first]], "region2": REGIONS[at[self.second]]}

    def resolve(self, state: RattusState, seat: i64, code: i64) -> None:
        here = state.public.at[self.first]
        there = state.public.at[self.second]
        if code == SWAP:
            _replace(state, here, self.first, self.second)
            _replace(state, there, self.second, self.first)
        if state.listener is not None:
            kind = "swapped" if code == SWAP else "not-swapped"
            state.emit(kind, seat=seat, region=REGIONS[here], region2=REGIONS[there])


def _replace(s: RattusState, region: i64, old: i64, new: i64) -> None:
    public = s.public
    i = region * ROOM
    while public.slots[i] != old:
        i += 1
    public.slots[i] = new
    public.at[new] = region


WITCH: Final = WitchCard("witch", "RA 5.5", [Witch, Peek, AnotherLook, WitchAgain, WitchSwap])
