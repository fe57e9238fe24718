"""How the match of a table begins: with a new game, or with a position of another one."""

from __future__ import annotations

from typing import Any

from ratskeller.fair.stream import Stream
from ratskeller.kernel import Game, Match, Record, RecordError
from ratskeller.server.entry import Setup
from ratskeller.server.errors import Refused


def new_match(
    game: Game,
    setup: Setup,
    stream: Stream | None,
    seats: list[str] | None = None,
    drawn: list[str] | None = None,
) -> Match:
    """The match of a table at its start: a new game, or one that goes on from a position."""
    if setup.position is None:
        return Match(game, setup.players, setup.options, stream, seats, drawn)
    match = Match.of(game.load(setup.position), stream)
    match.record.seats = seats or match.record.seats
    match.draw_chance(drawn)
    return match


def position_at(record: Record, step: int) -> dict[str, Any]:
    """The position after a number of choices, where a game can go on."""
    if step >= len(record.choices):
        raise Refused("bad-options", problem=f"start: step 0..{len(record.choices) - 1}")
    record.choices = record.choices[:step]
    record.result = None
    try:
        return record.replay().dump()
    except RecordError as error:
        raise Refused("bad-record", problem=str(error)) from None
