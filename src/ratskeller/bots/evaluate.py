"""One-step lookahead: evaluate actions in sampled states. Easy, medium and the search use it."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ratskeller.kernel.chance import Rng
from ratskeller.kernel.decision import CHANCE, DRAWN, SIMULTANEOUS, Offers
from ratskeller.kernel.evaluation import MOST_SEATS, Evaluator, win_shares, winner_shares
from ratskeller.kernel.game import Game
from ratskeller.kernel.state import State
from ratskeller.kernel.view import View

MARGIN: Final = 0.1  #: weight of the scores of a finished game; the rest is who won
HALVING_ROUNDS: Final = 8
HALVING_SAMPLES: Final = 2  #: determinizations in each round


class Lookahead:
    """Evaluates positions and actions for all seats.

    `evaluate` and `evaluate_action` fill two buffers by seat: ``values``, the expected share
    of the win, and ``signed_scores``, the expected signed score.
    """

    def __init__(self, evaluator: Evaluator, rng: Rng) -> None:
        self.evaluator = evaluator
        self.rng = rng
        self.signed_scores = vec[float]([0.0] * MOST_SEATS)
        self.values = vec[float]([0.0] * MOST_SEATS)
        self.evaluations: i64 = 0  # positions evaluated so far
        self.turn_steps: i64 = evaluator.STEPS
        self._offers = Offers()
        self._winners = vec[float]([0.0] * MOST_SEATS)

    def evaluate(self, state: State) -> None:
        """Fill the buffers with the evaluation of a position."""
        self.evaluations += 1
        spread = self.evaluator.expected_scores(state, self.rng, self.signed_scores)
        if state.outcome is None:
            win_shares(self.signed_scores, spread, state.players, self.values)
            return
        winner_shares(state, self._winners)
        win_shares(self.signed_scores, 2.0, state.players, self.values)
        for seat in range(state.players):
            self.values[seat] = (1.0 - MARGIN) * self._winners[seat] + MARGIN * self.values[seat]

    def evaluate_action(self, state: State, seat: i64, code: i64) -> None:
        """Fill the buffers with the evaluation of an action.

        If the evaluator asks for it, the seat's turn is played on first.
        """
        child = self.successor(state, seat, code)
        if self.turn_steps > 0:
            child = self.play_turn(child, seat, self.turn_steps)
        self.evaluate(child)

    def successor(self, state: State, seat: i64, code: i64) -> State:
        """A copy of the state after an action, with chance drawn."""
        child = state.clone()
        child.advance(seat, code)
        self.draw_chance(child)
        return child

    def draw_chance(self, state: State) -> None:
        """Draw for chance. Seats that owe an answer to a begun joint decision answer at random."""
        out = self._offers
        stack = state.stack
        while stack.depth:
            top = stack.top()
            if top.kind == DRAWN:
                state.advance(CHANCE, top.draw(state, self.rng, out))
            elif top.kind == SIMULTANEOUS and has_sealed_answer(state):
                seat = top.first_owing(state)
                out.count = 0
                top.offer(state, seat, out)
                state.advance(seat, out.codes[self.rng.below(out.count)])
            else:
                return

    def seal_others(self, state: State, seat: i64) -> None:
        """In a joint decision let all other seats answer at random.

        All actions of the seat then meet the same answers, which reduces the variance of
        their comparison.
        """
        if not state.stack.depth or state.stack.top().kind != SIMULTANEOUS:
            return
        top = state.stack.top()
        out = self._offers
        for other in top.owed_by(state):
            if other != seat:
                out.count = 0
                top.offer(state, other, out)
                state.advance(other, out.codes[self.rng.below(out.count)])

    def play_turn(self, state: State, seat: i64, steps: i64) -> State:
        """Play the seat's turn on: up to ``steps`` greedy choices."""
        out = Offers()
        for _ in range(steps):
            if not state.stack.depth:
                return state
            top = state.stack.top()
            if top.seat != seat:
                return state
            out.count = 0
            top.offer(state, seat, out)
            best: State | None = None
            best_value = -1.0
            for i in range(out.count):
                child = self.successor(state, seat, out.codes[i])
                if out.count == 1:
                    best = child
                    break
                self.evaluate(child)
                if self.values[seat] > best_value:
                    best_value = self.values[seat]
                    best = child
            assert best is not None
            state = best
        return state


