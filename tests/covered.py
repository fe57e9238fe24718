"""Prints the coverage of each package: ``python -m tests.covered``.

Compiled modules cannot be measured, so the quick tests of the packages below run once more
in pure mode. Adapters, puzzles, reviews, training, terminal and command line are tested compiled
and not measured: a search in pure Python takes minutes.
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
FOLDERS = ("tests/games", "tests/kernel", "tests/bots", "tests/arena", "tests/server")
#: What takes long and runs few lines that the rest does not.
SKIPPED_FILES = (
    "bots", "branches", "crash", "hostile", "leaks", "load", "machine", "old_data", "outage",
    "processes", "reviews", "simultaneous",
)  # fmt: skip
SKIPPED_TESTS = (
    "added_to_a_match", "after_an_interruption", "beats", "choices_are_the_ones",
    "columns_wide", "eighty_columns", "evaluations_cover", "every_board", "fix_the_choice",
    "follow_from_the_view", "forecast_comes_true", "frequencies", "hoard", "junk_anywhere",
    "killed", "left_as_it_was", "live_game_and_its_replay", "long_game", "luck_has_mean",
    "marks_legal_actions",
    "mixed_search", "more_cores", "never_wrong", "of_other_rules", "packed_view",
    "park_bonus",
    "patches_lead", "round_runs", "same_plan", "same_seed", "snapshot_and_the_record",
    "stalling", "taken_home", "tile_tells", "uniform", "view_alone", "whole_games",
)  # fmt: skip


def coverage(*arguments: str, pure: bool = False) -> None:
    """Coverage's own command."""
    env = {**os.environ, "RATSKELLER_PURE": "1"} if pure else None
    subprocess.run([sys.executable, "-m", "coverage", *arguments], cwd=ROOT, env=env, check=True)


def run() -> None:
    """The tests under coverage, on every core."""
    command = ["run", "-m", "pytest", "-n", "auto", "-p", "no:cacheprovider"]
    command += ["-k", f"not ({' or '.join(SKIPPED_TESTS)})"]
    command += [f"--ignore=tests/server/test_{name}.py" for name in SKIPPED_FILES]
    coverage(*command, *FOLDERS, *sys.argv[1:], pure=True)


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
    run()
    coverage("combine", "--quiet")
    measured = Coverage()
    measured.load()
    found, floor = table(measured), float(str(measured.get_option("report:fail_under")))
    if found < floor:
        raise SystemExit(f"{found:.1f} % is covered; pyproject.toml asks for {floor:g} %")


if __name__ == "__main__":
    main()
