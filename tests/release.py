"""Checks what would be released: ``python -m tests.release``, or ``make release-check``.

Versions agree, the distributions hold what they should, their metadata are well formed, the
licences of everything they need allow it, and the wheel gives every command where there is no
compiler and no Node. ``python -m tests.release FOLDER`` checks distributions that are built.
"""

from __future__ import annotations

import argparse
import importlib.util
import os
import re
import subprocess
import sys
import tarfile
import tempfile
import time
import tomllib
import venv
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
FIRST_GAME = 60.0  #: seconds from `pip install` to the end of a first game against a bot
#: Tools of others that look at distributions, and their commands; skipped where not installed.
TOOLS = {
    "twine": ("check", "--strict"),
    "check_wheel_contents": (),
    "auditwheel": ("show",),
}


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


def opinions(source: Path, wheel: Path) -> Iterable[str]:
    """What the tools of others find wrong."""
    for module, words in TOOLS.items():
        if importlib.util.find_spec(module) is None:
            print(f"{module} is not installed and says nothing")  # noqa: T201
            continue
        packages = [source, wheel] if module == "twine" else [wheel]
        done = subprocess.run(
            [sys.executable, "-m", module, *words, *map(str, packages)],
            capture_output=True,
            text=True,
        )
        if done.returncode != 0:
            yield f"{module}: {done.stdout}{done.stderr}"


def use(wheel: Path, folder: Path) -> Iterable[str]:
    """What fails when the wheel is installed where there is no compiler, no Node and no git."""
    environment = folder / "environment"
    venv.create(environment, symlinks=os.name != "nt")
    scripts = environment / ("Scripts" if os.name == "nt" else "bin")
    kept = ("HOME", "LANG", "SYSTEMROOT", "TEMP")
    variables = {name: os.environ[name] for name in kept if name in os.environ}
    variables |= {"PATH": str(scripts), "PIP_CONSTRAINT": (ROOT / "constraints.txt").as_uri()}
    pip = [sys.executable, "-m", "pip", "--python", str(scripts / "python"), "install", "--quiet"]
    start = time.monotonic()
    subprocess.run(
        [*pip, f"{wheel}[{','.join(EXTRAS)}]"], check=True, env={**os.environ, **variables}
    )
    installed = time.monotonic() - start

    def run(*words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [str(scripts / "ratskeller"), *words],
            input=typed, cwd=folder, env=variables, capture_output=True, text=True, timeout=600,
        )  # fmt: skip

    done = run(
        "play", "rattus", "--players", "2", "--bots", "easy", "--seed", "5", typed="1\n" * 900
    )
    played = time.monotonic() - start
    print(f"pip install: {installed:.0f} s; a game against a bot over: {played:.0f} s")  # noqa: T201
    if "The game is over" not in done.stdout:
        yield f"ratskeller play: {done.stdout[-300:]}{done.stderr}"
    if played > FIRST_GAME:
        yield f"the first game was over {played:.0f} s after `pip install`, not {FIRST_GAME:.0f}"
    commands = re.findall(r"^    ([a-z]+) ", run("--help").stdout, re.M)
    if len(commands) < 10:
        yield "ratskeller --help lists no commands"
    for command in commands:
        if (done := run(command, "--help")).returncode != 0:
            yield f"ratskeller {command} --help: {done.stderr}"
    for words in (
        ("simulate", "notre-dame", "--players", "3", "--games", "5"),
        ("arena", "--game", "name-of-the-rose", "--bots", "easy,random",
         "--games", "4", "--jobs", "1"),
        ("spaces", "rattus", "--players", "2", "--json"),
        ("plugins",),
    ):  # fmt: skip
        if (done := run(*words)).returncode != 0:
            yield f"ratskeller {' '.join(words)}: {done.stderr}"


def main() -> int:
    """Print what is wrong; 1 if anything is."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("dist", nargs="?", type=Path, help="distributions, else they are built")
    given = parser.parse_args().dist
    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(temporary)
        if given is None:
            start = time.monotonic()
            source, wheel = built(folder)
            print(f"built in {time.monotonic() - start:.0f} s")  # noqa: T201
        else:
            [source], [wheel] = given.glob("*.tar.gz"), given.glob("*.whl")
        checks: dict[str, Callable[[], Iterable[str]]] = {
            "versions": versions,
            "licences": licences,
            "contents": lambda: contents(source, wheel),
            "metadata": lambda: description(wheel),
            "tools": lambda: opinions(source, wheel),
            "use": lambda: use(wheel, folder),
        }
        wrong = 0
        for name, check in checks.items():
            found = list(check())
            wrong += len(found)
            print(f"{name}: {'ok' if not found else ''}", *found, sep="\n  ")  # noqa: T201
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
