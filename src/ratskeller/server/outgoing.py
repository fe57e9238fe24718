"""Messages to clients. Only views, events and public data of a table go into them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, cast

import msgspec

from ratskeller.fair.stream import commitment
from ratskeller.kernel import Choice, Event, Match, State
from ratskeller.lessons import Course, course_of
from ratskeller.lessons.coach import met
from ratskeller.server.entry import ChatLine
from ratskeller.server.table import LogEntry, Table
from ratskeller.server.wire import (
    ChatMessage,
    ChoiceData,
    ClockData,
    ConceptData,
    EntryData,
    EventData,
    FairData,
    Missed,
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
    """A choice as plain data; the client renders its text."""
    return {
        "notation": choice.text,
        "verb": choice.verb,
        "args": choice.args,
        "final": state.is_irreversible(seat, choice),
    }


def prompt_data(state: State) -> PromptData | None:
    """The decision that is asked for, as ids."""
    top = state.decision
    if top is None:
        return None
    return {"decision": top.NAME, "clause": top.CLAUSE, "args": top.prompt(state)}


def position_data(state: State, viewer: int | None) -> PositionData:
    """Everything a viewer is sent about a position."""
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
    """Log entries for one viewer, with the events it may see.

    If all entries were traced, each event has its patch of the viewer's view. Together the
    patches lead from the view before the first entry to the view at the last event.
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
    """An event with its patch, if the patch is not empty."""
    data = event.data()
    return cast(EventData, {**data, "patch": patch} if patch else data)


def update_message(table: Table, viewer: int | None, logged: Iterable[LogEntry]) -> bytes:
    """The update that brings a viewer to the last entry."""
    logged = list(logged)
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
        position = position_data(table.match.state, viewer)
        message = {**message, **position}
        course = course_of(table.match.game) if alone_with_bots(table, viewer) else None
        if course is not None:
            message["concepts"] = concepts_data(course, position, recent(logged, viewer))
    return encode(message)


def missed_message(viewer: int, since: int, logged: Iterable[LogEntry]) -> bytes | None:
    """What a viewer missed, from traced entries; None if there is nothing to see."""
    logged = list(logged)
    undone = {item.undone for item in logged}
    kept = [i for i in logged if i.seq not in undone and i.events and i.trace is not None]
    if not kept:
        return None
    assert kept[0].trace is not None
    view = cast(ViewData, kept[0].trace.view(viewer))
    entries = entries_data(kept, viewer)
    return encode(Missed(type="missed", viewer=viewer, seq=since, view=view, entries=entries))


def alone_with_bots(table: Table, viewer: int | None) -> bool:
    """Whether the viewer is the only person of a running game, whom a coach may help."""
    people = [n for n, s in enumerate(table.seats) if s.bot is None and s.kind != "bot"]
    return people == [viewer] and table.status == "running" and table.setup.tournament is None


def recent(logged: list[LogEntry], viewer: int | None) -> list[Event]:
    """What the viewer saw since the own last choice, that choice included."""
    last = max((n for n, item in enumerate(logged) if item.seat == viewer), default=0)
    return [event for item in logged[last:] for event in item.events if event.seen_by(viewer)]


def concepts_data(course: Course, position: PositionData, events: list[Event]) -> list[ConceptData]:
    """The concepts that a viewer meets, from nothing but what this viewer is sent."""
    asked = position["prompt"]["decision"] if position["choices"] and position["prompt"] else None
    found = met(course.concepts, position["view"], asked, events)
    return [{"id": concept.id, "clause": concept.clause, "at": at} for concept, at in found]


def can_undo(table: Table, viewer: int | None) -> bool:
    """Whether a viewer can undo a choice now."""
    match: Match | None = table.match
    if viewer is None or match is None or table.status != "running":
        return False
    return table.seats[viewer].bot is None and match.can_undo(viewer)


def summary(table: Table) -> TableSummary:
    """The public data of a table."""
    return {
        "id": table.id,
        "game": table.setup.game,
        "version": table.setup.version,
        "players": table.players,
        "options": table.setup.options,
        "clock": clock_data(table),
        "listed": table.setup.listed,
        "status": cast(Status, table.status),
        "seats": [seat.public() for seat in table.seats],
        "votes": {str(target): sorted(votes) for target, votes in table.votes.items()},
        "created_at": table.created_at,
        "rematch": table.rematch,
        "outcome": None if table.match is None else outcome_data(table.match.state),
        "seq": table.seq,
        "actors": list(table.actors),
        "hosts": sorted(table.hosts),
        "hints": table.hints,
        "rated": table.setup.rated,
        "origin": cast(Any, msgspec.to_builtins(table.setup.origin)),
        "fair": fair_data(table),
        "tournament": cast(Any, msgspec.to_builtins(table.setup.tournament)),
    }


def clock_data(table: Table) -> ClockData:
    """Time to think."""
    setup = table.setup
    data = ClockData(mode=setup.clock.mode, seconds=setup.clock.seconds)
    if setup.clock.mode == "turn":
        data["reserve"], data["rest"] = setup.reserve, setup.holidays
    return data


def fair_data(table: Table) -> FairData | None:
    """The commitments of a table. The server's secret is in the record of a finished game alone,
    and nobody sees the secret of a player before all are in.
    """
    draws = table.setup.draws
    if draws is None:
        return None
    begun = table.stream is not None
    sealed = zip(table.commitments, table.revealed, strict=True)
    return {
        "stream": draws.stream,
        "commitment": commitment(draws.secret),
        "waiting": table.exchanging,
        "seats": [
            {"commitment": committed, "secret": (secret or None) if begun else None}
            for committed, secret in sealed
        ],
    }


def table_message(table: Table) -> bytes:
    """The public data of a table, for its connections."""
    return encode(TableChanged(type="table", table=summary(table)))


def chat_message(said: ChatLine) -> bytes:
    """A line of chat."""
    return encode(
        ChatMessage(type="chat", number=said.id, seat=said.seat, text=said.text, at=said.at)
    )
