"""What players of The Name of the Rose look at: their monk, the clock, and who knows what."""

from __future__ import annotations

import math
from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from ratskeller.games.name_of_the_rose.abbey import (
    CARDS,
    COLOURS,
    CONVERSION,
    DAYS,
    HAND,
    HOURS,
    PAIR,
    PLACES,
    ROOM,
    TILES,
    _read,
)
from ratskeller.games.name_of_the_rose.conversion import rank
from ratskeller.games.name_of_the_rose.events import today
from ratskeller.games.name_of_the_rose.state import MASK, RING, RoseState
from ratskeller.kernel.state import State
from ratskeller.kernel.wisdom import Weights, Wisdom

HUNCH: Final = _read("hunch.toml")


class Hunch:
    """NR 7.1: what everybody can see says who somebody may be.

    A player keeps evidence away from the own monk, and may like to take its tiles.
    """

    def __init__(self) -> None:
        self.per_tile: float = float(HUNCH["per_tile"])
        self.per_evidence: float = float(HUNCH["per_evidence"])
        self.weight = vec[float]([0.0] * COLOURS)
        self._taken = vec[i64]([0] * COLOURS)

    def about(self, s: RoseState, seat: i64) -> float:
        """Fill in how strongly each monk suggests itself, 0 for one shown; returns the sum."""
        taken = self._taken
        for monk in range(i64(COLOURS)):
            taken[monk] = 0
        first = s.held_first[seat]
        for i in range(s.held_count[seat]):
            taken[TILES.colour[s.held[seat * RING + ((first + i) & MASK)]]] += 1
        total = 0.0
        for monk in range(i64(COLOURS)):
            weight = 0.0
            if not s.markers[seat] >> monk & 1:
                for_it = self.per_tile * float(taken[monk])
                weight = math.exp(for_it - self.per_evidence * float(s.evidence[monk]))
            self.weight[monk] = weight
            total += weight
        return total


class RoseWisdom(Wisdom):
    """The own monk's tracks, the day's end, means to act, and the mask."""

    FEATURES: ClassVar[tuple[str, ...]] = (
        "always", "evidence", "suspicion", "rank", "looming", "time_tiles", "event_cards",
        "suspected", "shown", "on_turn", "dusk", "own_tile", "own_cards", "companions",
        "alone",
    )  # fmt: skip
    SIGN: ClassVar[float] = -1.0
    STEPS: ClassVar[int] = 3
    SECRETS: ClassVar[bool] = True

    def __init__(self, weights: dict[int, Weights]) -> None:
        super().__init__(weights)
        self.hunch = Hunch()

    def progress(self, state: State) -> float:
        """NR 3, 4.1: days and hours over."""
        assert isinstance(state, RoseState)
        if state.day == 0:
            return 0.0
        clock = float(state.clock) / float(HOURS)
        done = (float(state.day - 1) + clock) / float(DAYS)
        return done if done < 1.0 else 1.0

    def standing(self, state: State, seat: i64) -> float:
        """NR 5.4: the own monk's evidence, and what suspicion makes of it."""
        assert isinstance(state, RoseState)
        monk = state.identity[seat]
        if monk < 0:
            return 0.0
        cards = 2.0 * float(state.event_cards(seat))
        return -float(state.evidence[monk]) - 0.25 * float(state.suspicion[monk]) - cards

    def likelihood(self, state: State, viewer: i64) -> float:
        """NR 7.2: whether the others' identities fit what they took and spared."""
        assert isinstance(state, RoseState)
        likely = 1.0
        for seat in range(state.players):
            if seat != viewer and state.identity[seat] >= 0:
                total = self.hunch.about(state, seat)
                likely *= self.hunch.weight[state.identity[seat]] / total
        return likely

    def features(self, state: State, seat: i64, out: vec[float]) -> None:
        assert isinstance(state, RoseState)
        s = state
        for i in range(i64(len(out))):
            out[i] = 0.0
        out[0] = 1.0
        monk = s.identity[seat]
        if monk < 0:
            return
        clock = float(s.clock) / float(HOURS)
        out[1] = float(s.evidence[monk])
        if s.day <= DAYS:
            out[2] = float(s.suspicion[monk])
            times = 1 if s.happening < 0 else today(s).harshness()
            gain = float(CONVERSION[rank(s, monk)] * times)
            out[3] = gain
            out[4] = gain * clock
        out[5] = float(s.held_count[seat])
        out[6] = float(s.event_cards(seat))
        total = self.hunch.about(s, seat)
        out[7] = self.hunch.weight[monk] / total
        shown = s.markers[seat]
        while shown:
            shown &= shown - 1
            out[8] += 1.0
        if s.stack and s.stack[-1].seat == seat:
            out[9] = 1.0
            out[10] = clock
        out[11] = best_tile(s, monk)
        for i in range(seat * HAND, seat * HAND + s.hand_size[seat]):
            subject = CARDS.subject[s.hands[i]]
            if subject == PLACES + monk:
                out[12] += 1.0
            elif subject == PAIR:
                out[13] += 1.0
        if s.where[monk] >= 0 and s.alone(monk):
            out[14] = 1.0


def best_tile(s: RoseState, monk: i64) -> float:
    """NR 3.4: the best tile of a monk's colour where the monk is not."""
    best: i64 = 0
    for place in range(i64(PLACES * ROOM)):
        tile = s.tiles[place]
        if tile < 0 or TILES.colour[tile] != monk or s.where[monk] == place // ROOM:
            continue
        if TILES.value[tile] > best:
            best = TILES.value[tile]
    return float(best)
