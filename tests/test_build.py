"""The package as others build and install it: from a copy, in environments of their own.

The wheel holds the kernel as compiled modules, without optimisation, because the rest compiles by
the same path and takes minutes; what it is built and runs with is lent by this environment.
`make package-check` fetches all of that as users do, builds what they get and also installs the
source distribution.
"""

from __future__ import annotations

import ast
import asyncio
import os
import runpy
import shutil
import subprocess
import sys
import tarfile
import urllib.request
import venv
import zipfile
from collections.abc import Iterator, Mapping
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from tests.pages import ROOT
from tests.server.harness import Client, Server

pytestmark = pytest.mark.slow

SETUP = runpy.run_path(str(ROOT / "setup.py"))
APP = "src/ratskeller/server/static/index.html"
#: What commands leave in a tree; none of it belongs into a package.
LEFT = (
    ".venv/lib/left.py",
    ".mypy_cache/left.json",
    "build/lib/ratskeller/left.py",
    "docs/look/fonts/left.woff2",
    "examples/cask/build/left.py",
    "site/left.html",
    "src/ratskeller/kernel/__pycache__/left.cpython-311.pyc",
    f"src/ratskeller/kernel/left{EXTENSION_SUFFIXES[0]}",
    "tests/__pycache__/left.cpython-311.pyc",
    "web/node_modules/left/index.js",
    "web/src/games/rattus/left.generated.ts",
    "web/test-results/left.png",
)
#: A module of every group that is compiled.
MODULES = {
    "kernel": "ratskeller.kernel.state",
    "rattus": "ratskeller.games.rattus.game",
    "notre_dame": "ratskeller.games.notre_dame.board",
    "name_of_the_rose": "ratskeller.games.name_of_the_rose.components",
    "bots": "ratskeller.bots.search",
    "adapters": "ratskeller.adapters.tree_state",
    "evaluation": "ratskeller.evaluation.policy_value",
}
WHOLE = "RATSKELLER_OPT" in os.environ
GROUPS = tuple(MODULES) if WHOLE else ("kernel",)
#: The nets of all games and the inference in C, in source and built distributions.
NETS = tuple(
    path.relative_to(ROOT).as_posix()
    for path in sorted((ROOT / "src" / "ratskeller" / "games").glob("*/data/net.npz"))
)
FILES = "import importlib, sys; [print(importlib.import_module(n).__file__) for n in sys.argv[1:]]"


