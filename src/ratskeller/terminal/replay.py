"""Shows a record: its whole log, or choice by choice."""

from __future__ import annotations

from ratskeller.kernel import Event, EventLog, Record
from ratskeller.terminal.screen import Screen


def replay(record: Record, screen: Screen, viewer: int | None, steps: bool) -> int:
    """Print a record; with ``steps`` show the board after each choice and wait for Enter."""
    events: list[Event] = []
    shown = 0
    total = len(record.choices)
    for number, state in enumerate(record.walk(EventLog(events))):
        for event in events[shown:]:
            if event.seen_by(viewer):
                screen.event(event)
        shown = len(events)
        if steps:
            screen.board(state, viewer)
            screen.say("step", number=number, count=total)
            if number < total and input().strip() == "q":
                return 0
    record.replay()  # checks the result
    if not steps:
        screen.board(state, viewer)
    if state.outcome is not None:
        screen.result(state)
    return 0
