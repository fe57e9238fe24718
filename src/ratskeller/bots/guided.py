"""The search guided by a net: its policy is the prior, its values evaluate the leaves.

A new node costs one question to the net, from the view of the seat that acts there in the
determinization at hand. An action that nobody has tried yet is as good as its node.

At the root sequential halving ranks the actions by value and prior together, as Gumbel AlphaZero
does (Danihelka and others, 2022): the prior counts for less the more visits there are.
"""

from __future__ import annotations

import math
from typing import Final

from librt.strings import BytesWriter
from librt.vecs import vec
from mypy_extensions import i64

from ratskeller.bots.evaluate import Determinizer
from ratskeller.bots.search import Search
from ratskeller.bots.tree import Node
from ratskeller.evaluation.policy_value import PolicyValue
from ratskeller.kernel.chance import Rng
from ratskeller.kernel.evaluation import Evaluator
from ratskeller.kernel.game import Game
from ratskeller.kernel.state import State
from ratskeller.kernel.view import View

C_PUCT: Final = 0.6  #: weight of exploration
NET_SHARE: Final = 1.0  #: weight of the net in the value of a leaf; the rest is the evaluator's
PRIOR_SCALE: Final = 10.0  #: logarithm of the prior that is worth as much as a win, unvisited
PRIOR_VISITS: Final = 50.0  #: visits after which it is worth half of that
BELIEF_CANDIDATES: Final = 6  #: determinizations of which the belief of the net draws one


def prior_bonus(prior: float, visits: float, scale: float, prior_visits: float) -> float:
    """What the prior of an action adds to its value after some visits; 0 is the most."""
    return math.log(prior) / (scale * (1.0 + visits / prior_visits))


class GuidedSearch(Search):
    """The search for one decision of one seat, guided by a net."""

    def __init__(
        self, game: Game, view: View, evaluator: Evaluator, rng: Rng, net: PolicyValue
    ) -> None:
        super().__init__(game, view, evaluator, rng)
        self.net: Final = net
        self.view: Final = view
        self.c_puct = C_PUCT
        self.net_share: float = NET_SHARE
        self.prior_visits: float = PRIOR_VISITS
        self.prior_scale: float = PRIOR_SCALE

    def _evaluate_root(self) -> None:
        """Expand the root by the net's policy for the view itself."""
        state = self.determinizer.sample()
        self._offer(state, self.viewer)
        self._ask(self.view, self.viewer)
        self._mix(state)
        score = self.lookahead.signed_scores[self.viewer]
        for i in range(self._offers.count):
            value = self.net.values[self.viewer]
            self.root.add(self._offers.codes[i], value, self.net.priors[i], score)

    def _ranked(self, edges: list[int]) -> list[int]:
        """Edges of the root by value and prior, the best first."""
        root = self.root
        most = 0
        for edge in edges:
            most = max(most, int(root.visits[edge]))
        keys: list[tuple[float, int]] = []
        for edge in edges:
            bonus = prior_bonus(root.prior[edge], float(most), self.prior_scale, self.prior_visits)
            keys.append((-(root.mean_value(edge) + bonus), edge))
        keys.sort()
        return [key[1] for key in keys]

    def improved_policy(self) -> list[tuple[int, float]]:
        """The root's actions by code with the probabilities that the net should have given.

        The logarithms of the priors plus the values, weighed as the root ranks them (the completed
        Q-values of Gumbel AlphaZero). Visits say less: halving gives all candidates the same at
        first, whatever was found out about them. An action without a visit is as good as the root.
        """
        root = self.root
        most = 0
        for edge in range(root.count):
            most = max(most, int(root.visits[edge]))
        weight = self.prior_scale * (1.0 + float(most) / self.prior_visits)
        logits = [
            math.log(root.prior[edge]) + weight * root.mean_value(edge)
            for edge in range(root.count)
        ]
        highest = max(logits)
        odds = [math.exp(logit - highest) for logit in logits]
        total = sum(odds)
        return [(int(root.codes[edge]), odds[edge] / total) for edge in range(root.count)]

    def _expand(self, node: Node, state: State, seat: i64, leaf: bool) -> None:
        """Fill `_legal` with the edges of the offers; ask the net if some are missing."""
        offers = self._offers
        asked = False
        for i in range(offers.count):
            code = offers.codes[i]
            edge = node.find(code, i)
            if edge < 0:
                if not asked:
                    asked = True
                    self._ask(state.view_of(int(seat)), seat)
                    if leaf:
                        self._mix(state)
                        self._keep_evaluation(state.players)
                edge = node.count
                value = self.net.values[seat] - self._baseline[seat]
                node.add(code, value, self.net.priors[i], 0.0)
            self._legal[i] = edge

    def _ask(self, view: View, seat: i64) -> None:
        self.net.evaluate(view, seat, self._offers)

    def _mix(self, state: State) -> None:
        """Evaluate the position, and mix the values of the net with those of the evaluator."""
        lookahead = self.lookahead
        lookahead.evaluate(state)
        for seat in range(state.players):
            net = self.net.values[seat]
            mixed = net + (1.0 - self.net_share) * (lookahead.values[seat] - net)
            self.net.values[seat] = mixed
            lookahead.values[seat] = mixed

    def _evaluate(self, state: State) -> None:
        if state.outcome is None:  # only at the greatest depth
            super()._evaluate(state)
            return
        self.lookahead.evaluate(state)
        self.net.finish(state)
        for seat in range(state.players):
            self.lookahead.values[seat] = self.net.values[seat]
        self._keep_evaluation(state.players)


