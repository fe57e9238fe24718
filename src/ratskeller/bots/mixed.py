"""The search of `hard` with a net beside the evaluator, for nets that do not yet surpass it.

A new node is expanded by one-step lookahead as in `Search`, and the net is asked about it as
well. Priors, first values and results of simulations are weighted means of both, so the search
is that of `hard` where the net counts for nothing.
"""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ratskeller.bots.guided import BelievingDeterminizer
from ratskeller.bots.identities import IdentitySearch
from ratskeller.bots.search import Search
from ratskeller.bots.tree import Node
from ratskeller.evaluation.policy_value import PolicyValue
from ratskeller.kernel.chance import Rng
from ratskeller.kernel.decision import Offers
from ratskeller.kernel.evaluation import Evaluator
from ratskeller.kernel.game import Game
from ratskeller.kernel.state import State
from ratskeller.kernel.view import View


def policy_bonus(prior: float, weight: float) -> float:
    """What the policy adds to the value of an action of the root; 0 is the most."""
    return weight * math.log(prior)


class NetMix:
    """A net and its weights: in the priors of a node and in values."""

    def __init__(self, net: PolicyValue, policy_share: float, value_share: float) -> None:
        self.net: Final = net
        self.policy_share: float = policy_share
        self.value_share: float = value_share

    def into_node(self, node: Node, view: View, seat: i64, offers: Offers, baseline: float) -> None:
        """Ask the net about a node whose edges are the offers, and mix its answer in."""
        net = self.net
        net.evaluate(view, seat, offers)
        total = 0.0
        for edge in range(node.count):
            total += node.prior[edge]
        value = self.win_share(seat) - baseline
        for edge in range(node.count):
            prior = node.prior[edge]  # not normalised, and edges may be added later
            node.prior[edge] = prior + self.policy_share * (total * net.priors[edge] - prior)
            node.value_sum[edge] += self.value_share * (value - node.value_sum[edge])

    def value(self, seat: i64, evaluated: float) -> float:
        """The mean of an evaluation and the net's last value for a seat."""
        return evaluated + self.value_share * (self.win_share(seat) - evaluated)

    def win_share(self, seat: i64) -> float:
        """About how often a seat wins by the net's last values, as the evaluator counts."""
        players = float(self.net.players)
        return ((2.0 * self.net.values[seat] - 1.0) * (players - 1.0) + 1.0) / players


class MixedSearch(Search):
    """The search with a net beside the evaluator."""

    def __init__(self, game: Game, view: View, evaluator: Evaluator, rng: Rng, mix: NetMix) -> None:
        super().__init__(game, view, evaluator, rng)
        self.mix: Final = mix
        self.view: Final = view

    def _evaluate_root(self) -> None:
        super()._evaluate_root()
        self.mix.into_node(self.root, self.view, self.viewer, self._offers, 0.0)

    def _expand(self, node: Node, state: State, seat: i64, leaf: bool) -> None:
        super()._expand(node, state, seat, leaf)
        if leaf:
            view = state.view_of(int(seat))
            self.mix.into_node(node, view, seat, self._offers, self._baseline[seat])
            for other in range(state.players):
                self._values[other] = self.mix.value(other, self._values[other])

    def _evaluate(self, state: State) -> None:
        super()._evaluate(state)
        if state.outcome is not None:
            self.mix.net.finish(state)
            for seat in range(state.players):
                self._values[seat] = self.mix.value(seat, self._values[seat])


class MixedIdentitySearch(IdentitySearch):
    """The same in games with hidden identities, where the net is asked about the root alone.

    Its values would not be comparable: it judges a position from one seat's view, the evaluator
    with all identities known, and a simulation may end at any seat's turn. So the evaluator alone
    gives the results of simulations, and the root ranks actions by value plus the weighted
    logarithm of the net's policy: a search regularised towards a policy, as in piKL (Jacob and
    others, 2022). The weight does not fade, because what the net corrects are errors of the
    evaluator, which more simulations do not remove.
    """

    def __init__(
        self,
        game: Game,
        view: View,
        evaluator: Evaluator,
        rng: Rng,
        net: PolicyValue,
        policy_weight: float,
    ) -> None:
        super().__init__(game, view, evaluator, rng)
        self.net: Final = net
        self.view: Final = view
        self.policy_weight: float = policy_weight
        self.determinizer = BelievingDeterminizer(game, view, evaluator, rng, net)
        self._policy = vec[float]()  # of the root, by edge

    def _evaluate_root(self) -> None:
        super()._evaluate_root()
        self.net.evaluate(self.view, self.viewer, self._offers)
        for edge in range(self.root.count):
            self._policy = append(self._policy, self.net.priors[edge])

    def _ranked(self, edges: list[int]) -> list[int]:
        """Edges of the root by value and policy, the best first."""
        keys: list[tuple[float, int]] = []
        for edge in edges:
            bonus = policy_bonus(self._policy[edge], self.policy_weight)
            keys.append((-(self.root.mean_value(edge) + bonus), edge))
        keys.sort()
        return [key[1] for key in keys]


def make_mixed_search(
    game: Game,
    view: View,
    evaluator: Evaluator,
    rng: Rng,
    net: PolicyValue,
    policy_share: float,
    value_share: float,
    policy_weight: float,
) -> Search:
    """The mixed search that suits a game."""
    if evaluator.HIDDEN_IDENTITIES:
        return MixedIdentitySearch(game, view, evaluator, rng, net, policy_weight)
    return MixedSearch(game, view, evaluator, rng, NetMix(net, policy_share, value_share))
