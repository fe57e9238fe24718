"""The training run: rollouts and updates, checkpoints, measurements, progress."""

from __future__ import annotations

import json
import math
import time
from collections.abc import Callable
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

import torch

from ratskeller.evaluation.layout import Layout
from ratskeller.evaluation.quantise import packed
from ratskeller.evaluation.weights import load_weights
from ratskeller.kernel import Game, RatskellerError
from ratskeller.train.checkpoint import DiskError, load, save, write
from ratskeller.train.curves import picture
from ratskeller.train.demonstrations import read, split
from ratskeller.train.evaluation import BackgroundEvaluation
from ratskeller.train.net import Net
from ratskeller.train.ppo import Learner, Settings
from ratskeller.train.rivals import Rivals
from ratskeller.train.rollout import Collector

SAVE_SECONDS = 25.0  #: at most between two checkpoints, unless one update takes longer
MEASURE_SECONDS = 45.0  #: between two measurements of strength
TELL_SECONDS = 5.0


class Trainer:
    """One run. Time, choices and curves go on where a resumed checkpoint stopped.

    A resumed run keeps the settings of its checkpoint, except for ``changes``. An exported net
    (.npz) has no settings, no curves and no optimiser: a run from it is new but for the weights.
    """

    def __init__(
        self,
        game: Game,
        counts: list[int],
        settings: Settings,
        out: Path,
        device: str = "cpu",
        workers: int = 1,
        resume: Path | None = None,
        rivals: tuple[str, ...] = (),
        ray: bool = False,
        tell: Callable[[str], None] = lambda line: None,
        changes: dict[str, Any] | None = None,
    ) -> None:
        found = exported = None
        if resume is not None and resume.suffix == ".npz":
            exported = load_weights(resume, game)
            first, second, third = (exported.layers[name] for name in ("1", "2", "3"))
            with_evaluator = settings.with_evaluator or exported.layout.with_evaluator
            widths = (first[1], second[0], third[0])
            settings = replace(settings, widths=widths, with_evaluator=with_evaluator)
        elif resume is not None:
            found = load(resume, game)
            with_evaluator = bool(found["meta"].get("advice"))
            kept = {**found["settings"], **(changes or {}), "with_evaluator": with_evaluator}
            settings = Settings(**kept)
        self.layout = Layout(game, settings.with_evaluator)
        self.counts, self.settings, self.out, self.tell = counts, settings, out, tell
        self.device = torch.device(device)
        torch.manual_seed(settings.seed)
        self.learner = Learner(Net(self.layout, settings.widths), settings, self.device)
        self.rivals = Rivals(self.learner.net, settings.seed) if settings.rivals else None
        self.seconds, self.updates, self.steps, self.games = 0.0, 0, 0, 0
        self.log: list[dict[str, Any]] = []
        self.strength: list[dict[str, Any]] = []
        self.failed_write = ""
        self.stopping = self.diverged = False
        make: Any = Collector
        if ray:
            from ratskeller.train.remote import RayCollector

            make = RayCollector
        self.collector = make(
            self.layout,
            counts,
            settings.games,
            workers,
            settings.horizon,
            self.device,
            settings.widths,
        )
        if found is None:
            scale, self.collector.reward_scale = self.collector.calibrate()
            self.learner.net.scale.copy_(scale)
            if exported is not None:
                self.learner.net.take(exported)
                self.collector.reward_scale = exported.meta["margin_scale"]
        else:
            self._restore(found)
        self.collector.reset(settings.seed + self.updates)
        self.background = BackgroundEvaluation(sorted(set(counts)), rivals) if rivals else None

    def path(self, ending: str) -> Path:
        """A file of this run."""
        return self.out / f"{self.layout.game.id}{ending}"

    def _restore(self, found: dict[str, Any]) -> None:
        self.learner.net.load_state_dict(found["net"])
        self.learner.optimizer.load_state_dict(found["optimizer"])
        if found["device"] == self.device.type:
            self.learner.generator.set_state(found["generator"])
        self.collector.reward_scale = found["reward_scale"]
        self.seconds, self.updates = found["seconds"], found["updates"]
        self.steps, self.games = found["steps"], found["games"]
        self.log, self.strength = found["log"], found["strength"]

    def meta(self) -> dict[str, Any]:
        """What the weights belong to."""
        game = self.layout.game
        return {
            "game": game.id, "rules": game.version, "encoding": self.layout.fingerprint,
            "players": sorted(set(self.counts)), "steps": self.steps, "games": self.games,
            "minutes": round(self.seconds / 60, 2), "settings": asdict(self.settings),
            "margin_scale": self.collector.reward_scale, "advice": self.layout.evaluator,
        }  # fmt: skip

    def run(self, minutes: float | None = None, steps: int | None = None) -> None:
        """Train up to a total time or number of choices, earlier sessions included."""
        told = saved = measured = time.monotonic()
        before = self.steps
        while not self.stopping and (progress := self._progress(minutes, steps)) < 1:
            start = time.monotonic()
            losses = self._update(progress)
            now = time.monotonic()
            self.seconds += now - start
            if now - told >= TELL_SECONDS or not self.log:
                self._tell(losses, (self.steps - before) / (now - told))
                told, before = now, self.steps
            if self.background is not None:
                self._measured(self.background.results())
                if not self.background.busy and now - measured >= MEASURE_SECONDS:
                    measured = now
                    at = {"minutes": round(self.seconds / 60, 2), "steps": self.steps}
                    self.background.start(packed(self.learner.net.arrays(), self.meta()), at)
            if now - saved + (now - start) >= SAVE_SECONDS:  # or the next update ends too late
                self.save()
                saved = time.monotonic()

    def imitate(self, folder: Path, epochs: int) -> None:
        """Learn the decisions of demonstrations before playing itself."""
        samples = read(folder, self.layout, self.collector.reward_scale)
        some, held = (part.to(self.device) for part in split(samples))
        self.tell(f"{len(some.actions):,} decisions to learn from, {len(held.actions):,} held out")
        for epoch in range(epochs):
            rate = self.settings.learning_rate * max(0.05, 1 - epoch / epochs)
            losses = self.learner.imitate(some, rate)
            said = ", ".join(f"{name} {loss:.3f}" for name, loss in losses.items())
            agreed = self.learner.agreement(held)
            self.tell(f"epoch {epoch + 1}: {said}, agrees on {agreed:.1%} of those held out")

    def stop(self) -> None:
        """End `run` after the update that is under way."""
        self.stopping = True

    def _progress(self, minutes: float | None, steps: int | None) -> float:
        by_time = self.seconds / (60 * minutes) if minutes else 0.0
        return max(by_time, self.steps / steps if steps else 0.0)

    def _update(self, progress: float) -> dict[str, float]:
        learner = self.learner
        steps, games = self.collector.steps, self.collector.games
        start = time.monotonic()
        rival = None if self.rivals is None else self.rivals.next(learner.net, self.updates)
        samples = self.collector.collect(
            learner.net, learner.generator, learner.guard, self.settings.lam, rival
        )
        played = time.monotonic() - start
        losses = learner.update(samples, progress)
        if not all(map(math.isfinite, losses.values())):
            self.diverged = True
            raise RatskellerError("the training diverged; the last checkpoint is kept")
        self.updates += 1
        self.steps += self.collector.steps - steps
        self.games += self.collector.games - games
        return {**losses, "playing": played / (time.monotonic() - start)}

    def _tell(self, losses: dict[str, float], speed: float) -> None:
        row = {"minutes": round(self.seconds / 60, 3), "steps": self.steps, "games": self.games}
        self.log.append(
            {**row, "speed": round(speed), **{k: round(v, 5) for k, v in losses.items()}}
        )
        belief = f", belief {losses['belief']:.3f}" if "belief" in losses else ""
        self.tell(
            f"{self.seconds / 60:6.1f} min {self.steps / 1e6:8.2f} M choices"
            f" {speed:9,.0f}/s, policy {losses['policy']:+.4f}, value {losses['value']:.4f},"
            f" entropy {losses['entropy']:.3f}, explained {losses['explained']:.2f}{belief}"
        )

    def _measured(self, found: list[dict[str, Any]]) -> None:
        self.strength += found
        for row in found:
            self.tell(
                f"{row['minutes']:6.1f} min, {row['players']} players: wins {row['share']:.0%}"
                f" of {row['games']} against {row['rival']} (even {1 / row['players']:.0%}),"
                f" score {row['score']:.1f} against {row['others']:.1f}"
            )

    def save(self) -> None:
        """Write checkpoint, exported net and curves. A failure keeps the files from before."""
        learner = self.learner
        if self.diverged:
            return
        data = {
            "meta": self.meta(), "settings": asdict(self.settings), "device": self.device.type,
            "net": learner.net.state_dict(), "optimizer": learner.optimizer.state_dict(),
            "generator": learner.generator.get_state(), "log": self.log,
            "strength": self.strength, "reward_scale": self.collector.reward_scale,
            "seconds": self.seconds, "updates": self.updates, "steps": self.steps,
            "games": self.games,
        }  # fmt: skip
        curves = {**self.meta(), "curve": self.log, "strength": self.strength}
        title = f"{self.layout.game.id}: {self.steps / 1e6:.1f} million choices"
        try:
            save(self.path(".pt"), data)
            write(self.path(".npz"), packed(learner.net.arrays(), self.meta()))
            write(self.path(".json"), (json.dumps(curves, indent=1) + "\n").encode())
            write(self.path(".svg"), picture(title, self.log, self.strength).encode())
            self.failed_write = ""
        except DiskError as error:  # training goes on and tries again later
            self.failed_write = str(error)
            self.tell(str(error))

    def close(self) -> None:
        """End all processes."""
        if self.background is not None:
            self.background.close()
        self.collector.close()
