"""Positions of The Name of the Rose for rule tests, and short words to play them."""

from __future__ import annotations

import copy
from collections import Counter
from typing import Any

import pytest

import ratskeller
from ratskeller import CHANCE, Event, IllegalChoice, State
from ratskeller.kernel import EventLog

GAME = ratskeller.game("name-of-the-rose")
MONKS = ["red", "blue", "white", "gray", "black", "orange"]
FIGURES = [*MONKS, "william", "adson"]
BUILDINGS = [
    "library", "scriptorium", "stable", "dormitory", "workshop", "refectory", "kitchen",
    "gatehouse", "infirmary", "bathhouse", "church", "chapter-house", "cloister", "garden",
]  # fmt: skip
EVENTS = [
    "meeting", "hints", "no-time", "solitude", "at-his-side", "twice", "church", "whisper",
    "zeal", "restless", "library", "judgement", "company", "talk",
]  # fmt: skip
TILES = [f"{monk}-{value}" for monk in MONKS for value in (2, 3, 3, 4, 5, 5, 6)]
CARDS = (
    [f"{building}-{hours}" for building in BUILDINGS for hours in (2, 3)]
    + [f"{monk}-{hours}" for monk in MONKS for hours in (1, 2, 3, 4)]
    + ["william-adson"] * 8
)
REVEALS = (1, 3, 5)


def position(
    players: int = 3,
    day: int = 1,
    event: str = "meeting",
    clock: int = 0,
    seat: int = 0,
    figures: dict[str, str] | None = None,
    tiles: dict[str, list[str]] | None = None,
    known: list[str] | None = None,
    time: dict[int, list[str]] | None = None,
    waiting: list[str] | None = None,
    hoarder: int | None = None,
    hands: dict[int, list[str]] | None = None,
    discards: list[str] | None = None,
    suspicion: dict[str, int] | None = None,
    evidence: dict[str, int] | None = None,
    identities: list[str] | None = None,
    shown: list[list[str]] | None = None,
    ended: list[int] | None = None,
    options: dict[str, Any] | None = None,
) -> dict[str, Any]:
    """A whole position: what the test says, the rest filled in.

    The figures stand in the first eight buildings in order. ``hoarder`` holds, as time tiles,
    all tiles that would lie in the row.
    """
    names = identities or MONKS[:players]
    reveals = sum(reveal < day for reveal in REVEALS)
    return {
        "game": "name-of-the-rose",
        "version": 1,
        "players": players,
        "options": options or {},
        "stack": [{"decision": "play", "seat": seat}],
        "day": day,
        "clock": clock,
        "events": [*[e for e in EVENTS if e != event][: day - 1], event],
        "ended": ended or [0] * (day - 1),
        "turn": {"card": None, "figure": None, "gained": 0, "second": False},
        "figures": {**dict(zip(FIGURES, BUILDINGS, strict=False)), **(figures or {})},
        "suspicion": {**dict.fromkeys(MONKS, 10), **(suspicion or {})},
        "evidence": {**dict.fromkeys(MONKS, 5), **(evidence or {})},
        **_tiles(players, tiles or {}, known or [], time or {}, waiting or [], hoarder),
        **_cards(players, hands or {}, discards or []),
        "identities": names,
        "shown": shown or [[m for m in MONKS if m != name][:reveals] for name in names],
        "accusations": [None] * players,
    }


def _tiles(
    players: int,
    tiles: dict[str, list[str]],
    known: list[str],
    time: dict[int, list[str]],
    waiting: list[str],
    hoarder: int | None,
) -> dict[str, Any]:
    left = Counter(TILES)
    for tile in [t for part in (*tiles.values(), known, *time.values()) for t in part]:
        left[tile] -= 1
    rest = list(left.elements())
    laid: dict[str, list[str]] = {}
    for building in BUILDINGS:
        if building in tiles or building in waiting:
            laid[building] = tiles.get(building, [])
        else:
            laid[building] = [rest.pop(0), rest.pop(-1)]
    held = [list(time.get(seat, [])) for seat in range(players)]
    if hoarder is not None:
        held[hoarder] += rest
        rest = []
    return {
        "tiles": laid,
        "waiting": waiting,
        "row": {"unseen": len(rest), "known": known},
        "time": held,
    }


