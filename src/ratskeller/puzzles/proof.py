"""The proof that one choice of a position is the best.

A search names the choice; roll-outs, which know nothing of the search, then test it against every
other choice, in a few looks with more and more roll-outs. A choice drops out as soon as it is
refuted. The level is shared between all choices and looks (Bonferroni), so the chance that a
proven choice is not the best one of these roll-outs is at most one in a thousand.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from statistics import NormalDist, fmean

from ratskeller.kernel import State
from ratskeller.puzzles.model import Worth
from ratskeller.puzzles.rollout import Rollouts

LEVEL = 0.001
CLEAR = 0.06  #: how much less of a win every other choice brings, at least
LOOKS = (32, 96, 256, 640, 1400)  #: roll-outs after which the choices are compared
GLIMPSES = (12, 36)  #: roll-outs after which a proof may turn out not to be worth trying
HOPELESS = 1.0  #: standard errors by which a difference misses a lead if it is given up


def bound(choices: int) -> float:
    """The standard errors that refute one of the other choices at one look.

    >>> round(bound(2), 2), round(bound(11), 2)
    (3.54, 4.11)
    """
    return NormalDist().inv_cdf(1 - LEVEL / ((choices - 1) * len(LOOKS)))


def difference(better: list[float], other: list[float]) -> tuple[float, float]:
    """The mean difference of paired shares and its standard error.

    One more pair that differs by a whole win keeps the error of few or equal pairs above 0.

    >>> mean, error = difference([1.0, 1.0, 0.0, 1.0], [0.0, 1.0, 0.0, 0.0])
    >>> mean, round(error, 3)
    (0.5, 0.408)
    """
    pairs = [a - b for a, b in zip(better, other, strict=False)]
    count = len(pairs)
    mean = fmean(pairs)
    squares = sum((pair - mean) ** 2 for pair in pairs) + 1.0
    return mean, math.sqrt(squares / (count - 1) / count) if count > 1 else 1.0


def is_hopeless(rollouts: Rollouts, best: str, rivals: Sequence[str], lead: float) -> bool:
    """Whether a few roll-outs against some choices say that the lead is hardly as much."""
    among = [rollouts.choices.index(text) for text in (best, *rivals)]
    rows: list[list[float]] = []
    for look in GLIMPSES:
        while len(rows) < look:
            rows.append(rollouts.shares(among))
        shares = [list(column) for column in zip(*rows, strict=True)]
        for other in shares[1:]:
            mean, error = difference(shares[0], other)
            if mean + HOPELESS * error < lead:
                return True
    return False


def prove(
    state: State, seat: int, answer: str, seed: int, lead: float = CLEAR
) -> list[Worth] | None:
    """The worth of every choice, the best first, or None if the answer is not proven.

    It is given up as soon as another choice is hardly worse by ``lead``.
    """
    rollouts = Rollouts(state, seat, seed)
    return refute_others(rollouts, rollouts.choices.index(answer), lead)


def refute_others(rollouts: Rollouts, best: int, lead: float = CLEAR) -> list[Worth] | None:
    """Test a choice against all others; None if one of them stands."""
    count = len(rollouts.choices)
    wanted = bound(count)
    left = [i for i in range(count) if i != best]
    found: list[list[float]] = [[] for _ in range(count)]
    for look in LOOKS:
        while len(found[best]) < look:
            among = [best, *left]
            for i, share in zip(among, rollouts.shares(among), strict=True):
                found[i].append(share)
        standing = []
        for i in left:
            mean, error = difference(found[best], found[i])
            if mean + HOPELESS * error < lead:
                return None
            if mean < CLEAR or mean - wanted * error <= 0:
                standing.append(i)
        left = standing
        if not left:
            return _worths(rollouts.choices, found, best)
    return None


def _worths(choices: list[str], found: list[list[float]], best: int) -> list[Worth]:
    """The worths on the scale of the best choice, whose mean has the most roll-outs."""
    top = fmean(found[best])
    out = [Worth(choices[best], round(top, 4), 0.0, 0.0, len(found[best]))]
    others = []
    for i, shares in enumerate(found):
        if i != best:
            less, error = difference(found[best], shares)
            value = round(min(1.0, max(0.0, top - less)), 4)
            others.append(Worth(choices[i], value, round(less, 4), round(error, 4), len(shares)))
    return out + sorted(others, key=lambda worth: worth.less)
