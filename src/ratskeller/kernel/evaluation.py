"""The static evaluation of positions, for bots.

A game names features of a position. ``data/weights.toml`` holds what each feature is worth, by
number of players, early and late in the game; ``ratskeller tune`` finds the weights. A game
without an evaluator still has bots: they evaluate a position by a random playout.

A signed score is `Game.score_sign` times a score: more is always better.
"""

from __future__ import annotations

import math
from functools import cache
from pathlib import Path
from typing import Any, ClassVar, Final, Generic, cast

from librt.strings import BytesWriter
from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8
from typing_extensions import TypeVar

from ratskeller.kernel.chance import Rng
from ratskeller.kernel.data import read_toml
from ratskeller.kernel.playout import playout
from ratskeller.kernel.state import State
from ratskeller.kernel.view import View

MOST_SEATS: Final = 8
INPUT_SCALE: Final = 8.0  #: of a feature as an input of a net
INPUT_HIGH: Final = 255.0

S = TypeVar("S", bound=State, default=State)
V = TypeVar("V", bound=View, default=View)


class Weights:
    """The worth of each feature for one number of players; the sum is an expected score.

    ``spread`` is the scale of the error of such a forecast, early and late. It turns a lead
    into a probability to win.
    """

    def __init__(self, early: list[float], late: list[float], spread: list[float]) -> None:
        self.early = vec[float](early)
        self.late = vec[float](late)
        self.spread_early = spread[0]
        self.spread_late = spread[1]


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluator(Generic[S, V]):
    """Evaluates positions. Games subclass it with their features."""

    FEATURES: ClassVar[tuple[str, ...]] = ()
    STEPS: ClassVar[int] = 0  #: choices to play on in the same turn before evaluating an action
    HIDDEN_IDENTITIES: ClassVar[bool] = False  #: whether seats have hidden identities to infer

    def __init__(self, weights: dict[int, Weights]) -> None:
        self.weights: Final = weights
        self._at: list[Weights] = []  # by players; a number without weights takes the nearest
        if weights:
            for players in range(MOST_SEATS + 1):
                nearest = min(weights, key=lambda known: abs(known - players))
                self._at.append(weights[nearest])
        self._row = vec[float]([0.0] * len(self.FEATURES))
        self._worth_now = vec[float]([0.0] * len(self.FEATURES))
        self._has_features: bool = len(self.FEATURES) > 0
        self._scores = vec[float]([0.0] * MOST_SEATS)
        self._shares = vec[float]([0.0] * MOST_SEATS)

    def progress(self, state: S) -> float:
        """How much of the game is over, from 0 to 1."""
        return 0.0

    def features(self, state: S, seat: i64, out: vec[float]) -> None:
        """Fill in the features of a position for one seat, in the order of `FEATURES`."""

    def begin(self, out: vec[float]) -> None:
        """Fill in 1 for the first feature, which every position has, and 0 for the others."""
        for i in range(i64(len(out))):
            out[i] = 0.0
        out[0] = 1.0

    def score_now(self, state: S, seat: i64) -> float:
        """A seat's signed score if the game stopped here."""
        return 0.0

    def sample_identities(self, state: S, viewer: i64, rng: Rng) -> None:
        """Replace the other seats' identities by a sample of the viewer's belief.

        Called only if `HIDDEN_IDENTITIES` is set.
        """

    def with_memory(self) -> Evaluator[S, V]:
        """This evaluator with beliefs that also use each player's past actions."""
        return self

    def is_stalling(self, view: V) -> bool:
        """Whether the game has lasted so long that bots should leave their usual play.

        For games whose rules allow endless play.
        """
        return False

    def expected_scores(self, state: S, rng: Rng, out: vec[float]) -> float:
        """Fill in the signed score each seat can expect at the end; return its spread."""
        outcome = state.outcome
        if outcome is None and not self._has_features:
            other = state.clone()
            playout(other, rng)
            outcome = other.outcome
        if outcome is not None:
            scores = outcome.scores
            sign = state.game.score_sign
            for seat in range(state.players):
                out[seat] = sign * float(scores[seat])
            return 1.0
        weights = self._at[state.players]
        late = self.progress(state)
        worth = self._worth_at(weights, late)
        row = self._row
        size = i64(len(row))
        for seat in range(state.players):
            self.features(state, seat, row)
            total = 0.0
            for i in range(size):
                total += row[i] * worth[i]
            out[seat] = total
        return (1.0 - late) * weights.spread_early + late * weights.spread_late

    def _worth_at(self, weights: Weights, late: float) -> vec[float]:
        """The worth of each feature at some point of the game."""
        early_worth, late_worth, worth = weights.early, weights.late, self._worth_now
        early = 1.0 - late
        for i in range(i64(len(worth))):
            worth[i] = early * early_worth[i] + late * late_worth[i]
        return worth

    # -- for nets ----------------------------------------------------------------

    def input_keys(self, players: int) -> list[tuple[str, int, int]]:
        """What `fill_inputs` writes: a name and two indexes for each place.

        Places with the same key mean the same with another number of players. By default it is
        every feature of every seat, the viewer first, positive and negative parts apart, and
        the win share of every seat.
        """
        if not self.FEATURES:
            return []
        keys = [("share", place, 0) for place in range(players)]
        for place in range(players):
            for name in self.FEATURES:
                keys += [(name, place, 0), (name, place, 1)]
        return keys

    def tuning(self) -> list[float]:
        """Every tuned number that `fill_inputs` and `action_value` depend on.

        A net is trained with them, and of no use with others.
        """
        found: list[float] = []
        for players in sorted(self.weights):
            weights = self.weights[players]
            for i in range(i64(len(weights.early))):
                found.append(weights.early[i])
                found.append(weights.late[i])
            found.append(weights.spread_early)
            found.append(weights.spread_late)
        return found

    def fill_inputs(self, state: S, viewer: i64, out: BytesWriter, start: i64) -> None:
        """Write the features of a position, from what the viewer knows, into blank places."""
        players = state.players
        row = self._row
        size = i64(len(row))
        if size == 0:
            return
        weights = self._at[players]
        late = self.progress(state)
        worth = self._worth_at(weights, late)
        at = start + players
        for place in range(players):
            seat = viewer + place
            if seat >= players:
                seat -= players
            self.features(state, seat, row)
            total = 0.0
            for i in range(size):
                total += row[i] * worth[i]
                put_signed(out, at, row[i] * INPUT_SCALE)
                at += 2
            self._scores[place] = total
        spread = (1.0 - late) * weights.spread_early + late * weights.spread_late
        win_shares(self._scores, spread, players, self._shares)
        for place in range(players):
            put_signed(out, start + place, self._shares[place] * INPUT_HIGH)

    def action_value(self, state: S, viewer: i64, code: i64) -> float:
        """The viewer's share of the win right after an action, by what the viewer knows."""
        child = state.clone()
        child.advance(viewer, code)
        return self.outlook(cast(S, child), viewer)

    def outlook(self, state: S, viewer: i64) -> float:
        """The viewer's share of the win, by what the viewer knows."""
        if state.outcome is not None:
            winner_shares(state, self._shares)
            return self._shares[viewer]
        spread = self.expected_scores(state, Rng(0), self._scores)
        win_shares(self._scores, spread, state.players, self._shares)
        return self._shares[viewer]


