"""A yardstick that does not depend on rivals: the mean loss of a bot's choices.

For each of a game's held-out positions every choice was rolled out many times by a strong bot,
in states that fit what the seat knows, with the same states and the same chance for all choices
(``python -m benchmarks.yardstick`` makes the file). The loss of a choice is how much less of a
win it brings than the best one. Positions are records, so they hold for one version of the rules.
"""

from __future__ import annotations

import gzip
import json
import math
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from statistics import fmean, stdev
from typing import Any

from ratskeller.bots.registry import make_bot
from ratskeller.kernel import Game, RatskellerError, Record, State

FOLDER = Path(__file__).parent / "yardstick"


@dataclass(frozen=True)
class Question:
    """A held-out position: its record, the seat to move, and the worth of every choice."""

    record: Record
    seat: int
    worth: dict[str, float]  #: mean win share of the rollouts by notation

    def state(self) -> State:
        """The position."""
        return self.record.replay()

    def loss(self, choice: str) -> float:
        """What a choice loses against the best one."""
        return max(self.worth.values()) - self.worth[choice]


@dataclass(frozen=True)
class Grade:
    """The mean loss of a bot, in per cent of a win, with its standard error."""

    bot: str
    loss: float
    error: float
    best: float  #: share of positions in which it takes the best choice


def read_questions(game: Game, folder: Path = FOLDER) -> Iterator[Question]:
    """The held-out positions of a game."""
    path = folder / f"{game.id}.json.gz"
    if not path.exists():
        raise RatskellerError(
            f"there is no yardstick for {game.id}; `python -m benchmarks.yardstick` makes one"
        )
    data: dict[str, Any] = json.loads(gzip.decompress(path.read_bytes()))
    for entry in data["positions"]:
        yield Question(Record.from_data(entry["record"]), entry["seat"], entry["worth"])


def grade(questions: list[Question], bot: str, seed: int = 1) -> Grade:
    """Ask a bot about all positions."""
    losses = []
    for number, question in enumerate(questions):
        state = question.state()
        player = make_bot(bot, question.record.game, seed + number)
        choice = player.choose(state.view(question.seat), state.choices(question.seat))
        losses.append(question.loss(choice.text))
    error = stdev(losses) / math.sqrt(len(losses)) if len(losses) > 1 else math.inf
    return Grade(bot, 100 * fmean(losses), 100 * error, fmean(loss == 0 for loss in losses))


def lines(game: Game, grades: list[Grade], count: int) -> list[str]:
    """The grades as lines of text, the best first."""
    out = [
        f"{game.id}, {count} positions: the mean loss of a choice in per cent of a win",
        f"{'bot':<16}{'loss':>8}{'± 2 σ':>8}{'best choice':>13}",
    ]
    for one in sorted(grades, key=lambda g: g.loss):
        out.append(f"{one.bot:<16}{one.loss:>8.2f}{2 * one.error:>8.2f}{100 * one.best:>11.0f} %")
    return out
