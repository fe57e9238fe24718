"""The speed of this checkout beside another: ``ratskeller bench --compare PATH``.

Two processes, one for each checkout, do the same work in turns, so a change in the machine's
load falls on both. The work is counted, not the time, and processor time is measured. Several
pairs of processes follow each other, because the layout of memory differs between processes.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from contextlib import ExitStack
from math import prod
from pathlib import Path
from statistics import median
from types import TracebackType
from typing import Any

import ratskeller
from ratskeller.kernel import RatskellerError
from ratskeller.kernel.registry import game

FIGURES = ("playouts", "clones", "hard")
PAIRS = 5  #: of processes
ORDER = (0, 1, 1, 0)  #: of the two sides within a pair
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

    def __enter__(self) -> Probe:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()


def source_of(path: Path) -> Path:
    """The folder that holds the package of a checkout: ``src`` in it, or itself."""
    for folder in (path / "src", path):
        if (folder / "ratskeller" / "__init__.py").exists():
            return folder.resolve()
    raise RatskellerError(f"{path} has no package ratskeller; expected a checkout or its src")


def compare(
    other: Path,
    names: list[str],
    players: int | None,
    seconds: float,
    progress: Callable[[int, int, str], None],
) -> Row:
    """Measure every case on both sides; ``seconds`` is for each figure and side."""
    sources = [Path(ratskeller.__file__).resolve().parents[1], source_of(other)]
    cases = [(n, p) for n in names for p in game(n).players if players in (None, p)]
    keys = [(case, figure) for case in cases for figure in FIGURES]
    counts: dict[tuple[Case, str], int] = {}
    times: dict[tuple[Case, str], list[list[float]]] = {key: [[], []] for key in keys}
    work: dict[tuple[Case, str], set[int]] = {key: set() for key in keys}
    about: list[Row] = []
    for pair in range(PAIRS):
        with ExitStack() as stack:
            probes = [stack.enter_context(Probe(source)) for source in sources]
            about = [probe.about for probe in probes]
            for number, key in enumerate(keys):
                (name, count), figure = key
                progress(pair * len(keys) + number, PAIRS * len(keys), f"{name} {count} {figure}")
                if key not in counts:
                    counts[key] = _calibrate(probes[0], *key, 2 * seconds / PAIRS / len(ORDER))
                for side in ORDER:
                    spent, done = probes[side].measure(*key, counts[key])
                    times[key][side].append(spent)
                    work[key].add(done)
    progress(1, 1, "")
    rows = [_row(case, times, work) for case in cases]
    return {"checkouts": about, "rows": rows, "games": _means(rows)}


def _calibrate(probe: Probe, case: Case, figure: str, seconds: float) -> int:
    """How much work takes about this long; the first call also warms up."""
    count = 1
    while True:
        spent, _ = probe.measure(case, figure, count)
        if spent >= seconds / 4:
            return max(1, round(count * seconds / spent))
        count *= 2


def _row(
    case: Case,
    times: dict[tuple[Case, str], list[list[float]]],
    work: dict[tuple[Case, str], set[int]],
) -> Row:
    row: Row = {"game": case[0], "players": case[1]}
    for figure in FIGURES:
        here, there = (median(side) for side in times[case, figure])
        row[figure] = round(there / here, 4)
    row["same_work"] = all(len(work[case, figure]) == 1 for figure in FIGURES)
    return row


def _means(rows: list[Row]) -> list[Row]:
    """The geometric mean of each figure by game."""
    found = []
    for name in dict.fromkeys(row["game"] for row in rows):
        some = [row for row in rows if row["game"] == name]
        means = {f: round(prod(r[f] for r in some) ** (1 / len(some)), 4) for f in FIGURES}
        found.append({"game": name, **means})
    return found


def lines(found: Row) -> list[str]:
    """The ratios as a table."""
    out = ["Speed of this checkout / speed of the other; above 1 this one is faster."]
    for title, about in zip(("this", "other"), found["checkouts"], strict=True):
        mode = "compiled" if about["compiled"] else "pure Python"
        out.append(f"{title + ':':<7}{Path(about['package']).parent} ({mode})")
    out += ["", f"{'game':<20}{'players':>8}" + "".join(f"{figure:>10}" for figure in FIGURES)]
    for row in found["rows"]:
        note = "" if row["same_work"] else "  not the same games"
        out.append(_line(row, str(row["players"])) + note)
    out += [_line(row, "all") for row in found["games"]]
    return out


def _line(row: Row, players: str) -> str:
    return f"{row['game']:<20}{players:>8}" + "".join(f"{row[figure]:>10.3f}" for figure in FIGURES)
