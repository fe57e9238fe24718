"""Counts what the code must show: ``python -m tests.figures --base REV`` beside another revision.

The figures measure how much of a game is plumbing: how long it is, in how many places a
column is named, how many files one card touches, and what the browser knows of the rules.
"""

from __future__ import annotations

import argparse
import ast
import io
import re
import statistics
import subprocess
import sys
import tarfile
import tempfile
import tokenize
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[1]
#: Modules of a game that carry columns from one form to another; `guess` is an old name.
PLUMBING = (
    "columns", "determinize", "encoding", "guess", "position", "public", "sections", "state",
    "view",
)  # fmt: skip
#: Functions that do the same in any other module.
CARRYING = ("clone", "copy", "complete", "determinize", "dump", "guess", "initial", "load", "view")
#: Such functions in those modules; `data`, `lay_out` and `look` are old names. Others ask a column
#: something or check it against others: rules, which no declaration can know.
CARRYING_THERE = (
    *CARRYING, "__init__", "data", "draw_hidden", "fill", "lay_out", "look", "read", "write",
    "write_view",
)  # fmt: skip
LISTED = 4  #: a function that names at least as many columns lists them; a query names fewer
#: Rules that the browser had. A file by another name is not found: review counts that.
IN_BROWSER = ("after.ts", "reckon.ts", "tally.ts")
FILES = 6  #: a person should touch at most as many
LESSONS = "lessons"  #: the folder of guided games, which a game may go without


def figures(root: Path) -> dict[str, str]:
    """Every figure of a tree, by its name."""
    source = root / "src" / "ratskeller"
    games = sorted(path.parent for path in source.glob("games/*/rulebook.toml"))
    out = {f"lines of Python, {game.name}": str(lines(python(game))) for game in games}
    out["lines of Python, games"] = str(lines(python(source / "games")))
    out["the same without blank lines, comments and docstrings"] = str(
        sum(len(code_lines(path)) for path in python(source / "games"))
    )
    cask = root / "examples" / "cask" / "cask"
    files = [path for path in cask.rglob("*") if path.is_file() and path.suffix != ".pyc"]
    guide = [path for path in files if LESSONS in path.parts]
    out["cask, lines"] = str(lines(files) - lines(guide))
    out["cask, files"] = str(len(files) - len(guide))
    out["cask, lines and files of its lesson"] = f"{lines(guide)}, {len(guide)}"
    for game in [*games, cask]:
        named = places(game)
        if named:
            out |= column_figures(game.name, named)
    out |= person_figures(root, persons(source))
    text = "".join(path.read_text(encoding="utf-8") for path in python(source))
    out["code & 255"] = str(len(re.findall(r"\bcode & 255\b", text)))
    asserts = re.findall(r"assert isinstance\((?:self\.)?(?:state|view)\b", text)
    out["assert isinstance(state or view"] = str(len(asserts))
    out["web/src: after.ts, reckon.ts, tally.ts, weight, NAMED"] = str(
        rules_in_browser(root / "web" / "src")
    )
    return out


def column_figures(game: str, named: dict[str, set[str]]) -> dict[str, str]:
    """Means and maxima over the columns of one game."""
    out = {}
    lists = {
        place
        for place in set().union(*named.values())
        if sum(place in found for found in named.values()) >= LISTED
    }
    observed = {place for place in lists if place.startswith("encoding")}
    for kind, counts in (
        ("named in", {column: len(found) for column, found in named.items()}),
        ("carried in", {column: len(carriers(found)) for column, found in named.items()}),
        ("listed in", {column: len(found & lists) for column, found in named.items()}),
        (
            "listed in, encoder aside",
            {column: len(found & lists - observed) for column, found in named.items()},
        ),
    ):
        most = max(counts, key=lambda column: (counts[column], column))
        mean, middle = statistics.mean(counts.values()), statistics.median(counts.values())
        out[f"{game}, a column is {kind}"] = (
            f"{mean:.1f}, median {middle:g}, at most {counts[most]} ({most})"
        )
    return out


