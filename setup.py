"""Builds the kernel and the games with mypyc; without a C compiler they stay Python."""

import os
import shutil
import sys
import sysconfig
from pathlib import Path

from setuptools import setup

HOT = (
    "chance choice decision encoding evaluation event game outcome playout position rulebook state"
    " view"
)
BOTS = "evaluate identities search tree"
ADAPTERS = "actions rewards tree_state vector"


def groups() -> dict[str, list[str]]:
    """The modules that are compiled: the kernel's hot ones, and all of every game, the search.

    Each group becomes a library of its own, so that they compile side by side and a change in
    one game leaves the others alone. Calls between groups cost a little more; measured, less
    than the noise.
    """
    package = Path("src/ratskeller")
    found = {"kernel": [str(package / "kernel" / f"{name}.py") for name in HOT.split()]}
    for folder in sorted(package.glob("games/*/")):
        modules = [str(p) for p in sorted(folder.glob("*.py")) if p.name != "__init__.py"]
        if modules:
            found[folder.name] = modules
    found["bots"] = [str(package / "bots" / f"{name}.py") for name in BOTS.split()]
    found["adapters"] = [str(package / "adapters" / f"{name}.py") for name in ADAPTERS.split()]
    return found


def compiler() -> bool:
    """Whether there is a C compiler to call."""
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    return sys.platform == "win32" or shutil.which(command.split()[0]) is not None


def extensions() -> list[object]:
    """The compiled modules, or none with a word why."""
    if os.environ.get("RATSKELLER_PURE", "") not in ("", "0"):
        return []
    if not compiler():
        print("ratskeller: no C compiler found, installing pure Python (slower).", file=sys.stderr)
        return []
    try:
        from mypyc.build import mypycify
    except ImportError:
        print("ratskeller: mypyc is missing, installing pure Python (slower).", file=sys.stderr)
        return []
    parts = groups()
    # mypyc 2.4 forgets between runs which attributes its bitmaps hold, and a class made from a
    # remembered one is wrong or fails: it starts afresh. C that did not change stays compiled.
    modules = mypycify(
        [f"--cache-dir={os.devnull}", *(path for part in parts.values() for path in part)],
        opt_level="2",
        debug_level="0",
        separate=[(part, name) for name, part in parts.items()],
    )
    for module in modules:
        module.optional = True  # a compiler that fails leaves the sources, which run as well
        if sys.platform != "win32":
            module.extra_compile_args += ["-fno-semantic-interposition"]
    return modules


setup(ext_modules=extensions(), options={"build_ext": {"parallel": os.cpu_count() or 1}})
