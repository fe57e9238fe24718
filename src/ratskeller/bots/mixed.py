"""The search of `hard` with a net beside the evaluator, for nets that do not yet surpass it.

A new node is expanded by one-step lookahead as in `Search`, and the net is asked about it as
well. Priors, first values and results of simulations are weighted means of both, so the search
is that of `hard` where the net counts for nothing.
"""

from __future__ import annotations

from typing import Final

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
    """The same in games with hidden identities: at the viewer's own decisions alone."""

    def __init__(self, game: Game, view: View, evaluator: Evaluator, rng: Rng, mix: NetMix) -> None:
        super().__init__(game, view, evaluator, rng)
        self.mix: Final = mix
        self.view: Final = view
        self.determinizer = BelievingDeterminizer(game, view, evaluator, rng, mix.net)

    def _evaluate_root(self) -> None:
        super()._evaluate_root()
        self.mix.into_node(self.root, self.view, self.viewer, self._offers, 0.0)

    def _expand(self, node: Node, state: State, seat: i64, leaf: bool) -> None:
        super()._expand(node, state, seat, leaf)
        if leaf and seat == self.viewer:
            view = state.view_of(int(seat))
            self.mix.into_node(node, view, seat, self._offers, self._baseline[seat])
            self._values[seat] = self.mix.value(seat, self._values[seat])


def make_mixed_search(
    game: Game,
    view: View,
    evaluator: Evaluator,
    rng: Rng,
    net: PolicyValue,
    policy_share: float,
    value_share: float,
) -> Search:
    """The mixed search that suits a game."""
    mix = NetMix(net, policy_share, value_share)
    if evaluator.HIDDEN_IDENTITIES:
        return MixedIdentitySearch(game, view, evaluator, rng, mix)
    return MixedSearch(game, view, evaluator, rng, mix)
