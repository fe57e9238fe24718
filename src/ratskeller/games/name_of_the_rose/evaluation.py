"""What players of The Name of the Rose look at: their monk, the clock, and who knows what."""

from __future__ import annotations

import math
from typing import ClassVar, Final

from librt.strings import BytesWriter
from librt.vecs import vec
from mypy_extensions import i64

from ratskeller.games.name_of_the_rose import components as nr
from ratskeller.games.name_of_the_rose.conversion import rank
from ratskeller.games.name_of_the_rose.events import today
from ratskeller.games.name_of_the_rose.notation import ACCUSE, MOST_CODE, accused
from ratskeller.games.name_of_the_rose.state import RoseState
from ratskeller.games.name_of_the_rose.view import RoseView
from ratskeller.kernel import Offers, Rng
from ratskeller.kernel.compact import count_bits
from ratskeller.kernel.data import read_data
from ratskeller.kernel.evaluation import INPUT_HIGH, Evaluator, Weights, put_signed, win_shares

BELIEFS: Final = read_data(__file__, "beliefs.toml")
NAMING: Final = 0.25  #: what it is worth as a share of the win to name everybody rightly
MONK_INPUTS: Final = 3  #: inputs of a net by monk
SEAT_INPUTS: Final = 4  #: inputs of a net by other seat
MOST: Final = 300  #: points of evidence or of deeds, for or against, that are told apart


