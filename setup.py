"""Builds the kernel and the games with mypyc; where that fails they stay Python.

The inference of nets is C of our own; where that fails NumPy stands in.

Four variables change what is built: ``RATSKELLER_PURE=1`` compiles nothing,
``RATSKELLER_GROUPS="kernel rattus"`` compiles only these groups, ``RATSKELLER_OPT`` is the
compiler's level of optimisation, 0 to 3, and ``RATSKELLER_WITHOUT_WEB=1`` makes a wheel although
the web app is not built.
"""

import ast
import io
import os
import re
import shutil
import string
import sys
import sysconfig
from contextlib import redirect_stdout
from pathlib import Path
from typing import Any

from setuptools import Extension, setup
from setuptools.command.bdist_wheel import bdist_wheel
from setuptools.command.build_ext import build_ext

HOT = (
    "chance choice column_writer columns compact decision encoding evaluation event game net_inputs"
    " outcome playout position public rulebook sections stack state text_board view"
)
BOTS = "evaluate guided identities mixed search tree"
ADAPTERS = "actions rewards tree_state vector"
EVALUATION = "policy_value"
INFERENCE = "ratskeller.evaluation._inference"
APP = Path("src/ratskeller/server/static/index.html")

# The types are checked elsewhere; here they only steer the compiler. The compiled modules use
# the standard library, librt and mypy_extensions, and mypy brings the types of all three. What
# else is installed is not looked at, so every machine makes the same C.
#
# mypyc 2.4 forgets between runs which attributes its bitmaps hold, and a class made from a
# remembered one is wrong or fails: it starts afresh. C that did not change stays compiled.
OPTIONS = (
    "--config-file=",
    "--no-site-packages",
    "--ignore-missing-imports",
    "--follow-imports=silent",
    f"--cache-dir={os.devnull}",
)


def groups() -> dict[str, list[Path]]:
    """The modules that are compiled: the kernel's hot ones, and all of every game, the search.

    Each group becomes a library of its own, so that they compile side by side and a change in
    one game leaves the others alone. Calls between groups cost a little more; measured, less
    than the noise. The dot in their names places the libraries inside the package, and the
    underscore keeps them apart from modules.
    """
    package = Path("src/ratskeller")
    found = {"kernel": [package / "kernel" / f"{name}.py" for name in HOT.split()]}
    for folder in sorted(package.glob("games/*/")):
        modules = [path for path in sorted(folder.glob("*.py")) if path.name != "__init__.py"]
        if modules:
            found[folder.name] = modules
    found["bots"] = [package / "bots" / f"{name}.py" for name in BOTS.split()]
    found["adapters"] = [package / "adapters" / f"{name}.py" for name in ADAPTERS.split()]
    found["evaluation"] = [package / "evaluation" / f"{name}.py" for name in EVALUATION.split()]
    wanted = os.environ.get("RATSKELLER_GROUPS", "").split() or list(found)
    if unknown := [name for name in wanted if name not in found]:
        raise SystemExit(
            f"RATSKELLER_GROUPS: there is no group {unknown[0]}; known: {', '.join(found)}"
        )
    return {f"ratskeller._{name}": found[name] for name in wanted}


def extensions() -> list[Extension]:
    """What will be compiled, by name: a library for each group, and its modules that call it.

    Their C is made when it is needed, so a source distribution or a question about the package
    takes no compiler.
    """
    if os.environ.get("RATSKELLER_PURE", "") not in ("", "0"):
        return []
    names = []
    for group, modules in groups().items():
        names.append(f"{group}__mypyc")
        names += [".".join(path.with_suffix("").parts[1:]) for path in modules]
    return [*(Extension(name, sources=[]) for name in names), inference()]


