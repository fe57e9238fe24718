"""Prints the coverage of each package: ``python -m tests.covered [OPTIONS OF PYTEST]``.

Compiled modules cannot be measured, so the tests of the engines run once more in pure mode. The
server and what goes with it are Python anyway; their tests are measured as they run with compiled
engines. In both, tests marked ``unmeasured`` are left out: they take long and run few lines that
the others do not. Adapters, puzzles, reviews, training, terminal and command line are not measured:
a search in pure Python takes minutes.
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
ENGINES = ("games", "kernel", "bots")
SERVICES = ("arena", "server", "fair", "ratings", "tournaments", "lessons")


def coverage(*arguments: str, pure: bool = False) -> None:
    """Coverage's own command."""
    env = {**os.environ, "RATSKELLER_PURE": "1"} if pure else None
    subprocess.run([sys.executable, "-m", "coverage", *arguments], cwd=ROOT, env=env, check=True)


def run() -> None:
    """The tests under coverage."""
    command = ["run", "-m", "pytest", "-p", "no:cacheprovider", *sys.argv[1:]]
    coverage(*command, "-m", "measured", *folders(SERVICES))
    coverage(*command, "-m", "not unmeasured", *folders(ENGINES), pure=True)


def folders(packages: tuple[str, ...]) -> list[str]:
    """Where the tests of packages are."""
    return [f"tests/{name}" for name in packages]


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
