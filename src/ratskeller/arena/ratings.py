"""Ratings of the bots of a match by OpenSkill, game by game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ratskeller.arena.single import Result
from ratskeller.ratings.model import Rating, after
from ratskeller.ratings.model import available as available


def rate(results: Sequence[Result]) -> list[dict[str, Any]]:
    """Rate the bots game by game (Plackett-Luce); the strongest comes first.

    A bot at several seats gets the mean of the ratings of its seats.
    """
    names = list(dict.fromkeys(name for result in results for name in result["bots"]))
    ratings = {name: Rating() for name in names}
    for result in results:
        if "error" not in result and len(set(result["bots"])) > 1:
            ratings.update(after(ratings, result["bots"], result["places"]))
    found = [
        {"bot": name, "mu": round(r.mean, 2), "sigma": round(r.deviation, 2)}
        for name, r in ratings.items()
    ]
    return sorted(found, key=lambda entry: -float(str(entry["mu"])))
