"""What players of Rattus look at: cubes safe and at risk, cards, and what the turn still allows."""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from ratskeller.games.rattus.board import CARDS, CUBES, FACES, ROOM
from ratskeller.games.rattus.class_card import CLASSES
from ratskeller.games.rattus.class_king import KING
from ratskeller.games.rattus.class_knight import KNIGHT, Knight
from ratskeller.games.rattus.class_peasant import PEASANT
from ratskeller.games.rattus.plague import Devastate, Plague, Spread, losses
from ratskeller.games.rattus.state import RattusState
from ratskeller.games.rattus.turn import Turn
from ratskeller.games.rattus.view import RattusView
from ratskeller.kernel.evaluation import Evaluator

CROWD: Final = 8  #: with this many cubes every token strikes


class Odds:
    """RA 1.5: what an unseen token takes on average from a region, by its cubes."""

    def __init__(self) -> None:
        crowds, cards = range(CROWD + 1), range(len(CARDS))
        self.everybody = vec[float]([_mean(FACES.everybody, cubes, 1, 0) for cubes in crowds])
        self.majority = vec[float]([_mean(FACES.majority, cubes, 1, 0) for cubes in crowds])
        self.classes = vec[float](
            [_mean(FACES.classes, cubes, len(CARDS), card) for cubes in crowds for card in cards]
        )


def _mean(symbols: vec[i64], cubes: int, width: int, place: int) -> float:
    """A symbol's count on the fronts that strike so many cubes, per token of the whole set."""
    total = 0.0
    for face in range(len(FACES.ids)):
        if FACES.limit[face] <= cubes:
            total += float(FACES.copies[face] * symbols[face * width + place])
    return total / float(FACES.rings + FACES.plains)


ODDS: Final = Odds()


def at_risk(s: RattusState, region: i64, seat: i64, extra: i64) -> float:
    """RA 4.3 to 4.5: the cubes a seat can expect to lose if the plague came to a region now."""
    public = s.public
    own = s.cubes_of(region, seat)
    lying = public.tokens[region]
    if own == 0 or lying == 0:
        return 0.0
    cubes: i64 = extra
    among_most = True
    for other in range(s.players):
        count = s.cubes_of(region, other)
        cubes += count
        if count > own:
            among_most = False
    crowd = min(cubes, CROWD)
    blow = ODDS.everybody[crowd]
    if among_most:
        blow += ODDS.majority[crowd]
    for card in range(i64(len(CARDS))):
        if public.holder[card] == seat:
            blow += ODDS.classes[crowd * len(CARDS) + card]
    lost = 0.0
    for i in range(region * ROOM, region * ROOM + lying):
        face = s.face[public.slots[i]]
        if face < 0:
            lost += blow
        elif FACES.limit[face] <= cubes:
            lost += float(losses(s, face, seat, among_most))
    return min(lost, float(own))


def most_on_board(s: RattusState, but: i64) -> i64:
    """RA 6.4: the most cubes that a seat has on the board; one seat does not count."""
    most: i64 = 0
    for seat in range(s.players):
        if seat != but:
            most = max(most, s.public.on_board(seat))
    return most


def best_strike(s: RattusState, seat: i64) -> float:
    """RA 3.5: the most a pawn move could cost the others beyond what it costs oneself."""
    best = -float(CUBES)
    for region in s.board.reach(s.public.pawn, KNIGHT.held_by(s, seat)):
        gain = 0.0
        for other in range(s.players):
            risk = at_risk(s, region, other, 0)
            gain += -risk if other == seat else risk
        best = max(best, gain)
    return best


LONG: Final = 120  #: turns that only a game in which everybody waits has