class Decay:
    """exp(-rate n) for whole numbers n, from a table."""

    def __init__(self, rate: float) -> None:
        self._table = vec[float]([math.exp(-rate * n) for n in range(-MOST, MOST + 1)])

    def of(self, points: i64) -> float:
        """The weight after so many points."""
        return self._table[min(max(points, -MOST), MOST) + MOST]


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
        self.weight = vec[float]([0.0] * nr.COLOURS)
        self._deeds = vec[float]([0.0] * nr.COLOURS)
        self._by_evidence = Decay(self.per_evidence)
        self._by_deeds = Decay(self.per_deed)

    def about(self, s: RoseState, seat: i64) -> None:
        """Fill in how likely the seat is each monk: 0 for one shown, 1 in all."""
        public = s.public
        total = 0.0
        by_deeds = 0.0
        shown = public.markers[seat]
        for monk in range(i64(nr.COLOURS)):
            self.weight[monk] = 0.0
            self._deeds[monk] = 0.0
            if shown >> monk & 1:
                continue
            weight = self._by_evidence.of(public.evidence[monk])
            self.weight[monk] = weight
            total += weight
            if self.watches:
                weight = self._by_deeds.of(public.deeds[seat * nr.COLOURS + monk])
                self._deeds[monk] = weight
                by_deeds += weight
        for monk in range(i64(nr.COLOURS)):
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
        self._weights = vec[float]([0.0] * (nr.SEATS * nr.COLOURS))
        self._offers = Offers()
        self._worth = vec[float]([0.0] * nr.COLOURS)  # of being each monk, as a signed score
        self._gain = vec[float]([0.0] * nr.COLOURS)  # evidence that each monk gains at dusk
        self._tile = vec[float]([0.0] * nr.COLOURS)

    def progress(self, state: RoseState) -> float:
        """NR 3, 4.1: days and hours over."""
        public = state.public
        if public.day == 0:
            return 0.0
        clock = float(public.clock) / float(nr.HOURS)
        done = (float(public.day - 1) + clock) / float(nr.DAYS)
        return min(done, 1.0)

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
            for monk in range(i64(nr.COLOURS)):
                weights[seat * nr.COLOURS + monk] = self.belief.weight[monk]
        for seat in range(s.players):
            if seat == viewer:
                continue
            left = self._ways(s, seat, viewer, used) * float(rng.below(1 << 30)) / float(1 << 30)
            chosen: i64 = -1
            for monk in range(i64(nr.COLOURS)):
                weight = weights[seat * nr.COLOURS + monk]
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
        for seat in range(s.players):  # NR 4.4: nobody shows their own colour
            if seat != viewer and s.sealed[seat] >= 0:
                s.draw_answer(seat, rng, self._offers)

    def _ways(self, s: RoseState, seat: i64, viewer: i64, used: i64) -> float:
        """The weights of all ways to give this seat and those after it different monks."""
        if seat == viewer:
            seat += 1
        if seat == s.players:
            return 1.0
        total = 0.0
        for monk in range(i64(nr.COLOURS)):
            weight = self._weights[seat * nr.COLOURS + monk]
            if weight > 0.0 and not used >> monk & 1:
                total += weight * self._ways(s, seat + 1, viewer, used | 1 << monk)
        return total

    def features(self, state: RoseState, seat: i64, out: vec[float]) -> None:
        s = state
        public = s.public
        self.begin(out)
        monk = s.identity[seat]
        if monk < 0:
            return
        clock = float(public.clock) / float(nr.HOURS)
        out[1] = float(public.evidence[monk])
        if public.day <= nr.DAYS:
            out[2] = float(public.suspicion[monk])
            times = 1 if public.event < 0 else today(s).harshness
            gain = float(nr.CONVERSION[rank(s, monk)] * times)
            out[3] = gain
            out[4] = gain * clock
        out[5] = float(public.held_count[seat])
        out[6] = float(public.event_cards(seat))
        self.belief.about(s, seat)
        out[7] = self.belief.weight[monk]
        out[8] = float(count_bits(public.markers[seat]))
        if s.stack.depth and s.stack.top().seat == seat:
            out[9] = 1.0
            out[10] = clock
        out[11] = best_tile(s, monk)
        for i in range(seat * nr.HAND, seat * nr.HAND + public.hand_size[seat]):
            subject = nr.CARDS.subject[s.hands[i]]
            if subject == nr.PLACES + monk:
                out[12] += 1.0
            elif subject == nr.PAIR:
                out[13] += 1.0
        if public.where[monk] >= 0 and public.alone(monk):
            out[14] = 1.0

    # -- for nets: what the viewer knows, in expectation over identities ---------

    def input_keys(self, players: int) -> list[tuple[str, int, int]]:
        keys = [("share", place, 0) for place in range(players)]
        keys += [("belief", place, monk) for place in range(players) for monk in range(nr.COLOURS)]
        keys += [("monk", i, monk) for i in range(MONK_INPUTS) for monk in range(nr.COLOURS)]
        keys += [("own", i, 0) for i in range(len(self.FEATURES))]
        keys += [("other", place, i) for place in range(1, players) for i in range(SEAT_INPUTS)]
        return keys

    def tuning(self) -> list[float]:
        belief = self.belief
        found = super().tuning()
        found += [belief.per_evidence, belief.per_deed, belief.frank, NAMING]
        return found

    def fill_inputs(self, state: RoseState, viewer: i64, out: BytesWriter, start: i64) -> None:
        """Beliefs, what the day brings each monk, one's own features, and how others stand."""
        s = state
        players = s.players
        if s.identity[viewer] < 0:
            return
        self._estimate(s, viewer)
        weights = self._weights
        at = start + players
        for place in range(players):
            seat = (viewer + place) % players
            put_signed(out, start + place, self._shares[seat] * INPUT_HIGH)
            for monk in range(i64(nr.COLOURS)):
                put_signed(out, at, weights[seat * nr.COLOURS + monk] * INPUT_HIGH)
                at += 1
        for monk in range(i64(nr.COLOURS)):
            put_signed(out, at + monk, self._gain[monk] * 16.0)
            put_signed(out, at + nr.COLOURS + monk, self._tile[monk] * 16.0)
            if s.public.where[monk] >= 0 and s.public.alone(monk):
                out[at + 2 * nr.COLOURS + monk] = 64
        at += MONK_INPUTS * nr.COLOURS
        row = self._row
        self.features(s, viewer, row)
        for i in range(i64(len(row))):
            put_signed(out, at, row[i] * 4.0)
            at += 1
        for place in range(1, players):
            seat = (viewer + place) % players
            evidence = 0.0
            suspicion = 0.0
            for monk in range(i64(nr.COLOURS)):
                weight = weights[seat * nr.COLOURS + monk]
                evidence += weight * float(s.public.evidence[monk])
                suspicion += weight * float(s.public.suspicion[monk])
            put_signed(out, at, evidence * 4.0)
            put_signed(out, at + 1, suspicion * 4.0)
            put_signed(out, at + 2, (self._scores[viewer] - self._scores[seat]) * 8.0)
            at += SEAT_INPUTS

    def action_value(self, state: RoseState, viewer: i64, code: i64) -> float:
        """NR 5.1: an accusation is worth as much as it is likely to be right."""
        if code < ACCUSE or code > MOST_CODE:
            return super().action_value(state, viewer, code)
        players = state.players
        own = state.identity[viewer]
        right = 0.0
        for place in range(players - 1):
            self.belief.about(state, (viewer + place + 1) % players)
            monk = accused(code, place)
            if monk != own:
                right += self.belief.weight[monk] / (1.0 - self.belief.weight[own])
        return NAMING * right / float(players - 1)

    def outlook(self, state: RoseState, viewer: i64) -> float:
        if state.identity[viewer] < 0 or state.outcome is not None:
            return 1.0 / float(state.players)
        self._estimate(state, viewer)
        return self._shares[viewer]

    def _estimate(self, s: RoseState, viewer: i64) -> None:
        """Fill in scores and shares by seat, and beliefs: about others without the viewer's monk.

        The hands of others do not count.
        """
        own = s.identity[viewer]
        late = self.progress(s)
        table = self._at[s.players]
        self._estimate_monks(s, table, late)
        clock = float(s.public.clock) / float(nr.HOURS)
        suspected = worth(table, 7, late)
        for seat in range(s.players):
            self.belief.about(s, seat)
            at = seat * nr.COLOURS
            rest = 1.0 if seat == viewer else 1.0 - self.belief.weight[own]
            total = worth(table, 5, late) * float(s.public.held_count[seat])
            total += worth(table, 6, late) * float(s.public.event_cards(seat))
            if s.stack.depth and s.stack.top().seat == seat:
                total += worth(table, 9, late) + worth(table, 10, late) * clock
            for monk in range(i64(nr.COLOURS)):
                weight = self.belief.weight[monk]
                if seat == viewer:
                    self._weights[at + monk] = weight
                    if monk == own:
                        total += self._worth[monk] + suspected * weight
                    continue
                share = 0.0 if monk == own or rest <= 0.0 else weight / rest
                self._weights[at + monk] = share
                total += share * (self._worth[monk] + suspected * weight)
            self._scores[seat] = total
        spread = table.spread_early + late * (table.spread_late - table.spread_early)
        win_shares(self._scores, spread, s.players, self._shares)

    def _estimate_monks(self, s: RoseState, table: Weights, late: float) -> None:
        """Fill in what it is worth to be each monk."""
        public = s.public
        clock = float(public.clock) / float(nr.HOURS)
        times = 1 if public.event < 0 or public.day > nr.DAYS else today(s).harshness
        by_gain = worth(table, 3, late) + worth(table, 4, late) * clock
        by_tile = worth(table, 11, late)
        by_evidence = worth(table, 1, late)
        by_suspicion = worth(table, 2, late)
        alone = worth(table, 14, late)
        best_tiles(s, self._tile)
        for monk in range(i64(nr.COLOURS)):
            total = by_evidence * float(public.evidence[monk])
            self._gain[monk] = 0.0
            if public.day <= nr.DAYS:
                gain = float(nr.CONVERSION[rank(s, monk)] * times)
                self._gain[monk] = gain
                total += by_suspicion * float(public.suspicion[monk]) + by_gain * gain
            total += by_tile * self._tile[monk]
            if public.where[monk] >= 0 and public.alone(monk):
                total += alone
            self._worth[monk] = total


