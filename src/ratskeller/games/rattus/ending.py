"""RA 6: the last round, the final plague, the winner."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from ratskeller.games.rattus import fields
from ratskeller.games.rattus.board import KNIGHT, PEASANT, REGIONS, ROOM
from ratskeller.games.rattus.classes import any_power, offer_powers, power_refusal, use_power
from ratskeller.games.rattus.columns import (
    ALL_CUBES_OUT,
    BOTH,
    NO_REASON,
    REASONS,
    SUPPLY_EMPTY,
)
from ratskeller.games.rattus.notation import DONE, PAWN, PLACE, USE, VERB
from ratskeller.games.rattus.plague import turn_up
from ratskeller.games.rattus.state import RattusState
from ratskeller.kernel.decision import Automatic, Decision, Offers, Refusal
from ratskeller.kernel.outcome import Outcome, ranked
from ratskeller.kernel.position import Field


def end_reason(s: RattusState) -> i64:
    """RA 6.1: why the last round begins, or NO_REASON."""
    all_out = False
    for seat in range(s.players):
        if s.public.stock[seat] == 0:
            all_out = True
    if s.public.supply == 0:
        return BOTH if all_out else SUPPLY_EMPTY
    return ALL_CUBES_OUT if all_out else NO_REASON


def game_ends(s: RattusState) -> bool:
    """RA 6.1: whether the supply is empty or somebody has every cube on the board."""
    if s.public.supply == 0:
        return True
    for seat in range(s.players):
        if s.public.stock[seat] == 0:
            return True
    return False


def begin_last_round(s: RattusState, last: i64) -> None:
    """RA 6.2: every other player once, counter-clockwise from the right of the last one."""
    s.public.reason = end_reason(s)
    if s.listener is not None:
        s.emit("last-round", reason=REASONS[s.public.reason], seat=last)
    s.push(FinalPlague(last, -1))
    for distance in range(1, s.players):  # pushed in reverse, so the right neighbour is on top
        s.push(LastTurn((last + distance) % s.players, 0))


def can_place(s: RattusState, seat: i64, used: i64) -> bool:
    """RA 6.2: whether the peasant can bring one more cube."""
    return s.public.holder[PEASANT] == seat and not used >> PEASANT & 1 and s.public.stock[seat] > 0


def can_ride(s: RattusState, seat: i64, used: i64) -> bool:
    """RA 6.2: whether the knight can still move the pawn."""
    return s.public.holder[KNIGHT] == seat and not used >> KNIGHT & 1


class LastTurn(Automatic[RattusState]):
    """RA 6.2: a seat's turn in the last round; one without a usable power is skipped."""

    NAME: ClassVar[str] = "last-turn"
    CLAUSE: ClassVar[str] = "RA 6.2"
    FIELDS: ClassVar[dict[str, Field]] = {"player": fields.SEAT, "used": fields.USED}

    def __init__(self, player: i64, used: i64) -> None:
        super().__init__()
        self.player: i64 = player
        self.used: i64 = used

    def run(self, state: RattusState) -> None:
        seat = self.player
        used = self.used
        if (
            can_place(state, seat, used)
            or can_ride(state, seat, used)
            or any_power(state, seat, used)
        ):
            state.push(LastPowers(seat, used))


class LastPowers(Decision[RattusState]):
    """RA 6.2: only the powers of the cards held, in any order, each once, none compulsory."""

    NAME: ClassVar[str] = "last-powers"
    CLAUSE: ClassVar[str] = "RA 6.2"
    FIELDS: ClassVar[dict[str, Field]] = {"seat": fields.SEAT, "used": fields.USED}

    def __init__(self, seat: i64, used: i64) -> None:
        self.seat = seat
        self.used: i64 = used

    def offer(self, state: RattusState, seat: i64, out: Offers) -> None:
        if can_place(state, seat, self.used):
            for region in state.board.regions:
                out.add(PLACE | region | 1 << 8)
        if can_ride(state, seat, self.used):
            for i in range(
                state.board.far_from[state.public.pawn], state.board.far_from[state.public.pawn + 1]
            ):
                out.add(PAWN | state.board.far[i])
        offer_powers(state, seat, self.used, out)
        out.add(DONE)

    def refusal(self, state: RattusState, seat: i64, code: i64) -> Refusal | None:
        verb = code & VERB
        region = code & 255
        if verb == DONE:
            return None
        if verb == USE:
            return power_refusal(state, seat, self.used, code & 255)
        if verb not in (PLACE, PAWN):
            return self.refused("only-powers")
        name = REGIONS[region]
        if verb == PLACE:
            if not can_place(state, seat, self.used):
                return self.refused("last-place")
            if not state.board.has(region):
                return Refusal("RA 1.2", "region-not-in-play", {"region": name})
            return None if code >> 8 & 255 == 1 else self.refused("last-place-one")
        if not can_ride(state, seat, self.used):
            return self.refused("last-ride")
        if not state.board.within_two(state.public.pawn, region):
            return Refusal("RA 5.2", "pawn-two-steps", {"region": name})
        return None

    def resolve(self, state: RattusState, seat: i64, code: i64) -> None:
        verb = code & VERB
        if verb == DONE:
            return
        region = code & 255
        if verb == PLACE:
            state.put(region, seat, 1)
            state.push(LastTurn(seat, self.used | 1 << PEASANT))
            if state.listener is not None:
                state.emit("placed", seat=seat, region=REGIONS[region], count=1)
        elif verb == PAWN:
            state.public.pawn = region
            state.push(LastTurn(seat, self.used | 1 << KNIGHT))
            if state.listener is not None:
                state.emit("pawn", seat=seat, region=REGIONS[region])
        else:
            state.push(LastTurn(seat, self.used | 1 << (code & 255)))
            use_power(state, seat, code & 255)


class FinalPlague(Automatic[RattusState]):
    """RA 6.3: the plague strikes every region, tokens in the order in which they came."""

    NAME: ClassVar[str] = "final-plague"
    CLAUSE: ClassVar[str] = "RA 6.3"
    FIELDS: ClassVar[dict[str, Field]] = {"last": fields.SEAT, "region": fields.NEXT}

    def __init__(self, last: i64, region: i64) -> None:
        super().__init__()
        self.last: i64 = last
        self.region: i64 = region

    def run(self, state: RattusState) -> None:
        region = self.region
        if region < 0:
            region = 0
            if state.listener is not None:
                state.emit("final-plague")
        while state.public.tokens[region] == 0 or state.cubes_in(region) == 0:
            region += 1
            if region == len(REGIONS):
                finish(state, self.last)
                return
        state.push(self if region == self.region else FinalPlague(self.last, region))
        extra: i64 = 2 if region == state.public.pawn and state.public.holder[KNIGHT] >= 0 else 0
        turn_up(state, state.public.slots[region * ROOM], extra)


def finish(s: RattusState, last: i64) -> None:
    """RA 6.4: the game is over."""
    s.outcome = outcome(s, last)
    if s.listener is not None:
        winner = s.outcome.winners[0]
        s.emit("over", seat=winner, count=s.outcome.scores[winner])


def outcome(s: RattusState, last: i64) -> Outcome:
    """RA 6.4: most cubes win; a tie goes to who would have been on turn first."""
    scores = [int(s.on_board(seat)) for seat in range(s.players)]
    keys = [(scores[seat], -int((seat - last - 1) % s.players)) for seat in range(int(s.players))]
    tie = len(set(scores)) < len(scores)
    return Outcome(ranked(keys), scores, REASONS[s.public.reason], "turn-order" if tie else None)
