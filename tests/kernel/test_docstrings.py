"""Docstrings and signatures are there for `help`, compiled or not."""

from __future__ import annotations

import ast
import importlib
import inspect
import pydoc
import runpy
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from ratskeller.kernel import State
from tests.pages import ROOT


def compiled_sources() -> list[Path]:
    """The sources of all modules that are compiled."""
    groups = runpy.run_path(str(ROOT / "setup.py"))["groups"]()
    return [path for paths in groups.values() for path in paths]


def documented(found: Any, node: Any) -> Iterator[tuple[str, str, str | None]]:
    """By name, the docstring of everything within a module or class, and what Python has of it."""
    for inner in node.body:
        if not isinstance(inner, ast.ClassDef | ast.FunctionDef):
            continue
        had = vars(found).get(inner.name)
        text = ast.get_docstring(inner)
        if text and not inner.name.startswith("__"):  # Python words its slots itself
            yield inner.name, text, getattr(had, "__doc__", None)
        if isinstance(inner, ast.ClassDef):
            yield from documented(had, inner)


def test_docstrings_survive_compilation(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    monkeypatch.delenv("RATSKELLER_GROUPS", raising=False)
    count = 0
    for path in compiled_sources():
        module = importlib.import_module(".".join(path.with_suffix("").parts[1:]))
        tree = ast.parse(path.read_text(encoding="utf-8"))
        assert module.__doc__ is not None, path
        assert inspect.cleandoc(module.__doc__) == ast.get_docstring(tree), path
        for name, text, doc in documented(module, tree):
            assert doc is not None, (path, name)
            assert inspect.cleandoc(doc) == text, (path, name)
            count += 1
    assert count > 500


def test_help_shows_what_a_method_takes_and_does() -> None:
    shown = pydoc.plain(pydoc.render_doc(State.apply))
    assert "apply(self, " in shown
    assert "seat" in shown
    assert "raise :class:`IllegalChoice`" in shown