def worth(table: Weights, feature: i64, late: float) -> float:
    """What a feature is worth, between early and late."""
    return table.early[feature] + late * (table.late[feature] - table.early[feature])


def best_tile(s: RoseState, monk: i64) -> float:
    """NR 3.4: the best tile of a monk's colour where the monk is not."""
    tiles, colours, here = s.public.tiles, nr.TILES.colour, s.public.where[monk]
    best: i64 = 0
    for place in range(i64(nr.PLACES * nr.ROOM)):
        tile = tiles[place]
        if tile >= 0 and colours[tile] == monk and place // nr.ROOM != here:
            best = max(best, nr.TILES.value[tile])
    return float(best)


def best_tiles(s: RoseState, out: vec[float]) -> None:
    """NR 3.4: the best tile of every monk's colour where the monk is not."""
    where, tiles = s.public.where, s.public.tiles
    colours, values = nr.TILES.colour, nr.TILES.value
    for monk in range(i64(nr.COLOURS)):
        out[monk] = 0.0
    for building in range(i64(nr.PLACES)):
        for place in range(building * nr.ROOM, building * nr.ROOM + nr.ROOM):
            if tiles[place] >= 0:
                monk = colours[tiles[place]]
                if where[monk] != building:
                    out[monk] = max(out[monk], float(values[tiles[place]]))
