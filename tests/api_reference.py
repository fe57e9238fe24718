"""Makes docs/api.md from the docstrings: ``python -m tests.api_reference``. A test compares them.

It reads the sources, because compiled modules keep no docstrings of methods.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from tests.pages import ROOT

PAGE = ROOT / "docs" / "api.md"
SOURCES = ROOT / "src" / "ratskeller"
#: The modules that people import from, in the order in which one meets them.
MODULES = {
    "Engines": (
        "kernel/registry", "kernel/game", "kernel/state", "kernel/view", "kernel/choice",
        "kernel/event", "kernel/outcome", "kernel/match", "kernel/record", "kernel/chance",
        "kernel/playout", "kernel/words", "kernel/errors", "kernel/plugins",
    ),
    "Bots and matches": (
        "bots/base", "bots/registry", "bots/stdio", "arena/run", "arena/plan", "arena/records",
    ),
    "Learners": (
        "adapters/actions", "kernel/encoding", "kernel/column_writer", "adapters/batch",
        "adapters/transitions",
        "adapters/gymnasium", "adapters/pettingzoo", "adapters/open_spiel", "adapters/dataset",
    ),
}  # fmt: skip

TOP = """\
# API reference

<!-- Made by `python -m tests.api_reference`; do not edit. -->

Public classes and functions with the first paragraph of their docstrings. The names of `ratskeller` itself (`game`, `game_ids`, `play`, `batch`, `Match`, `Record`, `State` and the others in `ratskeller.__all__`) come from these modules. [The engines](engines.md), [plug-ins](plugins.md) and [research](research.md) show how they are used together.
"""  # noqa: E501


def page() -> str:
    """The whole page."""
    parts = [TOP]
    for title, modules in MODULES.items():
        parts.append(f"## {title}\n")
        for module in modules:
            parts.append("\n".join(described(SOURCES / f"{module}.py")))
    return "\n".join(parts)


def described(path: Path) -> Iterator[str]:
    """A module: its first line, and its public classes and functions."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    name = ".".join(path.relative_to(SOURCES.parent).with_suffix("").parts)
    yield f"### `{name}`\n\n{summary(tree)}\n"
    for node in tree.body:
        if isinstance(node, ast.FunctionDef) and told(node):
            yield entry(node.name, node)
        elif isinstance(node, ast.ClassDef) and told(node):
            yield f"**class `{node.name}`** {summary(node)}\n"
            members = [m for m in node.body if isinstance(m, ast.FunctionDef) and told(m)]
            lines = [f"- {entry(member.name, member).strip()}" for member in members]
            if lines:
                yield "\n".join(lines) + "\n"


def told(node: ast.ClassDef | ast.FunctionDef) -> bool:
    """Whether a definition is public and says what it is."""
    return not node.name.startswith("_") and ast.get_docstring(node) is not None


def entry(name: str, node: ast.FunctionDef) -> str:
    """A function with its parameters."""
    if any(isinstance(d, ast.Name) and d.id == "property" for d in node.decorator_list):
        return f"**`{name}`** {summary(node)}\n"
    given = ast.unparse(node.args)
    given = re.sub(r"^(self|cls)(, )?", "", given)
    result = f" -> {ast.unparse(node.returns)}" if node.returns is not None else ""
    return f"**`{name}({given}){result}`** {summary(node)}\n"


def summary(node: ast.Module | ast.ClassDef | ast.FunctionDef) -> str:
    """The first paragraph of a docstring, as Markdown in one line."""
    text = (ast.get_docstring(node) or "").split("\n\n")[0].split(">>>")[0]
    text = re.sub(r":\w+:`([^`]+)`", r"`\1`", text).replace("``", "`")
    return " ".join(text.split())


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
