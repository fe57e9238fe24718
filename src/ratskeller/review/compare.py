"""The values of all choices of one decision, by search from what the seat knew.

All choices are simulated in the same sampled worlds, so their differences vary less than their
values. Sequential halving drops the worse half of the choices in each round; the choice that was
made and the two best stay to the end. The search is that of the strongest bot of the game.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from statistics import fmean

from ratskeller.bots.hard import HardBot
from ratskeller.bots.master import MasterBot
from ratskeller.bots.search import Search
from ratskeller.evaluation.net import has_net
from ratskeller.kernel import Choice, Game, Rng, State, View
from ratskeller.review.effort import Effort

SURVIVORS = 2
CANDIDATES = 24  #: of more choices the first look of the search picks these
SIGNIFICANT = 2.0  #: standard errors below which a difference counts as none
Vector = list[float]  #: shares of the win by seat


@dataclass(frozen=True)
class ChoiceValue:
    """A choice and its share of the win for the seat that chooses.

    ``error`` is the standard error of the distance to the best choice, ``worlds`` the number of
    worlds in which it was compared.
    """

    choice: str
    value: float
    error: float
    worlds: int


def loss_of(values: Sequence[ChoiceValue], choice: str) -> float:
    """What a choice lost against the best, which comes first; 0 if below two standard errors."""
    made = next(value for value in values if value.choice == choice)
    lost = values[0].value - made.value
    return lost if lost > SIGNIFICANT * made.error else 0.0


@dataclass(frozen=True)
class Comparison:
    """The choices of a decision, the best first, and what the search says about the state."""

    values: list[ChoiceValue]
    error: float  #: standard error of the value of the best choice
    state: Vector  #: shares by seat in the true world, or from what the seat knew
    hidden: float  #: what the choice did in the true world beyond its mean over the worlds


@cache
def strongest_bot(game: Game) -> HardBot:
    """The bot whose search evaluates positions: `master` if the game has a net, else `hard`."""
    return MasterBot(game, 1) if has_net(game) else HardBot(game, 1)


def bot_name(game: Game) -> str:
    """The name of the strongest bot."""
    return "master" if has_net(game) else "hard"


class Comparer:
    """Compares the choices of one decision."""

    def __init__(self, view: View, choices: Sequence[Choice], game: Game, seed: int) -> None:
        assert view.viewer is not None
        self.seat = view.viewer
        self.players = int(view.players)
        self._bot = strongest_bot(game)
        self._search: Search = self._bot.make_search(view, Rng(seed))
        edges = {code: edge for edge, code in enumerate(self._search.begin())}
        self.choices = [choice.text for choice in choices]
        self._edges = [edges[choice.code] for choice in choices]
        self._samples: list[list[Vector]] = [[] for _ in choices]  # by choice and world
        self._left = list(range(len(choices)))

    def preselect(self, keep: int | None) -> None:
        """Drop the choices that the first look of the search holds for the weakest."""
        prior = self._search.root.prior
        ranked = sorted(self._left, key=lambda i: -prior[self._edges[i]])[:CANDIDATES]
        if keep is not None and keep not in ranked:
            ranked[-1] = keep
        self._left = sorted(ranked)

    def round(self, worlds: int) -> None:
        """Simulate the remaining choices in some more worlds."""
        for _ in range(worlds):
            world = self._search.determinizer.sample()
            edges = [self._edges[i] for i in self._left]
            for i, found in zip(self._left, self._search.compare(world, edges, True), strict=True):
                self._samples[i].append(self._shares(found))

    def halve(self, keep: int | None) -> None:
        """Drop the worse half of the choices, but neither ``keep`` nor the last two."""
        ranked = sorted(self._left, key=lambda i: -self._mean(i))
        kept = ranked[: max(SURVIVORS, (len(ranked) + 1) // 2)]
        if keep is not None and keep not in kept:
            kept.append(keep)
        self._left = sorted(kept)

    def run(self, effort: Effort, keep: int | None) -> None:
        """Spend the simulations of an effort in rounds of sequential halving."""
        self.preselect(keep)
        rounds = max(1, math.ceil(math.log2(len(self._left))))
        for number in range(rounds):
            self.round(max(effort.worlds, effort.simulations // (rounds * len(self._left))))
            if number + 1 < rounds:
                self.halve(keep)

    @property
    def best(self) -> int:
        """The best of the choices that stayed to the end."""
        return max(self._left, key=self._mean)

    def difference(self, i: int, best: int) -> tuple[float, float]:
        """How much a choice is worth less than another, and the standard error of that."""
        return _mean_error(
            [
                b[self.seat] - a[self.seat]
                for a, b in zip(self._samples[i], self._samples[best], strict=False)
            ]
        )

    def values(self) -> list[ChoiceValue]:
        """The choices that were compared, on the scale of the best one, the best first."""
        best = self.best
        top = self._mean(best)
        found = [ChoiceValue(self.choices[best], _bounded(top), 0.0, len(self._samples[best]))]
        others = []
        for i, choice in enumerate(self.choices):
            if i != best and self._samples[i]:
                less, error = self.difference(i, best)
                value = _bounded(top - max(0.0, less))
                others.append(ChoiceValue(choice, value, error, len(self._samples[i])))
        return found + sorted(others, key=lambda v: -v.value)

    def error(self, i: int) -> float:
        """The standard error of the value of a choice."""
        return _mean_error([sample[self.seat] for sample in self._samples[i]])[1]

    def known_state(self) -> Vector:
        """The shares by seat if the best choice is made, from what the seat knew."""
        best = self._samples[self.best]
        return _normal([fmean(sample[s] for sample in best) for s in range(self.players)])

    def in_world(
        self, state: State, choice: int, simulations: int
    ) -> tuple[Vector, tuple[float, float]]:
        """In one world: the shares by seat after the best choice, and the lead of ``choice``.

        The search has learnt from the sampled worlds before; it must not be asked about them
        afterwards, for it has now seen what the seat did not know.
        """
        best = self.best
        edges = [self._edges[best], self._edges[choice]][: 1 if choice == best else 2]
        shares: list[Vector] = []
        better: list[float] = []
        for _ in range(simulations):
            found = [self._shares(v) for v in self._search.compare(state, edges, False)]
            shares.append(found[0])
            better.append(found[-1][self.seat] - found[0][self.seat])
        level = _normal([fmean(sample[s] for sample in shares) for s in range(self.players)])
        return level, _mean_error(better)

    def _mean(self, i: int) -> float:
        return fmean(sample[self.seat] for sample in self._samples[i])

    def _shares(self, values: Vector) -> Vector:
        share_of = self._bot.share_of
        return [share_of(value, self.players) for value in values]


def compare(state: State, seat: int, chosen: Choice, effort: Effort, seed: int) -> Comparison:
    """Compare the choices of a seat in a state with the one that it made."""
    view, choices = state.view(seat), state.choices(seat)
    comparer = Comparer(view, choices, state.game, seed)
    made = choices.index(chosen)
    comparer.run(effort, made)
    values, error = comparer.values(), comparer.error(comparer.best)
    if not hides(view, state, seed):
        return Comparison(values, error, comparer.known_state(), 0.0)
    loss, loss_error = comparer.difference(made, comparer.best)
    level, (better, noise) = comparer.in_world(state, made, effort.true_simulations)
    hidden = better + loss
    counts = abs(hidden) > SIGNIFICANT * math.hypot(noise, loss_error)
    return Comparison(values, error, level, hidden if counts else 0.0)


def hides(view: View, state: State, seed: int) -> bool:
    """Whether there is something that the viewer does not know."""
    rng = Rng(seed)
    return any(state.game.determinize(view, rng) != state for _ in range(2))


def _mean_error(numbers: list[float]) -> tuple[float, float]:
    """The mean and its standard error."""
    count = len(numbers)
    mean = fmean(numbers)
    if count < 2:
        return mean, 1.0
    variance = sum((number - mean) ** 2 for number in numbers) / (count - 1)
    return mean, math.sqrt(variance / count)


def _bounded(share: float) -> float:
    return min(1.0, max(0.0, share))


def _normal(shares: Vector) -> Vector:
    """Shares between 0 and 1 that add up to 1."""
    bounded = [_bounded(share) for share in shares]
    total = sum(bounded)
    return [share / total for share in bounded] if total else [1 / len(shares)] * len(shares)