def _cards(players: int, hands: dict[int, list[str]], discards: list[str]) -> dict[str, Any]:
    left = Counter(CARDS)
    for card in [c for part in (*hands.values(), discards) for c in part]:
        left[card] -= 1
    rest = [c for c in left.elements() if c != "william-adson"]
    return {
        "hands": [hands.get(seat) or [rest.pop() for _ in range(3)] for seat in range(players)],
        "discards": discards,
        "renewed": CARDS,
        "kept": [[0, 0]] * players,
        "deeds": [dict.fromkeys(MONKS, 0)] * players,
    }


def turn(**edits: Any) -> State:
    """A state at the beginning of a turn; see `position`."""
    return listened(GAME.load(position(**edits)))


def listened(state: State) -> State:
    """The state, with a log of its events."""
    state.listener = EventLog()
    return state


def go(state: State, seat: int, *choices: str) -> State:
    """Make a seat's choices; ``~`` before one is chance, which otherwise draws the first."""
    for choice in choices:
        if choice.startswith("~"):
            state.apply(CHANCE, choice[1:])
        else:
            draw(state)
            state.apply(seat, choice)
        assert GAME.violations(state) == []
    return state


def draw(state: State) -> State:
    """Let chance draw the first outcome of everything it owes."""
    while state.actors == (CHANCE,):
        state.apply(CHANCE, state.choices(CHANCE)[0])
    return state


def refused(state: State, seat: int, choice: str, clause: str, reason: str) -> None:
    """A choice is not on offer, is refused under a clause, and changes nothing."""
    before = state.dump()
    assert choice not in offered(state, seat)
    with pytest.raises(IllegalChoice) as caught:
        state.apply(seat, choice)
    assert (caught.value.clause, caught.value.reason) == (clause, reason)
    assert state.dump() == before


def offered(state: State, seat: int) -> list[str]:
    """What a seat may choose now, as notation."""
    return [str(choice) for choice in state.choices(seat)]


def deciding(state: State) -> str:
    """The name of the decision that is owed."""
    assert state.decision is not None
    return state.decision.NAME


def suspicion(state: State, *monks: str) -> list[int]:
    """The suspicion of these monks, or of all."""
    return [state.dump()["suspicion"][monk] for monk in monks or MONKS]


def evidence(state: State, *monks: str) -> list[int]:
    """The evidence against these monks, or against all."""
    return [state.dump()["evidence"][monk] for monk in monks or MONKS]


def tiles(state: State, building: str) -> list[str]:
    """The tiles on a building."""
    return list(state.dump()["tiles"][building])


def time_tiles(state: State, seat: int) -> list[str]:
    """The time tiles of a seat, oldest first."""
    return list(state.dump()["time"][seat])


def where(state: State, figure: str) -> str:
    """The building a figure stands in."""
    return str(state.dump()["figures"][figure])


def events_of(state: State) -> list[Event]:
    """The events so far."""
    assert isinstance(state.listener, EventLog)
    return state.listener.events


def told(state: State, kind: str) -> list[dict[str, str | int]]:
    """The details of the events of one kind so far."""
    return [event.args for event in events_of(state) if event.kind == kind]


def edited(base: dict[str, Any], path: str, value: object) -> dict[str, Any]:
    """A copy of a position with one value changed: ``evidence.red``, ``hands.0``."""
    changed = copy.deepcopy(base)
    spot: Any = changed
    *way, last = path.split(".")
    for key in way:
        spot = spot[int(key)] if key.isdigit() else spot[key]
    if last.isdigit():
        spot[int(last)] = value
    else:
        spot[last] = value
    return changed
