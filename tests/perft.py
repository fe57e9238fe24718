"""Counting positions: how many ways there are to make 1, 2, 3 … choices, chance included.

``python -m tests.perft`` checks the files under tests/perft; ``--write GAME`` counts anew.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from ratskeller.kernel import Record, State
from tests.cases import cases_of

FOLDER = Path(__file__).parent / "perft"
RECORDS = Path(__file__).parent / "records"
MOST = 20_000  #: no count beyond this


def perft(state: State, depth: int) -> int:
    """The number of sequences of ``depth`` choices; fewer where the game ends before."""
    if depth == 0 or not state.actors:
        return 1
    total = 0
    seat = state.actors[0]
    for choice in state.choices(seat):
        after = state.clone()
        after.advance(seat, choice.code)
        total += perft(after, depth - 1)
    return total


def counts(state: State) -> list[int]:
    """Counts for depth 1, 2, … up to the limit."""
    found: list[int] = []
    while len(found) < 6 and (
        not found or found[-1] * max(found[-1] // ([1, *found])[-2], 2) < MOST
    ):
        found.append(perft(state, len(found) + 1))
    return found


def at(record: Record, choices: int) -> State:
    """The state of a record after so many choices."""
    for number, state in enumerate(record.walk()):
        if number == choices:
            return state
    raise ValueError(f"the record has only {len(record.choices)} choices")


def starts(entry: dict[str, Any]) -> State:
    """The state an entry counts from."""
    if "case" in entry:
        return next(c for c in cases_of(entry["game"]) if str(c) == entry["case"]).new()
    text = (RECORDS / entry["record"]).read_text(encoding="utf-8")
    return at(Record.from_json(text), entry["after"])


def entries(game: str) -> list[dict[str, Any]]:
    """From every start, and from four moments of every golden record."""
    found: list[dict[str, Any]] = [{"game": game, "case": str(case)} for case in cases_of(game)]
    for path in sorted((RECORDS / game).glob("*.json")):
        length = len(Record.from_json(path.read_text(encoding="utf-8")).choices)
        for part in range(1, 5):
            found.append({"record": f"{game}/{path.name}", "after": length * part // 5})
    return found


def write(game: str) -> None:
    """Count a game's entries into its file."""
    lines = []
    for entry in entries(game):
        lines.append(json.dumps({**entry, "counts": counts(starts(entry))}))
    (FOLDER / f"{game}.jsonl").write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    for name in sys.argv[2:]:
        write(name)
