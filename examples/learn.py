"""A small net that learns a game by playing itself: plain PyTorch, one processor, minutes.

    python -m examples.learn --minutes 10                # Rattus for two, against `easy` at the end
    python -m examples.learn --game notre-dame --curve curve.json --net net.pt

It is proximal policy optimisation at its plainest. One net plays all seats: it sees the seat's
observation and rates actions and prospects. Whole games are played side by side in a batch, and
every choice is rewarded with what its seat had at the end.
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

RATE = 1e-3  #: of learning, at first
NEVER = -1e9  #: the rating of an action that is not legal


class Net(nn.Module):  # type: ignore[misc]
    """What a seat sees, to a rating of every action and the reward it expects."""

    def __init__(self, scale: Any, actions: int, width: int = 128) -> None:
        super().__init__()
        self.register_buffer("scale", torch.as_tensor(scale))
        self.body = nn.Sequential(
            nn.Linear(len(scale), width), nn.ReLU(), nn.Linear(width, width), nn.ReLU()
        )
        self.policy = nn.Linear(width, actions)
        self.value = nn.Linear(width, 1)
        nn.init.zeros_(self.policy.weight)  # at first every legal action is as likely
        nn.init.zeros_(self.policy.bias)

    def forward(self, seen: Any, masks: Any) -> tuple[Any, Any]:
        """Ratings (of illegal actions: never) and expectations."""
        inside = self.body(seen.float() * self.scale)
        ratings = self.policy(inside).masked_fill(~masks, NEVER)
        return ratings, self.value(inside).squeeze(-1)


class Memory:
    """Choices whose game is still on, by game; then those whose end is known."""

    def __init__(self, size: int) -> None:
        self.open: list[list[tuple[Any, Any, int, float, int]]] = [[] for _ in range(size)]
        self.rows: list[tuple[Any, Any, int, float, float]] = []
        self.games = 0

    def end(self, number: int, rewards: Any) -> None:
        """A game is over: each of its choices gets what its seat got."""
        for seen, mask, action, chance, seat in self.open[number]:
            self.rows.append((seen, mask, action, chance, float(rewards[seat])))
        self.open[number] = []
        self.games += 1

    def take(self) -> tuple[Any, ...]:
        """All finished choices as tensors, and an empty memory."""
        columns = list(zip(*self.rows, strict=True))
        self.rows = []
        return (
            torch.as_tensor(np.stack(columns[0])),
            torch.as_tensor(np.stack(columns[1])),
            *(torch.as_tensor(np.array(column)) for column in columns[2:]),
        )


class Learner:
    """The net, the games it plays and how it learns from them."""

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
        self.step = torch.optim.Adam(self.net.parameters(), lr=RATE)
        self.memory = Memory(size)
        self.points = 1.0  # how far rewards spread; the net expects them in this measure

    def play(self, choices: int) -> None:
        """Play until so many choices are known to their end."""
        slices = self.batch.slices
        made = [self._send(games) for games in slices]
        while len(self.memory.rows) < choices:
            for number, games in enumerate(slices):
                self._keep(games, made[number])
                made[number] = self._send(games)
        for number, games in enumerate(slices):
            self._keep(games, made[number])

    def _send(self, games: Slice) -> list[tuple[Any, Any, int, float, int]]:
        """Choose actions for the games of a slice; return the transitions so far."""
        with torch.no_grad():
            masks = torch.as_tensor(games.masks).to(self.device)
            ratings, _ = self.net(torch.as_tensor(games.observations).to(self.device), masks)
            chances = torch.log_softmax(ratings, dim=1)
            actions = torch.multinomial(chances.exp(), 1).squeeze(1)
            taken = chances.gather(1, actions[:, None]).squeeze(1).cpu().numpy()
        seen, legal = games.observations.copy(), games.masks.copy()
        numbers, seats = actions.cpu().numpy(), games.to_move.tolist()
        games.send(numbers)
        return list(zip(seen, legal, numbers.tolist(), taken.tolist(), seats, strict=True))

    def _keep(self, games: Slice, made: list[tuple[Any, Any, int, float, int]]) -> None:
        """Remember the choices, and what they brought where a game is over."""
        games.wait()
        for number, entry in enumerate(made, games.first):
            self.memory.open[number].append(entry)
        for ended in np.flatnonzero(games.done):
            self.memory.end(games.first + int(ended), games.rewards[ended])

    def learn(self, passes: int = 2, slice_: int = 1024) -> dict[str, float]:
        """Make good choices likelier and bad ones rarer, a little at a time."""
        columns = (column.to(self.device) for column in self.memory.take())
        seen, masks, actions, before, rewards = columns
        spread = float(rewards.std()) + 1e-6
        self.points += 0.2 * (spread - self.points)
        rewards = (rewards / self.points).float()
        before = before.float()
        with torch.no_grad():
            expected = torch.cat([self.net(*part)[1] for part in _slices(slice_, seen, masks)])
        better = rewards - expected
        better = (better - better.mean()) / (better.std() + 1e-6)
        sums = np.zeros(3)
        rounds = 0
        for _ in range(passes):
            order = torch.randperm(len(rewards)).to(self.device)
            for some in order.split(slice_):
                ratings, value = self.net(seen[some], masks[some])
                chances = torch.log_softmax(ratings, dim=1)
                ratio = (chances.gather(1, actions[some, None]).squeeze(1) - before[some]).exp()
                gain = torch.min(ratio * better[some], ratio.clamp(0.8, 1.2) * better[some]).mean()
                miss = (value - rewards[some]).square().mean()
                doubt = -(chances.exp() * chances.clamp(min=-20)).sum(1).mean()
                loss = 0.5 * miss - gain - 0.01 * doubt
                self.step.zero_grad()
                loss.backward()
                nn.utils.clip_grad_norm_(self.net.parameters(), 0.5)
                self.step.step()
                sums += [part.item() for part in (loss.detach(), miss.detach(), doubt.detach())]
                rounds += 1
        loss_, miss_, doubt_ = (float(part) for part in sums / rounds)
        return {"loss": loss_, "value_loss": miss_, "entropy": doubt_}


def _slices(size: int, *columns: Any) -> Any:
    return zip(*(column.split(size) for column in columns), strict=True)


class NetBot:
    """A seat at any table, played by a net: it sees a view, as every bot."""

    def __init__(self, game: Game, players: int, net: Net) -> None:
        from ratskeller.adapters.actions import ActionSpace

        self._space = ActionSpace(game, players)
        self._encoder = game.encoder(players)
        self._net = net

    def choose(self, view: View, choices: Sequence[Choice]) -> Choice:
        """What the net rates highest."""
        if len(choices) == 1:
            return choices[0]
        numbers = [self._space.number(choice) for choice in choices]
        mask = torch.zeros(1, int(self._space.size), dtype=torch.bool)
        mask[0, numbers] = True
        seen = torch.frombuffer(bytearray(self._encoder.values(view)), dtype=torch.uint8)
        with torch.no_grad():
            ratings, _ = self._net(seen[None], mask)
        return self._space.choice(int(ratings.argmax()))


def against(net: Net, game: str, players: int, rival: str, games: int, seed: int) -> float:
    """The part of the wins the net takes from seats it shares with a rival, seat after seat."""
    chosen = ratskeller.game(game)
    won = 0.0
    for number in range(games):
        own = number % players
        table: list[Any] = [make_bot(rival, chosen, seed + 10 * number + s) for s in range(players)]
        table[own] = NetBot(chosen, players, net)
        outcome = ratskeller.play(chosen, table, rng=seed + number).replay().outcome
        assert outcome is not None
        won += (own in outcome.winners) / len(outcome.winners)
    return won


def against_chance(net: Net, game: str, players: int, games: int, seed: int) -> float:
    """Points ahead of the table's mean, on average, at seat 0 among random players."""
    batch = Batch(game, players, games, seed=seed, rewards="margin", auto_reset=False, limit=2000)
    rng = np.random.default_rng(seed)
    total = 0.0
    while (batch.to_move >= 0).any():
        actions = (rng.random(batch.masks.shape) * batch.masks).argmax(axis=1)
        with torch.no_grad():
            ratings, _ = net(torch.as_tensor(batch.observations), torch.as_tensor(batch.masks))
        batch.step(np.where(batch.to_move == 0, ratings.argmax(1).numpy(), actions))
        total += float(batch.rewards[:, 0].sum())
    return total / games


