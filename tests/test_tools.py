"""The tools beside the tests work: mutants and figures."""

from __future__ import annotations

import ast
import random
from pathlib import Path

import pytest

from tests import figures
from tests.mutants.operators import mutants
from tests.mutants.runner import ROOT, targets

SOURCE = '''\
"""A module."""

LIMIT: int = 3


def rule(state, seat):
    """A rule."""
    if seat < 0 or not state.open[seat]:
        return 1
    state.coins[seat] -= 2
    if state.listener is not None:
        state.emit("paid", seat=seat)
    return state.coins[seat] + LIMIT
'''


def test_every_kind_of_mutant_is_made(tmp_path: Path) -> None:
    path = tmp_path / "rules.py"
    path.write_text(SOURCE, encoding="utf-8")
    made = [(m.line, m.kind, m.shown(SOURCE.encode())[1]) for m in mutants(path)]
    assert made == [
        (3, "constant", "LIMIT: int = 4"),
        (8, "dropped guard", "pass"),
        (8, "comparison", "if seat <= 0 or not state.open[seat]:"),
        (8, "constant", "if seat < 1 or not state.open[seat]:"),
        (8, "and, or", "if seat < 0 and not state.open[seat]:"),
        (8, "not", "if seat < 0 or state.open[seat]:"),
        (9, "constant", "return 0"),
        (9, "constant", "return 2"),
        (10, "dropped statement", "pass"),
        (10, "constant", "state.coins[seat] -= 1"),
        (10, "constant", "state.coins[seat] -= 3"),
        (13, "plus, minus", "return state.coins[seat] - LIMIT"),
    ]


@pytest.mark.parametrize("name", targets())
def test_mutants_are_python(name: str) -> None:
    target = targets()[name]
    assert all((ROOT / test).exists() for test in target.tests)
    for mutant in random.Random(1).sample(target.mutants(), 40):
        source = mutant.path.read_bytes()
        assert ast.dump(ast.parse(mutant.apply(source))) != ast.dump(ast.parse(source))


def test_figures_are_found() -> None:
    found = figures.figures(figures.ROOT)
    assert {"cask, lines", "code & 255", "files a person touches"} <= set(found)
    assert sum("a column is named in" in name for name in found) == 4
