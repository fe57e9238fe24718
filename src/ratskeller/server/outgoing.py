"""What leaves for a viewer: views, events, and what everybody may know of a table."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, cast

import msgspec

from ratskeller.kernel import Choice, Event, Match, State
from ratskeller.server.entry import ChatLine
from ratskeller.server.table import LogEntry, Table
from ratskeller.server.wire import (
    ChatMessage,
    ChoiceData,
    ClockData,
    EntryData,
    EventData,
    OutcomeData,
    PositionData,
    PromptData,
    Status,
    TableChanged,
    TableSummary,
    Update,
    ViewData,
)

encode = msgspec.json.Encoder().encode


def choice_data(state: State, seat: int, choice: Choice) -> ChoiceData:
    """A choice as plain data; its words are made by the client."""
    return {
        "notation": choice.text,
        "verb": choice.verb,
        "args": choice.args,
        "final": state.is_irreversible(seat, choice),
    }


def prompt_data(state: State) -> PromptData | None:
    """What is asked, as ids."""
    top = state.decision
    if top is None:
        return None
    return {"decision": top.NAME, "clause": top.CLAUSE, "args": top.prompt(state)}


def position_data(state: State, viewer: int | None) -> PositionData:
    """All that a viewer is shown of a position."""
    choices: list[ChoiceData] = []
    if viewer is not None:
        choices = [choice_data(state, viewer, choice) for choice in state.choices(viewer)]
    return {
        "view": cast(ViewData, state.view(viewer).data()),
        "choices": choices,
        "prompt": prompt_data(state),
        "actors": list(state.actors),
        "outcome": outcome_data(state),
    }


def outcome_data(state: State) -> OutcomeData | None:
    """The end of the game, once it is reached."""
    return None if state.outcome is None else cast(OutcomeData, state.outcome.data())


def entries_data(logged: Iterable[LogEntry], viewer: int | None) -> list[EntryData]:
    """Entries for one viewer: only the events it may see.

    If they were traced from the first on, each event carries its patch of the viewer's view.
    Together they lead from the view before the first entry to that at the last event.
    """
    out: list[EntryData] = []
    view: dict[str, Any] | None = None
    for number, item in enumerate(logged):
        if item.trace is not None and number == 0:
            view = item.trace.view(viewer)
        if item.trace is not None and view is not None:
            patched, view = item.trace.patches(view, viewer)
            events = [event_data(event, patch) for event, patch in patched]
        else:
            view = None
            events = [event_data(event, {}) for event in item.events if event.seen_by(viewer)]
        out.append(item.data(events))
    return out


def event_data(event: Event, patch: dict[str, Any]) -> EventData:
    """An event with what it changed in the viewer's view."""
    data = event.data()
    return cast(EventData, {**data, "patch": patch} if patch else data)


def update_message(table: Table, viewer: int | None, logged: Iterable[LogEntry]) -> bytes:
    """The message that brings a viewer to the table's last entry."""
    message: Update = {
        "type": "update",
        "table": table.id,
        "viewer": viewer,
        "seq": table.seq,
        "status": cast(Status, table.status),
        "entries": entries_data(logged, viewer),
        "can_undo": can_undo(table, viewer),
        "clock": table.timing.data(table.players),
    }
    if table.match is not None:
        message = {**message, **position_data(table.match.state, viewer)}
    return encode(message)


def can_undo(table: Table, viewer: int | None) -> bool:
    """Whether a viewer may take something back now."""
    match: Match | None = table.match
    if viewer is None or match is None or table.status != "running":
        return False
    return table.seats[viewer].bot is None and match.can_undo(viewer)


def summary(table: Table) -> TableSummary:
    """What everybody may know of a table, in the lobby and at it."""
    clock = table.setup.clock
    return {
        "id": table.id,
        "game": table.setup.game,
        "version": table.setup.version,
        "players": table.players,
        "options": table.setup.options,
        "clock": ClockData(mode=clock.mode, seconds=clock.seconds),
        "listed": table.setup.listed,
        "status": cast(Status, table.status),
        "seats": [seat.public() for seat in table.seats],
        "votes": {str(target): sorted(votes) for target, votes in table.votes.items()},
        "created_at": table.created_at,
        "rematch": table.rematch,
        "outcome": None if table.match is None else outcome_data(table.match.state),
        "seq": table.seq,
    }


def table_message(table: Table) -> bytes:
    """Who sits where, when that has changed."""
    return encode(TableChanged(type="table", table=summary(table)))


def chat_message(said: ChatLine) -> bytes:
    """A line of chat for everybody at the table."""
    return encode(
        ChatMessage(type="chat", number=said.id, seat=said.seat, text=said.text, at=said.at)
    )
