"""RA 6: the last round, the final plague, the winner."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from ratskeller.games.rattus.board import REGIONS, ROOM
from ratskeller.games.rattus.class_card import CLASSES, WithPowers, offer_powers, power_refusal
from ratskeller.games.rattus.class_knight import KNIGHT
from ratskeller.games.rattus.class_peasant import PEASANT, place
from ratskeller.games.rattus.columns import ALL_CUBES_OUT, BOTH, NO_REASON, REASONS, SUPPLY_EMPTY
from ratskeller.games.rattus.fields import fields
from ratskeller.games.rattus.notation import DONE, PAWN, PLACE, USE
from ratskeller.games.rattus.pawn import move_pawn
from ratskeller.games.rattus.plague import turn_up
from ratskeller.games.rattus.state import RattusState
from ratskeller.kernel.choice import first_arg, second_arg, verb_of
from ratskeller.kernel.decision import Automatic, Decision, Offers, Refusal
from ratskeller.kernel.outcome import Outcome, ranked
from ratskeller.kernel.position import Field


def end_reason(s: RattusState) -> i64:
    """RA 6.1: why the last round begins, or NO_REASON."""
    public = s.public
    all_out = False
    for seat in range(s.players):
        if public.stock[seat] == 0:
            all_out = True
    if public.supply == 0:
        return BOTH if all_out else SUPPLY_EMPTY
    return ALL_CUBES_OUT if all_out else NO_REASON


def begin_last_round(s: RattusState, last: i64, reason: i64) -> None:
    """RA 6.2: every other player once, counter-clockwise from the right of the last one."""
    s.public.reason = reason
    if s.listener is not None:
        s.emit("last-round", reason=REASONS[reason], seat=last)
    s.push(FinalPlague(last, -1))  # what is pushed last is owed first: the right neighbour
    for distance in range(1, s.players):
        s.push(LastTurn((last + distance) % s.players, 0))


class LastTurn(WithPowers):
    """RA 6.2: a seat's turn in the last round; one without a usable power is skipped."""

    NAME: ClassVar[str] = "last-turn"
    CLAUSE: ClassVar[str] = "RA 6.2"

    def run(self, state: RattusState) -> None:
        out = Offers()
        offer_powers(state, self.player, self.used, out, last=True)
        if out.count > 0:
            state.push(LastPowers(self.player, self.used))


class LastPowers(Decision[RattusState]):
    """RA 6.2: only the powers of the cards held, in any order, each once, none compulsory."""

    NAME: ClassVar[str] = "last-powers"
    CLAUSE: ClassVar[str] = "RA 6.2"
    FIELDS: ClassVar[dict[str, Field]] = fields("seat", "used")
    VERBS: ClassVar[tuple[int, ...]] = (PLACE, PAWN, USE, DONE)

    def __init__(self, seat: i64, used: i64) -> None:
        self.seat = seat
        self.used: i64 = used

    def offer(self, state: RattusState, seat: i64, out: Offers) -> None:
        offer_powers(state, seat, self.used, out, last=True)
        out.add(DONE)

    def refusal(self, state: RattusState, seat: i64, code: i64) -> Refusal | None:
        verb = verb_of(code)
        if verb == DONE:
            return None
        if verb == USE:
            return power_refusal(state, seat, self.used, first_arg(code))
        region = first_arg(code)
        if verb == PLACE:
            return PEASANT.last_refusal(state, seat, self.used, region, second_arg(code))
        return KNIGHT.last_refusal(state, seat, self.used, region)

    def resolve(self, state: RattusState, seat: i64, code: i64) -> None:
        verb = verb_of(code)
        if verb == DONE:
            return
        if verb == PLACE:
            state.push(LastTurn(seat, self.used | 1 << PEASANT.number))
            place(state, seat, first_arg(code), 1)
        elif verb == PAWN:
            state.push(LastTurn(seat, self.used | 1 << KNIGHT.number))
            move_pawn(state, seat, first_arg(code))
        else:
            state.push(LastTurn(seat, self.used | 1 << first_arg(code)))
            CLASSES[first_arg(code)].use(state, seat)


class FinalPlague(Automatic[RattusState]):
    """RA 6.3: the plague strikes every region, tokens in the order in which they came."""

    NAME: ClassVar[str] = "final-plague"
    CLAUSE: ClassVar[str] = "RA 6.3"
    FIELDS: ClassVar[dict[str, Field]] = fields("last", "region")

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
                state.end(outcome(state, self.last))
                return
        state.push(self if region == self.region else FinalPlague(self.last, region))
        first = state.public.slots[region * ROOM]
        turn_up(state, first, KNIGHT.counts_at_the_end(state, region))


def outcome(s: RattusState, last: i64) -> Outcome:
    """RA 6.4: most cubes win; a tie goes to who would have been on turn first."""
    scores = [int(s.public.on_board(seat)) for seat in range(s.players)]
    keys = [(scores[seat], -int((seat - last - 1) % s.players)) for seat in range(int(s.players))]
    tie = len(set(scores)) < len(scores)
    return Outcome(ranked(keys), scores, REASONS[s.public.reason], "turn-order" if tie else None)
