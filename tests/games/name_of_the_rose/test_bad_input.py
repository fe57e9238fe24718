"""Positions that cannot be are refused with the reason."""

from __future__ import annotations

from typing import Any

import pytest

from ratskeller import PositionError, Rng
from tests.cases import random_step
from tests.games.name_of_the_rose.positions import BUILDINGS, GAME, edited, position


def base(**edits: Any) -> dict[str, Any]:
    return position(players=3, **edits)


@pytest.mark.parametrize(
    ("path", "value", "said"),
    [
        ("row.unseen", 15, "43 tiles"),
        ("tiles.library", ["red-2", "red-2"], "more often"),
        ("tiles.library", ["red-2", "red-3", "red-4"], "at most 2"),
        ("tiles.library", [], "tiles"),
        ("tiles.library", ["red-7", "red-2"], "unknown"),
        ("figures.red", ["library", "church"], "figures.red: .* is unknown"),
        ("figures.red", None, "stands nowhere"),
        ("figures.red", "tower", "unknown"),
        ("hands.0", ["red-1", "red-1", "red-2"], "more often"),
        ("hands.0", ["red-1", "red-2"], "3 cards, not 2"),
        ("hands.0", ["red-1", "red-2", "red-3", "red-4"], "at most 3"),
        ("identities.1", "red", "twice"),
        ("identities.1", None, "no identity"),
        ("suspicion.red", 41, "from 0 to 40"),
        ("evidence.red", -1, "from 0"),
        ("clock", 24, "from 0 to 23"),
        ("day", 8, "from 0 to 7"),
        ("day", 2, "events"),
        ("day", 0, "set-up"),
        ("events", ["meeting", "talk"], "1 events"),
        ("events", ["meeting", "meeting"], "twice"),
        ("ended", [0], "0 days are over"),
        ("shown.0", ["blue"], "0 markers"),
        ("shown.0", ["red"], "own colour"),
        ("waiting", ["church"], "row has tiles"),
        ("turn.card", "red-1", "no card has been played"),
        ("turn.gained", 1, "no card has been played"),
        ("renewed", ["red-1"], "nowhere"),
        ("kept.0", [0, 4], "from 0 to 3"),
        ("kept.0", [2, 2], "does not fit"),
        ("deeds.0.red", "much", "whole number"),
        ("deeds.0.green", 1, "green"),
        ("deeds", [], "deeds"),
        ("accusations.0", ["blue", "white"], "at the end"),
        ("discards", ["red-9"], "unknown"),
        ("stack", [], "a stack or an outcome"),
        ("stack", [{"decision": "play", "seat": 3}], "no seat 3"),
        ("stack", [{"decision": "spend", "seat": 0}], "no game has this stack"),
        ("stack", [{"decision": "sleep", "seat": 0}], "no decision"),
        ("stack", [{"decision": "accuse"}], "seventh day"),
        ("answers", ["show:red", None, None], "several seats"),
        ("options", {"clock_reset": 1}, "clock_reset"),
    ],
)
def test_what_cannot_be_is_refused(path: str, value: object, said: str) -> None:
    start = base() | {"answers": [None] * 3}
    assert GAME.load(start).dump()["players"] == 3
    with pytest.raises(PositionError, match=said):
        GAME.load(edited(start, path, value))


TURN = ["next-turn", "advance", "draw-up", "aftermath"]


def moment(top: list[str], turn: dict[str, Any], **edits: Any) -> dict[str, Any]:
    """A position in the middle of seat 0's turn."""
    start = base(hands={0: ["red-2", "red-3"]}, **edits)
    start["stack"] = [{"decision": name, "player": 0} for name in top[:-1]]
    start["stack"].append({"decision": top[-1], "seat": 0})
    start["turn"] |= turn
    return start


@pytest.mark.parametrize(
    ("top", "turn", "edits", "said"),
    [
        ([*TURN, "move"], {"card": "red-1"}, {}, "names the figure"),
        ([*TURN, "move"], {"card": "garden-2", "figure": "red"}, {}, "not been chosen"),
        ([*TURN, "move"], {}, {}, "a card has been played"),
        ([*TURN, "go"], {"card": "red-1", "figure": "blue"}, {}, "does not move blue"),
        ([*TURN, "go"], {"card": "garden-2", "figure": "blue"}, {}, "names the building"),
        ([*TURN, "go"], {"card": "red-1"}, {}, "figure has been chosen"),
        ([*TURN, "go"], {"card": "red-1", "figure": "red", "second": True}, {}, "used twice"),
        ([*TURN, "go"], {"card": "red-1", "figure": "red", "gained": 1}, {}, "at most 0"),
        ([*TURN, "take"], {"card": "red-1", "figure": "red"}, {}, "no two tiles"),
        ([*TURN[:3], "give"], {"card": "red-1", "figure": "red"}, {}, "handed out"),
        ([*TURN[:3], "whisper"], {"card": "red-1", "figure": "red"}, {}, "nobody whispers"),
        ([*TURN[:3], "again"], {"card": "red-1", "figure": "red"}, {}, "used again"),
        ([*TURN[:3], "again"], {"card": "garden-2", "figure": "red"}, {}, "where the card calls"),
    ],
)
def test_a_turn_that_does_not_fit_is_refused(
    top: list[str], turn: dict[str, Any], edits: dict[str, Any], said: str
) -> None:
    with pytest.raises(PositionError, match=said):
        GAME.load(moment(top, turn, **edits))


