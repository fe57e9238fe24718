"""What a game's evaluator tells a net about a decision, beside the observation.

Two things: features of the position (`Evaluator.fill_inputs`), and how good each action looks
right after it, before chance is drawn. Both are computed in a state drawn from a view, always
with the same random numbers, so they are a function of what the viewer knows.
"""

from __future__ import annotations

from typing import Any, Final

from librt.strings import BytesWriter
from librt.vecs import vec
from mypy_extensions import i64

from ratskeller.kernel.chance import Rng
from ratskeller.kernel.decision import SIMULTANEOUS, Offers
from ratskeller.kernel.evaluation import Evaluator
from ratskeller.kernel.game import Game
from ratskeller.kernel.state import State
from ratskeller.kernel.view import View

BEST: Final = 255  #: the mark of the best action
WORST: Final = 1  #: the mark of an action that loses the whole range or more against the best
RANGE: Final = 0.3  #: in win shares, times the number of players
SEED: Final = 1


def policy_input(mark: int) -> float:
    """A mark as an input of a policy: 0 for the best action, -1 for the worst.

    >>> policy_input(BEST), policy_input(WORST)
    (0.0, -1.0)
    """
    return (mark - BEST) / (BEST - WORST)


def mark_of(lost: float, players: int) -> int:
    """The mark of an action that loses a win share against the best.

    >>> mark_of(0.0, 2), mark_of(0.15, 2), mark_of(1.0, 2)
    (255, 1, 1)
    """
    steps = lost * (BEST - WORST) * players / RANGE
    return WORST if steps >= BEST - WORST else BEST - int(steps + 0.5)


class NetInputs:
    """What the evaluator adds to observations of one game with one number of players.

    `fill` appends the features and sets ``marks`` by offer, from `WORST` to `BEST`.
    """

    def __init__(self, game: Game, players: int) -> None:
        self.evaluator: Final[Evaluator[Any, Any]] = game.evaluator().with_memory()
        self.keys: Final = self.evaluator.input_keys(players)
        self.size: i64 = len(self.keys)  #: features
        self._steps: float = (BEST - WORST) * players / RANGE  # marks by win share
        self.blank: Final = bytes(len(self.keys))
        self.marks = vec[i64]([0] * 64)
        self._values = vec[float]([0.0] * 64)
        self._game: Final = game
        self._others: Final = Offers()

    def fill(self, view: View, viewer: i64, offers: Offers, out: BytesWriter) -> None:
        """Append the features for a seat that has to choose, and mark the offers."""
        rng = Rng(SEED)
        state: State = self._game.determinize(view, rng)
        evaluator = self.evaluator
        start = i64(len(out))
        out.write(self.blank)
        evaluator.fill_inputs(state, viewer, out, start)
        count = offers.count
        if count > i64(len(self.marks)):
            self.marks = vec[i64]([0] * (2 * count))
            self._values = vec[float]([0.0] * (2 * count))
        if count < 2:
            self.marks[0] = BEST
            return
        self._seal_others(state, viewer, rng)
        best = -1.0
        for i in range(count):
            value = evaluator.action_value(state, viewer, offers.codes[i])
            self._values[i] = value
            if value > best:
                best = value
        for i in range(count):
            lost = (best - self._values[i]) * self._steps
            self.marks[i] = WORST if lost >= float(BEST - WORST) else BEST - i64(lost + 0.5)

    def _seal_others(self, state: State, viewer: i64, rng: Rng) -> None:
        """In a joint decision let all other seats answer at random, so that it is resolved."""
        top = state.stack.top()
        if top.kind != SIMULTANEOUS:
            return
        out = self._others
        for other in top.owed_by(state):
            if other != viewer:
                out.count = 0
                top.offer(state, other, out)
                state.advance(other, out.codes[rng.below(out.count)])
