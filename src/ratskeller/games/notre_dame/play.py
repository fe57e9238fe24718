"""ND 3.3, 4, 5: playing an action card and placing the marker it needs."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from ratskeller.games.notre_dame import fields
from ratskeller.games.notre_dame.actions import act
from ratskeller.games.notre_dame.board import (
    CARDS,
    GIFTS,
    NOTRE_DAME,
    PLACES,
    SECTORS,
    TRUSTED_FRIEND,
    WIDTH,
)
from ratskeller.games.notre_dame.notation import (
    FRIEND,
    FROM,
    PAY,
    PLAY,
    WITHOUT,
    card_of,
    count_of,
    owner_of,
    place_of,
    sector_of,
)
from ratskeller.games.notre_dame.phases import Phase
from ratskeller.games.notre_dame.state import NotreDameState
from ratskeller.kernel.decision import Decision, Offers, Refusal
from ratskeller.kernel.position import Field


class Play(Decision[NotreDameState]):
    """ND 3.3: which card of the hand is played; a card has a colour, so both are named."""

    NAME: ClassVar[str] = "play"
    CLAUSE: ClassVar[str] = "ND 3.3"
    VERBS: ClassVar[tuple[int, ...]] = (PLAY,)

    def offer(self, state: NotreDameState, seat: i64, out: Offers) -> None:
        for role in range(i64(3)):
            owner = state.giver(seat, role)
            slot = state.slot(owner, role)
            if state.played[slot] == 0:
                out.add(PLAY | state.cards[slot] | owner << 8)

    def refusal(self, state: NotreDameState, seat: i64, code: i64) -> Refusal | None:
        if _in_hand(state, seat, card_of(code), owner_of(code)) < 0:
            return self.refused("not-in-hand", card=CARDS[card_of(code)])
        return None

    def resolve(self, state: NotreDameState, seat: i64, code: i64) -> None:
        owner = owner_of(code)
        state.played[_in_hand(state, seat, card_of(code), owner)] = 1
        if state.listener is not None:
            state.emit("played", seat=seat, card=CARDS[card_of(code)], seat2=owner)
        use_card(state, seat, card_of(code))


def _in_hand(s: NotreDameState, seat: i64, card: i64, owner: i64) -> i64:
    """Where this card of this colour lies among those a seat holds, or -1."""
    for role in range(i64(3)):
        if s.giver(seat, role) == owner:
            slot = s.slot(owner, role)
            if s.cards[slot] == card and s.played[slot] == 0:
                return slot
    return -1


def use_card(s: NotreDameState, seat: i64, card: i64) -> None:
    """ND 5.1, 5.2: a marker of the own supply is placed; without one the board may give it.

    A card works for whoever plays it (ND 3.2), so its colour is not asked.
    """
    public = s.public
    if card == TRUSTED_FRIEND:
        s.push(FRIENDS[seat])
    elif card_has_no_effect(s, seat, card, public.coins[seat]):
        _no_effect(s, seat, card)
    elif public.own[seat] == 0:
        s.push(MoveIn(seat, card))
    elif card == NOTRE_DAME:
        s.push(Donate(seat, -1))
    else:
        public.own[seat] -= 1
        public.markers[seat * WIDTH + card] += 1
        if s.listener is not None:
            s.emit("placed", seat=seat, sector=SECTORS[card])
        act(s, seat, card)


def card_has_no_effect(s: NotreDameState, seat: i64, card: i64, coins: i64) -> bool:
    """Whether a card can do nothing: no marker to place, or no coin to give (ND 4.10, 5.2)."""
    if card == TRUSTED_FRIEND:
        return False
    if card == NOTRE_DAME and coins == 0:
        return True
    return s.public.own[seat] == 0 and not s.marker_outside(seat, card)


def _no_effect(s: NotreDameState, seat: i64, card: i64) -> None:
    if s.listener is not None:
        s.emit("no-effect", seat=seat, card=CARDS[card])


class MoveIn(Decision[NotreDameState]):
    """ND 5.2: with an empty own supply a marker of the board may serve, never the friend."""

    NAME: ClassVar[str] = "move-in"
    CLAUSE: ClassVar[str] = "ND 5.2"
    FIELDS: ClassVar[dict[str, Field]] = {"seat": fields.SEAT, "target": fields.PLACE}
    VERBS: ClassVar[tuple[int, ...]] = (FROM, WITHOUT)

    def __init__(self, seat: i64, target: i64) -> None:
        self.seat = seat
        self.target: i64 = target

    def prompt(self, state: NotreDameState) -> dict[str, str | int]:
        return {"place": PLACES[self.target]}

    def offer(self, state: NotreDameState, seat: i64, out: Offers) -> None:
        for place in range(i64(WIDTH)):
            if place != self.target and state.public.markers[seat * WIDTH + place] > 0:
                out.add(FROM | place)
        out.add(WITHOUT)

    def refusal(self, state: NotreDameState, seat: i64, code: i64) -> Refusal | None:
        if code == WITHOUT:
            return None
        place = place_of(code)
        if place == self.target:
            return self.refused("same-place", place=PLACES[place])
        if state.public.markers[seat * WIDTH + place] == 0:
            return self.refused("no-marker-there", place=PLACES[place])
        return None

    def resolve(self, state: NotreDameState, seat: i64, code: i64) -> None:
        if code == WITHOUT:
            _no_effect(state, seat, self.target)
        elif self.target == NOTRE_DAME:
            state.push(Donate(seat, place_of(code)))
        else:
            state.shift(seat, place_of(code), self.target)
            if state.listener is not None:
                state.emit(
                    "moved-in", seat=seat, place=PLACES[place_of(code)], sector=SECTORS[self.target]
                )
            act(state, seat, self.target)


class Donate(Decision[NotreDameState]):
    """ND 4.10: 1, 2 or 3 coins for 1, 3 or 6 prestige and a marker on Notre Dame.

    Nothing paid, nothing placed; who has chosen a marker of the board must pay (ND 5.2).
    """

    NAME: ClassVar[str] = "donate"
    CLAUSE: ClassVar[str] = "ND 4.10"
    FIELDS: ClassVar[dict[str, Field]] = {"seat": fields.SEAT, "source": fields.SOURCE}
    VERBS: ClassVar[tuple[int, ...]] = (PAY,)

    def __init__(self, seat: i64, source: i64) -> None:
        self.seat = seat
        self.source: i64 = source

    def prompt(self, state: NotreDameState) -> dict[str, str | int]:
        return {"count": state.public.coins[self.seat]}

    def offer(self, state: NotreDameState, seat: i64, out: Offers) -> None:
        first: i64 = 0 if self.source < 0 else 1
        last = state.public.coins[seat] if state.public.coins[seat] < 3 else 3
        for coins in range(first, last + 1):
            out.add(PAY | coins)

    def refusal(self, state: NotreDameState, seat: i64, code: i64) -> Refusal | None:
        coins = count_of(code)
        if coins == 0 and self.source >= 0:
            return Refusal("ND 5.2", "pay-now")
        if coins > 3:
            return self.refused("three-coins")
        if coins > state.public.coins[seat]:
            return self.refused("too-few-coins", count=state.public.coins[seat])
        return None

    def resolve(self, state: NotreDameState, seat: i64, code: i64) -> None:
        coins = count_of(code)
        if coins == 0:
            _no_effect(state, seat, NOTRE_DAME)
            return
        if self.source < 0:
            state.public.own[seat] -= 1
            state.public.markers[seat * WIDTH + NOTRE_DAME] += 1
        else:
            state.shift(seat, self.source, NOTRE_DAME)
        state.pay(seat, coins)
        if state.listener is not None:
            state.emit("donated", seat=seat, count=coins)
        state.gain(seat, GIFTS[coins])


class FriendTo(Decision[NotreDameState]):
    """ND 4.7: the friend goes to a sector, later to another one; this cannot be declined."""

    NAME: ClassVar[str] = "friend-to"
    CLAUSE: ClassVar[str] = "ND 4.7"
    VERBS: ClassVar[tuple[int, ...]] = (FRIEND,)

    def offer(self, state: NotreDameState, seat: i64, out: Offers) -> None:
        for sector in range(i64(len(SECTORS))):
            if sector != state.public.friend[seat]:
                out.add(FRIEND | sector)

    def refusal(self, state: NotreDameState, seat: i64, code: i64) -> Refusal | None:
        if sector_of(code) == state.public.friend[seat]:
            return self.refused("friend-there", sector=SECTORS[sector_of(code)])
        return None

    def resolve(self, state: NotreDameState, seat: i64, code: i64) -> None:
        state.public.friend[seat] = sector_of(code)
        if state.listener is not None:
            state.emit("friend", seat=seat, sector=SECTORS[sector_of(code)])
        act(state, seat, sector_of(code))


class PlayCards(Phase):
    """ND 3.3: a card each, from the start player clockwise, twice round."""

    def step(self, s: NotreDameState) -> bool:
        if s.public.turn == s.players * 2:
            return False
        s.push(PLAYS[s.begin_turn()])
        return True


PLAYS: Final = [Play(seat) for seat in range(5)]
FRIENDS: Final = [FriendTo(seat) for seat in range(5)]