def has_sealed_answer(state: State) -> bool:
    """Whether a seat has already answered the present joint decision."""
    for seat in range(state.players):
        if state.sealed[seat] >= 0:
            return True
    return False


class Determinizer:
    """Samples states that are consistent with a view.

    In games with hidden identities, ``use_beliefs`` samples identities from the evaluator's
    belief instead of uniformly.
    """

    def __init__(
        self, game: Game, view: View, evaluator: Evaluator, rng: Rng, use_beliefs: bool = True
    ) -> None:
        assert view.viewer is not None
        self.game: Final = game
        self.view: Final = view
        self.evaluator: Final = evaluator
        self.rng: Final = rng
        self.viewer: i64 = view.viewer
        self.use_beliefs: bool = use_beliefs and evaluator.HIDDEN_IDENTITIES

    def sample(self) -> State:
        """A new determinization, which the caller may change."""
        state = self.game.determinize(self.view, self.rng)
        if self.use_beliefs:
            self.evaluator.sample_identities(state, self.viewer, self.rng)
        return state


class SuccessiveHalving:
    """Compares actions by lookahead, with more samples for the better ones.

    A round evaluates the remaining actions in the same determinizations. The worse half then
    drops out, until two actions remain, the evaluations are spent or all rounds are over.
    """

    def __init__(self, determinizer: Determinizer, lookahead: Lookahead, codes: list[int]) -> None:
        self.determinizer: Final = determinizer
        self.lookahead: Final = lookahead
        self.codes: Final = codes
        self.values: list[float] = [0.0] * len(codes)  # means by action
        self.signed_scores: list[float] = [0.0] * len(codes)
        self.samples: list[int] = [0] * len(codes)

    def run(self, evaluations: int) -> None:
        """Compare until this many positions are evaluated; the last round is completed."""
        lookahead = self.lookahead
        lookahead.evaluations = 0
        remaining = list(range(len(self.codes)))
        for _ in range(HALVING_ROUNDS):
            for _ in range(HALVING_SAMPLES):
                self._evaluate_actions(remaining)
            if lookahead.evaluations >= evaluations:
                return
            if len(remaining) > 2:
                remaining = self.ranked(remaining)[: (len(remaining) + 1) // 2]

    def _evaluate_actions(self, actions: list[int]) -> None:
        """Evaluate each action once, all in one determinization."""
        seat = self.determinizer.viewer
        lookahead = self.lookahead
        state = self.determinizer.sample()
        lookahead.seal_others(state, seat)
        for i in actions:
            lookahead.evaluate_action(state, seat, self.codes[i])
            n = self.samples[i] + 1
            self.samples[i] = n
            self.values[i] += (lookahead.values[seat] - self.values[i]) / n
            self.signed_scores[i] += (lookahead.signed_scores[seat] - self.signed_scores[i]) / n

    def ranked(self, actions: list[int]) -> list[int]:
        """Actions by the number of samples, then by value; the best first."""
        keys = [(-self.samples[i], -self.values[i], i) for i in actions]
        keys.sort()
        return [key[2] for key in keys]


def score_now(determinizer: Determinizer, lookahead: Lookahead, codes: list[int]) -> list[float]:
    """For each action the seat's score right after it, less half of the best other score."""
    seat = determinizer.viewer
    state = determinizer.sample()
    lookahead.seal_others(state, seat)
    evaluator = lookahead.evaluator
    leads: list[float] = []
    for code in codes:
        child = lookahead.successor(state, seat, code)
        best_other = -1000000.0
        for other in range(child.players):
            if other != seat:
                score = evaluator.score_now(child, other)
                if score > best_other:
                    best_other = score
        leads.append(evaluator.score_now(child, seat) - 0.5 * best_other)
    return leads