def inference() -> Extension:
    """The forward pass of nets. Its results must not depend on the machine (see the source)."""
    flags = ["-O3", "-std=gnu11", "-ffp-contract=off", "-fwrapv"]
    return Extension(
        INFERENCE,
        sources=["src/ratskeller/evaluation/_inference.c"],
        extra_compile_args=["/O2", "/std:c11"] if sys.platform == "win32" else flags,
        optional=True,
    )


class BuildError(Exception):
    """Why nothing is compiled, in a few words."""


def compiler() -> bool:
    """Whether there is a C compiler to call."""
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    return sys.platform == "win32" or shutil.which(command.split()[0]) is not None


def runtime(original: Path) -> Path:
    """A copy of the part of mypyc's runtime that tells modules where they lie.

    A module's ``__file__`` is made from the folder of its group's library, as if that lay
    beside the package. Ours lie in it, so the package's own folder has to go.
    """
    folder = "PyUnicode_Substring(shared_lib_file, 0, {})"
    here = folder.format("sep")
    above = folder.format("PyUnicode_FindChar(shared_lib_file, sep_char, 0, sep, -1)")
    text = original.read_text(encoding="utf-8")
    if text.count(here) != 1:
        raise BuildError("the runtime of this mypyc is not the one we know")
    copy = Path("build", "runtime", original.name)
    text = text.replace(here, above)
    if not copy.exists() or copy.read_text(encoding="utf-8") != text:
        copy.parent.mkdir(parents=True, exist_ok=True)
        copy.write_text(text, encoding="utf-8")
    return copy


def docstrings() -> dict[str, str]:
    """The docstrings of the modules that are compiled, their classes and functions, by full name.

    The names are written as in C.
    """
    found = {}
    for path in (path for group in groups().values() for path in group):
        module = ".".join(path.with_suffix("").parts[1:])
        todo: list[tuple[str, Any]] = [(module, ast.parse(path.read_text(encoding="utf-8")))]
        while todo:
            name, node = todo.pop()
            if text := ast.get_docstring(node):
                found[name.replace("___", "___3_").replace(".", "___")] = text
            inner = [each for each in node.body if isinstance(each, ast.ClassDef | ast.FunctionDef)]
            todo += [(f"{name}.{each.name}", each) for each in inner]
    return found


#: Where docstrings belong in the C of mypyc, which writes signatures alone: functions, classes,
#: properties, modules.
PLACES = (
    r'(\(PyCFunction\)CPyPy_(\w+),\s+METH_[A-Z_ |]+, PyDoc_STR\((?:".*")?)(?:NULL)?(?=\))',
    r'(CPyType_(\w+)_template_ = \{[^;]*?PyDoc_STR\((?:".*")?)(?:NULL)?(?=\))',
    r"(\(getter\)(\w+_get_\w+),\s+(?:\(setter\)\w+|NULL),\s+)NULL",
    r'("(ratskeller[\w.]+)",\s+)NULL(?=, /\* docstring)',
)


def documented(original: Path, texts: dict[str, str]) -> Path:
    """A copy of the C of a library, with docstrings."""
    code = original.read_text(encoding="utf-8")
    for place in PLACES:
        code = re.sub(place, lambda found: _with_text(found, texts), code)
    copy = Path("build", "documented", original.name)
    if not copy.exists() or copy.read_text(encoding="utf-8") != code:
        copy.parent.mkdir(parents=True, exist_ok=True)
        copy.write_text(code, encoding="utf-8")
    return copy


def _with_text(found: re.Match[str], texts: dict[str, str]) -> str:
    """What was found, and the docstring after it as a literal of C."""
    text = texts.get(found[2].replace(".", "___").replace("_get_", "___"))
    if text is None:
        return found[0]
    plain = set(string.ascii_letters + string.digits + " ,.;:()[]{}<>=+-*/_'`&|!@#$%^~")
    octets = (chr(octet) if chr(octet) in plain else f"\\{octet:03o}" for octet in text.encode())
    return f'{found[1]} "{"".join(octets)}"'


