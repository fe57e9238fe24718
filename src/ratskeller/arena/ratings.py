"""Ratings of the bots by OpenSkill."""

from __future__ import annotations

import importlib.util
from collections.abc import Sequence
from typing import Any

from ratskeller.arena.single import Result


def available() -> bool:
    """Whether openskill is installed."""
    return importlib.util.find_spec("openskill") is not None


def rate(results: Sequence[Result]) -> list[dict[str, Any]]:
    """Rate the bots game by game (Plackett-Luce); the strongest comes first.

    A bot at several seats gets the mean of the ratings of its seats.
    """
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    names = list(dict.fromkeys(name for result in results for name in result["bots"]))
    ratings = {name: model.rating(name=name) for name in names}
    for result in results:
        if "error" in result or len(set(result["bots"])) < 2:
            continue
        teams = [[model.rating(r.mu, r.sigma)] for r in (ratings[n] for n in result["bots"])]
        rated = model.rate(teams, ranks=[float(place) for place in result["places"]])
        for name in set(result["bots"]):
            seats = [
                team[0] for team, bot in zip(rated, result["bots"], strict=True) if bot == name
            ]
            mu = sum(r.mu for r in seats) / len(seats)
            sigma = sum(r.sigma for r in seats) / len(seats)
            ratings[name] = model.rating(mu, sigma, name=name)
    found = [
        {"bot": name, "mu": round(r.mu, 2), "sigma": round(r.sigma, 2)}
        for name, r in ratings.items()
    ]
    return sorted(found, key=lambda entry: -float(str(entry["mu"])))
