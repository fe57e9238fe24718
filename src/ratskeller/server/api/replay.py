"""Replay of a record, step by step, for one viewer."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import post

import ratskeller
from ratskeller.kernel import CHANCE, Record, RecordError
from ratskeller.kernel.patch import Trace
from ratskeller.server import outgoing
from ratskeller.server.api.errors import PROBLEMS
from ratskeller.server.errors import Refused

CHOICES = 5000  # the longest record accepted
FRAMES = 100  # in one response


class ReplayRequest(msgspec.Struct, forbid_unknown_fields=True):
    """A record, a viewer (null: a spectator) and a range of frames."""

    record: dict[str, Any]
    viewer: Annotated[int, msgspec.Meta(ge=0, le=99)] | None = None
    first: Annotated[int, msgspec.Meta(ge=0, le=CHOICES)] = 0
    count: Annotated[int, msgspec.Meta(ge=1, le=FRAMES)] = FRAMES


@post("/api/replay", tags=["records"], status_code=200, responses=PROBLEMS, sync_to_thread=False,
      summary="Frames of a record")  # fmt: skip
def replay(data: ReplayRequest) -> dict[str, Any]:
    """The positions after 0, 1, 2, … choices, each with its events."""
    _check_version(data.record)
    try:
        record = Record.from_data(data.record)
    except (RecordError, TypeError) as error:
        raise Refused("bad-record", problem=str(error)) from None
    if len(record.choices) > CHOICES:
        raise Refused("too-large", most=CHOICES)
    if data.viewer is not None and data.viewer >= record.players:
        raise Refused("bad-seats", seat=data.viewer, players=record.players)
    try:
        frames = _frames(record, data)
    except RecordError as error:
        raise Refused("bad-record", problem=str(error)) from None
    return {"frames": frames, "choices": len(record.choices), "seats": record.seats}


def _check_version(record: dict[str, Any]) -> None:
    """Refuse a record of another version of the rules, with that version."""
    id, version = record.get("game"), record.get("version")
    if id in ratskeller.games() and type(version) is int:
        engine = ratskeller.game(id).version
        if version != engine:
            raise Refused("other-rules", game=id, version=version, engine=engine)


def _frames(record: Record, data: ReplayRequest) -> list[dict[str, Any]]:
    frames: list[dict[str, Any]] = []
    trace: Trace | None = None
    for number, state in enumerate(record.walk()):
        if number >= data.first:
            made: dict[str, Any] | None = None
            events: list[dict[str, Any]] = []
            if trace is not None:
                trace.stop()
                seat, text = record.choices[number - 1]
                made = {"seat": None if seat == CHANCE else seat, "choice": text}
                view = frames[-1]["view"] if frames else trace.view(data.viewer)
                patched, _ = trace.patches(view, data.viewer)
                events = [outgoing.event_data(event, patch) for event, patch in patched]
            position = outgoing.position_data(state, data.viewer)
            frames.append({"number": number, "made": made, "events": events, **position})
            if len(frames) == data.count:
                break
        if number >= data.first - 1:
            trace = Trace(state)
    return frames
