"""The speed of this checkout beside another: ``ratskeller bench --compare PATH``.

Two processes, one for each checkout, do the same work in short turns, so a change in the machine's
load falls on both. The work is counted, not the time, and processor time is measured. Several
pairs of processes follow each other, because the layout of memory differs between processes. Other
processes make turns slower, never quicker: the lower quartile of the turns is compared.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from contextlib import ExitStack, closing
from math import prod
from pathlib import Path
from statistics import quantiles
from typing import Any

import ratskeller
from ratskeller.kernel import RatskellerError
from ratskeller.kernel.registry import game

FIGURES = ("playouts", "clones", "hard")
DOORS = {
    "batch": "batch",
    "no_observations": "batch without observations",
    "gymnasium": "Gymnasium, many games, random rivals",
    "pettingzoo": "PettingZoo",
    "open_spiel": "OpenSpiel",
}
PAIRS = 4  #: of processes
ORDER = (0, 1, 1, 0) * 4  #: of the two sides within a pair
PROBE = Path(__file__).with_name("probe.py")

Case = tuple[str, int]
Row = dict[str, Any]


class Probe:
    """A process that measures the package in one folder."""

    def __init__(self, source: Path) -> None:
        code = PROBE.read_text(encoding="utf-8")
        self._process = subprocess.Popen(
            [sys.executable, "-P", "-c", code],
            env={**os.environ, "PYTHONPATH": str(source)},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        self.about = self._read()
        package = Path(str(self.about["package"])).resolve().parent
        if package.parent != source:
            self.close()
            raise RatskellerError(f"{source} was to be measured, but {package} was imported")

    def measure(self, case: Case, figure: str, count: int) -> tuple[float, int]:
        """Processor seconds and the amount of work."""
        request = {"game": case[0], "players": case[1], "figure": figure, "count": count}
        assert self._process.stdin is not None
        self._process.stdin.write(json.dumps(request) + "\n")
        self._process.stdin.flush()
        found = self._read()
        return float(found["seconds"]), int(found["work"])

    def _read(self) -> Row:
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            _, error = self._process.communicate()
            last = error.strip().rpartition("\n")[2]
            raise RatskellerError(f"the measuring process ended: {last}")
        found: Row = json.loads(line)
        return found

    def close(self) -> None:
        """End the process."""
        self._process.communicate()


def source_of(path: Path) -> Path:
    """The folder that holds the package of a checkout: ``src`` in it, or itself."""
    for folder in (path / "src", path):
        if (folder / "ratskeller" / "__init__.py").exists():
            return folder.resolve()
    raise RatskellerError(f"{path} has no package ratskeller; expected a checkout or its src")


Measured = dict[tuple[Case, str], list[list[float]]]


def measure(
    other: Path,
    cases: list[Case],
    seconds: float,
    progress: Callable[[int, int, str], None],
    figures: Sequence[str] = FIGURES,
) -> tuple[list[Row], Measured, set[tuple[Case, str]]]:
    """What the sides say of themselves, seconds for a piece of work, and where the work differs.

    ``seconds`` is for each figure and side. A side that lacks a door has no times for it.
    """
    sources = [Path(ratskeller.__file__).resolve().parents[1], source_of(other)]
    keys = [(case, figure) for case in cases for figure in figures]
    counts: dict[tuple[Case, str], int] = {}
    times: Measured = {key: [[], []] for key in keys}
    work: dict[tuple[Case, str], set[int]] = {key: set() for key in keys}
    about: list[Row] = []
    for pair in range(PAIRS):
        with ExitStack() as stack:
            probes = [stack.enter_context(closing(Probe(source))) for source in sources]
            about = [probe.about for probe in probes]
            for number, key in enumerate(keys):
                (name, count), figure = key
                progress(pair * len(keys) + number, PAIRS * len(keys), f"{name} {count} {figure}")
                sides = [s for s in ORDER if figure in (*FIGURES, *about[s].get("doors", ()))]
                if not sides:
                    continue
                if key not in counts:
                    part = 2 * seconds / PAIRS / len(ORDER)
                    counts[key] = _calibrate(probes[sides[0]], *key, part)
                for side in sides:
                    spent, done = probes[side].measure(*key, counts[key])
                    times[key][side].append(spent / done)
                    work[key].add(done)
    progress(1, 1, "")
    return about, times, {key for key in keys if len(work[key]) > 1}


def compare(
    other: Path,
    names: list[str],
    players: int | None,
    seconds: float,
    progress: Callable[[int, int, str], None],
) -> Row:
    """Measure every case on both sides, and how much faster this one is."""
    cases = [(n, p) for n in names for p in game(n).players if players in (None, p)]
    about, times, different = measure(other, cases, seconds, progress)
    rows = []
    for case in cases:
        row: Row = {"game": case[0], "players": case[1]}
        for figure in FIGURES:
            here, there = (quantiles(side)[0] for side in times[case, figure])
            row[figure] = round(there / here, 4)
        row["same_work"] = not any((case, figure) in different for figure in FIGURES)
        rows.append(row)
    return {"checkouts": about, "rows": rows, "games": _means(rows)}


def compare_doors(
    other: Path,
    names: list[str],
    players: int | None,
    seconds: float,
    progress: Callable[[int, int, str], None],
) -> Row:
    """Steps a second of the adapters of both checkouts, with the most players by default."""
    cases = [(name, players or game(name).players[-1]) for name in names]
    cases = [(name, count) for name, count in cases if count in game(name).players]
    about, times, _ = measure(other, cases, seconds, progress, list(DOORS))
    rows = []
    for (case, door), sides in times.items():
        after, before = (round(1 / quantiles(side)[0]) if side else None for side in sides)
        ratio = after / before if after and before else None
        rows.append(
            {"game": case[0], "players": case[1], "door": door, "before": before, "after": after,
             "ratio": None if ratio is None else round(ratio, 3)}
        )  # fmt: skip
    return {"checkouts": about, "doors": rows}


def _calibrate(probe: Probe, case: Case, figure: str, seconds: float) -> int:
    """How much work takes about this long; the first call also warms up."""
    count = 1
    while True:
        spent, _ = probe.measure(case, figure, count)
        if spent >= seconds / 4:
            return max(1, round(count * seconds / spent))
        count *= 2


def _means(rows: list[Row]) -> list[Row]:
    """The geometric mean of each figure by game."""
    found = []
    for name in dict.fromkeys(row["game"] for row in rows):
        some = [row for row in rows if row["game"] == name]
        means = {f: round(prod(r[f] for r in some) ** (1 / len(some)), 4) for f in FIGURES}
        found.append({"game": name, **means})
    return found


def lines(found: Row) -> list[str]:
    """What was measured, as a table."""
    out = []
    for title, about in zip(("this", "other"), found["checkouts"], strict=True):
        mode = "compiled" if about["compiled"] else "pure Python"
        out.append(f"{title + ':':<7}{Path(about['package']).parent} ({mode})")
    if "doors" in found:
        return [*out, *_door_lines(found["doors"])]
    out += ["", "Speed of this checkout / speed of the other; above 1 this one is faster."]
    out += [f"{'game':<20}{'players':>8}" + "".join(f"{figure:>10}" for figure in FIGURES)]
    for row in found["rows"]:
        note = "" if row["same_work"] else "  not the same games"
        out.append(_line(row, str(row["players"])) + note)
    out += [_line(row, "all") for row in found["games"]]
    return out


def _door_lines(rows: list[Row]) -> list[str]:
    out = ["", f"{'steps a second':<40}{'game':<20}{'players':>8}{'other':>10}{'this':>10}"
           f"{'ratio':>7}"]  # fmt: skip
    for row in sorted(rows, key=lambda row: list(DOORS).index(row["door"])):
        before, after = (f"{row[side]:,}" if row[side] else "–" for side in ("before", "after"))
        ratio = f"{row['ratio']:.2f}" if row["ratio"] else "–"
        name = f"{DOORS[row['door']]:<40}{row['game']:<20}{row['players']:>8}"
        out.append(f"{name}{before:>10}{after:>10}{ratio:>7}")
    return out


def _line(row: Row, players: str) -> str:
    return f"{row['game']:<20}{players:>8}" + "".join(f"{row[figure]:>10.3f}" for figure in FIGURES)
