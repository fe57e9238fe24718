"""Games to review: by bots, by chance, and games of the strongest bot with planted blunders."""

from __future__ import annotations

import gzip
import json
from dataclasses import dataclass

import ratskeller
from benchmarks.blunders import FOLDER
from ratskeller.bots.registry import make_bot
from ratskeller.kernel import Record


def bot_game(game_id: str, specs: list[str], seed: int) -> Record:
    """A whole game between bots."""
    game = ratskeller.game(game_id)
    bots = [make_bot(spec, game, 10 * seed + seat) for seat, spec in enumerate(specs)]
    return ratskeller.play(game, bots, rng=seed)


def random_game(game_id: str, players: int, seed: int) -> Record:
    """A whole random game."""
    return bot_game(game_id, ["random"] * players, seed)


@dataclass(frozen=True)
class Planted:
    """A choice that is proven to lose a fifth of a win or more beside the bot's own."""

    number: int  #: in the record, from 1
    choice: str
    instead_of: str
    lost: dict[str, list[float]]  #: by bot that rolled out: mean, standard error, pairs


def planted(game_id: str) -> list[tuple[Record, list[Planted]]]:
    """Whole games of the strongest bot with the blunders that were planted in them.

    ``python -m benchmarks.blunders`` makes and proves them.
    """
    data = json.loads(gzip.decompress((FOLDER / f"{game_id}.json.gz").read_bytes()))
    return [
        (Record.from_data(game["record"]), [Planted(**one) for one in game["planted"]])
        for game in data["games"]
    ]
