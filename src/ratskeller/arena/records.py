"""The records of a match: one file for each game, as ``ratskeller replay`` reads them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from ratskeller.arena.plan import Plan
from ratskeller.kernel import OptionError, Record


class RecordFolder:
    """Writes the records of a match into a folder."""

    def __init__(self, path: Path, plan: Plan) -> None:
        self.path = path
        self._stem = f"{plan.game}-{plan.players}p-seed{plan.seed}"
        try:
            path.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise OptionError(f"cannot write records into {path}: {error.strerror}") from None

    def file(self, pair: tuple[int, int]) -> Path:
        """The file of a game, by its deal and rotation."""
        deal, turn = pair
        return self.path / f"{self._stem}-deal{deal:05}-{turn}.json"

    def has(self, pair: tuple[int, int]) -> bool:
        """Whether the record of a game is there."""
        return self.file(pair).exists()

    def write(self, pair: tuple[int, int], record: dict[str, Any]) -> None:
        """Write a record; the file is there whole or not at all."""
        file = self.file(pair)
        part = file.with_suffix(".part")
        try:
            part.write_text(Record.from_data(record).to_json(), encoding="utf-8")
            part.replace(file)
        except OSError as error:
            raise OptionError(f"cannot write {file}: {error.strerror}") from None