def train(learner: Learner, args: argparse.Namespace) -> list[dict[str, float]]:
    """Learn for so long, measuring now and then; returns the curve."""
    game, players, minutes = args.game, args.players, args.minutes
    rival, games, seed = args.rival, args.measure, args.seed
    judged = Net(learner.batch.scale, int(learner.batch.space.size))
    curve: list[dict[str, float]] = []
    start = time.perf_counter()
    rounds, shown, spent = 0, -60.0, 0.0
    while True:
        learning = time.perf_counter() - start - spent
        if learning - shown >= max(20.0, minutes * 4) or learning >= minutes * 60:
            shown = learning
            begun = time.perf_counter()
            judged.load_state_dict(learner.net.state_dict())
            won = against(judged, game, players, rival, games, seed + 100_000)
            low, high = wilson(won, games)
            point = {
                "seconds": round(learning), "choices": learner.batch.steps,
                "games": learner.memory.games, "won": won / games, "low": low, "high": high,
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
        for group in learner.step.param_groups:
            group["lr"] = RATE * max(0.1, 1 - learning / (minutes * 60))


def main(arguments: Sequence[str] | None = None) -> int:
    """Train, measure, write what was asked for."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--game", default="rattus")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--minutes", type=float, default=10.0, help="of learning (default 10)")
    parser.add_argument("--rival", default="easy", help="who to measure against (default easy)")
    parser.add_argument("--measure", type=int, default=100, metavar="GAMES", help="now and then")
    parser.add_argument("--final", type=int, default=400, metavar="GAMES", help="at the end")
    parser.add_argument("--choices", type=int, default=16_384, help="between two lessons")
    parser.add_argument("--size", type=int, default=256, help="games side by side")
    parser.add_argument("--threads", type=int, default=1, help="of torch (default 1)")
    parser.add_argument("--device", default="cpu", help="where the net learns (default cpu)")
    parser.add_argument("--workers", type=int, default=1, help="processes that play (default 1)")
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
        f"in the end: wins {won / args.final:.1%} of {args.final} games against {args.rival},"
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
