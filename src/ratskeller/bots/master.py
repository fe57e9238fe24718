"""The bot that searches with a trained net."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from ratskeller.bots.base import Budget, Evaluation, RngSource
from ratskeller.bots.expert import NetBot, win_share
from ratskeller.bots.guided import (
    PRIOR_SCALE,
    PRIOR_VISITS,
    make_guided_search,
    prior_bonus,
)
from ratskeller.bots.hard import HardBot
from ratskeller.bots.mixed import make_mixed_search, policy_bonus
from ratskeller.bots.search import Search
from ratskeller.evaluation.net import Net
from ratskeller.evaluation.weights import Weights
from ratskeller.kernel import Choice, Game, Rng, View
from ratskeller.kernel.evaluation import Evaluator


@dataclass(frozen=True)
class Shares:
    """How much a game's net counts beside its evaluator; ``data/search.toml`` of the game.

    If both are 1 the evaluator is not asked, which is faster. With hidden identities the weight
    of the policy's logarithm at the root counts instead, times the even share of the win.
    """

    policy: float = 1.0
    value: float = 1.0
    weight: float = 0.0


@cache
def shares_of(game: Game) -> Shares:
    """The shares of the net that comes with a game."""
    path = game.folder / "data" / "search.toml"
    if not path.exists():
        return Shares()
    table = tomllib.loads(path.read_text(encoding="utf-8"))
    return Shares(
        float(table.get("policy_share", 0.0)),
        float(table.get("value_share", 0.0)),
        float(table.get("policy_weight", 0.0)),
    )


class MasterBot(HardBot, NetBot):
    """Searches like `HardBot` with a net; by default for one second."""

    def __init__(
        self,
        game: Game,
        rng: RngSource = None,
        budget: Budget | None = None,
        evaluator: Evaluator | None = None,
        net: tuple[Weights, Net] | None = None,
        shares: Shares | None = None,
    ) -> None:
        NetBot.__init__(self, game, rng, budget, evaluator, net)
        HardBot.__init__(self, game, self.rng, budget, self.evaluator)
        self.shares = shares or shares_of(game)
        self._priors: dict[Choice, float] = {}
        self._weight = 0.0  # of the policy's logarithm, with so many players

    def evaluate(self, view: View, choices: Sequence[Choice]) -> list[Evaluation]:
        """Evaluate every choice, by value and prior as the search ranks the root."""
        found = self.probabilities(view, choices)
        self._priors = dict(zip(choices, found, strict=True))
        ranked = super().evaluate(view, choices)
        if not self._guided:
            return ranked
        for evaluation in ranked:
            evaluation.win_share = win_share(evaluation.win_share, int(view.players))
        return ranked

    def share_of(self, value: float, players: int) -> float:
        """The share of the win; a guided search counts in rewards."""
        if not self._guided:
            return value
        return ((2.0 * value - 1.0) * (players - 1) + 1.0) / players

    @property
    def _guided(self) -> bool:
        return self.shares == Shares()

    def bonus(self, evaluation: Evaluation) -> float:
        if not self._guided:
            return policy_bonus(self._priors[evaluation.choice], self._weight)
        visits = evaluation.visit_share * self.iterations
        return prior_bonus(self._priors[evaluation.choice], visits, PRIOR_SCALE, PRIOR_VISITS)

    def make_search(self, view: View, rng: Rng) -> Search:
        """The search that the shares ask for."""
        net = self.policy_value(int(view.players))
        if self._guided:
            return make_guided_search(self.game, view, self.evaluator, rng, net)
        shares = self.shares
        self._weight = shares.weight / int(view.players)
        return make_mixed_search(
            self.game, view, self.evaluator, rng, net, shares.policy, shares.value, self._weight
        )