def put_signed(out: BytesWriter, at: i64, value: float) -> None:
    """Write a number up to 255, one that is negative into the next place."""
    if value < 0.0:
        at += 1
        value = -value
    if value > INPUT_HIGH:
        value = INPUT_HIGH
    if value >= 0.5:
        out[at] = u8(i64(value + 0.5))


def win_shares(signed_scores: vec[float], spread: float, players: i64, out: vec[float]) -> None:
    """The probability of each seat to win, from expected signed scores and their spread."""
    best = signed_scores[0]
    for seat in range(1, players):
        if signed_scores[seat] > best:
            best = signed_scores[seat]
    total = 0.0
    for seat in range(players):
        out[seat] = math.exp((signed_scores[seat] - best) / spread)
        total += out[seat]
    for seat in range(players):
        out[seat] /= total


def winner_shares(state: State, out: vec[float]) -> None:
    """Each seat's share of the win in a finished game."""
    outcome = state.outcome
    assert outcome is not None
    for seat in range(state.players):
        out[seat] = 0.0
    winners = outcome.winners
    part = 1.0 / float(len(winners))
    for winner in winners:
        out[winner] = part


def find_weights(
    folder: Path, features: tuple[str, ...], tables: dict[str, Any] | None
) -> dict[int, Weights]:
    """The given weights, or those of ``data/weights.toml``, by number of players."""
    if tables is not None:
        return weights_of(tables, features)
    path = folder / "data" / "weights.toml"
    return _read_weights(path, path.stat().st_mtime_ns, features) if path.exists() else {}


@cache
def _read_weights(path: Path, changed: int, features: tuple[str, ...]) -> dict[int, Weights]:
    """The weights of a file, read again if it has changed: every bot asks for them."""
    return weights_of(read_toml(path)["players"], features)


def weights_of(tables: dict[str, Any], features: tuple[str, ...]) -> dict[int, Weights]:
    """Weights from plain data: ``spread`` and ``worth``; a missing feature is worth 0."""
    found: dict[int, Weights] = {}
    for players, table in tables.items():
        worth: dict[str, list[float]] = table["worth"]
        unknown = set(worth) - set(features)
        if unknown:
            raise ValueError(f"weights for unknown features: {', '.join(sorted(unknown))}")
        pairs = [worth.get(name, [0.0, 0.0]) for name in features]
        early = [float(pair[0]) for pair in pairs]
        late = [float(pair[1]) for pair in pairs]
        found[int(players)] = Weights(early, late, [float(x) for x in table["spread"]])
    return found
