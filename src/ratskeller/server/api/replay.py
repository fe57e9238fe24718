"""Looking at a record again, step by step, through somebody's eyes."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import post

import ratskeller
from ratskeller.kernel import CHANCE, Event, EventLog, Record, RecordError
from ratskeller.server import show
from ratskeller.server.api.problem import PROBLEMS
from ratskeller.server.trouble import Trouble

CHOICES = 5000  # the longest record that is looked at
FRAMES = 100  # in one answer


class Replaying(msgspec.Struct, forbid_unknown_fields=True):
    """A record, whose eyes (none: a spectator's), and which steps of it."""

    record: dict[str, Any]
    viewer: Annotated[int, msgspec.Meta(ge=0, le=99)] | None = None
    first: Annotated[int, msgspec.Meta(ge=0, le=CHOICES)] = 0
    count: Annotated[int, msgspec.Meta(ge=1, le=FRAMES)] = FRAMES


@post("/api/replay", tags=["records"], status_code=200, responses=PROBLEMS, sync_to_thread=False,
      summary="Frames of a record")  # fmt: skip
def replay(data: Replaying) -> dict[str, Any]:
    """The position after 0, 1, 2, … choices, with what happened on the way there."""
    _check_version(data.record)
    try:
        record = Record.from_data(data.record)
    except (RecordError, TypeError) as error:
        raise Trouble("bad-record", problem=str(error)) from None
    if len(record.choices) > CHOICES:
        raise Trouble("too-large", most=CHOICES)
    if data.viewer is not None and data.viewer >= record.players:
        raise Trouble("bad-seats", seat=data.viewer, players=record.players)
    try:
        frames = _frames(record, data)
    except RecordError as error:
        raise Trouble("bad-record", problem=str(error)) from None
    return {"frames": frames, "choices": len(record.choices), "seats": record.seats}


def _check_version(record: dict[str, Any]) -> None:
    """A record of other rules is no bad record; say which version it needs."""
    id, version = record.get("game"), record.get("version")
    if id in ratskeller.games() and type(version) is int:
        engine = ratskeller.game(id).version
        if version != engine:
            raise Trouble("other-rules", game=id, version=version, engine=engine)


def _frames(record: Record, data: Replaying) -> list[dict[str, Any]]:
    frames = []
    events: list[Event] = []
    for number, state in enumerate(record.walk(EventLog(events))):
        if number >= data.first:
            made = None
            if number:
                seat, text = record.choices[number - 1]
                made = {"seat": None if seat == CHANCE else seat, "choice": text}
            told = [event.data() for event in events if event.seen_by(data.viewer)]
            position = show.position(state, data.viewer)
            frames.append({"number": number, "made": made, "events": told, **position})
            if len(frames) == data.count:
                break
        events.clear()
    return frames
