"""Datasets of games as Parquet files: the schema, and a reader that gives NumPy arrays.

``ratskeller dataset`` writes them. One row is one choice among several legal actions.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ratskeller.adapters.actions import ActionSpace
from ratskeller.adapters.extras import need
from ratskeller.kernel import Game, OptionError
from ratskeller.kernel.registry import game as find_game

if TYPE_CHECKING:
    from numpy.typing import NDArray

FORMAT = 1
ABOUT = "dataset.json"  #: what the folder holds
#: The columns and their meanings.
COLUMNS = {
    "game": "number of the game within the dataset",
    "step": "choices in that game before this one",
    "seat": "the seat that chose",
    "bot": "the bot at that seat",
    "observation": "what the seat knew, one byte for each number; `ratskeller spaces` lists them",
    "legal": "the numbers of the legal actions",
    "action": "the number of the action that was chosen",
    "visit_shares": "the part of the bot's samples that each legal action got; null without search",
    "win_shares": "the probability to win that the bot gave to each legal action; null without",
    "win_share": "1 if the seat won in the end, 1/n if n seats won together, else 0",
    "score": "the final score of the seat",
    "place": "the final place of the seat, from 1",
}


def schema(game: Game, players: int) -> Any:
    """The Arrow schema of the files."""
    pa = need("pyarrow", "dataset")
    width = int(game.encoder(players).size)
    kinds = {
        "game": pa.int32(),
        "step": pa.int32(),
        "seat": pa.int8(),
        "bot": pa.dictionary(pa.int8(), pa.string()),
        "observation": pa.binary(width),
        "legal": pa.list_(pa.int32()),
        "action": pa.int32(),
        "visit_shares": pa.list_(pa.float32()),
        "win_shares": pa.list_(pa.float32()),
        "win_share": pa.float32(),
        "score": pa.int32(),
        "place": pa.int8(),
    }
    return pa.schema([pa.field(name, kinds[name]) for name in COLUMNS])


class Dataset:
    """A folder that ``ratskeller dataset`` wrote.

    `batches` gives the rows as NumPy arrays: ``observation`` (rows by numbers, 0 to 255),
    ``mask`` (rows by actions), ``policy`` (the visit shares as rows by actions; the chosen
    action alone where there was no search), and the other columns.
    """

    def __init__(self, folder: Path | str) -> None:
        self.folder = Path(folder)
        try:
            self.about = json.loads((self.folder / ABOUT).read_text(encoding="utf-8"))
        except (OSError, ValueError):
            raise OptionError(f"{folder} is not a dataset: it has no {ABOUT}") from None
        if self.about.get("format") != FORMAT:
            raise OptionError(f"{folder}: dataset format {self.about.get('format')!r} is unknown")
        self.game = find_game(self.about["game"])
        if self.about["version"] != self.game.version:
            raise OptionError(f"{folder} follows another version of the rules of {self.game.id}")
        self.players: int = self.about["players"]
        self.space = ActionSpace(self.game, self.players)
        self.encoder = self.game.encoder(self.players)

    @property
    def files(self) -> list[Path]:
        """The files, in order."""
        return sorted(self.folder.glob("part-*.parquet"))

    def __len__(self) -> int:
        parquet = need("pyarrow.parquet", "dataset")
        return sum(int(parquet.read_metadata(file).num_rows) for file in self.files)

    def batches(self, rows: int = 4096) -> Iterator[dict[str, NDArray[Any]]]:
        """The rows in order, at most so many at a time."""
        parquet = need("pyarrow.parquet", "dataset")
        for file in self.files:
            for batch in parquet.ParquetFile(file).iter_batches(rows):
                yield self._arrays(batch)

    def _arrays(self, batch: Any) -> dict[str, NDArray[Any]]:
        import numpy as np

        count = batch.num_rows
        found: dict[str, NDArray[Any]] = {}
        for name in ("game", "step", "seat", "action", "win_share", "score", "place"):
            found[name] = batch.column(name).to_numpy()
        found["bot"] = np.array(batch.column("bot").to_pylist())
        packed = b"".join(batch.column("observation").to_pylist())
        found["observation"] = np.frombuffer(packed, np.uint8).reshape(count, -1)
        found["mask"] = np.zeros((count, int(self.space.size)), np.bool_)
        found["policy"] = np.zeros((count, int(self.space.size)), np.float32)
        shares = batch.column("visit_shares").to_pylist()
        for row, legal in enumerate(batch.column("legal").to_pylist()):
            found["mask"][row, legal] = True
            if shares[row] is None:
                found["policy"][row, found["action"][row]] = 1.0
            else:
                found["policy"][row, legal] = shares[row]
        return found
