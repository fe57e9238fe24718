"""Runs all tests and prints the coverage of each package: ``python -m tests.covered``.

Compiled modules cannot be measured, so after the whole suite the quick tests of kernel, games and
bots run once more in pure mode; what both runs covered is added up. ``--quick`` leaves the whole
suite out and measures what the second run covers.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections import Counter
from pathlib import Path

from coverage import Coverage

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "ratskeller"
PURE_FOLDERS = ("tests/games", "tests/kernel", "tests/bots/test_evaluation.py")
#: What takes long in pure mode and runs few lines that the rest does not.
SKIPPED_TESTS = (
    "columns_wide", "eighty_columns", "evaluations_cover", "every_board", "fix_the_choice",
    "follow_from_the_view", "forecast_comes_true", "frequencies", "hoard", "junk_anywhere",
    "left_as_it_was", "long_game", "luck_has_mean", "marks_legal_actions", "never_wrong",
    "packed_view", "park_bonus", "stalling", "tile_tells", "uniform", "whole_games",
)  # fmt: skip


def coverage(*arguments: str, pure: bool = False) -> None:
    """Coverage's own command."""
    env = {**os.environ, "RATSKELLER_PURE": "1"} if pure else None
    subprocess.run([sys.executable, "-m", "coverage", *arguments], cwd=ROOT, env=env, check=True)


def run(arguments: list[str]) -> None:
    """The tests under coverage, on every core."""
    pytest = ["run", "-m", "pytest", "-n", "auto"]
    if "--quick" not in arguments:
        coverage(*pytest, *arguments)
    selection = f"not ({' or '.join(SKIPPED_TESTS)})"
    coverage(*pytest, "-p", "no:cacheprovider", "-k", selection, *PURE_FOLDERS, pure=True)


def table(measured: Coverage) -> float:
    """Print a line for each package and the total; returns the total in percent."""
    lines: Counter[str] = Counter()
    missed: Counter[str] = Counter()
    for file in measured.get_data().measured_files():
        parts = Path(file).relative_to(PACKAGE).parts[:-1]
        name = ".".join(parts[: 2 if parts[0] == "games" else 1])
        _, executable, _, missing, _ = measured.analysis2(file)
        for group in (name, "total"):
            lines[group] += len(executable)
            missed[group] += len(missing)
    covered = {name: 100 - 100 * missed[name] / lines[name] for name in lines if lines[name]}
    sys.stdout.write(f"\n{'package':<26}{'lines':>7}{'missed':>8}{'covered':>9}\n")
    for name in sorted(covered, key=lambda name: (name == "total", name)):
        row = f"{name:<26}{lines[name]:>7}{missed[name]:>8}{covered[name]:>8.1f}%\n"
        sys.stdout.write(row)
    return covered["total"]


def main() -> None:
    coverage("erase")
    run(sys.argv[1:])
    coverage("combine", "--quiet")
    measured = Coverage()
    measured.load()
    found, floor = table(measured), float(str(measured.get_option("report:fail_under")))
    if found < floor:
        raise SystemExit(f"{found:.1f} % is covered; pyproject.toml asks for {floor:g} %")


if __name__ == "__main__":
    main()