def carriers(found: set[str]) -> set[str]:
    """Those of the places that are a declaration or a function that carries columns."""
    names = {place: place.rpartition(".")[2] for place in found}
    return {place for place, name in names.items() if name == place or name in CARRYING_THERE}


def person_figures(root: Path, known: list[str]) -> dict[str, str]:
    """Files that name a person: anywhere, and outside of comments and docstrings."""
    out = {}
    for kind, bare in (("touches", False), ("touches, comments aside", True)):
        touched = {person: len(files_of(root, person, bare=bare)) for person in known}
        most = max(touched, key=lambda person: (touched[person], person))
        many = sum(count > FILES for count in touched.values())
        out[f"files a person {kind}"] = (
            f"median {statistics.median(touched.values()):g}, at most {touched[most]} ({most}), "
            f"{many} of {len(known)} over {FILES}"
        )
    return out


def python(folder: Path) -> list[Path]:
    return sorted(folder.rglob("*.py"))


def lines(files: list[Path]) -> int:
    return sum(len(path.read_text(encoding="utf-8").splitlines()) for path in files)


def code_lines(path: Path) -> list[str]:
    """The lines of a Python file that hold code, without comments and docstrings."""
    text = path.read_text(encoding="utf-8")
    rows = [list(row) for row in text.splitlines()]
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef) and ast.get_docstring(
            node
        ):
            docstring = node.body[0]
            for row in range(docstring.lineno - 1, docstring.end_lineno or 0):
                rows[row] = []
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.COMMENT:
            del rows[token.start[0] - 1][token.start[1] :]
    return [line for line in ("".join(row) for row in rows) if line.strip()]


def places(game: Path) -> dict[str, set[str]]:
    """For each column of a game the functions and declarations of its plumbing that name it."""
    trees = {path.stem: ast.parse(path.read_text(encoding="utf-8")) for path in python(game)}
    columns = {column for tree in trees.values() for column in declared(tree)} - {"public"}
    found: dict[str, set[str]] = {column: set() for column in columns}
    for module, tree in trees.items():
        for place, body in scopes(tree, module):
            if module in PLUMBING or place.rpartition(".")[2] in CARRYING:
                for name in names(body) & columns:
                    found[name].add(place)
    return found


def declared(tree: ast.Module) -> Iterator[str]:
    """Attributes that a state or its public part has from its `__init__`, or as a `Column`."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and re.search(r"\bColumn$", ast.unparse(node.func)):
            yield from (str(arg.value) for arg in node.args[:1] if isinstance(arg, ast.Constant))
    kinds = [node for node in tree.body if isinstance(node, ast.ClassDef)]
    for kind in kinds:
        if any(ast.unparse(base).endswith(("State", "Public")) for base in kind.bases):
            starts = [child for child in kind.body if getattr(child, "name", "") == "__init__"]
            for child in (child for start in starts for child in ast.walk(start)):
                if isinstance(child, ast.Attribute) and isinstance(child.ctx, ast.Store):
                    yield child.attr


def scopes(tree: ast.Module, module: str) -> Iterator[tuple[str, list[ast.stmt]]]:
    """Every function, and what stands outside of functions, in classes and modules."""
    for node in tree.body:
        if isinstance(node, ast.ClassDef):
            for child in node.body:
                if isinstance(child, ast.FunctionDef):
                    yield f"{module}.{node.name}.{child.name}", [child]
            rest = [child for child in node.body if not isinstance(child, ast.FunctionDef)]
            yield f"{module}.{node.name}", rest
        elif isinstance(node, ast.FunctionDef):
            yield f"{module}.{node.name}", [node]
        elif not isinstance(node, ast.Import | ast.ImportFrom):
            yield module, [node]


def names(body: list[ast.stmt]) -> set[str]:
    """Attributes, keywords and strings, docstrings aside."""
    found = set()
    for node in (child for statement in body for child in ast.walk(statement)):
        if isinstance(node, ast.Attribute):
            found.add(node.attr)
        elif isinstance(node, ast.keyword) and node.arg is not None:
            found.add(node.arg)
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            found.add(node.value)
    return found


def persons(source: Path) -> list[str]:
    """The ids of Notre Dame's persons."""
    path = source / "games" / "notre_dame" / "data" / "persons.toml"
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    groups = [*data.values(), *data.get("new", {}).values()]
    entries = [entry for group in groups if isinstance(group, dict) for entry in group.items()]
    return sorted({name for name, value in entries if isinstance(value, dict) and "rats" in value})


