"""AlphaZero-style learning: the compiled tree, a net of one's own, leaves of many games gathered.

    pip install 'ratskeller[train]'
    python -m examples.recipes.alphazero --minutes 10 --measure 100

Every game is searched by `GuidedSearch`, which is compiled. A leaf is one question to the net:
the search calls `evaluate` with the observation and the legal actions. Each game runs in a
thread of its own and waits there, until all games have asked; then one batch answers all.
"""

from __future__ import annotations

import argparse
import sys
import threading
import time
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
import torch
from torch import nn

import ratskeller
from examples.learn import Net
from ratskeller.adapters.actions import ActionSpace
from ratskeller.adapters.rewards import RANK, reward
from ratskeller.arena.statistics import wilson
from ratskeller.bots.guided import GuidedSearch, make_guided_search
from ratskeller.bots.registry import make_bot
from ratskeller.evaluation.policy_value import PolicyValue
from ratskeller.kernel import CHANCE, Choice, Game, Rng, State, View
from ratskeller.kernel.decision import DRAWN, Chance, Offers

MARGIN_SCALE = 10.0  #: points ahead that are worth about as much as a win at a finished leaf
LIMIT = 400  #: choices after which a game is given up and teaches nothing

#: Observation, legal actions, their probabilities after the search, and the seat.
Step = tuple[bytes, list[int], list[float], int]


class Gathered:
    """Answers the questions of many searches together; `PolicyValue` asks it like any net."""

    def __init__(self, net: Net, players: int) -> None:
        self.net = net
        self.players = players
        self.playing = 0  # threads that may ask
        self.leaves, self.batches = 0, 0
        self._lock = threading.Condition()
        self._asked: list[tuple[bytes, list[int], list[list[float]]]] = []

    def evaluate(self, players: int, observation: bytes, actions: list[int]) -> list[float]:
        """The values by seat, the viewer first, then the logits; waits for the other games."""
        answer: list[list[float]] = []
        with self._lock:
            self._asked.append((observation, actions, answer))
            self._answer_if_all_wait()
            while not answer:
                self._lock.wait()
        return answer[0]

    def belief(self, players: int, observation: bytes) -> list[float]:
        """This net has no belief about what is hidden."""
        return []

    def leave(self) -> None:
        """A thread asks no more."""
        with self._lock:
            self.playing -= 1
            self._answer_if_all_wait()

    def _answer_if_all_wait(self) -> None:
        if not self._asked or len(self._asked) < self.playing:
            return
        asked, self._asked = self._asked, []
        seen = np.stack([np.frombuffer(observation, np.uint8) for observation, _, _ in asked])
        with torch.no_grad():
            hidden = self.net.body(torch.as_tensor(seen).float() * self.net.scale)
            logits = self.net.policy(hidden).numpy()
            values = self.net.value(hidden).tanh().squeeze(-1).tolist()
        for row, (_, actions, answer) in enumerate(asked):
            # One number for the viewer; the other seats share the rest, so that all sum to 0.
            others = [-values[row] / (self.players - 1)] * (self.players - 1)
            answer.append([values[row], *others, *logits[row, actions].tolist()])
        self.leaves += len(asked)
        self.batches += 1
        self._lock.notify_all()


class Player:
    """Searches with a net for one number of players; also a bot."""

    def __init__(self, game: Game, players: int, net: Any, simulations: int, rng: Rng) -> None:
        self.game, self.rng, self.simulations = game, rng, simulations
        self.asked = PolicyValue(net, game, players, MARGIN_SCALE)
        self.space = ActionSpace(game, players)
        self.evaluator = game.evaluator()

    def search(self, view: View) -> GuidedSearch:
        """A search for the seat that sees this view."""
        search = make_guided_search(self.game, view, self.evaluator, self.rng, self.asked)
        search.run(self.simulations, 0.0)
        return search

    def choose(self, view: View, choices: Sequence[Choice]) -> Choice:
        """The best choice by value and prior of those that the search did not drop.

        Without simulations one is drawn from the policy.
        """
        if len(choices) == 1:
            return choices[0]
        if not self.simulations:
            return choices[self._drawn(self.policy(view, choices))]
        search = self.search(view)
        visits = {code: count for code, count, _, _ in search.root_statistics()}
        enough = max(visits.values()) / 2
        kept = {code: share for code, share in search.improved_policy() if visits[code] >= enough}
        return max(choices, key=lambda choice: kept.get(int(choice.code), 0.0))

    def play(self, state: State) -> list[Step]:
        """Play a game against itself; choices are drawn from the improved policy."""
        steps: list[Step] = []
        offers, made = Offers(), 0
        while state.stack and made < LIMIT:
            top = state.stack[-1]
            if top.kind == DRAWN:
                assert isinstance(top, Chance)
                state.advance(CHANCE, top.draw(state, self.rng, offers))
                continue
            seat = int(top.first_owing(state))
            offers.count = 0
            top.offer(state, seat, offers)
            made += 1
            if offers.count == 1:
                state.advance(seat, offers.codes[0])
                continue
            view = state.view(seat)
            policy = self.search(view).improved_policy()
            seen = self.asked.encoder.values(view)
            actions = [int(self.space.of(code)) for code, _ in policy]
            steps.append((seen, actions, [share for _, share in policy], seat))
            state.advance(seat, policy[self._drawn([share for _, share in policy])][0])
        return steps

    def policy(self, view: View, choices: Sequence[Choice]) -> list[float]:
        """What the net by itself thinks of choices."""
        assert view.viewer is not None
        offers = Offers()
        for choice in choices:
            offers.add(choice.code)
        self.asked.evaluate(view, view.viewer, offers)
        return [self.asked.priors[place] for place in range(len(choices))]

    def _drawn(self, shares: Sequence[float]) -> int:
        """The place of one of these probabilities, drawn by them."""
        left = self.rng.below(1 << 30) / (1 << 30)
        for place, share in enumerate(shares):
            left -= share
            if left < 0:
                return place
        return len(shares) - 1


