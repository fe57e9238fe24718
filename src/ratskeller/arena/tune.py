"""The command ``ratskeller tune``: fits the weights of a game's evaluator by self-play.

A round plays games between medium bots with the present weights; a fresh start plays its first
round at random. Ridge-regularised LSTD(λ) then fits weights to the differences between the seats'
features, so that they forecast the differences between the final signed scores. The new weights
replace the old ones if they win at least as often in a match with mirrored deals.
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import sys
import tomllib
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

from ratskeller.arena.command import count, write
from ratskeller.arena.fit import Forecast, Row, line_fit
from ratskeller.arena.run import exit_with_parent
from ratskeller.arena.selfplay import Sample, duel, sample_game
from ratskeller.arena.statistics import share_interval
from ratskeller.kernel import Game, OptionError
from ratskeller.kernel.game import OptionValue

RIDGE = 20.0
TRACE = 0.6  #: λ of LSTD, per sampled position
FIRST = 4  #: times as many games in a first round; random games are cheap
KEPT = 3  #: earlier rounds whose games are used again
LOGISTIC = 1.7  #: standard deviation of a normal over the scale of the logistic nearest to it
LEAST_SPREAD = 0.4
MEAN_TO_SPREAD = 1.2533  #: standard deviation of a normal over its mean absolute deviation
Tables = dict[str, Any]


def tune_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the options of the command."""
    add = parser.add_argument
    add(
        "--rounds",
        type=count,
        default=4,
        metavar="N",
        help="rounds of self-play and fitting (default 4)",
    )
    add("--games", type=count, default=200, metavar="N", help="games in each round (default 200)")
    add(
        "--deals",
        type=count,
        default=40,
        metavar="N",
        help="deals of the match between new and old weights (default 40)",
    )
    add("--seed", type=int, default=1, metavar="N", help="seed of the whole run (default 1)")
    add("--jobs", type=count, metavar="N", help="number of processes (default: one per core)")
    add("--fresh", action="store_true", help="ignore the present weights")
    add(
        "--out",
        type=Path,
        metavar="FILE",
        help="write the weights here (default, in a checkout: data/weights.toml of the game)",
    )


def tune(
    args: argparse.Namespace, game: Game, counts: list[int], options: dict[str, OptionValue]
) -> int:
    """Tune for each number of players and write the weights."""
    features = game.evaluator().FEATURES
    if not features:
        raise OptionError(f"{game.id} has no evaluator to tune")
    present = game.folder / "data" / "weights.toml"
    path = args.out or in_checkout(present)
    source = path if path.exists() else present
    tables: Tables = tomllib.loads(source.read_text("utf-8"))["players"] if source.exists() else {}
    context = multiprocessing.get_context("spawn")
    jobs = args.jobs or os.cpu_count() or 1
    with ProcessPoolExecutor(jobs, mp_context=context, initializer=exit_with_parent) as pool:
        for players in counts:
            start = None if args.fresh else tables.get(str(players))
            tuner = Tuner(game, players, options, features, pool, args.seed)
            tables[str(players)] = tuner.run(start, args.rounds, args.games, args.deals)
            write(path, written(game, tables, features))
    return 0


def in_checkout(path: Path) -> Path:
    """Return the path of the weights, or refuse to change an installed package."""
    if {"site-packages", "dist-packages"} & set(path.resolve().parts):
        raise OptionError(f"{path} is part of an installed package; name a file with --out FILE")
    return path


