"""The log a client missed, and the record of a finished game, both built from entries."""

from __future__ import annotations

from typing import Any, assert_never

from ratskeller.fair.proof import proof
from ratskeller.kernel.record import FORMAT
from ratskeller.server.answers import RecordData
from ratskeller.server.entry import (
    Chosen,
    Closed,
    Created,
    Entry,
    Expired,
    Filled,
    Invited,
    Joined,
    Left,
    Rematched,
    Resigned,
    Rested,
    Returned,
    Revealed,
    Started,
    Undone,
    Voted,
)
from ratskeller.server.store.store import Store
from ratskeller.server.table import LogEntry, Table
from ratskeller.server.wire import OutcomeData


async def log_since(store: Store, table: Table, since: int | None) -> list[LogEntry]:
    """The log entries after ``since``; none if ``since`` is None.

    Entries that are no longer in memory are rebuilt by folding the whole record, which takes
    a few milliseconds for a long game.
    """
    if since is None or since >= table.seq:
        return []
    in_memory = [logged for logged in table.recent if logged.seq > since]
    if len(in_memory) == table.seq - since:
        return in_memory
    again = Table(table.id)
    return [
        logged
        for entry in await store.entries(table.id)
        if entry.seq <= table.seq and (logged := again.fold(entry)).seq > since
    ]


async def traced_since(store: Store, table: Table, since: int) -> list[LogEntry]:
    """The last log entries after ``since``, with what patches are made from."""
    again = await store.load(table.id, since)
    return [] if again is None else [item for item in again.recent if since < item.seq <= table.seq]


def record(entries: list[Entry], result: OutcomeData | None) -> RecordData:
    """The record of a finished game, without undone choices.

    No engine is needed, so games under rules that are no longer installed can be exported.
    """
    created = entries[0].change
    assert isinstance(created, Created)
    names = [seat.name for seat in created.seats]
    choices: list[list[Any]] = []
    made: list[tuple[str, int]] = []  # by which bot, for each choice
    commitments = list(created.commitments) or [""] * len(names)
    revealed = [""] * len(names)
    for entry in entries:
        drawn: list[str] | None = None
        match entry.change:
            case Created(start=drawn):
                pass
            case Joined(seat=seat, name=name, start=drawn):
                names[seat] = name
                commitments[seat] = entry.change.commitment
            case Revealed(seat=seat, start=drawn):
                revealed[seat] = entry.change.secret
            case Started(start=drawn):
                pass
            case Filled(target=seat, name=name, start=drawn):
                names[seat] = name
            case Chosen(seat=seat, choice=choice, drawn=drawn):
                choices.append([seat, choice])
                made.append((entry.change.bot, entry.change.iterations))
            case Undone(seat=seat):  # chance has drawn nothing since that choice
                last = max(i for i, (who, _) in enumerate(choices) if who == seat)
                del choices[last], made[last]
            case Left(bot=None):
                commitments[entry.change.seat] = ""
            case Left() | Voted() | Returned() | Resigned() | Expired() | Closed():
                pass
            case Invited() | Rested() | Rematched():
                pass
            case _:
                assert_never(entry.change)
        choices += [["chance", text] for text in drawn or ()]
        made += [("", 0)] * len(drawn or ())
    found: RecordData = {
        "format": FORMAT,
        "game": created.game,
        "version": created.version,
        "players": created.players,
        "options": created.options,
        "seats": names,
        "choices": choices,
        "result": result,
    }
    if created.position is not None:
        found["start"] = created.position
    if created.draws is not None:
        by_chance = [who == "chance" for who, _ in choices]
        found["fair"] = proof(
            created.draws.stream, created.draws.secret, commitments, revealed, made, by_chance
        )
    return found
