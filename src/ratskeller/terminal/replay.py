"""Showing a record: all of its log, or step by step."""

from __future__ import annotations

from ratskeller.kernel import Event, EventLog, Record
from ratskeller.terminal.screen import Screen


def replay(record: Record, screen: Screen, viewer: int | None, steps: bool) -> int:
    """Print a record's game; with ``steps`` wait for a key and show the board each time."""
    events: list[Event] = []
    told = 0
    total = len(record.choices)
    for number, state in enumerate(record.walk(EventLog(events))):
        for event in events[told:]:
            if event.seen_by(viewer):
                screen.event(event)
        told = len(events)
        if steps:
            screen.board(state, viewer)
            screen.say("step", number=number, count=total)
            if number < total and input().strip() == "q":
                return 0
    record.replay()  # the result must be the one the choices give
    if not steps:
        screen.board(state, viewer)
    if state.outcome is not None:
        screen.result(state)
    return 0
