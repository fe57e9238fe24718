"""The map of all modules in docs/architecture.md: ``python -m tests.module_map`` writes it.

Each line is the first sentence of a module's docstring, or of the comment that opens a
TypeScript module or a Svelte component.
"""

from __future__ import annotations

import ast
import re
from pathlib import Path

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "architecture.md"
START, END = "<!-- modules -->", "<!-- /modules -->"


def first_line(path: Path) -> str:
    """What a module says of itself."""
    text = path.read_text(encoding="utf-8")
    if path.suffix == ".py":
        told = ast.get_docstring(ast.parse(text)) or ""
    else:
        found = re.match(r"\s*(?:/\*\*?|<!--|//)\s*(.+?)(?:\*/|-->|\n)", text)
        told = found[1] if found else ""
    return told.strip().split("\n")[0].strip()


def sources() -> dict[str, list[Path]]:
    """The modules by folder, packages before their parts."""
    found: dict[str, list[Path]] = {}
    for pattern, top in (("src/ratskeller/**/*.py", "src/ratskeller"), ("web/src/**/*", "web/src")):
        for path in sorted(ROOT.glob(pattern)):
            if path.suffix not in (".py", ".ts", ".svelte") or ".generated." in path.name:
                continue
            if path.name == "__main__.py" or "migrations" in path.parts:
                continue
            folder = path.parent.relative_to(ROOT / top).as_posix()
            found.setdefault(f"{top}/{folder}".removesuffix("/."), []).append(path)
    return found


def modules() -> str:
    """The map, as Markdown."""
    out: list[str] = []
    for folder, paths in sources().items():
        out += [f"### `{folder}/`", ""]
        package = [path for path in paths if path.name == "__init__.py"]
        out += [f"{first_line(path)}\n" for path in package if first_line(path)]
        rows = [path for path in paths if path not in package]
        if rows:
            out += ["| module | what |", "|---|---|"]
            out += [f"| `{path.name}` | {first_line(path)} |" for path in rows]
        out.append("")
    return "\n".join(out)


def page() -> str:
    """The page with its map made again."""
    before, _, rest = PAGE.read_text(encoding="utf-8").partition(START)
    return f"{before}{START}\n\n{modules()}\n{END}{rest.partition(END)[2]}"


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
