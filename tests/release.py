"""Checks what would be released: ``python -m tests.release``, or ``make release-check``.

Versions agree, the distributions hold what they should, their metadata are well formed, and the
licences of everything they need allow it.
"""

from __future__ import annotations

import importlib.util
import re
import subprocess
import sys
import tarfile
import tempfile
import tomllib
import zipfile
from collections.abc import Callable, Iterable
from email.parser import Parser
from importlib.metadata import PackageNotFoundError, metadata, requires
from pathlib import Path

from ratskeller import __version__
from tests.pages import ROOT

#: Licences that let anybody use, change and pass on; the words of classifiers and of SPDX.
FREE = re.compile(
    r"apache|\bmit\b|bsd|isc|python software|psf|mpl|mozilla|zlib|unlicense|0bsd", re.I
)
LARGEST = 25  #: MB of a distribution
EXTRAS = ("server", "arena")  #: what players and hosts install


def versions() -> Iterable[str]:
    """Places that name a version other than the package's."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    if "version" in project["project"]:
        yield "pyproject.toml has a version of its own; src/ratskeller/_version.py is the place"
    citation = (ROOT / "CITATION.cff").read_text(encoding="utf-8")
    if f"\nversion: {__version__}\n" not in citation:
        yield f"CITATION.cff does not name version {__version__}"
    changes = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    if "\n## Unreleased\n" not in changes and f"\n## {__version__}" not in changes:
        yield f"CHANGELOG.md has no section for {__version__}"


def licences() -> Iterable[str]:
    """Packages that users get with ours and whose licence is not known to be free."""
    seen: set[str] = set()
    todo = [f"ratskeller[{','.join(EXTRAS)}]"]
    while todo:
        found = re.match(r"([\w.-]+)\s*(?:\[([\w,\s-]*)\])?", todo.pop())
        assert found is not None
        name = found[1].lower().replace("_", "-")
        if name in seen:
            continue
        seen.add(name)
        extras = {extra.strip() for extra in (found[2] or "").split(",")}
        try:
            said = metadata(name)
        except PackageNotFoundError:
            continue  # for another system
        fields = [str(said[name]) for name in ("License-Expression", "License") if name in said]
        fields += [c for c in said.get_all("Classifier") or () if c.startswith("License")]
        text = " ".join(field[:100] for field in fields)
        if FREE.search(text) is None:
            yield f"the licence of {name} is not known to be free: {text or 'none given'}"
        for need in requires(name) or ():
            extra = re.search(r"extra\s*==\s*['\"]([\w-]+)['\"]", need)
            if extra is None or extra[1] in extras:
                todo.append(need)


def built(folder: Path) -> tuple[Path, Path]:
    """The source distribution and the wheel."""
    command = [sys.executable, "-m", "build", "--outdir", str(folder), str(ROOT)]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    [source], [wheel] = folder.glob("*.tar.gz"), folder.glob("*.whl")
    return source, wheel


def contents(source: Path, wheel: Path) -> Iterable[str]:
    """What is missing in the distributions, or should not be there."""
    with tarfile.open(source) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    for name in ("CHANGELOG.md", "CITATION.cff", "LICENSE", "deploy/Dockerfile", "setup.py"):
        if name not in names:
            yield f"{source.name} lacks {name}"
    with zipfile.ZipFile(wheel) as packed:
        held = set(packed.namelist())
    wanted = ["server/static/index.html", "py.typed", "evaluation/_inference."]
    wanted += [f"games/{path.parent.parent.name}/data/{path.name}" for path in nets()]
    for name in wanted:
        if not any(file.startswith(f"ratskeller/{name}") for file in held):
            yield f"{wheel.name} lacks {name}"
    for file in held:
        top = file.partition("/")[0]
        if top != "ratskeller" and not top.endswith(".dist-info"):
            yield f"{wheel.name} puts {file} outside the package"
        if "__pycache__" in file or file.endswith((".c", ".pt")):
            yield f"{wheel.name} holds {file}"
    for package in (source, wheel):
        size = package.stat().st_size / 1e6
        print(f"{package.name}: {size:.1f} MB")  # noqa: T201
        if size > LARGEST:
            yield f"{package.name} is larger than {LARGEST} MB"


def nets() -> list[Path]:
    """The trained nets of the games."""
    return sorted((ROOT / "src" / "ratskeller" / "games").glob("*/data/net.npz"))


def description(wheel: Path) -> Iterable[str]:
    """What is wrong with the metadata of the wheel."""
    with zipfile.ZipFile(wheel) as packed:
        [name] = [n for n in packed.namelist() if n.endswith(".dist-info/METADATA")]
        head = Parser().parsestr(packed.read(name).decode())
    for field in ("Summary", "License-Expression", "Requires-Python", "Description-Content-Type"):
        if not head[field]:
            yield f"the metadata have no {field}"
    if head["Version"] != __version__:
        yield f"the metadata say version {head['Version']}, not {__version__}"
    if importlib.util.find_spec("twine") is not None:
        done = subprocess.run(
            [sys.executable, "-m", "twine", "check", "--strict", str(wheel)],
            capture_output=True,
            text=True,
        )
        if done.returncode != 0:
            yield f"twine: {done.stdout}"


def main() -> int:
    """Print what is wrong; 1 if anything is."""
    with tempfile.TemporaryDirectory() as folder:
        source, wheel = built(Path(folder))
        checks: dict[str, Callable[[], Iterable[str]]] = {
            "versions": versions,
            "licences": licences,
            "contents": lambda: contents(source, wheel),
            "metadata": lambda: description(wheel),
        }
        wrong = 0
        for name, check in checks.items():
            found = list(check())
            wrong += len(found)
            print(f"{name}: {'ok' if not found else ''}", *found, sep="\n  ")  # noqa: T201
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
