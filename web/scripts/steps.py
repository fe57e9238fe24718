"""Writes what the boards' tests walk through: whole games, and every question of each game."""

import json
import random
from pathlib import Path
from typing import Any

import ratskeller
from ratskeller.kernel import CHANCE, Event, Match, Record
from ratskeller.server.outgoing import position_data

TESTS = Path(__file__).parents[1] / "tests"
RECORDS = Path(__file__).parents[2] / "tests" / "records"

#: A question with more choices than this is not kept: the file stays small.
MOST = 40

#: What a board does not draw.
LEFT_OUT = {
    "rattus": ("stack", "options", "turned"),
    "notre-dame": ("options", "fixed"),
    "name-of-the-rose": ("stack", "kept", "renewed", "discards"),
}


def played(game: str, players: int, seed: int, **options: bool) -> list[dict[str, Any]]:
    """A random game through the eyes of seat 0: what each step tells, and the view after it."""
    match = Match(ratskeller.game(game), players=players, rng=seed, options=options)
    rng = random.Random(seed)
    steps = []
    told = 0
    while True:
        events = [event.data() for event in match.events[told:] if event.seen_by(0)]
        told = len(match.events)
        view = match.state.view(0).data()
        for key in LEFT_OUT[game]:
            del view[key]
        steps.append({"events": events, "view": view})
        if match.state.outcome is not None:
            return steps
        seat = match.state.actors[0]
        match.apply(seat, rng.choice(match.state.choices(seat)))


def questions(game: str, players: int, games: int, **options: bool) -> list[dict[str, Any]]:
    """Every decision that seat 0 met in some random games, where it had most to choose from."""
    found: dict[str, dict[str, Any]] = {}
    for seed in range(games):
        match = Match(ratskeller.game(game), players=players, rng=seed, options=options)
        rng = random.Random(seed)
        while match.state.outcome is None:
            state = match.state
            seat = state.actors[0]
            choices = state.choices(seat)
            top = state.decision
            if seat != CHANCE and top is not None and 0 in state.actors:
                before = found.get(top.NAME)
                if before is None or len(before["choices"]) < len(state.choices(0)) <= MOST:
                    found[top.NAME] = position_data(state, 0)
            match.apply(seat, rng.choice(choices))
    return [found[name] for name in sorted(found)]


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


def changed(steps: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Each view as what differs from the one before: the file stays small."""
    out = []
    before: dict[str, Any] = {}
    for step in steps:
        out.append({"events": step["events"], "view": difference(before, step["view"])})
        before = step["view"]
    return out


def difference(before: Any, after: Any) -> Any:
    """The keys of an object that changed; of a list of objects by their place."""
    if isinstance(before, dict) and isinstance(after, dict):
        return {
            key: difference(before.get(key), value)
            for key, value in after.items()
            if key not in before or before[key] != value
        }
    if _rows(before) and _rows(after) and len(before) == len(after):
        pairs = enumerate(zip(before, after, strict=True))
        return {"at": {i: difference(old, new) for i, (old, new) in pairs if old != new}}
    return after


def _rows(value: Any) -> bool:
    return isinstance(value, list) and len(value) > 0 and all(isinstance(v, dict) for v in value)


def write(name: str, steps: list[Any]) -> None:
    """Put steps where the tests read them."""
    text = json.dumps(steps, separators=(",", ":"))
    (TESTS / f"{name}-steps.json").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    write("rattus", played("rattus", 3, 11))
    games = [
        played("notre-dame", 2, 5),
        played("notre-dame", 4, 16, new_persons=True),
        played("notre-dame", 4, 42, new_persons=True),
    ]
    write("notre-dame", [changed(steps) for steps in games])
    asked = [
        *questions("rattus", 2, 30),
        *questions("notre-dame", 2, 250, new_persons=True),
        *questions("name-of-the-rose", 2, 60),
    ]
    text = json.dumps(asked, separators=(",", ":"))
    (TESTS / "questions.json").write_text(text, encoding="utf-8")
    saved = RECORDS / "name-of-the-rose" / "name-of-the-rose-4-row-short.json"
    whole = recorded(Record.from_json(saved.read_text(encoding="utf-8")))
    write("name-of-the-rose", changed([step for step in whole if step["view"]["day"] > 0]))
