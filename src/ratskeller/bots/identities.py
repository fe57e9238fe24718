"""The search in games with hidden identities, such as The Name of the Rose.

Three things differ from the plain search:

- A simulation ends where another seat's turn begins. That seat's action depends on its beliefs;
  evaluating the position was measured to be stronger than modelling the action.
- In a joint decision the other seats do not learn from the statistics of the tree: all its
  determinizations share the viewer's true identity, which those seats do not know. They draw an
  answer from a softmax over their own evaluations, in states sampled from their own beliefs.
- Subtract a per-determinization baseline: how favourable a determinization is depends on the
  sampled identities and says nothing about the actions.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ratskeller.bots.search import Search
from ratskeller.bots.tree import Node, softmax_weight
from ratskeller.kernel.chance import Rng
from ratskeller.kernel.decision import SIMULTANEOUS
from ratskeller.kernel.evaluation import MOST_SEATS, Evaluator
from ratskeller.kernel.game import Game
from ratskeller.kernel.state import State
from ratskeller.kernel.view import View

OPPONENT_TEMPERATURE: Final = 1 / 40  #: of the softmax by which other seats answer
OPPONENT_SAMPLES: Final = 3  #: states in which another seat evaluates its answers


class IdentitySearch(Search):
    """The search with an opponent model and a baseline."""

    def __init__(self, game: Game, view: View, evaluator: Evaluator, rng: Rng) -> None:
        super().__init__(game, view, evaluator, rng)
        self.opponent_temperature: float = OPPONENT_TEMPERATURE
        self._mean_baseline = vec[float]([0.0] * MOST_SEATS)

    def _set_mean_baseline(self, states: list[State]) -> None:
        """Average the evaluations of the root's determinizations."""
        for state in states:
            self.lookahead.evaluate(state)
            for seat in range(state.players):
                self._mean_baseline[seat] += self.lookahead.values[seat] / float(len(states))

    def _set_baseline(self, state: State) -> None:
        """How much better than the mean the determinization is for each seat."""
        self.lookahead.evaluate(state)
        for seat in range(state.players):
            self._baseline[seat] = self.lookahead.values[seat] - self._mean_baseline[seat]

    def _temperature(self, seat: i64) -> float:
        return self.prior_temperature if seat == self.viewer else self.opponent_temperature

    def _step(self, node: Node, state: State, seat: i64) -> Node | None:
        if seat == self.viewer:
            return super()._step(node, state, seat)
        if state.stack.top().kind != SIMULTANEOUS:
            self._evaluate(state)
            return None
        if node.samples < OPPONENT_SAMPLES:
            self._sample_answers(node, state, seat)
            self._offer(state, seat)
        self._expand(node, state, seat, False)
        edge = node.sample(self._legal, self._offers.count, self.rng)
        state.advance(seat, node.codes[edge])
        return node.child(edge, True, seat)

    def _sample_answers(self, node: Node, state: State, seat: i64) -> None:
        """Evaluate the answers of another seat in a state sampled from its belief.

        Only identities are sampled again. Hands stay: they matter little here.
        """
        lookahead = self.lookahead
        imagined = state.clone()
        lookahead.evaluator.sample_identities(imagined, seat, self.rng)
        lookahead.seal_others(imagined, seat)
        self._offer(imagined, seat)
        node.samples += 1
        for i in range(self._offers.count):
            code = self._offers.codes[i]
            lookahead.evaluate_action(imagined, seat, code)
            value = lookahead.values[seat]
            edge = node.find(code, i)
            if edge < 0:
                prior = softmax_weight(value, self.opponent_temperature)
                node.add(code, value, prior, 0.0)
            else:
                node.refine(edge, value, node.samples, self.opponent_temperature)


def make_search(game: Game, view: View, evaluator: Evaluator, rng: Rng) -> Search:
    """The search that suits a game."""
    if evaluator.HIDDEN_IDENTITIES:
        return IdentitySearch(game, view, evaluator, rng)
    return Search(game, view, evaluator, rng)