class BelievingDeterminizer(Determinizer):
    """Samples identities from the evaluator's belief and the net's together.

    Of some determinizations by the evaluator's belief one is drawn, with weights by the net's.
    """

    def __init__(
        self, game: Game, view: View, evaluator: Evaluator, rng: Rng, net: PolicyValue
    ) -> None:
        super().__init__(game, view, evaluator, rng)
        self._encoder: Final = net.encoder
        self._belief = vec[float](net.belief(view))
        self._classes: i64 = i64(len(self._belief)) // net.players
        self._hidden: Final = BytesWriter()

    def sample(self) -> State:
        chosen = super().sample()
        if self._classes == 0:
            return chosen
        total = self._weight(chosen)
        for _ in range(BELIEF_CANDIDATES - 1):
            state = super().sample()
            weight = self._weight(state)
            total += weight
            if total * float(self.rng.below(1 << 30)) < weight * float(1 << 30):
                chosen = state
        return chosen

    def _weight(self, state: State) -> float:
        """How likely the net holds the identities of a state."""
        hidden = self._hidden
        hidden.truncate(0)
        self._encoder.fill_hidden(state, self.viewer, hidden)
        weight = 1.0
        for place in range(1, i64(len(hidden))):
            id = i64(hidden[place])
            if id > 0:
                weight *= self._belief[place * self._classes + id - 1]
        return weight


class GuidedIdentitySearch(GuidedSearch):
    """The guided search in games with hidden identities.

    Other seats choose by the policy of the net, from what they themselves know, and not by the
    statistics of the tree: all determinizations share the viewer's true identity. A simulation
    ends at the viewer's next turn, where the net evaluates the position from the viewer's view.
    """

    def __init__(
        self, game: Game, view: View, evaluator: Evaluator, rng: Rng, net: PolicyValue
    ) -> None:
        super().__init__(game, view, evaluator, rng, net)
        self.determinizer = BelievingDeterminizer(game, view, evaluator, rng, net)
        self._others_acted = False

    def simulate(self, state: State, root_edge: i64) -> None:
        self._others_acted = False
        super().simulate(state, root_edge)

    def _step(self, node: Node, state: State, seat: i64) -> Node | None:
        if seat != self.viewer:
            self._others_acted = True
            self._ask(state.view_of(int(seat)), seat)
            state.advance(seat, self._offers.codes[self._sampled()])
            return node
        if self._others_acted:
            self._ask(state.view_of(int(seat)), seat)
            self._mix(state)
            self._keep_evaluation(state.players)
            return None
        return super()._step(node, state, seat)

    def _sampled(self) -> i64:
        """An offer drawn from the policy."""
        left = float(self.rng.below(1 << 30)) / float(1 << 30)
        count = self._offers.count
        for i in range(count):
            left -= self.net.priors[i]
            if left < 0.0:
                return i
        return count - 1


def make_guided_search(
    game: Game, view: View, evaluator: Evaluator, rng: Rng, net: PolicyValue
) -> GuidedSearch:
    """The guided search that suits a game."""
    if evaluator.HIDDEN_IDENTITIES:
        return GuidedIdentitySearch(game, view, evaluator, rng, net)
    return GuidedSearch(game, view, evaluator, rng, net)
