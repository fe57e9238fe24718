"""Running the sources instead of the compiled modules: ``RATSKELLER_PURE=1``."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib.machinery import FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType


def wanted() -> bool:
    """Whether the user asked for the interpreted sources."""
    return os.environ.get("RATSKELLER_PURE", "") not in ("", "0")


class SourceFinder:
    """Finds this package's modules as Python sources, compiled ones beside them or not."""

    @staticmethod
    def find_spec(
        name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """The source of a module of this package, or None for anything else."""
        if not name.startswith("ratskeller.") or path is None:
            return None
        for folder in path:
            spec = FileFinder(folder, (SourceFileLoader, [".py"])).find_spec(name)
            if spec is not None:
                return spec
        return None


def install() -> None:
    """Put the finder in front if the user asked for it."""
    if wanted():
        sys.meta_path.insert(0, SourceFinder)


def compiled() -> bool:
    """Whether the kernel that runs is the compiled one."""
    from ratskeller.kernel import state

    return not str(state.__file__).endswith(".py")
