"""A small net that learns a game by self-play with PPO, in plain PyTorch on one core.

    python -m examples.learn --minutes 10                # Rattus for two, measured against `easy`
    python -m examples.learn --game notre-dame --curve curve.json --net net.pt

One net plays all seats. It maps the observation of the seat to move to a policy and a value.
Whole games are played in a batch, and the return of every choice is the final reward of its
seat.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import nn

import ratskeller
from ratskeller.adapters.batch import Batch, Slice
from ratskeller.arena.statistics import wilson
from ratskeller.bots.registry import make_bot
from ratskeller.kernel import Choice, Game, View

LEARNING_RATE = 1e-3  #: at the start
ILLEGAL = -1e9  #: the logit of an illegal action

#: Observation, mask, action, its log-probability and the seat.
Step = tuple[Any, Any, int, float, int]


class Net(nn.Module):  # type: ignore[misc]
    """Maps observations to the logits of all actions and the expected return."""

    def __init__(self, scale: Any, actions: int, width: int = 128) -> None:
        super().__init__()
        self.register_buffer("scale", torch.as_tensor(scale))
        self.body = nn.Sequential(
            nn.Linear(len(scale), width), nn.ReLU(), nn.Linear(width, width), nn.ReLU()
        )
        self.policy = nn.Linear(width, actions)
        self.value = nn.Linear(width, 1)
        nn.init.zeros_(self.policy.weight)  # the first policy is uniform
        nn.init.zeros_(self.policy.bias)

    def forward(self, observations: Any, masks: Any) -> tuple[Any, Any]:
        """The logits and the values."""
        hidden = self.body(observations.float() * self.scale)
        logits = self.policy(hidden).masked_fill(~masks, ILLEGAL)
        return logits, self.value(hidden).squeeze(-1)


class RolloutBuffer:
    """The steps of running games, by game, and the steps of finished games with their returns."""

    def __init__(self, size: int) -> None:
        self.open: list[list[Step]] = [[] for _ in range(size)]
        self.rows: list[tuple[Any, Any, int, float, float]] = []
        self.games = 0

    def end(self, number: int, rewards: Any) -> None:
        """Finish a game: the return of each step is the reward of its seat."""
        for observation, mask, action, log_prob, seat in self.open[number]:
            self.rows.append((observation, mask, action, log_prob, float(rewards[seat])))
        self.open[number] = []
        self.games += 1

    def take(self) -> tuple[Any, ...]:
        """Remove all finished steps and return them as tensors."""
        columns = list(zip(*self.rows, strict=True))
        self.rows = []
        return (
            torch.as_tensor(np.stack(columns[0])),
            torch.as_tensor(np.stack(columns[1])),
            *(torch.as_tensor(np.array(column)) for column in columns[2:]),
        )


class Learner:
    """The net, its games and its optimiser."""

    def __init__(
        self,
        game: str,
        players: int,
        size: int,
        seed: int,
        device: str = "cpu",
        workers: int = 1,
        slices: int = 1,
    ) -> None:
        torch.manual_seed(seed)
        self.device = torch.device(device)
        self.batch = Batch(
            game,
            players,
            size,
            seed=seed,
            rewards="margin",
            limit=2000,
            workers=workers,
            slices=slices,
        )
        self.net = Net(self.batch.scale, int(self.batch.space.size)).to(self.device)
        self.optimizer = torch.optim.Adam(self.net.parameters(), lr=LEARNING_RATE)
        self.buffer = RolloutBuffer(size)
        self.reward_scale = 1.0  # running standard deviation of the rewards

    def play(self, choices: int) -> None:
        """Play until this many steps of finished games are in the buffer."""
        slices = self.batch.slices
        made = [self._send(games) for games in slices]
        while len(self.buffer.rows) < choices:
            for number, games in enumerate(slices):
                self._keep(games, made[number])
                made[number] = self._send(games)
        for number, games in enumerate(slices):
            self._keep(games, made[number])

    def _send(self, games: Slice) -> list[Step]:
        """Sample actions for a slice, start its step, and return what was chosen."""
        with torch.no_grad():
            masks = torch.as_tensor(games.masks).to(self.device)
            logits, _ = self.net(torch.as_tensor(games.observations).to(self.device), masks)
            log_probs = torch.log_softmax(logits, dim=1)
            actions = torch.multinomial(log_probs.exp(), 1).squeeze(1)
            chosen = log_probs.gather(1, actions[:, None]).squeeze(1).cpu().numpy()
        observations, legal = games.observations.copy(), games.masks.copy()
        numbers, seats = actions.cpu().numpy(), games.to_move.tolist()
        games.send(numbers)
        return list(zip(observations, legal, numbers.tolist(), chosen.tolist(), seats, strict=True))

    def _keep(self, games: Slice, made: list[Step]) -> None:
        """Wait for a slice; add its steps to the buffer and finish games that ended."""
        games.wait()
        for number, entry in enumerate(made, games.first):
            self.buffer.open[number].append(entry)
        for ended in np.flatnonzero(games.done):
            self.buffer.end(games.first + int(ended), games.rewards[ended])

    def learn(self, epochs: int = 2, minibatch: int = 1024) -> dict[str, float]:
        """Update the net by PPO on the finished steps; return the mean losses."""
        columns = (column.to(self.device) for column in self.buffer.take())
        observations, masks, actions, old_log_probs, returns = columns
        deviation = float(returns.std()) + 1e-6
        self.reward_scale += 0.2 * (deviation - self.reward_scale)
        returns = (returns / self.reward_scale).float()
        old_log_probs = old_log_probs.float()
        with torch.no_grad():
            minibatches = _minibatches(minibatch, observations, masks)
            values = torch.cat([self.net(*part)[1] for part in minibatches])
        advantages = returns - values
        advantages = (advantages - advantages.mean()) / (advantages.std() + 1e-6)
        sums = np.zeros(3)
        updates = 0
        for _ in range(epochs):
            order = torch.randperm(len(returns)).to(self.device)
            for some in order.split(minibatch):
                logits, value = self.net(observations[some], masks[some])
                log_probs = torch.log_softmax(logits, dim=1)
                chosen = log_probs.gather(1, actions[some, None]).squeeze(1)
                ratio = (chosen - old_log_probs[some]).exp()
                clipped = ratio.clamp(0.8, 1.2) * advantages[some]
                objective = torch.min(ratio * advantages[some], clipped).mean()
                value_loss = (value - returns[some]).square().mean()
                entropy = -(log_probs.exp() * log_probs.clamp(min=-20)).sum(1).mean()
                loss = 0.5 * value_loss - objective - 0.01 * entropy
                self.optimizer.zero_grad()
                loss.backward()
                nn.utils.clip_grad_norm_(self.net.parameters(), 0.5)
                self.optimizer.step()
                sums += [part.detach().item() for part in (loss, value_loss, entropy)]
                updates += 1
        names = ("loss", "value_loss", "entropy")
        return dict(zip(names, (sums / updates).tolist(), strict=True))


def _minibatches(size: int, *columns: Any) -> Any:
    return zip(*(column.split(size) for column in columns), strict=True)


class NetBot:
    """A bot that plays by a net; like every bot it sees a view."""

    def __init__(self, game: Game, players: int, net: Net) -> None:
        from ratskeller.adapters.actions import ActionSpace

        self._space = ActionSpace(game, players)
        self._encoder = game.encoder(players)
        self._net = net

    def choose(self, view: View, choices: Sequence[Choice]) -> Choice:
        """The choice with the highest logit."""
        if len(choices) == 1:
            return choices[0]
        numbers = [self._space.number(choice) for choice in choices]
        mask = torch.zeros(1, int(self._space.size), dtype=torch.bool)
        mask[0, numbers] = True
        values = torch.frombuffer(bytearray(self._encoder.values(view)), dtype=torch.uint8)
        with torch.no_grad():
            logits, _ = self._net(values[None], mask)
        return self._space.choice(int(logits.argmax()))


def against(net: Net, game: str, players: int, rival: str, games: int, seed: int) -> float:
    """The number of wins of the net among rivals, at each seat in turn; ties are shared."""
    chosen = ratskeller.game(game)
    won = 0.0
    for number in range(games):
        seat = number % players
        bots: list[Any] = [make_bot(rival, chosen, seed + 10 * number + s) for s in range(players)]
        bots[seat] = NetBot(chosen, players, net)
        outcome = ratskeller.play(chosen, bots, rng=seed + number).replay().outcome
        assert outcome is not None
        won += (seat in outcome.winners) / len(outcome.winners)
    return won


def against_chance(net: Net, game: str, players: int, games: int, seed: int) -> float:
    """The mean margin of the net at seat 0 against random players."""
    batch = Batch(game, players, games, seed=seed, rewards="margin", auto_reset=False, limit=2000)
    rng = np.random.default_rng(seed)
    total = 0.0
    while (batch.to_move >= 0).any():
        actions = (rng.random(batch.masks.shape) * batch.masks).argmax(axis=1)
        with torch.no_grad():
            logits, _ = net(torch.as_tensor(batch.observations), torch.as_tensor(batch.masks))
        batch.step(np.where(batch.to_move == 0, logits.argmax(1).numpy(), actions))
        total += float(batch.rewards[:, 0].sum())
    return total / games


def train(learner: Learner, args: argparse.Namespace) -> list[dict[str, float]]:
    """Train for the given time with regular measurements; return the learning curve."""
    game, players, minutes = args.game, args.players, args.minutes
    rival, games, seed = args.rival, args.measure, args.seed
    snapshot = Net(learner.batch.scale, int(learner.batch.space.size))
    curve: list[dict[str, float]] = []
    start = time.perf_counter()
    rounds, shown, spent = 0, -60.0, 0.0
    while True:
        learning = time.perf_counter() - start - spent
        if learning - shown >= max(20.0, minutes * 4) or learning >= minutes * 60:
            shown = learning
            begun = time.perf_counter()
            snapshot.load_state_dict(learner.net.state_dict())
            won = against(snapshot, game, players, rival, games, seed + 100_000)
            low, high = wilson(won, games)
            point = {
                "seconds": round(learning), "choices": learner.batch.steps,
                "games": learner.buffer.games, "won": won / games, "low": low, "high": high,
            }  # fmt: skip
            curve.append(point)
            sys.stdout.write(
                f"{point['seconds']:>5} s {point['games']:>8,} games: wins {won / games:.0%}"
                f" of {games} against {rival} ({low:.0%} to {high:.0%})\n"
            )
            sys.stdout.flush()
            spent += time.perf_counter() - begun
            if learning >= minutes * 60:
                learner.net.cpu()
                return curve
        learner.play(args.choices)
        learner.learn()
        rounds += 1
        for group in learner.optimizer.param_groups:
            group["lr"] = LEARNING_RATE * max(0.1, 1 - learning / (minutes * 60))


def main(arguments: Sequence[str] | None = None) -> int:
    """Train, measure and write files."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--game", default="rattus")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument(
        "--minutes", type=float, default=10.0, help="minutes of training (default 10)"
    )
    parser.add_argument("--rival", default="easy", help="the bot to measure against (default easy)")
    parser.add_argument(
        "--measure", type=int, default=100, metavar="GAMES", help="games of a measurement"
    )
    parser.add_argument(
        "--final", type=int, default=400, metavar="GAMES", help="games of the last measurement"
    )
    parser.add_argument("--choices", type=int, default=16_384, help="steps between two updates")
    parser.add_argument("--size", type=int, default=256, help="games of the batch")
    parser.add_argument("--threads", type=int, default=1, help="threads of torch (default 1)")
    parser.add_argument("--device", default="cpu", help="device of the net (default cpu)")
    parser.add_argument(
        "--workers", type=int, default=1, help="processes that step games (default 1)"
    )
    parser.add_argument(
        "--slices", type=int, default=1, help="2: step games while the net rates others (default 1)"
    )
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--net", type=Path, metavar="FILE", help="write the net here")
    parser.add_argument("--curve", type=Path, metavar="FILE", help="write the curve here, as JSON")
    args = parser.parse_args(arguments)
    torch.set_num_threads(args.threads)
    learner = Learner(
        args.game, args.players, args.size, args.seed, args.device, args.workers, args.slices
    )
    curve = train(learner, args)
    won = against(learner.net, args.game, args.players, args.rival, args.final, args.seed + 500_000)
    low, high = wilson(won, args.final)
    sys.stdout.write(
        f"final: wins {won / args.final:.1%} of {args.final} games against {args.rival},"
        f" {low:.1%} to {high:.1%} with 95 % confidence\n"
    )
    final = {"games": args.final, "won": won / args.final, "low": low, "high": high}
    if args.curve is not None:
        kept = {"game": args.game, "players": args.players, "rival": args.rival}
        data = {**kept, "seed": args.seed, "minutes": args.minutes, "curve": curve, "final": final}
        args.curve.write_text(json.dumps(data, indent=1) + "\n")
    if args.net is not None:
        torch.save(learner.net.state_dict(), args.net)
    return 0


if __name__ == "__main__":
    sys.exit(main())