class Learner:
    """The net, its games in threads and what they teach."""

    def __init__(self, game: str, players: int, simulations: int, seed: int) -> None:
        torch.manual_seed(seed)
        self.game, self.players, self.simulations = ratskeller.game(game), players, simulations
        self.space = ActionSpace(self.game, players)
        highest = np.array(self.game.encoder(players).highest, np.float32)
        self.net = Net(1 / highest, int(self.space.size))
        self.optimizer = torch.optim.Adam(self.net.parameters(), lr=1e-3)
        self.rows: list[tuple[bytes, list[int], list[float], float]] = []
        self.seed, self.games = seed, 0
        self.leaves, self.batches = 0, 0

    def play(self, games: int) -> None:
        """Play games side by side and keep what they teach."""

        def one(number: int, gathered: Gathered) -> None:
            rng = Rng(self.seed * 1_000_000 + first + number)
            player = Player(self.game, self.players, gathered, self.simulations, rng)
            state = self.game.new(self.players)
            steps = player.play(state)
            if state.outcome is not None:
                rewards = reward(state.outcome, RANK, self.game.score_sign)
                self.rows += [(seen, acts, shares, rewards[s]) for seen, acts, shares, s in steps]

        first = self.games + 1
        self.games += games
        self._side_by_side(games, one)

    def _side_by_side(self, games: int, play: Callable[[int, Gathered], None]) -> None:
        """Play games together, each in a thread; their leaves are answered together."""
        gathered = Gathered(self.net, self.players)
        gathered.playing = games

        def run(number: int) -> None:
            try:
                play(number, gathered)
            finally:
                gathered.leave()

        threads = [threading.Thread(target=run, args=(number,)) for number in range(games)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        self.leaves += gathered.leaves
        self.batches += gathered.batches

    def learn(self, keep: int = 30_000, updates: int = 60, minibatch: int = 512) -> float:
        """Fit the policy to the search and the value to the results; returns the mean loss."""
        self.rows = self.rows[-keep:]
        rng = np.random.default_rng(self.games)
        total = 0.0
        for _ in range(updates):
            some = [self.rows[i] for i in rng.integers(len(self.rows), size=minibatch)]
            seen = np.stack([np.frombuffer(row[0], np.uint8) for row in some])
            target = np.zeros((len(some), int(self.space.size)), np.float32)
            for number, (_, actions, shares, _) in enumerate(some):
                target[number, actions] = shares
            legal = np.zeros_like(target, dtype=bool)
            for number, row in enumerate(some):
                legal[number, row[1]] = True
            logits, values = self.net(torch.as_tensor(seen), torch.as_tensor(legal))
            fit = -(torch.as_tensor(target) * torch.log_softmax(logits, 1).clamp(min=-30)).sum(1)
            results = torch.tensor([row[3] for row in some])
            loss = fit.mean() + (values.tanh() - results).square().mean()
            self.optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(self.net.parameters(), 1.0)
            self.optimizer.step()
            total += loss.item()
        return total / updates

    def win_share(self, rival: str, games: int, simulations: int) -> float:
        """The part of games won against a bot; without simulations by the policy alone."""
        won = [0.0] * games

        def one(number: int, gathered: Gathered) -> None:
            seat, seed = number % self.players, 7000 + 10 * number
            bots: list[Any] = [make_bot(rival, self.game, seed + s) for s in range(self.players)]
            bots[seat] = Player(self.game, self.players, gathered, simulations, Rng(seed + 9))
            outcome = ratskeller.play(self.game, bots, rng=seed).replay().outcome
            assert outcome is not None
            won[number] = (seat in outcome.winners) / len(outcome.winners)

        self._side_by_side(games, one)
        return sum(won) / games


def main(arguments: Sequence[str] | None = None) -> int:
    """Learn for some minutes; measure at the end."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--game", default="rattus")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--games", type=int, default=64, help="games that are played together")
    parser.add_argument("--simulations", type=int, default=32, help="of a choice")
    parser.add_argument("--rival", nargs="+", default=["easy"], help="bots to measure against")
    parser.add_argument("--measure", type=int, default=100, help="games of a measurement")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args(arguments)
    torch.set_num_threads(1)
    learner = Learner(args.game, args.players, args.simulations, args.seed)
    end = time.monotonic() + 60 * args.minutes
    while True:
        learner.play(args.games)
        loss = learner.learn()
        sys.stdout.write(
            f"{learner.games} games, {learner.leaves:,} leaves,"
            f" {learner.leaves / learner.batches:.0f} in a batch, loss {loss:.3f}\n"
        )
        sys.stdout.flush()
        if time.monotonic() > end:
            break
    for rival in args.rival:
        for simulations in (0, args.simulations, 4 * args.simulations):
            won = learner.win_share(rival, args.measure, simulations)
            low, high = wilson(won * args.measure, args.measure)
            how = f"{simulations} simulations" if simulations else "the policy alone"
            sys.stdout.write(
                f"{how}: wins {won:.1%} of {args.measure} games against {rival}"
                f" ({low:.1%} to {high:.1%})\n"
            )
            sys.stdout.flush()
    return 0


if __name__ == "__main__":
    sys.exit(main())