class Tuner:
    """The rounds for one number of players."""

    def __init__(
        self,
        game: Game,
        players: int,
        options: dict[str, OptionValue],
        features: Sequence[str],
        pool: ProcessPoolExecutor,
        seed: int,
    ) -> None:
        self.game, self.players, self.options = game, players, options
        self.features, self.pool, self.seed = features, pool, seed

    def run(self, start: Tables | None, rounds: int, games: int, deals: int) -> Tables:
        """The best weights found."""
        best = start
        samples: list[Sample] = []
        for number in range(rounds):
            seed = self.seed * 1_000_003 + number * 10_007
            count = games if best is not None else FIRST * games
            fresh = self._all(sample_game, self._tables(best), seed, count)
            samples = samples[-KEPT * games :] + fresh if best is not None else fresh
            new = fitted(samples, self.features)
            if best is not None:
                pair = [{str(self.players): new}, {str(self.players): best}]
                won = self._all(duel, pair, seed + 5_003, deals)
                means = [sum(deal) / len(deal) for deal in won]
                share = sum(means) / len(means)
                low, high = share_interval(means)
                self._report(
                    number, f"new wins {100 * share:.1f} % ({100 * low:.1f}–{100 * high:.1f})"
                )
                if share < 1 / self.players:
                    continue
            else:
                self._report(number, "first fit")
            best = new
        assert best is not None
        return best

    def _tables(self, worth: Tables | None) -> Tables | None:
        return None if worth is None else {str(self.players): worth}

    def _all(self, what: Callable[..., Any], tables: Any, seed: int, count: int) -> list[Any]:
        fixed = (self.game.id, self.players, self.options, tables)
        waiting = [self.pool.submit(what, *fixed, seed + 100 * i) for i in range(count)]
        return [future.result() for future in waiting]

    def _report(self, number: int, what: str) -> None:
        sys.stderr.write(f"{self.game.id}, {self.players} players, round {number + 1}: {what}\n")


def fitted(samples: list[Sample], features: Sequence[str]) -> Tables:
    """Fit weights and spreads to these games."""
    size = len(features)
    forecast = Forecast(2 * size, TRACE)
    for rows, target in episodes(samples, size):
        forecast.add([row for row, _ in rows], target)
    weights = forecast.solve(RIDGE)
    seats = len(samples[0].signed_scores)
    apart = MEAN_TO_SPREAD * (2 / (1 - 1 / seats)) ** 0.5
    gaps = [
        (late, apart * abs(target - sum(weights[i] * x for i, x in row.items())))
        for rows, target in episodes(samples, size)
        for row, late in rows
    ]
    spread = [max(LEAST_SPREAD, end / LOGISTIC) for end in line_fit(gaps)]
    if features[0] == "always":  # the level of the scores, which cancels out in differences
        level = line_fit(
            (late, score - sum(weights[i] * x for i, x in mixed(row, late).items()))
            for sample in samples
            for late, rows in sample.positions
            for row, score in zip(rows, sample.signed_scores, strict=True)
        )
        weights[0], weights[size] = level
    return {
        "spread": spread,
        "worth": {name: [weights[i], weights[size + i]] for i, name in enumerate(features)},
    }


def mixed(row: list[float], late: float) -> Row:
    """The features twice: weighted by how early and by how late the position is."""
    size = len(row)
    found: Row = {}
    for i, x in enumerate(row):
        if x and i > 0:
            found[i] = x * (1 - late)
            found[size + i] = x * late
    return found


def episodes(samples: list[Sample], size: int) -> list[tuple[list[tuple[Row, float]], float]]:
    """Each seat of each game less the mean of all seats: features with progress, signed score."""
    found = []
    for sample in samples:
        seats = len(sample.signed_scores)
        middle = sum(sample.signed_scores) / seats
        means = [
            [sum(row[i] for row in rows) / seats for i in range(size)]
            for _, rows in sample.positions
        ]
        for seat in range(seats):
            episode = []
            for (late, rows), mean in zip(sample.positions, means, strict=True):
                away = [x - m for x, m in zip(rows[seat], mean, strict=True)]
                episode.append((mixed(away, late), late))
            found.append((episode, sample.signed_scores[seat] - middle))
    return found


def written(game: Game, tables: Tables, features: Sequence[str]) -> str:
    """The weights as TOML."""
    out = [
        "# What the features of a position are worth, early and late in the game.",
        f"# Found by: ratskeller tune --game {game.id}",
        "",
        'provenance = "self-play"',
    ]
    for players in sorted(tables, key=int):
        table = tables[players]
        out += ["", f"[players.{players}]"]
        out.append(f"spread = [{table['spread'][0]:.3f}, {table['spread'][1]:.3f}]")
        out.append(f"[players.{players}.worth]")
        for name in features:
            early, late = table["worth"].get(name, [0.0, 0.0])
            out.append(f"{name} = [{early:.4f}, {late:.4f}]")
    return "\n".join(out) + "\n"
