"""Writes tests/GAME-steps.json: a whole game as events and views, for the boards' tests.

Where views are long, a step has only what changed since the step before, key by key.
"""

import json
import random
from pathlib import Path
from typing import Any

import ratskeller
from ratskeller.kernel import Event, Match, Record

TESTS = Path(__file__).parents[2] / "tests"

#: What a board does not draw.
LEFT_OUT = {
    "rattus": ("stack", "options", "turned"),
    "name-of-the-rose": ("stack", "kept", "renewed", "discards"),
}


def steps(game: str, players: int, seed: int) -> list[dict[str, Any]]:
    """A game of random choices as the first seat sees it."""
    match = Match(ratskeller.game(game), players=players, rng=seed)
    rng = random.Random(seed)
    out: list[dict[str, Any]] = []
    told = 0
    while True:
        events = [event.data() for event in match.events[told:] if event.seen_by(0)]
        told = len(match.events)
        view = match.state.view(0).data()
        for key in LEFT_OUT[game]:
            del view[key]
        out.append({"events": events, "view": view})
        if match.state.outcome is not None:
            return out
        seat = match.state.actors[0]
        match.apply(seat, rng.choice(match.state.choices(seat)))


def recorded(record: Record) -> list[dict[str, Any]]:
    """A saved game as the first seat saw it, chance by chance."""
    out: list[dict[str, Any]] = []
    events: list[Event] = []
    for state in record.states():
        state.listener = events
        view = state.view(0).data()
        for key in LEFT_OUT[record.game.id]:
            del view[key]
        out.append({"events": [each.data() for each in events if each.seen_by(0)], "view": view})
        events.clear()
    return out


def changes(whole: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Of every view but the first only what differs from the one before."""
    out = [whole[0]]
    for before, now in zip(whole, whole[1:], strict=False):
        view = {key: value for key, value in now["view"].items() if before["view"][key] != value}
        out.append({"events": now["events"], "view": view})
    return out


def write(game: str, what: list[dict[str, Any]]) -> None:
    """Into the folder of the tests."""
    out = Path(__file__).parents[1] / "tests" / f"{game}-steps.json"
    out.write_text(json.dumps(what, separators=(",", ":")), encoding="utf-8")


write("rattus", steps("rattus", 3, 11))
saved = TESTS / "records" / "name-of-the-rose" / "name-of-the-rose-4-row-short.json"
whole = recorded(Record.from_json(saved.read_text(encoding="utf-8")))
write("name-of-the-rose", changes([step for step in whole if step["view"]["day"] > 0]))