class RattusEvaluator(Evaluator[RattusState, RattusView]):
    """Cubes where they are safe, what the plague threatens, cards, and the turn's rights."""

    FEATURES: ClassVar[tuple[str, ...]] = (
        "always", "palace", "safe", "exposed", "risk", "near_risk", "struck",
        "peasant", "knight", "monk", "merchant", "witch", "king", "many_cards",
        "may_take", "may_place", "may_strike", "powers_left", "king_ready", "wait",
        "lead", "regions", "biggest_heap", "room_to_grow",
    )  # fmt: skip

    def progress(self, state: RattusState) -> float:
        """RA 6.1: how near the empty supply or the twentieth cube is."""
        if state.public.reason >= 0:
            return 1.0
        public = state.public
        size = public.supply + public.drawn - state.board.starting
        gone = 1.0 - float(public.supply) / float(size)
        out = float(most_on_board(state, -1)) / float(CUBES)
        out *= out
        return max(gone, out)

    def is_stalling(self, view: RattusView) -> bool:
        """RA 4.1: a pawn that goes to and fro between regions without tokens changes nothing."""
        return view.public.turns >= LONG

    def score_now(self, state: RattusState, seat: i64) -> float:
        """RA 6.4: cubes on the board."""
        return float(state.public.on_board(seat))

    def features(self, state: RattusState, seat: i64, out: vec[float]) -> None:
        s = state
        self.begin(out)
        out[1] = float(s.public.palace[seat])
        self._cubes(s, seat, out)
        self._cards(s, seat, out)
        self._turn(s, seat, out)
        out[20] = float(max(0, s.public.on_board(seat) - most_on_board(s, seat)))

    def _cubes(self, s: RattusState, seat: i64, out: vec[float]) -> None:
        """RA 4, 6.3: where the cubes stand and what threatens them."""
        public = s.public
        striking = False
        for place in range(s.stack.depth):
            if isinstance(s.stack.at(place), (Plague, Devastate, Knight, Spread)):
                striking = True
        biggest: i64 = 0
        for region in s.board.regions:
            own = s.cubes_of(region, seat)
            if own == 0:
                continue
            out[21] += 1.0
            biggest = max(biggest, own)
            if public.tokens[region] == 0:
                out[2] += float(own)
                continue
            out[3] += float(own)
            extra: i64 = KNIGHT.counts_at_the_end(s, region) if public.reason >= 0 else 0
            risk = at_risk(s, region, seat, extra)
            out[4] += risk
            if striking:
                if region == public.pawn:
                    out[6] = risk
            elif public.pawn >= 0 and s.board.touch(public.pawn, region):
                out[5] += risk
        out[22] = float(biggest)
        out[23] = float(public.stock[seat])

    def _cards(self, s: RattusState, seat: i64, out: vec[float]) -> None:
        """RA 3.3, 5: the cards held; each is a power and a target."""
        held = 0.0
        for card in range(i64(len(CARDS))):
            if s.public.holder[card] == seat:
                out[7 + card] = 1.0
                held += 1.0
        out[13] = held * held

    def _turn(self, s: RattusState, seat: i64, out: vec[float]) -> None:
        """RA 3.1: what the seat on turn may still do, and how long the others wait."""
        public = s.public
        if not s.stack.depth:
            return
        turn = s.stack.at(0)
        if not isinstance(turn, Turn):
            return
        if turn.seat != seat:
            distance = seat - turn.seat
            out[19] = float(distance + s.players if distance < 0 else distance)
            return
        if not turn.taken:
            out[14] = 1.0
        if not turn.placed:
            most: i64 = 0
            for region in s.board.regions:
                most = max(most, public.tokens[region])
            if PEASANT.held_by(s, seat):
                most += 1
            out[15] = float(min(most, public.stock[seat]))
        out[16] = best_strike(s, seat)
        for card in range(i64(len(public.holder))):
            if public.holder[card] != seat or turn.used >> card & 1 or CLASSES[card].elsewhere:
                continue
            if card != KING.number:
                out[17] += 1.0
            elif out[2] > 0.0:
                out[18] = 1.0
