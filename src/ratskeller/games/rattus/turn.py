"""RA 3: a turn: take a card, place cubes, move the pawn; powers in between."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from ratskeller.games.rattus.board import CARDS, REGIONS
from ratskeller.games.rattus.class_card import CLASSES, WithPowers, offer_powers, power_refusal
from ratskeller.games.rattus.class_knight import KNIGHT
from ratskeller.games.rattus.class_peasant import PEASANT, place
from ratskeller.games.rattus.ending import begin_last_round, end_reason
from ratskeller.games.rattus.fields import fields
from ratskeller.games.rattus.notation import PAWN, PLACE, TAKE, USE
from ratskeller.games.rattus.pawn import move_pawn, offer_steps, pawn_refusal
from ratskeller.games.rattus.plague import Plague, begin_spread, open_window
from ratskeller.games.rattus.state import RattusState
from ratskeller.kernel.choice import first_arg, second_arg, verb_of
from ratskeller.kernel.decision import AutomaticFor, Decision, Offers, Refusal
from ratskeller.kernel.position import Field


class Turn(Decision[RattusState]):
    """RA 3.1: what the active player does next. Moving the pawn ends the first two phases."""

    NAME: ClassVar[str] = "turn"
    CLAUSE: ClassVar[str] = "RA 3.1"
    FIELDS: ClassVar[dict[str, Field]] = fields("seat", "taken", "placed", "used")
    VERBS: ClassVar[tuple[int, ...]] = (TAKE, PLACE, USE, PAWN)

    def __init__(self, seat: i64, taken: i64, placed: i64, used: i64) -> None:
        self.seat = seat
        self.taken: i64 = taken
        self.placed: i64 = placed
        self.used: i64 = used

    def parameter(self, name: str) -> i64:
        if name == "taken":
            return self.taken
        if name == "placed":
            return self.placed
        return self.used if name == "used" else self.seat

    def offer(self, state: RattusState, seat: i64, out: Offers) -> None:
        if not self.taken:
            holder = state.public.holder
            for card in range(i64(len(holder))):
                if holder[card] != seat:
                    out.add(TAKE | card)
        if not self.placed:
            self._offer_places(state, seat, out)
        offer_powers(state, seat, self.used, out)
        offer_steps(state, KNIGHT.held_by(state, seat), out)

    def _offer_places(self, s: RattusState, seat: i64, out: Offers) -> None:
        stock, tokens = s.public.stock[seat], s.public.tokens
        if stock == 0:
            return
        peasant = PEASANT.held_by(s, seat)
        for region in s.board.regions:
            count = tokens[region]
            if count >= stock:
                out.add(PLACE | region | stock << 8)
                continue
            if count > 0:
                out.add(PLACE | region | count << 8)
            if peasant:
                out.add(PLACE | region | (count + 1) << 8)

    def refusal(self, state: RattusState, seat: i64, code: i64) -> Refusal | None:
        verb = verb_of(code)
        if verb == TAKE:
            return self._take_refusal(state, seat, first_arg(code))
        if verb == PLACE:
            return self._place_refusal(state, seat, first_arg(code), second_arg(code))
        if verb == USE:
            return power_refusal(state, seat, self.used, first_arg(code))
        return pawn_refusal(state, first_arg(code), KNIGHT.held_by(state, seat))

    def _take_refusal(self, s: RattusState, seat: i64, card: i64) -> Refusal | None:
        """RA 3.3: one card a turn, never one that the seat holds."""
        if self.taken:
            return Refusal("RA 3.3", "card-taken")
        if s.public.holder[card] == seat:
            return Refusal("RA 3.3", "own-card", {"card": CARDS[card]})
        return None

    def _place_refusal(self, s: RattusState, seat: i64, region: i64, count: i64) -> Refusal | None:
        """RA 3.4, 5.1: as many cubes as tokens, one more with the peasant, once a turn."""
        name = REGIONS[region]
        if self.placed:
            return Refusal("RA 3.4", "placed")
        if not s.board.has(region):
            return Refusal("RA 1.2", "region-not-in-play", {"region": name})
        stock = s.public.stock[seat]
        if stock == 0:
            return Refusal("RA 3.4", "stock-empty")
        tokens = s.public.tokens[region]
        peasant = PEASANT.held_by(s, seat)
        if tokens == 0 and not peasant:
            return Refusal("RA 3.4", "no-token-there", {"region": name})
        least = min(tokens, stock)
        most = min(tokens + 1, stock) if peasant else least
        if count in (least, most):
            return None
        if 0 < least < most:
            return Refusal(
                "RA 5.1", "wrong-count-peasant", {"region": name, "least": least, "count": most}
            )
        return Refusal("RA 3.4", "wrong-count", {"region": name, "count": most})

    def resolve(self, state: RattusState, seat: i64, code: i64) -> None:
        verb = verb_of(code)
        if verb == PAWN:
            move_pawn(state, seat, first_arg(code))
            whole = state.settings.whole_turn
            after = AfterSpread(seat, self.used) if whole else Plague(seat, self.used)
            state.owe(after, EndTurn(seat))
            begin_spread(state, seat)
        elif verb == TAKE:
            take(state, seat, first_arg(code))
            state.push(Turn(seat, 1, self.placed, self.used))
        elif verb == PLACE:
            place(state, seat, first_arg(code), second_arg(code))
            state.push(Turn(seat, self.taken, 1, self.used))
        else:
            card = first_arg(code)
            state.push(Turn(seat, self.taken, self.placed, self.used | 1 << card))
            CLASSES[card].use(state, seat)


def take(s: RattusState, seat: i64, card: i64) -> None:
    """RA 3.3: a card from beside the board or from another player."""
    owner = s.public.holder[card]
    s.public.holder[card] = seat
    if s.listener is not None:
        if owner < 0:
            s.emit("took", seat=seat, card=CARDS[card])
        else:
            s.emit("took-from", seat=seat, card=CARDS[card], seat2=owner)


class AfterSpread(WithPowers):
    """RA 3.2: under `whole_turn`, powers between the spread and the first token."""

    NAME: ClassVar[str] = "after-spread"
    CLAUSE: ClassVar[str] = "RA 3.2"

    def run(self, state: RattusState) -> None:
        open_window(state, self.player, self.used, 1)


class EndTurn(AutomaticFor[RattusState]):
    """RA 4.7, 6.1: the turn is over: the next seat's turn, or the last round."""

    NAME: ClassVar[str] = "end-turn"
    CLAUSE: ClassVar[str] = "RA 6.1"

    def run(self, state: RattusState) -> None:
        state.public.turns += 1
        reason = end_reason(state)
        if reason >= 0:
            begin_last_round(state, self.player, reason)
        else:
            begin_turn(state, (self.player + 1) % state.players)


def begin_turn(s: RattusState, seat: i64) -> None:
    """RA 2.4: turns go clockwise."""
    s.push(Turn(seat, 0, 0, 0))
    if s.listener is not None:
        s.emit("turn", seat=seat)
