"""The figures of a match, as plain data and as lines."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from ratskeller.arena import ratings
from ratskeller.arena.plan import Plan
from ratskeller.arena.single import Result
from ratskeller.arena.statistics import entrants, seat_effect, versus


def summary(plan: Plan, results: Sequence[Result]) -> dict[str, Any]:
    """The figures as plain data: what ``--json`` prints."""
    found = entrants(results)
    return {
        "game": plan.game,
        "players": plan.players,
        "options": dict(plan.options),
        "bots": list(plan.names),
        "seed": plan.seed,
        "deals": plan.deals,
        "games": len(results),
        "errors": [result["error"] for result in results if "error" in result],
        "failures": dict(Counter(r["failed"] for r in results if "failed" in r).most_common()),
        "entrants": [entrant.data() for entrant in found],
        "histograms": {entrant.name: _histogram(entrant.scores) for entrant in found},
        "ratings": ratings.rate(results) if ratings.available() else [],
        "versus": versus(results) if plan.round_robin else {},
        "seats": seat_effect(results),
        "endings": dict(Counter(r["reason"] for r in results if "error" not in r).most_common()),
    }


def _histogram(scores: list[int]) -> dict[str, int]:
    return {str(score): count for score, count in sorted(Counter(scores).items())}


def lines(found: dict[str, Any]) -> list[str]:
    """The figures as lines of text."""
    out = [
        f"{found['game']}, {found['players']} players, {found['games']} games"
        f" ({found['deals']} deals in every rotation), seed {found['seed']}",
        f"{'bot':<16}{'games':>6}{'win share':>11}{'95 % interval':>18}{'score':>8}{'margin':>8}"
        f"{'ms/choice':>11}",
    ]
    for e in found["entrants"]:
        low, high = e["interval"]
        between = f"{100 * low:.1f} – {100 * high:.1f} %"
        out.append(
            f"{e['bot']:<16}{e['games']:>6}{100 * e['win_share']:>9.1f} %{between:>18}"
            f"{e['score']:>8.2f}{e['margin']:>+8.2f}{e['ms_per_choice']:>11.2f}"
        )
    for e in found["entrants"]:
        if e["adjusted"] is not None:
            low, high = e["adjusted"]["interval"]
            out.append(
                f"{e['bot']} less luck: {100 * e['adjusted']['win_share']:.1f} %,"
                f" {100 * low:.1f} – {100 * high:.1f} %, as from"
                f" {e['adjusted']['games_saved']:.1f} times as many games"
            )
    if found["ratings"]:
        rated = ", ".join(
            f"{r['bot']} {r['mu']:.1f} ± {2 * r['sigma']:.1f}" for r in found["ratings"]
        )
        out.append(f"OpenSkill ratings: {rated}")
    else:
        out.append("No ratings: pip install 'ratskeller[arena]' for OpenSkill.")
    seats = ", ".join(f"{s['seat']}: {100 * s['win_share']:.1f} %" for s in found["seats"])
    out.append(f"wins by seat: {seats}")
    out += _cross_table(found["versus"])
    for bot, failed in found["failures"].items():
        out.append(f"{bot} failed in {failed} of {found['games']} games")
    for error in found["errors"][:10]:
        out.append(f"error: {error}")
    return out


def _cross_table(shares: dict[str, dict[str, float]]) -> list[str]:
    """How often the bot of a line finished before the bot of a column."""
    if not shares:
        return []
    out = ["finished before the others, in per cent (a tie is half):"]
    out.append(" " * 16 + "".join(f"{name[:9]:>10}" for name in shares))
    for name, row in shares.items():
        cells = (f"{100 * row[other]:>10.1f}" if other in row else f"{'':>10}" for other in shares)
        out.append(f"{name:<16}{''.join(cells)}")
    return out
