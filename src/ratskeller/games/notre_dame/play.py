"""ND 3.3, 4, 5: playing an action card and placing the marker it needs."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from ratskeller.games.notre_dame import board, fields, notation
from ratskeller.games.notre_dame.actions import act
from ratskeller.games.notre_dame.one_of import ChooseOne
from ratskeller.games.notre_dame.phases import Phase
from ratskeller.games.notre_dame.pieces import move_friend, move_marker
from ratskeller.games.notre_dame.state import NotreDameState
from ratskeller.kernel import Decision, Field, Offers, Refusal, first_arg, second_arg


class Play(Decision[NotreDameState]):
    """ND 3.3: which card of the hand is played; a card has a colour, so both are named."""

    NAME: ClassVar[str] = "play"
    CLAUSE: ClassVar[str] = "ND 3.3"
    VERBS: ClassVar[tuple[int, ...]] = (notation.PLAY,)

    def offer(self, state: NotreDameState, seat: i64, out: Offers) -> None:
        for role in range(i64(3)):
            slot = state.public.slot(seat, role)
            if state.played[slot] == 0:
                out.add(notation.PLAY | state.cards[slot] | slot // board.DECK << 8)

    def refusal(self, state: NotreDameState, seat: i64, code: i64) -> Refusal | None:
        card, owner = first_arg(code), second_arg(code)
        if _in_hand(state, seat, card, owner) < 0:
            return self.refused("not-in-hand", card=board.CARDS[card])
        return None

    def resolve(self, state: NotreDameState, seat: i64, code: i64) -> None:
        card, owner = first_arg(code), second_arg(code)
        state.played[_in_hand(state, seat, card, owner)] = 1
        if state.listener is not None:
            state.emit("played", seat=seat, card=board.CARDS[card], seat2=owner)
        use_card(state, seat, card)


def _in_hand(s: NotreDameState, seat: i64, card: i64, owner: i64) -> i64:
    """Where this card of this colour lies among those a seat holds, or -1."""
    for role in range(i64(3)):
        slot = s.public.slot(seat, role)
        if slot // board.DECK == owner and s.cards[slot] == card and s.played[slot] == 0:
            return slot
    return -1


def use_card(s: NotreDameState, seat: i64, card: i64) -> None:
    """ND 5.1, 5.2: a marker of the own supply is placed; without one the board may give it.

    A card works for whoever plays it (ND 3.2), so its colour is not asked.
    """
    public = s.public
    if card == board.TRUSTED_FRIEND:
        s.push(FRIENDS[seat])
    elif card_has_no_effect(s, seat, card, public.coins[seat]):
        _no_effect(s, seat, card)
    elif public.own[seat] == 0:
        s.push(MoveIn(seat, card))
    elif card == board.NOTRE_DAME:
        s.push(Donate(seat, -1))
    else:
        public.own[seat] -= 1
        public.markers[seat * board.WIDTH + card] += 1
        if s.listener is not None:
            s.emit("placed", seat=seat, sector=board.SECTORS[card])
        act(s, seat, card)


def card_has_no_effect(s: NotreDameState, seat: i64, card: i64, coins: i64) -> bool:
    """Whether a card can do nothing: no marker to place, or no coin to give (ND 4.10, 5.2)."""
    if card == board.TRUSTED_FRIEND:
        return False
    if card == board.NOTRE_DAME and coins == 0:
        return True
    return s.public.own[seat] == 0 and s.marked(seat) & ~board.BIT[card] == 0


def _no_effect(s: NotreDameState, seat: i64, card: i64) -> None:
    if s.listener is not None:
        s.emit("no-effect", seat=seat, card=board.CARDS[card])


class MoveIn(ChooseOne):
    """ND 5.2: with an empty own supply a marker of the board may serve, never the friend."""

    NAME: ClassVar[str] = "move-in"
    CLAUSE: ClassVar[str] = "ND 5.2"
    FIELDS: ClassVar[dict[str, Field]] = {"seat": fields.SEAT, "target": fields.PLACE}
    VERBS: ClassVar[tuple[int, ...]] = (notation.FROM, notation.WITHOUT)
    REASON: ClassVar[str] = "no-marker-there"

    def __init__(self, seat: i64, target: i64) -> None:
        self.seat = seat
        self.target: i64 = target

    def prompt(self, state: NotreDameState) -> dict[str, str | int]:
        return {"place": board.PLACES[self.target]}

    def misfit(self, state: NotreDameState) -> str:
        if state.public.own[self.seat] > 0:
            return "the own supply is not empty (ND 5.2)"
        poor = self.target == board.NOTRE_DAME and state.public.coins[self.seat] == 0
        return "no coin to give (ND 4.10)" if poor else ""

    def things(self, state: NotreDameState, seat: i64) -> i64:
        return state.marked(seat) & ~board.BIT[self.target]

    def refusal(self, state: NotreDameState, seat: i64, code: i64) -> Refusal | None:
        if code == notation.FROM | self.target:
            return self.refused("same-place", place=board.PLACES[self.target])
        return super().refusal(state, seat, code)

    def resolve(self, state: NotreDameState, seat: i64, code: i64) -> None:
        if code == notation.WITHOUT:
            _no_effect(state, seat, self.target)
        elif self.target == board.NOTRE_DAME:
            state.push(Donate(seat, first_arg(code)))
        else:
            move_marker(state, seat, first_arg(code), self.target)
            act(state, seat, self.target)


class Donate(Decision[NotreDameState]):
    """ND 4.10: 1, 2 or 3 coins for 1, 3 or 6 prestige and a marker on Notre Dame.

    Nothing paid, nothing placed; who has chosen a marker of the board must pay (ND 5.2).
    """

    NAME: ClassVar[str] = "donate"
    CLAUSE: ClassVar[str] = "ND 4.10"
    FIELDS: ClassVar[dict[str, Field]] = {"seat": fields.SEAT, "source": fields.SOURCE}
    VERBS: ClassVar[tuple[int, ...]] = (notation.PAY,)

    def __init__(self, seat: i64, source: i64) -> None:
        self.seat = seat
        self.source: i64 = source

    def prompt(self, state: NotreDameState) -> dict[str, str | int]:
        return {"count": state.public.coins[self.seat]}

    def misfit(self, state: NotreDameState) -> str:
        if self.source < 0:
            return "" if state.public.own[self.seat] > 0 else "the own supply is empty (ND 5.2)"
        if not state.marked(self.seat) & board.BIT[self.source] & board.ALL_SECTORS:
            return "no marker stands there (ND 5.2)"
        return "" if state.public.own[self.seat] == 0 else "the own supply is not empty (ND 5.2)"

    def offer(self, state: NotreDameState, seat: i64, out: Offers) -> None:
        first: i64 = 0 if self.source < 0 else 1
        for coins in range(first, min(state.public.coins[seat], 3) + 1):
            out.add(notation.PAY | coins)

    def refusal(self, state: NotreDameState, seat: i64, code: i64) -> Refusal | None:
        coins = first_arg(code)
        if coins == 0 and self.source >= 0:
            return Refusal("ND 5.2", "pay-now")
        if coins > 3:
            return self.refused("three-coins")
        if coins > state.public.coins[seat]:
            return self.refused("too-few-coins", count=state.public.coins[seat])
        return None

    def resolve(self, state: NotreDameState, seat: i64, code: i64) -> None:
        coins = first_arg(code)
        if coins == 0:
            _no_effect(state, seat, board.NOTRE_DAME)
            return
        if self.source < 0:
            state.public.own[seat] -= 1
            state.public.markers[seat * board.WIDTH + board.NOTRE_DAME] += 1
        else:
            state.shift(seat, self.source, board.NOTRE_DAME)
        state.pay(seat, coins)
        if state.listener is not None:
            state.emit("donated", seat=seat, count=coins)
        state.gain(seat, board.GIFTS[coins])


class FriendTo(ChooseOne):
    """ND 4.7: the friend goes to a sector, later to another one; this cannot be declined."""

    NAME: ClassVar[str] = "friend-to"
    CLAUSE: ClassVar[str] = "ND 4.7"
    VERBS: ClassVar[tuple[int, ...]] = (notation.FRIEND,)
    REASON: ClassVar[str] = "friend-there"

    def things(self, state: NotreDameState, seat: i64) -> i64:
        friend = state.public.friend[seat]
        return board.ALL_SECTORS if friend < 0 else board.ALL_SECTORS & ~board.BIT[friend]

    def resolve(self, state: NotreDameState, seat: i64, code: i64) -> None:
        sector = first_arg(code)
        move_friend(state, seat, sector)
        act(state, seat, sector)


class PlayCards(Phase):
    """ND 3.3: a card each, from the start player clockwise, twice round."""

    def step(self, s: NotreDameState) -> bool:
        if s.public.turn == s.players * 2:
            return False
        s.push(PLAYS[s.begin_turn()])
        return True


PLAYS: Final = [Play(seat) for seat in range(5)]
FRIENDS: Final = [FriendTo(seat) for seat in range(5)]
