"""What the bots choose for a fixed seed and a fixed number of iterations.

``python -m tests.bots.choices`` writes choices.jsonl. New weights or a new search change the
file; a change that only renames or rearranges code does not.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import ratskeller
from ratskeller.bots.registry import make_bot
from ratskeller.kernel import CHANCE, Record, State

FOLDER = Path(__file__).parent
RECORDS = FOLDER.parent / "records"
FILE = FOLDER / "choices.jsonl"
BOTS = ("easy", "medium", "hard:100")
PARTS = (0.1, 0.45, 0.8)  #: of a game: where its positions are taken


def records() -> Iterator[Path]:
    """One golden record for each game and number of players."""
    for name in ratskeller.game_ids():
        for players in ratskeller.game(name).players:
            yield min((RECORDS / name).glob(f"{name}-{players}-*.json"))


def positions(path: Path) -> Iterator[tuple[int, State]]:
    """Positions of a record in which a seat has a choice, and how many choices precede them."""
    record = Record.from_json(path.read_text(encoding="utf-8"))
    due = [int(part * len(record.choices)) for part in PARTS]
    for after, state in enumerate(record.states()):
        if due and after >= due[0] and has_choice(state):
            due.pop(0)
            yield after, state


def has_choice(state: State) -> bool:
    """Whether the last of the seats to act can choose between several actions."""
    seats = state.actors
    return bool(seats) and seats[-1] != CHANCE and len(state.choices(seats[-1])) > 1


def chosen(state: State, seed: int) -> dict[str, str]:
    """The choice of each bot."""
    seat = state.actors[-1]
    view, choices = state.view(seat), state.choices(seat)
    return {spec: str(make_bot(spec, state.game, rng=seed).choose(view, choices)) for spec in BOTS}


def entries(path: Path) -> Iterator[dict[str, Any]]:
    """The lines of one record."""
    for after, state in positions(path):
        name = path.relative_to(RECORDS).as_posix()
        yield {"record": name, "after": after, "chosen": chosen(state, after)}


if __name__ == "__main__":
    found = [json.dumps(entry) for path in records() for entry in entries(path)]
    FILE.write_text("\n".join(found) + "\n", encoding="utf-8")
