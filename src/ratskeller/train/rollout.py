"""Rollouts: games stepped by worker processes, actions by the net, and GAE by seat.

All batches together have one row of games. A step of a rollout asks the net for one batch while
the workers step the others.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np
import torch

from ratskeller.adapters.batch import Batch, Slice
from ratskeller.train.layout import Layout, variants

MOST_CHOICES = 3000  #: a longer game is truncated and counts as a draw
CALIBRATION = 300  #: random steps of every game that find the scales

Guard = Callable[[], Any]  #: makes the context for calls of the net (autocast)


@dataclass
class Samples:
    """The decisions of a rollout with one number of players; forced choices are left out."""

    players: int
    observations: Any
    masks: Any
    hidden: Any
    actions: Any
    log_probs: Any
    advantages: Any
    returns: Any  #: by seat, the mover first


class Collector:
    """The batches of games, one for each number of players.

    Without workers this process steps the games itself.
    """

    def __init__(
        self,
        layout: Layout,
        counts: list[int],
        games: int,
        workers: int,
        horizon: int,
        device: Any,
        widths: tuple[int, ...] = (),
    ) -> None:
        self.layout, self.horizon, self.device = layout, horizon, device
        self.seats = layout.seats
        share = max(2, games // len(counts))
        self.batches = [
            Batch(
                layout.game, players, share, variants(layout.game, players), seed=0,
                rewards="margin", limit=MOST_CHOICES, slices=2 if workers else 1,
                workers=max(1, min(share // 2, round(workers / len(counts)))),
            )
            for players in counts
        ]  # fmt: skip
        self.reward_scale = 1.0
        self.steps = self.games = 0
        rows, shape = share * len(counts), horizon
        new = torch.zeros
        self.seat = new(shape, rows, dtype=torch.long, device=device)
        self.action = new(shape, rows, dtype=torch.long, device=device)
        self.log_prob = new(shape, rows, device=device)
        self.value = new(shape, rows, device=device)
        self.reward = new(shape, rows, self.seats, device=device)
        self.done = new(shape, rows, dtype=torch.bool, device=device)
        self.wide = []
        for batch in self.batches:
            arrays = (batch.observations, batch.masks, batch.hidden)
            self.wide.append(
                [
                    new((shape, *a.shape), dtype=getattr(torch, str(a.dtype)), device=device)
                    for a in arrays
                ]
            )

    def reset(self, seed: int) -> None:
        """Begin all games again."""
        for number, batch in enumerate(self.batches):
            batch.reset(seed * 1000 + number)

    def calibrate(self) -> tuple[Any, float]:
        """The scale of each input and of the margin, by random games."""
        squares, counts = np.zeros(self.layout.inputs), np.zeros(self.layout.inputs)
        margins = []
        for batch in self.batches:
            columns = self.layout.columns[batch.players]
            for step in range(CALIBRATION):
                batch.step(batch.sampled)
                margins.append(batch.rewards[batch.done & ~batch.truncated].ravel())
                if step % 5 == 0:
                    seen = batch.observations.astype(np.float64)
                    np.add.at(squares, columns, (seen**2).sum(0))
                    np.add.at(counts, columns, (seen > 0).sum(0))
        highest = np.ones(self.layout.inputs)
        for players, columns in self.layout.columns.items():
            highest[columns] = np.minimum(self.layout.highest[players], 8)
        size = np.where(counts > 20, np.sqrt(squares / np.maximum(counts, 1)), highest)
        spread = 2 * float(np.concatenate(margins).std()) if sum(map(len, margins)) > 20 else 10.0
        return torch.as_tensor(1 / np.maximum(size, 1), dtype=torch.float32), max(1.0, spread)

    def collect(self, net: Any, generator: Any, guard: Guard, lam: float) -> list[Samples]:
        """Play a rollout and return its decisions with advantages and returns."""
        work: list[tuple[int, Slice, slice]] = []
        first = 0
        for number, batch in enumerate(self.batches):
            for part in batch.slices:
                work.append((number, part, slice(first + part.first, first + part.last)))
            first += batch.size
        for number, part, rows in work:
            part.wait()
            part.send(self._act(net, generator, guard, number, part, rows, 0))
        for t in range(self.horizon):
            for number, part, rows in work:
                part.wait()
                self._end(part, rows, t)
                if t + 1 < self.horizon:
                    part.send(self._act(net, generator, guard, number, part, rows, t + 1))
        self.steps += self.horizon * first
        return self._advantages(self._bootstrap(net, guard, work, first), lam)

    def _forward(self, net: Any, guard: Guard, number: int, wide: list[Any]) -> tuple[Any, Any]:
        observations, masks, hidden = wide
        with torch.no_grad(), guard():
            logits, _, critic, _ = net(self.batches[number].players, observations, masks, hidden)
        return logits, critic

    def _act(
        self, net: Any, generator: Any, guard: Guard, number: int, part: Slice, rows: slice, t: int
    ) -> Any:
        """Sample actions for a slice and store what was seen."""
        wide = [kept[t, part.first : part.last] for kept in self.wide[number]]
        arrays = (part.observations, part.masks, part.hidden)
        for kept, array in zip(wide, arrays, strict=True):
            kept.copy_(torch.from_numpy(array))
        self.seat[t, rows].copy_(torch.from_numpy(part.to_move))
        logits, critic = self._forward(net, guard, number, wide)
        noise = torch.empty_like(logits).exponential_(generator=generator).clamp_(min=1e-20)
        action = (logits - noise.log()).argmax(1)  # Gumbel: a sample of the softmax
        chosen = torch.log_softmax(logits, 1).gather(1, action[:, None])[:, 0]
        self.action[t, rows], self.log_prob[t, rows] = action, chosen
        self.value[t, rows] = critic[:, 0]
        return action.cpu().numpy()

    def _end(self, part: Slice, rows: slice, t: int) -> None:
        """Store which games ended, with ½ tanh(margin / scale) + ½ win share by seat."""
        reward = self.reward[t, rows]
        reward.zero_()
        self.done[t, rows].copy_(torch.from_numpy(part.done))
        if part.done.any():
            margins = part.rewards[part.done]
            players = margins.shape[1]
            top = margins == margins.max(1, keepdims=True)
            won = (top / top.sum(1, keepdims=True) * players - 1) / (players - 1)
            found = np.zeros((len(margins), self.seats), np.float32)
            found[:, :players] = 0.5 * np.tanh(margins / self.reward_scale) + 0.5 * won
            ended = torch.from_numpy(part.done.nonzero()[0]).to(self.device)
            reward[ended] = torch.from_numpy(found).to(self.device)
            self.games += len(margins)

    def _bootstrap(self, net: Any, guard: Guard, work: Any, size: int) -> Any:
        """The values of all seats after the rollout, as the seat to move sees them."""
        found = torch.zeros(size, self.seats, device=self.device)
        for number, part, rows in work:
            arrays = (part.observations, part.masks, part.hidden)
            wide = [torch.from_numpy(array).to(self.device) for array in arrays]
            _, critic = self._forward(net, guard, number, wide)
            players = self.batches[number].players
            seats = torch.from_numpy(part.to_move).to(self.device)[:, None]
            absolute = (seats + torch.arange(players, device=self.device)) % players
            found[rows] = found[rows].scatter(1, absolute, critic)
        return found

    def _advantages(self, after: Any, lam: float) -> list[Samples]:
        """GAE by seat: a seat's next value is that of its own next decision, or its reward."""
        horizon, size = self.seat.shape
        advantages = torch.zeros(horizon, size, device=self.device)
        returns = torch.zeros(horizon, size, self.seats, device=self.device)
        decided = torch.zeros(horizon, size, dtype=torch.bool, device=self.device)
        first = 0
        for batch, (_, masks, _) in zip(self.batches, self.wide, strict=True):
            decided[:, first : first + batch.size] = masks.sum(2) > 1
            first += batch.size
        following = after.clone()  # value or reward that comes next, by seat
        gae = torch.zeros_like(after)
        target = after.clone()  # the λ-return that comes next, by seat
        for t in range(horizon - 1, -1, -1):
            done = self.done[t][:, None]
            following = torch.where(done, self.reward[t], following)
            target = torch.where(done, self.reward[t], target)
            gae = torch.where(done, 0.0, gae)
            seat = self.seat[t][:, None]
            here = decided[t][:, None]
            value = self.value[t][:, None]
            advantage = following.gather(1, seat) - value + lam * gae.gather(1, seat)
            for kept, new in (
                (following, value), (gae, advantage), (target, advantage + value),
            ):  # fmt: skip
                kept.scatter_(1, seat, torch.where(here, new, kept.gather(1, seat)))
            advantages[t], returns[t] = advantage[:, 0], target
        return list(self._samples(advantages, returns, decided))

    def _samples(self, advantages: Any, returns: Any, decided: Any) -> Any:
        edges = list(itertools.accumulate([batch.size for batch in self.batches], initial=0))
        for number, batch in enumerate(self.batches):
            rows = slice(edges[number], edges[number + 1])
            kept = decided[:, rows].reshape(-1).nonzero()[:, 0]
            players = batch.players

            def flat(column: Any, rows: slice = rows, kept: Any = kept) -> Any:
                return column[:, rows].flatten(0, 1)[kept]

            seats = flat(self.seat)[:, None] + torch.arange(players, device=self.device)
            found = flat(returns).gather(1, seats % players)
            seen, masks, hidden = (column.flatten(0, 1)[kept] for column in self.wide[number])
            yield Samples(
                players, seen, masks, hidden,
                flat(self.action), flat(self.log_prob), flat(advantages), found,
            )  # fmt: skip

    def close(self) -> None:
        """End the workers."""
        for batch in self.batches:
            batch.close()
