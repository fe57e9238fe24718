"""What players of The Name of the Rose look at: their monk, the clock, and who knows what."""

from __future__ import annotations

import math
from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from ratskeller.games.name_of_the_rose.components import (
    CARDS,
    COLOURS,
    CONVERSION,
    DAYS,
    HAND,
    HOURS,
    PAIR,
    PLACES,
    ROOM,
    SEATS,
    TILES,
    read_data,
)
from ratskeller.games.name_of_the_rose.conversion import rank
from ratskeller.games.name_of_the_rose.events import today
from ratskeller.games.name_of_the_rose.state import RoseState
from ratskeller.games.name_of_the_rose.view import RoseView
from ratskeller.kernel.chance import Rng
from ratskeller.kernel.decision import Offers
from ratskeller.kernel.evaluation import Evaluator, Weights

BELIEFS: Final = read_data("beliefs.toml")


class IdentityBelief:
    """NR 7.1: what everybody can see says who somebody may be.

    A monk with little evidence has been spared by somebody. An observer who watches also
    remembers which player did what to whom, and that some hide it.
    """

    def __init__(self, watches: bool) -> None:
        self.watches: bool = watches
        self.per_evidence: float = float(BELIEFS["per_evidence"])
        self.per_deed: float = float(BELIEFS["per_deed"])
        self.frank: float = float(BELIEFS["frank"])
        self.weight = vec[float]([0.0] * COLOURS)
        self._deeds = vec[float]([0.0] * COLOURS)

    def about(self, s: RoseState, seat: i64) -> None:
        """Fill in how likely the seat is each monk: 0 for one shown, 1 in all."""
        public = s.public
        total = 0.0
        by_deeds = 0.0
        shown = public.markers[seat]
        for monk in range(i64(COLOURS)):
            self.weight[monk] = 0.0
            self._deeds[monk] = 0.0
            if shown >> monk & 1:
                continue
            weight = math.exp(-self.per_evidence * float(public.evidence[monk]))
            self.weight[monk] = weight
            total += weight
            if self.watches:
                weight = math.exp(-self.per_deed * float(public.deeds[seat * COLOURS + monk]))
                self._deeds[monk] = weight
                by_deeds += weight
        for monk in range(i64(COLOURS)):
            self.weight[monk] /= total
            if self.watches:
                deeds = self._deeds[monk] / by_deeds
                self.weight[monk] += self.frank * (deeds - self.weight[monk])


