"""Roll-outs: games played to their end by a net without a search, which is quick and strong.

All choices of a position start in the same sampled worlds, with the same seed of chance.
"""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean

from ratskeller.bots.evaluate import Determinizer
from ratskeller.bots.expert import ExpertBot
from ratskeller.evaluation.policy_value import PolicyValue
from ratskeller.kernel import CHANCE, Game, Outcome, Rng, State
from ratskeller.kernel.decision import DRAWN, SIMULTANEOUS, Chance, Offers
from ratskeller.puzzles.model import End

ENDS = 48  #: roll-outs that tell how a game ends
PATIENCE = 1200  #: choices after which a game that does not end is played on at random


def ends_of(rollouts: Rollouts, choices: Sequence[str], count: int = ENDS) -> tuple[End, ...]:
    """How the game ends after each of these choices, as means over some more roll-outs."""
    among = [rollouts.choices.index(text) for text in choices]
    own: list[list[float]] = [[] for _ in among]
    rival: list[list[float]] = [[] for _ in among]
    best = min if rollouts.fewest_win else max
    for _ in range(count):
        for place, outcome in enumerate(rollouts.outcomes(among)):
            scores = list(outcome.scores)
            own[place].append(float(scores.pop(rollouts.seat)))
            rival[place].append(float(best(scores)))
    means = zip(map(fmean, own), map(fmean, rival), strict=True)
    return tuple(End(round(mine, 2), round(other, 2)) for mine, other in means)


class Rollouts:
    """Rolls out the choices of one seat in one position, from what that seat knows."""

    def __init__(self, state: State, seat: int, seed: int) -> None:
        game: Game = state.game
        self.seat = seat
        self.fewest_win = game.score_sign < 0
        self.choices = [choice.text for choice in state.choices(seat)]
        self._codes = [choice.code for choice in state.choices(seat)]
        self._seeds = Rng(seed)
        self._net: PolicyValue = ExpertBot(game, 1).policy_value(int(state.players))
        evaluator = game.evaluator().with_memory()
        self._worlds = Determinizer(game, state.view(seat), evaluator, Rng(seed + 1))
        self._offers = Offers()

    def shares(self, among: list[int]) -> list[float]:
        """The seat's share of the win after each of these choices, in one more world."""
        return [
            (self.seat in outcome.winners) / len(outcome.winners)
            for outcome in self.outcomes(among)
        ]

    def outcomes(self, among: list[int]) -> list[Outcome]:
        """How the game ends after each of these choices, in one more world."""
        world = self._worlds.sample()
        seed = int(self._seeds.next32())
        found = []
        for number in among:
            child = world.clone()
            child.advance(self.seat, self._codes[number])
            self._play_on(child, Rng(seed))
            assert child.outcome is not None
            found.append(child.outcome)
        return found

    def _play_on(self, state: State, rng: Rng) -> None:
        out, net, stack = self._offers, self._net, state.stack
        made = 0
        while stack.depth:
            top = stack.top()
            if top.kind == DRAWN:
                assert isinstance(top, Chance)
                state.advance(CHANCE, top.draw(state, rng, out))
                continue
            seat = top.first_owing(state) if top.kind == SIMULTANEOUS else top.seat
            out.count = 0
            top.offer(state, seat, out)
            best = 0
            if out.count > 1:
                made += 1
                if made > PATIENCE:
                    best = int(rng.below(out.count))
                else:
                    net.evaluate(state.view_of(int(seat)), seat, out)
                    priors = net.priors
                    most = -1.0
                    for i in range(out.count):
                        if priors[i] > most:
                            most, best = priors[i], i
            state.advance(seat, out.codes[best])
