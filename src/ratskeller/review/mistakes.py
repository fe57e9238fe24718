"""The commonest mistakes of many games: losses summed by what was done, what was better and why."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from typing import Any

from ratskeller.review.model import Review, Step

OBJECTS = 3  #: of the choices made and missed that are named


@dataclass(frozen=True)
class Mistake:
    """Losses of one kind: the verbs of the choices, the reason, and what they were about."""

    made: str
    better: str
    reason: str  #: the weightiest feature that speaks for the better choice, or ""
    count: int
    loss: float  #: the sum, in shares of the win
    made_most: list[tuple[str, int]]  #: the choices made most often, without numbers
    better_most: list[tuple[str, int]]

    def data(self) -> dict[str, Any]:
        """Plain data."""
        return asdict(self)


def mistakes(reviews: Iterable[Review]) -> list[Mistake]:
    """What choices lost, by kind; the largest sum first."""
    groups: dict[tuple[str, str, str], list[Step]] = {}
    for review in reviews:
        for step in review.steps:
            if step.is_real and step.loss > 0:
                reason = step.reasons[0].feature if step.reasons else ""
                key = (_verb(step.choice), _verb(step.best.choice), reason)
                groups.setdefault(key, []).append(step)
    found = [
        Mistake(
            *key,
            count=len(steps),
            loss=math.fsum(step.loss for step in steps),
            made_most=_most(step.choice for step in steps),
            better_most=_most(step.best.choice for step in steps),
        )
        for key, steps in groups.items()
    ]
    return sorted(found, key=lambda mistake: -mistake.loss)


def _verb(choice: str) -> str:
    return choice.partition(":")[0]


def _most(choices: Iterable[str]) -> list[tuple[str, int]]:
    """The most frequent choices, without the numbers that tell copies and amounts apart.

    >>> _most(["play:bank:0", "play:bank:2", "pass"])
    [('play:bank', 2), ('pass', 1)]
    """
    plain = (":".join(p for p in text.split(":") if not p.isdecimal()) for text in choices)
    return Counter(plain).most_common(OBJECTS)
