"""The bot that plays by a trained net alone, without a search."""

from __future__ import annotations

from collections.abc import Sequence

from ratskeller.bots.base import BaseBot, Budget, Evaluation, RngSource
from ratskeller.bots.evaluate import Determinizer, Lookahead
from ratskeller.evaluation.net import Net, game_net
from ratskeller.evaluation.policy_value import PolicyValue
from ratskeller.evaluation.weights import Weights
from ratskeller.kernel import Choice, Game, View
from ratskeller.kernel.decision import Offers
from ratskeller.kernel.evaluation import Evaluator

MARGIN_SCALE = 15.0  #: of nets that do not tell theirs


def win_share(value: float, players: int) -> float:
    """About how often a seat wins that the net gives this value.

    >>> win_share(0.5, 2), win_share(0.5, 4), win_share(1.0, 4)
    (0.5, 0.25, 1.0)
    """
    reward = 2.0 * value - 1.0
    return min(1.0, max(0.0, (reward * (players - 1) + 1.0) / players))


class NetBot(BaseBot):
    """A bot with a net: the one that comes with the game, unless another is given."""

    def __init__(
        self,
        game: Game,
        rng: RngSource = None,
        budget: Budget | None = None,
        evaluator: Evaluator | None = None,
        net: tuple[Weights, Net] | None = None,
    ) -> None:
        self.weights, self._net = net or game_net(game)
        super().__init__(game, rng, budget, evaluator)
        self._by_players: dict[int, PolicyValue] = {}
        self._offers = Offers()

    def policy_value(self, players: int) -> PolicyValue:
        """The net for a number of players."""
        if players not in self._by_players:
            scale = float(self.weights.meta.get("margin_scale", MARGIN_SCALE))
            with_evaluator = self.weights.layout.with_evaluator
            self._by_players[players] = PolicyValue(
                self._net, self.game, players, scale, with_evaluator
            )
        return self._by_players[players]

    def probabilities(self, view: View, choices: Sequence[Choice]) -> list[float]:
        """How likely the policy makes each choice; fills the values of the net as well."""
        assert view.viewer is not None
        offers = self._offers
        offers.count = 0
        for choice in choices:
            offers.add(choice.code)
        net = self.policy_value(int(view.players))
        net.evaluate(view, view.viewer, offers)
        return [net.priors[i] for i in range(len(choices))]


class ExpertBot(NetBot):
    """Takes the most likely choice of the policy."""

    def choose(self, view: View, choices: Sequence[Choice]) -> Choice:
        if len(choices) == 1:
            return choices[0]
        if self.stalls(view):
            return choices[self.rng.below(len(choices))]
        shares = self.probabilities(view, choices)
        return choices[shares.index(max(shares))]

    def evaluate(self, view: View, choices: Sequence[Choice]) -> list[Evaluation]:
        """The choices by probability. Scores are those of the static evaluation."""
        assert view.viewer is not None
        shares = self.probabilities(view, choices)
        value = self.policy_value(int(view.players)).values[view.viewer]
        share = win_share(value, int(view.players))
        scores = self._scores(view, choices)
        order = sorted(range(len(choices)), key=lambda i: -shares[i])
        return [Evaluation(choices[i], share, scores[i], shares[i]) for i in order]

    def _scores(self, view: View, choices: Sequence[Choice]) -> list[float]:
        lookahead = Lookahead(self.evaluator, self.rng)
        determinizer = Determinizer(self.game, view, self.evaluator, self.rng)
        state = determinizer.sample()
        lookahead.seal_others(state, determinizer.viewer)
        scores = []
        for choice in choices:
            lookahead.evaluate_action(state, determinizer.viewer, choice.code)
            score = lookahead.signed_scores[determinizer.viewer]
            scores.append(self.game.score_sign * score)
        return scores
