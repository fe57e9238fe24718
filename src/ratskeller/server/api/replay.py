"""Replay of a record, step by step, for one viewer; and where its points came from."""

from __future__ import annotations

from typing import Annotated, Any, cast

import msgspec
from litestar import post

from ratskeller.kernel import CHANCE, Record, RecordError
from ratskeller.kernel.draws import in_order
from ratskeller.kernel.patch import Trace
from ratskeller.server import outgoing
from ratskeller.server.answers import DrawData, FrameData, MadeData, ReplayData
from ratskeller.server.api.errors import PROBLEMS
from ratskeller.server.errors import Refused
from ratskeller.server.records import CHOICES, read_record
from ratskeller.server.wire import EventData

FRAMES = 100  # in one response


class ReplayRequest(msgspec.Struct, forbid_unknown_fields=True):
    """A record, a viewer (null: a spectator) and a range of frames."""

    record: dict[str, Any]
    viewer: Annotated[int, msgspec.Meta(ge=0, le=99)] | None = None
    first: Annotated[int, msgspec.Meta(ge=0, le=CHOICES)] = 0
    count: Annotated[int, msgspec.Meta(ge=1, le=FRAMES)] = FRAMES


@post("/api/replay", tags=["records"], status_code=200, responses=PROBLEMS, sync_to_thread=False,
      summary="Frames of a record")  # fmt: skip
def replay(data: ReplayRequest) -> ReplayData:
    """The positions after 0, 1, 2, … choices, each with its events."""
    record = read_record(data.record)
    if data.viewer is not None and data.viewer >= record.players:
        raise Refused("bad-seats", seat=data.viewer, players=record.players)
    try:
        frames = _frames(record, data)
    except RecordError as error:
        raise Refused("bad-record", problem=str(error)) from None
    return {"frames": frames, "choices": len(record.choices), "seats": record.seats}


class BreakdownRequest(msgspec.Struct, forbid_unknown_fields=True):
    """The record of a finished game."""

    record: dict[str, Any]


@post("/api/breakdown", tags=["records"], status_code=200, responses=PROBLEMS,
      sync_to_thread=False, summary="Where the points of a record came from")  # fmt: skip
def breakdown(data: BreakdownRequest) -> list[dict[str, int]]:
    """By seat, points by their source; empty where the game cannot tell."""
    record = read_record(data.record)
    try:
        return record.breakdown()
    except RecordError as error:
        raise Refused("bad-record", problem=str(error)) from None


@post("/api/draws", tags=["records"], status_code=200, responses=PROBLEMS,
      sync_to_thread=False, summary="What chance could draw")  # fmt: skip
def draws(data: BreakdownRequest) -> list[DrawData]:
    """For every draw of a record its choice, and all outcomes with their weights."""
    record = read_record(data.record)
    found: list[DrawData] = []
    try:
        for number, state in enumerate(record.walk(), 1):
            outcomes = in_order(state.chances())
            if outcomes and number <= len(record.choices):
                found.append({"choice": number, "outcomes": dict(outcomes)})
    except RecordError as error:
        raise Refused("bad-record", problem=str(error)) from None
    return found


def _frames(record: Record, data: ReplayRequest) -> list[FrameData]:
    frames: list[FrameData] = []
    view: dict[str, Any] = {}
    trace: Trace | None = None
    for number, state in enumerate(record.walk()):
        if number >= data.first:
            made: MadeData | None = None
            events: list[EventData] = []
            if trace is not None:
                trace.stop()
                seat, text = record.choices[number - 1]
                made = {"seat": None if seat == CHANCE else seat, "choice": text}
                patched, _ = trace.patches(view or trace.view(data.viewer), data.viewer)
                events = [outgoing.event_data(event, patch) for event, patch in patched]
            position = outgoing.position_data(state, data.viewer)
            view = cast(dict[str, Any], position["view"])
            frames.append({"number": number, "made": made, "events": events, **position})
            if len(frames) == data.count:
                break
        if number >= data.first - 1:
            trace = Trace(state)
    return frames
