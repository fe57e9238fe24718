"""Every example in a docstring runs, on compiled modules too."""

from __future__ import annotations

import ast
import doctest
from importlib import import_module
from pathlib import Path

import pytest

import ratskeller

PACKAGE = Path(ratskeller.__file__).parent


def examples() -> list[tuple[str, str, str]]:
    """Module, place and docstring of everything that shows a prompt."""
    found = []
    for path in sorted(PACKAGE.rglob("*.py")):
        source = path.read_text(encoding="utf-8")
        if ">>>" not in source:
            continue
        parts = path.relative_to(PACKAGE.parent).with_suffix("").parts
        module = ".".join(parts).removesuffix(".__init__")
        for node in ast.walk(ast.parse(source)):
            if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef):
                text = ast.get_docstring(node) or ""
                if ">>>" in text:
                    found.append((module, getattr(node, "name", "module"), text))
    return found


EXAMPLES = examples()


@pytest.mark.parametrize(
    ("module", "place", "text"), EXAMPLES, ids=[f"{m}:{p}" for m, p, _ in EXAMPLES]
)
def test_example(module: str, place: str, text: str) -> None:
    scope = dict(vars(import_module(module)))
    test = doctest.DocTestParser().get_doctest(text, scope, f"{module}.{place}", None, None)
    flags = doctest.ELLIPSIS
    said: list[str] = []
    result = doctest.DocTestRunner(optionflags=flags).run(test, out=said.append)
    assert result.failed == 0, "".join(said)
    assert result.attempted > 0


def test_there_are_examples() -> None:
    assert {"ratskeller", "ratskeller.kernel.state", "ratskeller.kernel.choice"} <= {
        module for module, _, _ in EXAMPLES
    }