def command(
    *words: str | Path, cwd: Path | None = None, typed: str = "", variables: Mapping[str, str] = {}
) -> subprocess.CompletedProcess[str]:
    """Run something that must go well, outside the repository."""
    done = subprocess.run(
        [str(word) for word in words],
        cwd=cwd or Path(words[0]).anchor,
        env={**os.environ, **variables},
        input=typed,
        capture_output=True,
        text=True,
        timeout=1200,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done


@pytest.fixture(autouse=True)
def own_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing of this repository on the path; every environment has the same versions."""
    monkeypatch.delenv("PYTHONPATH", raising=False)
    monkeypatch.delenv("RATSKELLER_PURE", raising=False)
    if not WHOLE:
        monkeypatch.setenv("RATSKELLER_OPT", "0")
        monkeypatch.setenv("RATSKELLER_GROUPS", " ".join(GROUPS))
    monkeypatch.setenv("PIP_CONSTRAINT", (ROOT / "constraints.txt").as_uri())
    monkeypatch.setenv("PIP_DISABLE_PIP_VERSION_CHECK", "1")


#: What commands make; no copy has it.
MADE = (".*", "build", "dist", "node_modules", "static", "__pycache__", "*.egg-info", "site")
IGNORED = shutil.ignore_patterns(*MADE, *(f"*{suffix}" for suffix in EXTENSION_SUFFIXES))


def write(tree: Path, path: str, text: str) -> None:
    (tree / path).parent.mkdir(parents=True, exist_ok=True)
    (tree / path).write_text(text, encoding="utf-8")


@pytest.fixture
def checkout(tmp_path: Path) -> Iterator[Path]:
    """A copy of the checkout with a built web app, and with what should stay out."""
    tree = tmp_path / "tree"
    shutil.copytree(ROOT, tree, ignore=IGNORED)
    for path in LEFT:
        write(tree, path, "left")
    write(tree, APP, "the built app")
    yield tree
    shutil.rmtree(tmp_path)  # an environment is large, and pytest would keep it


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """What a wheel is made of, with a built web app."""
    tree = tmp_path / "tree"
    shutil.copytree(ROOT / "src", tree / "src", ignore=IGNORED)
    for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, tree)
    write(tree, APP, "the built app")
    return tree


def built(tree: Path, *flags: str) -> list[Path]:
    """What `python -m build` makes of a tree."""
    into = tree.parent / "dist"
    if not WHOLE:
        flags = (*flags, "--no-isolation")
    command(sys.executable, "-m", "build", *flags, "--outdir", into, tree, cwd=tree.parent)
    return sorted(into.iterdir(), key=lambda file: file.suffix, reverse=True)


def installed(package: Path, variables: Mapping[str, str] = {}) -> Path:
    """The interpreter of a new environment with the package, the terminal and the server."""
    folder = package.parent / "environment"
    venv.create(folder, symlinks=os.name != "nt")
    python = folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    pip = (sys.executable, "-m", "pip", "--python", python, "install", "--quiet", "--no-compile")
    if WHOLE:
        command(*pip, f"{package}[terminal,server]", variables=variables)
        return python
    command(*pip, "--no-deps", package, variables=variables)
    # What it depends on comes from here; this package itself does not, for paths in such a file
    # are searched last, and their own such files are not read.
    lent = [path for path in sys.path if path.endswith("site-packages")]
    (place_of(python) / "lent.pth").write_text("\n".join(lent), encoding="utf-8")
    return python


def place_of(python: Path) -> Path:
    """Where an environment has its packages."""
    asked = "import sysconfig; print(sysconfig.get_path('platlib'))"
    return Path(command(python, "-c", asked).stdout.strip())


def found(python: Path, *modules: str) -> list[Path]:
    """Where an environment has modules; they all lie in its own copy of the package."""
    files = [Path(line) for line in command(python, "-c", FILES, *modules).stdout.splitlines()]
    place = place_of(python)
    for file in files:
        assert file.is_relative_to(place / "ratskeller"), file
        assert file.is_file(), file
    return files


def plays(python: Path) -> None:
    """A whole game in the terminal."""
    arguments = ("play", "rattus", "--players", "2", "--seed", "5")
    done = command(python, "-m", "ratskeller", *arguments, typed="1\n" * 400)
    assert "The game is over" in done.stdout
    assert done.stderr == ""


def serves(python: Path, folder: Path) -> None:
    """The page, and a game over the network until its first choice counts."""
    database = f"sqlite:///{folder / 'tables.sqlite'}"
    with Server(database, python=str(python)) as server:
        with urllib.request.urlopen(server.address, timeout=30) as page:
            assert page.read() == b"the built app"
        table = server.open_table()

        async def first() -> None:
            async with Client(server.address, table.id, list(table.secrets.values())) as client:
                [turn] = [update for update in client.last.values() if update["choices"]]
                answer = await client.choose(turn["viewer"], turn["choices"][0]["notation"])
                assert answer["type"] == "ack"

        asyncio.run(first())


def check_source(tree: Path, package: Path) -> None:
    """A source distribution is whole, and nothing was compiled for it."""
    assert not (tree / "build").exists(), "mypyc has nothing to do with a source distribution"
    with tarfile.open(package) as archive:
        held = {name.partition("/")[2] for name in archive.getnames()}
    assert not [name for name in held if "left" in name]
    for name in (
        "constraints.txt", "Makefile", "docs/index.md", "docs/pictures/rattus-wide-day.webp",
        "examples/cask/pyproject.toml", "benchmarks/load.py", "tests/test_build.py",
        "tests/server/harness.py", "web/src/main.ts", "web/package-lock.json", APP,
        "src/ratskeller/evaluation/_inference.c", *NETS,
    ):  # fmt: skip
        assert name in held, name


if WHOLE:

    def test_a_source_distribution_plays_as_pure_python(checkout: Path) -> None:
        [package] = built(checkout, "--sdist")
        python = installed(package, {"RATSKELLER_PURE": "1"})
        assert all(file.suffix == ".py" for file in found(python, *MODULES.values()))
        plays(python)
        serves(python, checkout.parent)


@pytest.mark.skipif(not SETUP["compiler"](), reason="there is no C compiler")
def test_a_wheel_from_a_whole_source_distribution_is_compiled_and_plays(checkout: Path) -> None:
    shutil.rmtree(checkout / "build")
    package, source = built(checkout)
    check_source(checkout, source)
    assert not package.name.endswith("-any.whl"), package.name
    with zipfile.ZipFile(package) as archive:
        held = archive.namelist()
    assert {name.partition("/")[0].partition("-")[0] for name in held} == {"ratskeller"}
    assert not [name for name in held if "left" in name or "tests" in name]
    assert APP.removeprefix("src/") in held
    assert {net.removeprefix("src/") for net in NETS} <= set(held)
    assert any(name.startswith("ratskeller/evaluation/_inference.") for name in held)
    python = installed(package)
    for group, file in zip(MODULES, found(python, *MODULES.values()), strict=True):
        assert file.name.endswith(tuple(EXTENSION_SUFFIXES)) == (group in GROUPS), file
    plays(python)
    serves(python, checkout.parent)


# -- When something fails ----------------------------------------------------------

#: A mypyc that does what it is told by a variable, with C that only a false compiler reads.
MYPYC = """
import os
from pathlib import Path
from setuptools import Extension

HERE = str(Path(__file__).parent)

def include_dir():
    return HERE

def mypycify(paths, *, separate, **_):
    exec(os.environ["MYPYC"])
    made = []
    for files, group in separate:
        names = [f"{group}__mypyc"]
        names += [".".join(Path(file).with_suffix("").parts[1:]) for file in files]
        for name in names:
            source = Path("build", f"{name}.c")
            source.parent.mkdir(exist_ok=True)
            source.touch()
            made.append(Extension(name, sources=[str(source)]))
    return made
"""
#: A compiler that makes empty files, and none for Rattus.
CC = """
import sys
from pathlib import Path

if any("_rattus__mypyc" in argument for argument in sys.argv):
    sys.exit(1)
Path(sys.argv[sys.argv.index("-o") + 1]).touch()
"""


@pytest.fixture
def fakes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A mypyc and a compiler that stand before the real ones."""
    folder = tmp_path / "fakes"
    (folder / "mypyc").mkdir(parents=True)
    (folder / "mypyc" / "__init__.py").touch()
    (folder / "mypyc" / "build.py").write_text(MYPYC)
    (folder / "mypyc" / "misc_ops.c").write_text("PyUnicode_Substring(shared_lib_file, 0, sep)")
    (folder / "cc.py").write_text(CC)
    monkeypatch.setenv("PYTHONPATH", str(folder))
    monkeypatch.setenv("RATSKELLER_GROUPS", "kernel rattus")
    monkeypatch.setenv("CC", f"{sys.executable} {folder / 'cc.py'}")
    monkeypatch.setenv("LDSHARED", f"{sys.executable} {folder / 'cc.py'}")


@pytest.mark.usefixtures("fakes")
@pytest.mark.skipif(os.name == "nt", reason="the compiler is found in another way")
@pytest.mark.parametrize(
    ("mypyc", "why"),
    [
        (
            "print('x.py:1: error: Wrong'); raise SystemExit(1)",
            "mypyc failed, x.py:1: error: Wrong",
        ),
        ("raise RuntimeError('crash')", "mypyc failed, RuntimeError('crash')"),
        ("pass", "the C compiler failed on ratskeller._rattus__mypyc"),
        ("(Path(HERE) / 'misc_ops.c').write_text('')", "the runtime of this mypyc is not"),
    ],
)
def test_what_cannot_be_compiled_is_pure_and_says_why(tree: Path, mypyc: str, why: str) -> None:
    done = command(
        *(sys.executable, "setup.py", "--quiet", "bdist_wheel", "--dist-dir", tree.parent),
        cwd=tree,
        variables={"MYPYC": mypyc},
    )
    [line] = [line for line in done.stderr.splitlines() if line.startswith("ratskeller:")]
    assert line.startswith(f"ratskeller: {why}")
    assert line.endswith("; building pure Python (slower).")
    [package] = tree.parent.glob("*.whl")
    assert package.name.endswith("-py3-none-any.whl")
    with zipfile.ZipFile(package) as archive:
        archive.extractall(tree.parent / "unpacked")
    assert not list((tree.parent / "unpacked").rglob(f"*{EXTENSION_SUFFIXES[0]}"))
    arguments = ("simulate", "rattus", "--players", "2", "--games", "1")
    place = {"PYTHONPATH": str(tree.parent / "unpacked")}
    said = command(sys.executable, "-m", "ratskeller", *arguments, variables=place)
    assert "violated invariants: 0" in said.stdout


@pytest.mark.usefixtures("fakes")
@pytest.mark.skipif(os.name == "nt", reason="the compiler is found in another way")
def test_in_place_a_failure_leaves_nothing_of_an_earlier_build(tree: Path) -> None:
    stale = tree / f"src/ratskeller/kernel/state{EXTENSION_SUFFIXES[0]}"
    stale.touch()
    done = command(
        *(sys.executable, "setup.py", "--quiet", "build_ext", "--inplace"),
        cwd=tree,
        variables={"MYPYC": "pass"},
    )
    assert "ratskeller: the C compiler failed on " in done.stderr
    assert not stale.exists()


def test_every_group_is_known_here(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("RATSKELLER_GROUPS", raising=False)
    monkeypatch.chdir(ROOT)
    assert {name.removeprefix("ratskeller._") for name in SETUP["groups"]()} == set(MODULES)


def test_a_group_that_does_not_exist_is_named(tree: Path) -> None:
    done = subprocess.run(
        [sys.executable, "setup.py", "--quiet", "build"],
        cwd=tree,
        env={**os.environ, "RATSKELLER_GROUPS": "kernel checkers"},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 1
    assert done.stderr.startswith("RATSKELLER_GROUPS: there is no group checkers; known: kernel, ")


def test_a_wheel_without_the_web_app_is_not_made_unless_asked_for(tree: Path) -> None:
    (tree / APP).unlink()
    words = [sys.executable, "setup.py", "--quiet", "bdist_wheel", "--dist-dir", str(tree.parent)]
    environment = {**os.environ, "RATSKELLER_PURE": "1"}
    done = subprocess.run(words, cwd=tree, env=environment, capture_output=True, text=True)
    assert done.returncode == 1
    assert f"ratskeller: the web app is not built ({APP} is missing): run `make web`" in done.stderr
    assert not list(tree.parent.glob("*.whl"))
    command(*words, cwd=tree, variables={"RATSKELLER_PURE": "1", "RATSKELLER_WITHOUT_WEB": "1"})
    assert len(list(tree.parent.glob("*.whl"))) == 1


def test_no_compiler_is_no_error(tree: Path) -> None:
    build = (sys.executable, "setup.py", "--quiet", "build")
    done = command(*build, cwd=tree, variables={"CC": "/nowhere/cc"})
    assert "ratskeller: no C compiler found; building pure Python (slower).\n" in done.stderr


def test_compiled_modules_use_only_what_mypy_has_the_types_of(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(ROOT)
    known = {
        *sys.stdlib_module_names,
        "librt",
        "mypy_extensions",
        "ratskeller",
        "typing_extensions",
    }
    monkeypatch.delenv("RATSKELLER_GROUPS", raising=False)
    for modules in SETUP["groups"]().values():
        for path in modules:
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                names = []
                if isinstance(node, ast.Import):
                    names = [alias.name for alias in node.names]
                elif isinstance(node, ast.ImportFrom):
                    names = [node.module or ""]
                for name in names:
                    assert name.partition(".")[0] in known, (path, name)
