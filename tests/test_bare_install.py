"""An install without extras: every command works, or says in one sentence what to install."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from ratskeller import _pure
from ratskeller.cli import COMMANDS
from tests.pages import ROOT

#: What the extras bring; the base has none of it.
EXTRAS = (
    "aiosqlite", "alembic", "asyncpg", "litestar", "msgspec", "numpy", "onnx", "open_spiel",
    "openskill", "pettingzoo", "PIL", "platformdirs", "prometheus_client", "pyarrow", "pyspiel",
    "ray", "gymnasium", "sqlalchemy", "torch", "uvicorn", "websockets",
)  # fmt: skip

HIDE = f"""
import sys

class Hidden:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {EXTRAS!r}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)

sys.meta_path.insert(0, Hidden())
import importlib.util
found = importlib.util.find_spec
importlib.util.find_spec = lambda name, *rest: None if name in {EXTRAS!r} else found(name, *rest)
"""
#: By command: the arguments, the words at the end of its only sentence or "" if it works.
NEEDS = {
    "play": ("play rattus --players 2 --seed 1", ""),
    "learn": ("learn rattus --lesson look", ""),
    "replay": ("replay game.json", ""),
    "review": (
        "review game.json --json --jobs 1",
        "" if _pure.compiled() else "pip install numpy",  # the inference in C needs none
    ),
    "puzzles": ("puzzles notre-dame", ""),
    "simulate": ("simulate rattus --games 2 --players 2", ""),
    "arena": ("arena --game rattus --bots easy,random --games 2 --jobs 1", ""),
    "tournament": ("tournament rattus --bots easy,random --jobs 1", ""),
    "dataset": (
        "dataset rattus --bots random --games 2 --out games",
        "pip install 'ratskeller[dataset]'",
    ),
    "tune": ("tune --game rattus --players 9", "rattus takes 2 to 4 players, not 9"),
    "train": ("train rattus", "pip install 'ratskeller[train]'"),
    "serve": ("serve --no-open --port 0", "pip install 'ratskeller[server]'"),
    "backup": ("backup tables.gz", "pip install 'ratskeller[server]'"),
    "restore": ("restore tables.gz", "pip install 'ratskeller[server]'"),
    "admin": ("admin list", "pip install 'ratskeller[server]'"),
    "export": ("export games.jsonl", "pip install 'ratskeller[server]'"),
    "verify": ("verify game.json", "the record has no secrets: its draws cannot be checked"),
    "plugins": ("plugins", ""),
    "spaces": ("spaces rattus", ""),
    "bench": ("bench --adapters --seconds 0.01 --game rattus --players 2", ""),
}


@pytest.fixture(scope="module")
def bare(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder to run commands in, with a saved game and the extras hidden."""
    folder = tmp_path_factory.mktemp("bare")
    (folder / "sitecustomize.py").write_text(HIDE, encoding="utf-8")
    saved = run(folder, *["play", "rattus", "--players", "2", "--seed", "1", "--save", "game.json"])
    assert saved.returncode == 0, saved.stderr
    return folder


def run(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    path = os.pathsep.join([str(folder), str(ROOT / "src")])
    return subprocess.run(
        [sys.executable, "-m", "ratskeller", *words],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": path},
        input="1\n" * 400,
        capture_output=True,
        text=True,
        timeout=240,
    )


def test_every_command_is_tried() -> None:
    assert set(NEEDS) == set(COMMANDS)


@pytest.mark.parametrize("name", COMMANDS)
def test_a_command_works_or_says_what_to_install(name: str, bare: Path) -> None:
    line, needed = NEEDS[name]
    done = run(bare, *line.split())
    assert "Traceback" not in done.stderr
    if not needed:
        assert done.returncode == 0, done.stderr
        return
    assert done.returncode == 2
    assert len(done.stderr.splitlines()) == 1
    assert done.stderr.startswith("ratskeller: ")
    assert done.stderr.endswith(f"{needed}\n")


def test_plain_ratskeller_lists_the_commands_and_says_how_to_get_the_table(bare: Path) -> None:
    done = run(bare)
    assert done.returncode == 2
    assert "play in the terminal against bots" in done.stdout
    assert "pip install 'ratskeller[server]' for the table in the browser" in done.stderr
