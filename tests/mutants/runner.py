"""Runs the tests of a part of the package against mutants of it, in pure mode."""

from __future__ import annotations

import contextlib
import hashlib
import json
import os
import resource
import shutil
import signal
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

from coverage import CoverageData

from tests.mutants.operators import Mutant, mutants

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "ratskeller"
FOLDER = ROOT / "build" / "mutants"
MEMORY = 8 << 30  #: bytes; a mutant may fill a list for ever

#: Modules of a game that hold no rule of it.
NOT_RULES = {
    "__init__", "columns", "determinize", "encoding", "evaluation", "fields", "game", "invariants",
    "notation", "position", "public", "sections", "state", "text_board", "view",
}  # fmt: skip
#: The modules of the server that grant commands and fold entries into a table.
SERVER = ("commands", "entry", "table")
SERVER_TESTS = ("entry", "play", "seats", "socket", "table", "too_late")


@dataclass(frozen=True)
class Target:
    """Sources to mutate, their own tests, and everything that could notice."""

    name: str
    sources: list[Path]
    tests: list[str]
    more: list[str]

    def mutants(self) -> list[Mutant]:
        return [mutant for path in self.sources for mutant in mutants(path)]


def targets() -> dict[str, Target]:
    found = {}
    conformance = [
        f"tests/conformance/test_{name}.py" for name in ("breakdown", "games", "goldens")
    ]
    for folder in sorted(path.parent for path in PACKAGE.glob("games/*/rulebook.toml")):
        rules = [p for p in sorted(folder.rglob("*.py")) if p.stem not in NOT_RULES]
        tests = [f"tests/games/{folder.name}"]
        more = [*conformance, "-k", folder.name.replace("_", "-")]
        found[folder.name] = Target(folder.name, rules, tests, more)
    sources = [PACKAGE / "server" / f"{name}.py" for name in SERVER]
    tests = [f"tests/server/test_{name}.py" for name in SERVER_TESTS]
    found["server"] = Target("server", sources, tests, [])
    return found


class Worker:
    """A copy of the sources in which one mutant lives at a time."""

    def __init__(self, number: int) -> None:
        self.home = FOLDER / f"worker-{number}"
        shutil.rmtree(self.home, ignore_errors=True)
        skipped = shutil.ignore_patterns("*.so", "__pycache__", "static", "*.egg-info")
        shutil.copytree(ROOT / "src", self.home / "src", ignore=skipped)

    def verdict(self, target: Target, mutant: Mutant, own: list[str]) -> str:
        """Which tests fail: those that run the line, the rest, or none."""
        copy = self.home / mutant.path.relative_to(ROOT)
        source = mutant.path.read_bytes()
        self._write(copy, mutant.apply(source))
        try:
            if own and self.pytest(own, 120):
                return "killed"
            if self.pytest(target.tests, 600):
                return "killed"
            return "killed by conformance" if self.pytest(target.more, 900) else "survived"
        finally:
            self._write(copy, source)

    def pytest(self, arguments: list[str], seconds: float, *python: str) -> bool:
        """Whether something fails, or does not end in time."""
        if not arguments:
            return False
        command = [sys.executable, *python, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider"]
        path = f"{self.home / 'src'}{os.pathsep}{ROOT / 'examples' / 'cask'}"
        env = {**os.environ, "RATSKELLER_PURE": "1", "PYTHONPATH": path}
        process = subprocess.Popen(
            [*command, *arguments],
            cwd=ROOT,
            env=env,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
            preexec_fn=_limit,
        )
        try:
            code = process.wait(seconds)
            assert code in (0, 1, 2, 3, 4) or code < 0, f"pytest says {code}: {arguments}"
            return code != 0
        except subprocess.TimeoutExpired:
            return True
        finally:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)
            process.wait()

    def _write(self, copy: Path, source: bytes) -> None:
        copy.write_bytes(source)
        for stale in (copy.parent / "__pycache__").glob(f"{copy.stem}.*"):
            stale.unlink()


def _limit() -> None:
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


class Coverage:
    """Which tests of a target run which line, measured once for each version of the sources."""

    def __init__(self, target: Target, worker: Worker) -> None:
        self.data = FOLDER / f"{target.name}-{digest(target)}.coverage"
        self.home = worker.home
        if not self.data.exists():
            settings = FOLDER / "contexts.ini"
            settings.write_text("[run]\ndynamic_context = test_function\n")
            made = self.data.with_suffix(".new")
            packages = f"--source={worker.home / 'src' / 'ratskeller'}"
            run = ("-m", "coverage", "run", f"--rcfile={settings}", f"--data-file={made}", packages)
            if worker.pytest(target.tests, 1800, *run):
                raise SystemExit(f"the tests of {target.name} fail without any mutant")
            made.rename(self.data)
        self.covered = CoverageData(str(self.data))
        self.covered.read()

    def tests(self, mutant: Mutant) -> list[str]:
        """Tests that run the statement; none if it runs at import or in another process."""
        measured = str(self.home / mutant.path.relative_to(ROOT))
        contexts = self.covered.contexts_by_lineno(measured).get(mutant.statement, [])
        names = {context.rpartition(".") for context in contexts if context}
        return sorted(f"{module.replace('.', '/')}.py::{test}" for module, _, test in names)


def digest(target: Target) -> str:
    """The version of the sources and tests that a coverage or a verdict belongs to."""
    found = hashlib.sha256()
    tests = [p for name in target.tests for p in sorted((ROOT / name).rglob("*.py"))]
    tests += [ROOT / name for name in target.tests if name.endswith(".py")]
    for path in [*sorted(PACKAGE.rglob("*.py")), *tests]:
        found.update(path.read_bytes())
    return found.hexdigest()[:12]


def key(mutant: Mutant, version: str) -> str:
    name = mutant.path.relative_to(PACKAGE)
    return f"{version} {name}:{mutant.start}-{mutant.end} {mutant.text}"


def load(path: Path) -> dict[str, str]:
    """Verdicts of earlier runs."""
    if not path.exists():
        return {}
    return dict(json.loads(line) for line in path.read_text(encoding="utf-8").splitlines())