class RoseEvaluator(Evaluator[RoseState, RoseView]):
    """The tracks of a seat's monk, the day's end, means to act, and the mask."""

    FEATURES: ClassVar[tuple[str, ...]] = (
        "always", "evidence", "suspicion", "rank", "looming", "time_tiles", "event_cards",
        "suspected", "shown", "on_turn", "dusk", "own_tile", "own_cards", "companions",
        "alone",
    )  # fmt: skip
    STEPS: ClassVar[int] = 3
    HIDDEN_IDENTITIES: ClassVar[bool] = True

    def __init__(self, weights: dict[int, Weights], watches: bool = False) -> None:
        super().__init__(weights)
        self.belief = IdentityBelief(watches)
        self._weights = vec[float]([0.0] * (SEATS * COLOURS))
        self._offers = Offers()

    def progress(self, state: RoseState) -> float:
        """NR 3, 4.1: days and hours over."""
        public = state.public
        if public.day == 0:
            return 0.0
        clock = float(public.clock) / float(HOURS)
        done = (float(public.day - 1) + clock) / float(DAYS)
        return done if done < 1.0 else 1.0

    def score_now(self, state: RoseState, seat: i64) -> float:
        """NR 5.4: the evidence against a seat's monk, and what suspicion makes of it."""
        public = state.public
        monk = state.identity[seat]
        if monk < 0:
            return 0.0
        cards = 2.0 * float(public.event_cards(seat))
        return -float(public.evidence[monk]) - 0.25 * float(public.suspicion[monk]) - cards

    def with_memory(self) -> RoseEvaluator:
        return RoseEvaluator(self.weights, True)

    def sample_identities(self, state: RoseState, viewer: i64, rng: Rng) -> None:
        """NR 7.2: identities that fit what everybody did or spared, all different."""
        s = state
        weights = self._weights
        used: i64 = 0
        for seat in range(s.players):
            if s.identity[seat] < 0:
                return
            if seat == viewer:
                used = 1 << s.identity[seat]
                continue
            self.belief.about(s, seat)
            for monk in range(i64(COLOURS)):
                weights[seat * COLOURS + monk] = self.belief.weight[monk]
        for seat in range(s.players):
            if seat == viewer:
                continue
            left = self._ways(s, seat, viewer, used) * float(rng.below(1 << 30)) / float(1 << 30)
            chosen: i64 = -1
            for monk in range(i64(COLOURS)):
                weight = weights[seat * COLOURS + monk]
                if weight > 0.0 and not used >> monk & 1:
                    weight *= self._ways(s, seat + 1, viewer, used | 1 << monk)
                    if weight > 0.0:
                        chosen = monk
                        left -= weight
                        if left < 0.0:
                            break
            assert chosen >= 0
            s.identity[seat] = chosen
            used |= 1 << chosen
        self._redraw_answers(s, viewer, rng)

    def _ways(self, s: RoseState, seat: i64, viewer: i64, used: i64) -> float:
        """The weights of all ways to give this seat and those after it different monks."""
        if seat == viewer:
            seat += 1
        if seat == s.players:
            return 1.0
        total = 0.0
        for monk in range(i64(COLOURS)):
            weight = self._weights[seat * COLOURS + monk]
            if weight > 0.0 and not used >> monk & 1:
                total += weight * self._ways(s, seat + 1, viewer, used | 1 << monk)
        return total

    def _redraw_answers(self, s: RoseState, viewer: i64, rng: Rng) -> None:
        """NR 4.4: a seat never shows its own colour, so sealed answers may no longer fit."""
        out = self._offers
        for seat in range(s.players):
            if seat != viewer and s.sealed[seat] >= 0:
                out.count = 0
                s.stack[-1].offer(s, seat, out)
                s.sealed[seat] = out.codes[rng.below(out.count)]

    def features(self, state: RoseState, seat: i64, out: vec[float]) -> None:
        s = state
        public = s.public
        for i in range(i64(len(out))):
            out[i] = 0.0
        out[0] = 1.0
        monk = s.identity[seat]
        if monk < 0:
            return
        clock = float(public.clock) / float(HOURS)
        out[1] = float(public.evidence[monk])
        if public.day <= DAYS:
            out[2] = float(public.suspicion[monk])
            times = 1 if public.event < 0 else today(s).harshness()
            gain = float(CONVERSION[rank(s, monk)] * times)
            out[3] = gain
            out[4] = gain * clock
        out[5] = float(public.held_count[seat])
        out[6] = float(public.event_cards(seat))
        self.belief.about(s, seat)
        out[7] = self.belief.weight[monk]
        shown = public.markers[seat]
        while shown:
            shown &= shown - 1
            out[8] += 1.0
        if s.stack and s.stack[-1].seat == seat:
            out[9] = 1.0
            out[10] = clock
        out[11] = best_tile(s, monk)
        for i in range(seat * HAND, seat * HAND + public.hand_size[seat]):
            subject = CARDS.subject[s.hands[i]]
            if subject == PLACES + monk:
                out[12] += 1.0
            elif subject == PAIR:
                out[13] += 1.0
        if public.where[monk] >= 0 and public.alone(monk):
            out[14] = 1.0


def best_tile(s: RoseState, monk: i64) -> float:
    """NR 3.4: the best tile of a monk's colour where the monk is not."""
    best: i64 = 0
    for place in range(i64(PLACES * ROOM)):
        tile = s.public.tiles[place]
        if tile < 0 or TILES.colour[tile] != monk or s.public.where[monk] == place // ROOM:
            continue
        if TILES.value[tile] > best:
            best = TILES.value[tile]
    return float(best)
