"""The statistics of a match: win shares with intervals, scores, margins, seats."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, field
from statistics import NormalDist, fmean, stdev, variance
from typing import Any

from ratskeller.arena.luck import WEIGHT
from ratskeller.arena.single import Result

#: 97.5 % points of Student's t for 1 to 30 degrees of freedom; the library has only the normal.
T_POINTS = (
    12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228,
    2.201, 2.179, 2.160, 2.145, 2.131, 2.120, 2.110, 2.101, 2.093, 2.086,
    2.080, 2.074, 2.069, 2.064, 2.060, 2.056, 2.052, 2.048, 2.045, 2.042,
)  # fmt: skip
NORMAL = NormalDist().inv_cdf(0.975)


def t_point(freedom: int) -> float:
    """The 97.5 % point of Student's t.

    >>> t_point(1), t_point(10), round(t_point(1000), 2)
    (12.706, 2.228, 1.96)
    """
    return T_POINTS[freedom - 1] if freedom <= len(T_POINTS) else NORMAL


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a proportion by Wilson's formula.

    >>> [round(x, 3) for x in wilson(70, 100)]
    [0.604, 0.781]
    """
    if games == 0:
        return 0.0, 1.0
    z2 = NORMAL * NORMAL
    p = wins / games
    middle = (p + z2 / (2 * games)) / (1 + z2 / games)
    half = NORMAL * math.sqrt(p * (1 - p) / games + z2 / (4 * games * games)) / (1 + z2 / games)
    return max(0.0, middle - half), min(1.0, middle + half)


def interval(means: Sequence[float]) -> tuple[float, float]:
    """The 95 % interval of the mean of independent figures, by Student's t.

    The games of one deal share its chance and are not independent, so callers pass one mean
    per deal.

    >>> [round(x, 3) for x in interval([1.0, 0.0, 1.0, 1.0])]
    [-0.045, 1.546]
    """
    n = len(means)
    if n < 2:
        return -math.inf, math.inf
    mean = fmean(means)
    half = t_point(n - 1) * stdev(means) / math.sqrt(n)
    return mean - half, mean + half


@dataclass
class Adjusted:
    """A win share less luck (see `luck`), and the factor of games that this saves."""

    share: float
    low: float
    high: float
    saved: float

    def data(self) -> dict[str, Any]:
        """The figures as plain data, rounded."""
        return {
            "win_share": round(self.share, 4),
            "interval": [round(self.low, 4), round(self.high, 4)],
            "games_saved": round(self.saved, 2),
        }


@dataclass
class Entrant:
    """The figures of one bot over a match; a bot at several seats counts at each."""

    name: str
    games: int = 0
    share: float = 0.0
    low: float = 0.0
    high: float = 1.0
    score: float = 0.0
    margin: float = 0.0
    place: float = 0.0
    ms: float = 0.0
    longest_ms: float = 0.0
    adjusted: Adjusted | None = None
    scores: list[int] = field(default_factory=list)

    def data(self) -> dict[str, Any]:
        """The figures as plain data, rounded."""
        return {
            "bot": self.name,
            "games": self.games,
            "win_share": round(self.share, 4),
            "interval": [round(self.low, 4), round(self.high, 4)],
            "score": round(self.score, 3),
            "margin": round(self.margin, 3),
            "place": round(self.place, 3),
            "ms_per_choice": round(self.ms, 3),
            "longest_ms": round(self.longest_ms, 3),
            "adjusted": None if self.adjusted is None else self.adjusted.data(),
        }


def entrants(results: Sequence[Result]) -> list[Entrant]:
    """The bots of a match with their figures, in the order of the line-up."""
    good = [result for result in results if "error" not in result]
    names = list(dict.fromkeys(name for result in results for name in result["bots"]))
    return [_entrant(name, good) for name in sorted(names, key=names.index)]


def _entrant(name: str, results: list[Result]) -> Entrant:
    found = Entrant(name)
    by_deal: dict[int, list[float]] = {}
    luck: dict[int, list[float]] = {}
    longest: list[float] = []
    sums = dict.fromkeys(("share", "score", "margin", "place", "ms"), 0.0)
    for result in results:
        for seat, bot in enumerate(result["bots"]):
            if bot != name:
                continue
            found.games += 1
            others = [s for i, s in enumerate(result["scores"]) if i != seat]
            by_deal.setdefault(result["deal"], []).append(result["shares"][seat])
            if "luck" in result:  # older results are without
                luck.setdefault(result["deal"], []).append(result["luck"][seat])
            sums["share"] += result["shares"][seat]
            sums["score"] += result["scores"][seat]
            sums["margin"] += result["scores"][seat] - sum(others) / len(others)
            sums["place"] += result["places"][seat]
            sums["ms"] += result["ms"][seat]
            longest.append(result["longest_ms"][seat])
            found.scores.append(result["scores"][seat])
    if found.games == 0:
        return found
    for key, total in sums.items():
        setattr(found, key, total / found.games)
    found.longest_ms = max(longest)
    means = {deal: fmean(shares) for deal, shares in by_deal.items()}
    found.low, found.high = share_interval(list(means.values()))
    if luck.keys() == means.keys():
        found.adjusted = adjusted(
            list(means.values()), [means[deal] - WEIGHT * fmean(luck[deal]) for deal in means]
        )
    return found


def versus(results: Sequence[Result]) -> dict[str, dict[str, float]]:
    """How often each bot finished before each other one in their common games; a tie is half."""
    wins: dict[tuple[str, str], list[float]] = {}
    for result in results:
        if "error" in result:
            continue
        seats = list(zip(result["bots"], result["places"], strict=True))
        for bot, place in seats:
            for other, behind in seats:
                if bot != other:
                    before = 0.5 if place == behind else float(place < behind)
                    wins.setdefault((bot, other), []).append(before)
    names = list(dict.fromkeys(name for result in results for name in result["bots"]))
    return {
        bot: {other: round(fmean(wins[bot, other]), 4) for other in names if (bot, other) in wins}
        for bot in names
    }


def adjusted(means: Sequence[float], less_luck: Sequence[float]) -> Adjusted | None:
    """The figures without luck, from one mean per deal with it and one without.

    >>> adjusted([1.0, 0.0, 1.0, 0.0], [0.7, 0.3, 0.6, 0.4]).saved
    10.0
    """
    if len(means) < 2 or stdev(less_luck) == 0:
        return None
    low, high = interval(less_luck)
    saved = round(variance(means) / variance(less_luck), 6)
    return Adjusted(fmean(less_luck), max(0.0, low), min(1.0, high), saved)


def share_interval(means: Sequence[float]) -> tuple[float, float]:
    """The 95 % interval of a win share from one mean per deal, within 0 and 1.

    If all means are equal it is Wilson's interval with one trial per deal.
    """
    if min(means) == max(means):
        return wilson(sum(means), len(means))
    low, high = interval(means)
    return max(0.0, low), min(1.0, high)


def seat_effect(results: Sequence[Result]) -> list[dict[str, Any]]:
    """The win share of each seat, over all bots."""
    good = [result for result in results if "error" not in result]
    if not good:
        return []
    found = []
    for seat in range(len(good[0]["shares"])):
        by_deal: dict[int, list[float]] = {}
        for result in good:
            by_deal.setdefault(result["deal"], []).append(result["shares"][seat])
        means = [sum(d) / len(d) for d in by_deal.values()]
        low, high = share_interval(means)
        found.append(
            {
                "seat": seat,
                "win_share": round(sum(means) / len(means), 4),
                "interval": [round(low, 4), round(high, 4)],
            }
        )
    return found