def test_a_turn_in_the_middle_loads_and_plays_on() -> None:
    state = GAME.load(moment([*TURN, "go"], {"card": "red-1", "figure": "red"}))
    state.apply(0, "go:garden")
    assert state.dump()["figures"]["red"] == "garden"


def test_time_tiles_that_cannot_be_spent_are_not_asked_for() -> None:
    start = base() | {
        "stack": [{"decision": "next-turn", "player": 0}, {"decision": "spend", "seat": 0}]
    }
    start["turn"] |= {"card": "red-4", "figure": "red"}
    with pytest.raises(PositionError, match="cannot spend"):
        GAME.load(start)


def test_a_queue_must_be_in_order() -> None:
    start = position(players=2, waiting=["church", "garden"], hoarder=1)
    assert GAME.load(start)
    tile = start["time"][1].pop()
    with pytest.raises(PositionError, match="before its turn"):
        GAME.load(edited(start, "tiles.garden", [tile]))
    start["time"][1].append(tile)
    with pytest.raises(PositionError, match="waits twice"):
        GAME.load(edited(start, "waiting", ["church", "church"]))


def test_a_position_of_another_game_or_version_is_refused() -> None:
    with pytest.raises(PositionError, match="not a position of"):
        GAME.load(base() | {"game": "rattus"})
    with pytest.raises(PositionError, match="version"):
        GAME.load(base() | {"version": 99})
    with pytest.raises(PositionError, match="unknown"):
        GAME.load(base() | {"weather": "snow"})


def test_an_outcome_must_be_the_one_the_position_gives() -> None:
    start = position(players=2, day=6, ended=[0, 0, 1, 1, 0, 1])
    start |= {"day": 7, "stack": [{"decision": "accuse"}]}
    state = GAME.load(start)
    state.apply(0, "accuse:orange")
    state.apply(1, "accuse:orange")
    final = state.dump()
    assert GAME.load(final).outcome == state.outcome
    with pytest.raises(PositionError, match="outcome should be"):
        GAME.load(edited(final, "outcome.scores", [1, 2]))


def test_every_building_may_hold_every_figure() -> None:
    for building in BUILDINGS:
        figures = dict.fromkeys(position()["figures"], building)
        assert GAME.load(base(figures=figures, hands={0: ["red-1", "red-2", "red-3"]}))


JUNK: list[Any] = [
    None,
    -1,
    1,
    99,
    2.5,
    True,
    "x",
    "red",
    "library",
    [],
    [None],
    [[]],
    {},
    {"a": 1},
]


def paths(value: Any, way: str = "") -> list[str]:
    """Every place in a position."""
    if isinstance(value, dict):
        entries = [(str(key), entry) for key, entry in value.items()]
    elif isinstance(value, list):
        entries = [(str(i), entry) for i, entry in enumerate(value)][:4]
    else:
        return []
    return [p for key, entry in entries for p in (way + key, *paths(entry, f"{way}{key}."))]


def moments() -> list[dict[str, Any]]:
    """Positions all over a game."""
    state, rng, number = GAME.new(3), Rng(31), 0
    found = []
    while state.actors:
        if number % 60 == 11:
            found.append(state.dump())
        random_step(state, rng)
        number += 1
    return [*found, state.dump()]


@pytest.mark.unmeasured
@pytest.mark.parametrize("start", moments(), ids=lambda p: f"day-{p['day']}")
def test_junk_anywhere_is_a_position_error_or_a_position(start: dict[str, Any]) -> None:
    for path in paths(start):
        for junk in JUNK:
            try:
                state = GAME.load(edited(start, path, junk))
            except PositionError:
                continue
            assert GAME.violations(state) == []
            assert GAME.load(state.dump()).dump() == state.dump()
            rng = Rng(1)
            for _ in range(12):
                if state.actors:
                    random_step(state, rng)
                    assert GAME.violations(state) == [], (path, junk)
