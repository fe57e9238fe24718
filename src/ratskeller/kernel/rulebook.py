"""The clauses of a game, read from its ``rulebook.toml``."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from ratskeller.kernel.data import read_toml


class Rulebook:
    """Clause ids with titles; our words for each clause stand in the game's texts."""

    def __init__(self, path: Path) -> None:
        data = read_toml(path)
        self.prefix: Final[str] = data["prefix"]
        self.end_clause: Final[str] = data["end"]
        self.editions: Final[list[dict[str, str]]] = data.get("editions", [])
        self.chapters: Final[dict[str, str]] = data["chapters"]
        self.clauses: Final[dict[str, str]] = {
            f"{self.prefix} {number}": title for number, title in data["clauses"].items()
        }
        self.rulings: Final[list[str]] = [f"{self.prefix} {n}" for n in data.get("rulings", [])]

    def text_key(self, clause: str) -> str:
        """The key of a clause's words in the texts: ``RA 4.5`` gives ``clause-4-5``."""
        return "clause-" + clause.removeprefix(self.prefix).strip().replace(".", "-")
