"""What a viewer missed, and whole records, made from the entries."""

from __future__ import annotations

from typing import Any

from ratskeller.kernel.record import FORMAT
from ratskeller.server.entry import Entry
from ratskeller.server.store.store import Store
from ratskeller.server.table import News, Table


async def news_since(store: Store, table: Table, since: int | None) -> list[News]:
    """Everything after an entry, as a client that stayed would have heard it.

    None asks for nothing but the position. What is not at hand is told again by folding the
    whole record, which takes a few milliseconds for a long game.
    """
    if since is None or since >= table.seq:
        return []
    at_hand = [news for news in table.recent if news.seq > since]
    if len(at_hand) == table.seq - since:
        return at_hand
    again = Table(table.id)
    return [
        news
        for entry in await store.entries(table.id)
        if entry.seq <= table.seq and (news := again.fold(entry)).seq > since
    ]


def record(entries: list[Entry], result: dict[str, Any] | None) -> dict[str, Any]:
    """The record of a finished game, without what was taken back.

    It is put together as it was stored, so games of rules that are no longer installed can
    be taken home too.
    """
    created = entries[0].body
    names = [seat.get("name", "") for seat in created["seats"]]
    choices: list[list[Any]] = []
    for entry in entries:
        if entry.kind == "joined" and entry.seat is not None:
            names[entry.seat] = entry.body["name"]
        if entry.kind == "chosen":
            choices.append([entry.seat, entry.body["choice"]])
        if entry.kind == "undone":  # nothing of chance can lie behind it
            at = max(i for i, (seat, _) in enumerate(choices) if seat == entry.seat)
            del choices[at]
        for drawn in (*entry.body.get("start", ()), *entry.body.get("drawn", ())):
            choices.append(["chance", drawn])
    return {
        "format": FORMAT,
        "game": created["game"],
        "version": created["version"],
        "players": created["players"],
        "options": created["options"],
        "seats": names,
        "choices": choices,
        "result": result,
    }