def files_of(root: Path, person: str, *, bare: bool) -> set[str]:
    """Files in which a person's id, constant or class stands; four languages are one file."""
    forms = (person, person.replace("-", "_").upper(), person.title().replace("-", ""))
    word = re.compile(rf"\b(?:{'|'.join(forms)})\b")
    folders = [
        root / "src" / "ratskeller" / "games" / "notre_dame",  # nothing else knows a person
        root / "web" / "src" / "games" / "notre-dame",
    ]
    found = set()
    for path in (path for folder in folders for path in folder.rglob("*")):
        kind = path.suffix
        if kind not in (".py", ".toml", ".ftl", ".ts", ".svelte", ".json", ".css"):
            continue
        if ".generated." in path.name or LESSONS in path.parts:
            continue
        if word.search(code(path) if bare else text(path)):
            found.add(str(path.parent / "*.ftl") if kind == ".ftl" else str(path))
    return found


@cache
def text(path: Path) -> str:
    """The text of a file, read once: every person is looked for in it."""
    return path.read_text(encoding="utf-8")


@cache
def code(path: Path) -> str:
    """The text of a file without its comments and docstrings."""
    if path.suffix == ".py":
        return "\n".join(code_lines(path))
    if path.suffix in (".toml", ".ftl"):
        return re.sub(r"^#.*", "", text(path), flags=re.M)
    return re.sub(r"/\*.*?\*/|<!--.*?-->|^\s*//.*?$", "", text(path), flags=re.M | re.S)


def rules_in_browser(folder: Path) -> int:
    """Lines of files and declarations that compute what the engine already knows."""
    total = lines([path for path in folder.rglob("*.ts") if path.name in IN_BROWSER])
    for path in [*folder.rglob("*.ts"), *folder.rglob("*.svelte")]:
        text = path.read_text(encoding="utf-8")
        for start in re.finditer(r"^(?:export )?(?:function weight|const NAMED)\b", text, re.M):
            end = re.compile(r"^\}|;$|\};$", re.M).search(text, start.start())
            if "function" in start.group():
                end = re.compile(r"^\}", re.M).search(text, start.start())
            assert end is not None
            total += text.count("\n", start.start(), end.end()) + 1
    return total


def revision(name: str, folder: Path) -> Path:
    """The tree of another revision."""
    command = ["git", "archive", name, "src", "web/src", "examples/cask"]
    archive = subprocess.run(command, cwd=ROOT, capture_output=True, check=True).stdout
    with tarfile.open(fileobj=io.BytesIO(archive)) as tar:
        tar.extractall(folder, filter="data")
    return folder


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.figures", description=__doc__)
    parser.add_argument("--base", metavar="REV", help="a git revision to print beside")
    base = parser.parse_args().base
    now = figures(ROOT)
    rows = [["", "now"], *([name, value] for name, value in now.items())]
    if base:
        with tempfile.TemporaryDirectory() as folder:
            before = figures(revision(base, Path(folder)))
        rows = [
            ["", base, "now"],
            *([n, before.get(n, "-"), now.get(n, "-")] for n in {**before, **now}),
        ]
    widths = [max(len(row[i]) for row in rows) for i in range(len(rows[0]))]
    for row in rows:
        cells = [cell.ljust(width) for cell, width in zip(row, widths, strict=True)]
        sys.stdout.write("  ".join(cells).rstrip() + "\n")


if __name__ == "__main__":
    main()
