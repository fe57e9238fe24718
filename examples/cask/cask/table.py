"""The numbers of the game, read once."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final

FOLDER: Final = Path(__file__).parent
_DATA: Final[dict[str, Any]] = tomllib.loads(
    (FOLDER / "data" / "cask.toml").read_text(encoding="utf-8")
)
MEASURES: Final[list[int]] = _DATA["measures"]
THIRST: Final[list[int]] = _DATA["thirst"]
MOST: Final[int] = _DATA["most"]