def generate() -> dict[str, Extension]:
    """Let mypyc write the C: the extensions by their names, with sources and flags."""
    if not compiler():
        raise BuildError("no C compiler found")
    try:
        from mypyc.build import include_dir, mypycify
    except ImportError:
        raise BuildError("mypyc is missing") from None
    parts = {name: [str(path) for path in modules] for name, modules in groups().items()}
    said = io.StringIO()
    try:
        with redirect_stdout(said):
            modules = mypycify(
                [*OPTIONS, *(path for part in parts.values() for path in part)],
                opt_level=os.environ.get("RATSKELLER_OPT") or "2",
                debug_level="0",
                separate=[(part, name) for name, part in parts.items()],
            )
    except (Exception, SystemExit) as error:  # mypyc leaves by SystemExit when types are wrong
        wrong = [line for line in said.getvalue().splitlines() if "error:" in line]
        raise BuildError(f"mypyc failed, {wrong[0] if wrong else repr(error)}") from error
    finally:
        print(said.getvalue(), end="")
    copy = runtime(Path(include_dir(), "misc_ops.c"))
    texts = docstrings()
    # Libraries read the layout of each other's classes from the headers that mypyc writes; it
    # leaves a header that did not change as it is.
    headers = [str(path) for path in Path("build").glob("**/__native_*.h")]
    for module in modules:
        folders = {str(Path(source).parent) for source in module.sources}
        module.sources = [
            str(documented(Path(source), texts)) if "__native" in source else source
            for source in module.sources
        ]
        module.include_dirs[:0] = [str(copy.parent), *sorted(folders)]
        module.depends += [str(copy), *headers]
        if sys.platform != "win32":
            module.extra_compile_args += ["-fno-semantic-interposition"]
    return {module.name: module for module in modules}


class Build(build_ext):
    """Compiles everything or nothing: modules without their library could not be imported."""

    failed = False

    def run(self) -> None:
        wanted = list(self.extensions)
        super().run()
        if self.extensions:
            return
        for extension in wanted:  # also what an earlier run has left
            built = Path(self.build_lib, self.get_ext_filename(extension.name))
            for file in (built, Path(self.get_ext_fullpath(extension.name))):
                file.unlink(missing_ok=True)

    def build_extensions(self) -> None:
        try:
            made = generate()
            for extension in self.extensions:
                if extension.name != INFERENCE:
                    vars(extension).update(vars(made[extension.name]))
            super().build_extensions()
        except Exception as error:
            why = error if isinstance(error, BuildError) else repr(error)
            print(f"ratskeller: {why}; building pure Python (slower).", file=sys.stderr)
            self.extensions = self.distribution.ext_modules = []
            wheel = self.distribution.get_command_obj("bdist_wheel", create=False)
            if wheel is not None:
                wheel.root_is_pure = True

    def build_extension(self, ext: Extension) -> None:
        if self.failed:
            return
        try:
            super().build_extension(ext)
        except Exception as error:
            print(error, file=sys.stderr)
            if ext.optional:
                print(f"ratskeller: {ext.name} is not compiled; nets need NumPy.", file=sys.stderr)
                return
            self.failed = True
            raise BuildError(f"the C compiler failed on {ext.name}") from error


class Wheel(bdist_wheel):
    """A wheel is whole, or it is not made: a server without its pages is no use to anybody."""

    def run(self) -> None:
        if not APP.exists() and os.environ.get("RATSKELLER_WITHOUT_WEB", "") in ("", "0"):
            raise SystemExit(
                f"ratskeller: the web app is not built ({APP.as_posix()} is missing): run `make"
                " web` first, which needs Node, or set RATSKELLER_WITHOUT_WEB=1 to leave it out."
            )
        super().run()


if __name__ == "__main__":
    setup(
        ext_modules=extensions(),
        cmdclass={"build_ext": Build, "bdist_wheel": Wheel},
        options={"build_ext": {"parallel": os.cpu_count() or 1}},
    )
