"""Setting up a board for a rule test, and playing on it."""

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


class Table:
    """A state with the verbs that rule tests need."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.events: list[Event] = []
        state.listener = EventLog(self.events)

    def do(self, seat: int, *choices: str) -> Table:
        """Make a seat's choices; ``~`` before one is chance, which else draws as it likes."""
        for choice in choices:
            if choice.startswith("~"):
                self.state.apply(CHANCE, choice[1:])
            else:
                self.chance()
                self.state.apply(seat, choice)
            assert GAME.violations(self.state) == []
        return self

    def chance(self) -> Table:
        """Let chance draw what it owes."""
        while self.state.actors == (CHANCE,):
            self.state.apply(CHANCE, self.state.choices(CHANCE)[0])
        return self

    def refused(self, seat: int, choice: str) -> tuple[str, str]:
        """Clause and reason of a refusal."""
        with pytest.raises(IllegalChoice) as refusal:
            self.state.apply(seat, choice)
        return refusal.value.clause, refusal.value.reason

    def choices(self, seat: int) -> list[str]:
        return [str(choice) for choice in self.state.choices(seat)]

    @property
    def asked(self) -> str:
        """The name of the decision that is owed."""
        assert self.state.decision is not None
        return self.state.decision.NAME

    @property
    def data(self) -> dict[str, Any]:
        return self.state.dump()

    def suspicion(self, *monks: str) -> list[int]:
        return [self.data["suspicion"][monk] for monk in monks or MONKS]

    def evidence(self, *monks: str) -> list[int]:
        return [self.data["evidence"][monk] for monk in monks or MONKS]

    def tiles(self, building: str) -> list[str]:
        return list(self.data["tiles"][building])

    def time(self, seat: int) -> list[str]:
        return list(self.data["time"][seat])

    def where(self, figure: str) -> str:
        return str(self.data["figures"][figure])

    def told(self, kind: str) -> list[dict[str, str | int]]:
        """The events of one kind so far."""
        return [event.args for event in self.events if event.kind == kind]


def table(**edits: Any) -> Table:
    """A table with this position on it."""
    return Table(GAME.load(position(**edits)))


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
