"""Writes what the tests of the boards walk through: whole games, and every question of each."""

import json
import random
from collections.abc import Iterator
from itertools import dropwhile
from pathlib import Path
from typing import Any

import ratskeller
from ratskeller.kernel import CHANCE, Match, Record, State
from ratskeller.kernel.patch import Trace, diff
from ratskeller.server.outgoing import position_data

TESTS = Path(__file__).parents[1] / "tests"
RECORDS = Path(__file__).parents[2] / "tests" / "records"

#: A question with more choices than this is not kept: the file stays small.
MOST = 40

#: One in so many questions is also kept as two players meet it.
FEW = 5

#: Every so many steps the whole view is written, to compare with.
WHOLE = 25

#: What a board does not draw.
LEFT_OUT = {
    "rattus": {"stack", "options", "turned"},
    "notre-dame": {"stack", "options", "fixed"},
    "name-of-the-rose": {
        "stack", "kept", "renewed", "discards", "deeds", "figures", "tiles", "hands",
    },
}  # fmt: skip


def played(game: str, players: int, seed: int, **options: bool) -> dict[str, Any]:
    """A random game through the eyes of seat 0."""
    match = Match(ratskeller.game(game), players=players, rng=seed, options=options)
    rng = random.Random(seed)

    def steps() -> Iterator[State]:
        yield match.state
        while match.state.outcome is None:
            seat = match.state.actors[0]
            match.apply(seat, rng.choice(match.state.choices(seat)))
            yield match.state

    found = walked(game, steps())
    return {**found, "breakdown": match.record.breakdown()}


def walked(game: str, states: Iterator[State]) -> dict[str, Any]:
    """The first view, and for each step its events with their patches, and what is left.

    ``rest`` is what changed after the last event of the step. ``view`` is the whole view
    after some steps and after the last one.
    """
    state = next(states)
    first = view = state.view(0).data()
    trace = Trace(state)
    steps: list[dict[str, Any]] = []
    for state in states:
        trace.stop()
        patched, last = trace.patches(view, 0)
        view = state.view(0).data()
        events = [
            {**event.data(), "patch": drawn(game, patch)} if patch else event.data()
            for event, patch in patched
        ]
        step = {"events": events, "rest": drawn(game, diff(last, view))}
        if len(steps) % WHOLE == 0 or state.outcome is not None:
            step["view"] = drawn(game, view)
        steps.append(step)
        trace = Trace(state)
    return {"first": drawn(game, first), "steps": steps}


def drawn(game: str, data: dict[str, Any]) -> dict[str, Any]:
    """A view or a patch without what a board does not draw."""
    return {path: data[path] for path in data if path.partition(".")[0] not in LEFT_OUT[game]}


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


def crowded(game: str, games: int, **options: bool) -> list[dict[str, Any]]:
    """Every question at the fullest table where it was met; some also between two players."""
    counts = ratskeller.game(game).players
    found: dict[str, dict[str, Any]] = {}
    for players in sorted(counts, reverse=True):
        for each in questions(game, players, games, **options):
            found.setdefault(each["prompt"]["decision"], each)
    few = questions(game, min(counts), games, **options)
    return [*(found[name] for name in sorted(found)), *few[::FEW]]


def write(name: str, data: Any) -> None:
    """Put data where the tests read it."""
    text = json.dumps(data, separators=(",", ":"))
    (TESTS / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    write("rattus-steps.json", [played("rattus", 3, 11)])
    games = [
        played("notre-dame", 2, 5),
        played("notre-dame", 4, 42, new_persons=True),
    ]
    write("notre-dame-steps.json", games)
    saved = RECORDS / "name-of-the-rose" / "name-of-the-rose-4-row-short.json"
    record = Record.from_json(saved.read_text(encoding="utf-8"))
    days = dropwhile(lambda state: state.view(0).data()["day"] == 0, record.walk())
    rose = {**walked(record.game.id, days), "breakdown": record.breakdown()}
    write("name-of-the-rose-steps.json", [rose])
    asked = [
        *crowded("rattus", 30),
        *crowded("notre-dame", 300, new_persons=True),
        *crowded("name-of-the-rose", 40),
    ]
    write("questions.json", asked)
