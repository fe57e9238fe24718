"""Data files: TOML beside the code that reads it."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any


def read_toml(path: Path) -> dict[str, Any]:
    """The tables of a TOML file."""
    return tomllib.loads(path.read_text(encoding="utf-8"))


def read_data(module: str, name: str) -> dict[str, Any]:
    """A file of the ``data`` folder beside a module, given by its ``__file__``."""
    return read_toml(Path(module).parent / "data" / name)
