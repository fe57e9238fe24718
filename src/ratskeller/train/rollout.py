"""Rollouts: games stepped by worker processes, actions by the net, and GAE by seat.

All batches together have one row of games, with inputs and actions as the layout places them. A
step of a rollout asks the net about one slice while the workers step the others.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np
import torch

from ratskeller.adapters.batch import Batch, Slice
from ratskeller.evaluation.layout import Layout
from ratskeller.train.layout import variants
from ratskeller.train.rivals import EVERY, Rival

MOST_CHOICES = 3000  #: a longer game is truncated and counts as a draw
CALIBRATION = 300  #: random steps of every game that find the scales

Guard = Callable[[], Any]  #: makes the context for calls of the net (autocast)


@dataclass
class Samples:
    """The decisions of a rollout; forced choices are left out."""

    observations: Any
    masks: Any
    hidden: Any
    actions: Any
    log_probs: Any
    advantages: Any
    returns: Any  #: by seat, the mover first
    present: Any  #: which seats take part

    def to(self, device: Any) -> Samples:
        """The same on another device."""
        return type(self)(**{name: column.to(device) for name, column in vars(self).items()})


def final_rewards(margins: Any, scale: float) -> Any:
    """½ tanh(margin / scale) + ½ win share of each seat at the end of games.

    >>> final_rewards(np.array([[0.0, 0.0], [8.0, -8.0]]), 4.0).round(2).tolist()
    [[0.0, 0.0], [0.98, -0.98]]
    """
    players = margins.shape[1]
    top = margins == margins.max(1, keepdims=True)
    won = (top / top.sum(1, keepdims=True) * players - 1) / (players - 1)
    return 0.5 * np.tanh(margins / scale) + 0.5 * won


class InFlight:
    """Some games that the net is asked about together, and their place in the row of games."""

    def __init__(self, games: Batch | Slice, slices: tuple[Slice, ...], first: int) -> None:
        self.games, self.slices = games, slices
        self.rows = slice(first + games.first, first + games.last)
        self.players = games.rewards.shape[1]

    def send(self, actions: Any) -> None:
        """Start a step."""
        for one in self.slices:
            start = one.first - self.games.first
            one.send(actions[start : start + one.size])

    def wait(self) -> None:
        """Wait until the step is done."""
        for one in self.slices:
            one.wait()


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
        share = max(2, games // len(counts))
        self.batches = [
            Batch(
                layout.game, players, share, variants(layout.game, players), seed=0,
                rewards="margin", limit=MOST_CHOICES, slices=2 if workers else 1,
                with_evaluator=layout.with_evaluator,
                workers=max(1, min(share // 2, round(workers / len(counts)))),
            )
            for players in counts
        ]  # fmt: skip
        self.reward_scale = 1.0
        self.steps = self.games = 0
        size, seats = share * len(counts), layout.seats
        players = torch.tensor(counts, device=device).repeat_interleave(share)[:, None]
        self.place = torch.arange(seats, device=device)[None]
        self.players, self.present = players, self.place < players
        self.columns = {n: torch.as_tensor(layout.columns[n]).to(device) for n in counts}
        self.rows = {n: torch.as_tensor(layout.rows[n]).to(device) for n in counts}
        self.numbers = {}  # of each policy row in the action space
        for n in counts:
            self.numbers[n] = torch.zeros(layout.actions, dtype=torch.long, device=device)
            self.numbers[n][self.rows[n]] = torch.arange(len(self.rows[n]), device=device)
        # What is wide stays on the device; what is narrow is sent there once for each rollout.
        rows = (horizon, size)
        self.observations = torch.zeros(*rows, layout.inputs, dtype=torch.uint8, device=device)
        marks = torch.uint8 if layout.with_evaluator else torch.bool
        self.masks = torch.zeros(*rows, layout.actions, dtype=marks, device=device)
        hidden = seats if layout.classes else 0
        self.hidden = torch.zeros(*rows, hidden, dtype=torch.uint8, device=device)
        self.action = torch.zeros(rows, dtype=torch.long, device=device)
        self.log_prob = torch.zeros(rows, device=device)
        self.value = torch.zeros(rows, device=device)
        self.seat = np.zeros(rows, np.int64)
        self.own = np.ones(rows, np.bool_)  # whether the net itself chose
        number = np.arange(size)
        self.met = number % EVERY == 0  # which games have rivals, and at which seat the net is
        self.placed = number // EVERY % np.repeat(counts, share)
        self.done = np.zeros(rows, np.bool_)
        self.reward = np.zeros((*rows, seats), np.float32)
        if device.type == "cuda":
            for batch in self.batches:
                _pin(batch)

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
                    seen = batch.observations[:512].astype(np.float64)
                    squares[columns] += (seen**2).sum(0)
                    counts[columns] += (seen > 0).sum(0)
        highest = np.ones(self.layout.inputs)
        for players, columns in self.layout.columns.items():
            highest[columns] = np.minimum(self.layout.highest[players], 8)
        size = np.where(counts > 20, np.sqrt(squares / np.maximum(counts, 1)), highest)
        found = np.concatenate(margins)
        spread = 2 * float(found.std()) if len(found) > 20 else 10.0
        return torch.as_tensor(1 / np.maximum(size, 1), dtype=torch.float32), max(1.0, spread)

    def collect(
        self, net: Any, generator: Any, guard: Guard, lam: float, rival: Rival | None = None
    ) -> Samples:
        """Play a rollout and return its decisions with advantages and returns."""
        work = self._work()
        with torch.no_grad(), guard():
            for part in work:
                part.send(self._act(net, generator, part, 0, rival))
            for t in range(self.horizon):
                for part in work:
                    part.wait()
                    self._end(part, t)
                    if t + 1 < self.horizon:
                        part.send(self._act(net, generator, part, t + 1, rival))
            after = self._bootstrap(net, work)
        self.steps += self.horizon * len(self.players)
        return self._samples(after, lam)

    def _work(self) -> list[InFlight]:
        """The parts in flight: whole batches if there are several, else the slices of the one."""
        work: list[InFlight] = []
        first = 0
        for batch in self.batches:
            if len(self.batches) > 1:
                work.append(InFlight(batch, batch.slices, first))
            else:
                work += [InFlight(one, (one,), first) for one in batch.slices]
            first += batch.size
        return work

    def _store_seen(self, part: InFlight, observations: Any, masks: Any, hidden: Any) -> None:
        """Copy what the seats to move see to the places of the layout."""
        games = part.games
        for kept, places, array in (
            (observations, self.columns[part.players], games.observations),
            (masks, self.rows[part.players], games.masks),
        ):
            kept[:, places] = torch.from_numpy(array).to(self.device, non_blocking=True)
        if self.layout.classes:
            hidden[:, : part.players] = torch.from_numpy(games.hidden).to(self.device)

    def _act(self, net: Any, generator: Any, part: InFlight, t: int, rival: Rival | None) -> Any:
        """Sample actions for a part and store what was seen."""
        rows = part.rows
        wide = (self.observations[t, rows], self.masks[t, rows], self.hidden[t, rows])
        self._store_seen(part, *wide)
        self.seat[t, rows] = part.games.to_move
        logits, _, critic, _ = net(*wide)
        theirs = self.met[rows] & (self.placed[rows] != part.games.to_move)
        self.own[t, rows] = True if rival is None else ~theirs
        if rival is not None and theirs.any():
            at = torch.from_numpy(theirs.nonzero()[0]).to(self.device)
            logits[at] = rival(wide[0][at], wide[1][at])
        noise = torch.empty_like(logits).exponential_(generator=generator).clamp_(min=1e-20)
        action = (logits - noise.log()).argmax(1)  # Gumbel: a sample of the softmax
        sent = self.numbers[part.players][action].cpu().numpy()
        self.action[t, rows] = action
        self.log_prob[t, rows] = torch.log_softmax(logits, 1).gather(1, action[:, None])[:, 0]
        self.value[t, rows] = critic[:, 0]
        return sent

    def _end(self, part: InFlight, t: int) -> None:
        """Store which games ended, with the rewards by seat."""
        done = part.games.done
        self.done[t, part.rows] = done
        self.reward[t, part.rows] = 0
        if done.any():
            margins, players = part.games.rewards[done], part.players
            ended = part.rows.start + done.nonzero()[0]
            self.reward[t, ended, :players] = final_rewards(margins, self.reward_scale)
            self.games += len(margins)

    def _absolute(self, seat: Any, rows: slice = slice(None)) -> Any:
        """The seat at each place, counted from ``seat``; places without a seat stay."""
        turned = (seat[:, None] + self.place) % self.players[rows]
        return torch.where(self.present[rows], turned, self.place)

    def _bootstrap(self, net: Any, work: list[InFlight]) -> Any:
        """The values of all seats after the rollout, as the seat to move sees them."""
        found = torch.zeros(len(self.players), self.layout.seats, device=self.device)
        for part in work:
            rows = part.rows
            kept = (self.observations[0, rows], self.masks[0, rows], self.hidden[0, rows])
            wide = [torch.zeros_like(column) for column in kept]
            self._store_seen(part, *wide)
            _, _, critic, _ = net(*wide)
            seat = torch.from_numpy(part.games.to_move).to(self.device)
            found[rows] = found[rows].scatter(1, self._absolute(seat, rows), critic)
        return found

    def _samples(self, after: Any, lam: float) -> Samples:
        """GAE by seat: a seat's next value is that of its own next decision, or its reward."""
        horizon = self.horizon
        seats = torch.from_numpy(self.seat).to(self.device)
        ended = torch.from_numpy(self.done).to(self.device)
        rewards = torch.from_numpy(self.reward).to(self.device)
        decided = (self.masks > 0).sum(2) > 1
        advantages = torch.zeros_like(self.value)
        returns = torch.zeros_like(rewards)
        following = after.clone()  # value or reward that comes next, by seat
        target = after.clone()  # λ-return that comes next, by seat
        gae = torch.zeros_like(after)
        for t in range(horizon - 1, -1, -1):
            done = ended[t][:, None]
            following = torch.where(done, rewards[t], following)
            target = torch.where(done, rewards[t], target)
            gae = torch.where(done, 0.0, gae)
            seat, here, value = seats[t][:, None], decided[t][:, None], self.value[t][:, None]
            advantage = following.gather(1, seat) - value + lam * gae.gather(1, seat)
            for kept, new in ((following, value), (gae, advantage), (target, advantage + value)):
                kept.scatter_(1, seat, torch.where(here, new, kept.gather(1, seat)))
            advantages[t] = advantage[:, 0]
            returns[t] = target.gather(1, self._absolute(seats[t]))
        own = torch.from_numpy(self.own).to(self.device)
        chosen = (decided & own).flatten().nonzero()[:, 0]
        present = self.present[None].expand(horizon, -1, -1)
        columns = (
            self.observations, self.masks, self.hidden, self.action, self.log_prob,
            advantages, returns, present,
        )  # fmt: skip
        return Samples(*(column.flatten(0, 1)[chosen] for column in columns))

    def close(self) -> None:
        """End the workers."""
        for batch in self.batches:
            batch.close()


def _pin(batch: Batch) -> None:
    """Lock the arrays of a batch in memory, so that copies to the device need no staging."""
    arrays = [a for a in (batch.observations, batch.masks, batch.hidden) if a.size]
    start = min(array.ctypes.data for array in arrays)
    end = max(array.ctypes.data + array.nbytes for array in arrays)
    torch.cuda.cudart().cudaHostRegister(start, end - start, 0)  # if refused, copies are slower
