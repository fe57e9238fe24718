"""Ratings of simulated players of known strength: `python -m benchmarks.ratings`.

Players with normal strengths meet each other and a few bots, two to five at a table. Prints the
rank correlation of their ratings with their strengths after so many games each, and how often
players win to whom a probability was predicted before the game.
"""

from __future__ import annotations

import argparse
import math
import random
import time
from collections.abc import Sequence
from typing import NamedTuple

from ratskeller.ratings.book import Book, Rated
from ratskeller.ratings.model import BETA, DEVIATION, MEAN, Rating, expected

BOTS = {"bot:random": -2.0, "bot:easy": -1.0, "bot:medium": 0.0, "bot:hard": 1.2, "bot:master": 1.8}
ROUNDS = (5, 10, 20, 40)  # games of each player after which the correlation is printed
BINS = 10


class Prediction(NamedTuple):
    """A probability told before a game, and what came: 1, or a part of a shared place."""

    told: float
    won: float


def spearman(one: Sequence[float], other: Sequence[float]) -> float:
    """The rank correlation of two lists without ties.

    >>> spearman([1.0, 2.0, 3.0], [10.0, 20.0, 15.0])
    0.5
    """
    ranks = []
    for values in (one, other):
        order = sorted(range(len(values)), key=values.__getitem__)
        place = [0.0] * len(values)
        for rank, index in enumerate(order):
            place[index] = float(rank)
        ranks.append(place)
    n = len(one)
    difference = math.fsum((a - b) ** 2 for a, b in zip(*ranks, strict=True))
    return 1 - 6 * difference / (n * (n * n - 1))


def played(strengths: Sequence[float], rng: random.Random) -> tuple[int, ...]:
    """The places of a game: everybody shows a strength around the own one."""
    shown = [rng.gauss(strength, BETA) for strength in strengths]
    return tuple(1 + sum(other > own for other in shown) for own in shown)


def simulate(players: int, rounds: int, seed: int) -> tuple[dict[int, float], list[Prediction]]:
    """The correlation after some rounds, and all predictions of players who had five games."""
    rng = random.Random(seed)
    strengths = {f"account:{n}": rng.gauss(MEAN, DEVIATION / 1.5) for n in range(players)}
    anchors = {bot: MEAN + DEVIATION / 1.5 * by for bot, by in BOTS.items()}
    truth = strengths | anchors
    names = list(strengths)
    book, number = Book(), 0
    correlations: dict[int, float] = {}
    predictions: list[Prediction] = []
    for made in range(1, rounds + 1):
        waiting = rng.sample(names, len(names))
        while waiting:
            people = rng.randint(1, min(5, len(waiting)))
            table = [waiting.pop() for _ in range(people)]
            if people == 1 or (people < 5 and rng.random() < 0.3):
                table.append(rng.choice(list(anchors)))
            number += 1
            places = played([truth[name] for name in table], rng)
            known = [book.ratings.get(name, Rating()) for name in table]
            if not any(rating.provisional for rating in known):
                told = expected(known)
                predictions += [
                    Prediction(p, float(place == 1)) for p, place in zip(told, places, strict=True)
                ]
            book.add_all([Rated(float(number), f"{number:08}", tuple(table), places)])
        if made in ROUNDS or made == rounds:
            found = [book.ratings[name].mean for name in names]
            correlations[made] = spearman(found, [strengths[name] for name in names])
    return correlations, predictions


def calibration(predictions: Sequence[Prediction]) -> list[tuple[float, float, int]]:
    """In tenths of the probability: the mean that was told, the share that came, how many."""
    bins: list[list[Prediction]] = [[] for _ in range(BINS)]
    for one in predictions:
        bins[min(BINS - 1, int(BINS * one.told))].append(one)
    return [
        (sum(p.told for p in some) / len(some), sum(p.won for p in some) / len(some), len(some))
        for some in bins
        if some
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--players", type=int, default=2000)
    parser.add_argument("--rounds", type=int, default=40, help="games of each player")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    start = time.perf_counter()
    correlations, predictions = simulate(args.players, args.rounds, args.seed)
    took = time.perf_counter() - start
    print(f"{args.players} players, {args.rounds} games each, seed {args.seed}: {took:.0f} s")
    for made, correlation in correlations.items():
        print(f"after {made:>3} games each: rank correlation {correlation:.3f}")
    bins = calibration(predictions)
    print(f"{'told':>8}{'came':>8}{'seats':>9}")
    for told, came, count in bins:
        print(f"{100 * told:>6.1f} %{100 * came:>6.1f} %{count:>9}")
    total = sum(count for _, _, count in bins)
    error = sum(abs(told - came) * count for told, came, count in bins) / total
    brier = sum((p.told - p.won) ** 2 for p in predictions) / total
    print(f"mean error of the calibration {100 * error:.2f} points, Brier score {brier:.4f}")


if __name__ == "__main__":
    main()
