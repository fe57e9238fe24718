"""RA 3: a turn: take a card, place cubes, move the pawn; powers in between."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from ratskeller.games.rattus import fields
from ratskeller.games.rattus.board import CARDS, KNIGHT, PEASANT, REGIONS
from ratskeller.games.rattus.classes import offer_powers, power_refusal, use_power
from ratskeller.games.rattus.ending import begin_last_round, game_ends
from ratskeller.games.rattus.notation import PAWN, PLACE, TAKE, USE, VERB
from ratskeller.games.rattus.plague import Plague, begin_spread, open_window
from ratskeller.games.rattus.state import RattusState
from ratskeller.kernel.decision import Automatic, Decision, Offers, Refusal
from ratskeller.kernel.position import Field


class Turn(Decision[RattusState]):
    """RA 3.1: what the active player does next. Moving the pawn ends the first two phases."""

    NAME: ClassVar[str] = "turn"
    CLAUSE: ClassVar[str] = "RA 3.1"
    FIELDS: ClassVar[dict[str, Field]] = {
        "seat": fields.SEAT,
        "taken": fields.FLAG,
        "placed": fields.FLAG,
        "used": fields.USED,
    }

    def __init__(self, seat: i64, taken: i64, placed: i64, used: i64) -> None:
        self.seat = seat
        self.taken: i64 = taken
        self.placed: i64 = placed
        self.used: i64 = used

    def offer(self, state: RattusState, seat: i64, out: Offers) -> None:
        if not self.taken:
            for card in range(i64(len(CARDS))):
                if state.public.holder[card] != seat:
                    out.add(TAKE | card)
        if not self.placed:
            self._offer_places(state, seat, out)
        offer_powers(state, seat, self.used, out)
        offer_pawn(state, seat, out)

    def _offer_places(self, s: RattusState, seat: i64, out: Offers) -> None:
        stock = s.public.stock[seat]
        if stock == 0:
            return
        peasant = s.public.holder[PEASANT] == seat
        for region in s.board.regions:
            count = s.public.tokens[region]
            if count >= stock:
                out.add(PLACE | region | stock << 8)
                continue
            if count > 0:
                out.add(PLACE | region | count << 8)
            if peasant:
                out.add(PLACE | region | (count + 1) << 8)

    def refusal(self, state: RattusState, seat: i64, code: i64) -> Refusal | None:
        verb = code & VERB
        if verb == TAKE:
            return self._take_refusal(state, seat, code & 255)
        if verb == PLACE:
            return self._place_refusal(state, seat, code & 255, code >> 8 & 255)
        if verb == USE:
            return power_refusal(state, seat, self.used, code & 255)
        if verb == PAWN:
            return pawn_refusal(state, seat, code & 255)
        return self.refused("not-now")

    def _take_refusal(self, s: RattusState, seat: i64, card: i64) -> Refusal | None:
        """RA 3.3: one card a turn, never an own one."""
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
        peasant = s.public.holder[PEASANT] == seat
        if tokens == 0 and not peasant:
            return Refusal("RA 3.4", "no-token-there", {"region": name})
        least = min(tokens, stock)
        most = min(tokens + 1, stock) if peasant else least
        if count not in (least, most):
            return Refusal("RA 3.4", "wrong-count", {"region": name, "count": most})
        return None

    def resolve(self, state: RattusState, seat: i64, code: i64) -> None:
        verb = code & VERB
        if verb == PAWN:
            move_pawn(state, seat, code & 255)
            state.push(EndTurn(seat))
            if state.public.whole_turn:
                state.push(AfterSpread(seat, self.used))
            else:
                state.push(Plague(seat, self.used))
            begin_spread(state, seat)
        elif verb == TAKE:
            take(state, seat, code & 255)
            state.push(Turn(seat, 1, self.placed, self.used))
        elif verb == PLACE:
            place(state, seat, code & 255, code >> 8 & 255)
            state.push(Turn(seat, self.taken, 1, self.used))
        else:
            card = code & 255
            state.push(Turn(seat, self.taken, self.placed, self.used | 1 << card))
            use_power(state, seat, card)


def take(s: RattusState, seat: i64, card: i64) -> None:
    """RA 3.3: a card from beside the board or from another player."""
    owner = s.public.holder[card]
    s.public.holder[card] = seat
    if s.listener is not None:
        if owner < 0:
            s.emit("took", seat=seat, card=CARDS[card])
        else:
            s.emit("took-from", seat=seat, card=CARDS[card], seat2=owner)


def place(s: RattusState, seat: i64, region: i64, count: i64) -> None:
    """RA 3.4: cubes from the stock into a region."""
    s.put(region, seat, count)
    if s.listener is not None:
        s.emit("placed", seat=seat, region=REGIONS[region], count=count)


def offer_pawn(s: RattusState, seat: i64, out: Offers) -> None:
    """RA 3.5, 5.2: one step, with the knight one or two."""
    board = s.board
    if s.public.holder[KNIGHT] == seat:
        for i in range(board.far_from[s.public.pawn], board.far_from[s.public.pawn + 1]):
            out.add(PAWN | board.far[i])
    else:
        for i in range(board.near_from[s.public.pawn], board.near_from[s.public.pawn + 1]):
            out.add(PAWN | board.near[i])


def pawn_refusal(s: RattusState, seat: i64, region: i64) -> Refusal | None:
    """RA 3.5, 5.2: why the pawn cannot go there."""
    if region == s.public.pawn:
        return Refusal("RA 3.5", "pawn-must-move", {"region": REGIONS[region]})
    if not s.board.has(region):
        return Refusal("RA 1.2", "region-not-in-play", {"region": REGIONS[region]})
    if s.public.holder[KNIGHT] == seat:
        if not s.board.within_two(s.public.pawn, region):
            return Refusal("RA 5.2", "pawn-two-steps", {"region": REGIONS[region]})
    elif not s.board.touch(s.public.pawn, region):
        return Refusal("RA 3.5", "pawn-one-step", {"region": REGIONS[region]})
    return None


def move_pawn(s: RattusState, seat: i64, region: i64) -> None:
    """The pawn goes to a region."""
    s.public.pawn = region
    if s.listener is not None:
        s.emit("pawn", seat=seat, region=REGIONS[region])


class AfterSpread(Automatic[RattusState]):
    """RA 3.2: under `whole_turn`, powers between the spread and the first token."""

    NAME: ClassVar[str] = "after-spread"
    CLAUSE: ClassVar[str] = "RA 3.2"
    FIELDS: ClassVar[dict[str, Field]] = {"player": fields.SEAT, "used": fields.USED}

    def __init__(self, player: i64, used: i64) -> None:
        super().__init__()
        self.player: i64 = player
        self.used: i64 = used

    def run(self, state: RattusState) -> None:
        open_window(state, self.player, self.used, 1)


class EndTurn(Automatic[RattusState]):
    """RA 4.7, 6.1: the turn is over: the next seat's turn, or the last round."""

    NAME: ClassVar[str] = "end-turn"
    CLAUSE: ClassVar[str] = "RA 6.1"
    FIELDS: ClassVar[dict[str, Field]] = {"player": fields.SEAT}

    def __init__(self, player: i64) -> None:
        super().__init__()
        self.player: i64 = player

    def run(self, state: RattusState) -> None:
        state.public.turns += 1
        if game_ends(state):
            begin_last_round(state, self.player)
        else:
            begin_turn(state, (self.player + 1) % state.players)


def begin_turn(s: RattusState, seat: i64) -> None:
    """RA 2.4: turns go clockwise."""
    s.push(Turn(seat, 0, 0, 0))
    if s.listener is not None:
        s.emit("turn", seat=seat)
