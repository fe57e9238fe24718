"""What a viewer missed, and whole records, made from the entries."""

from __future__ import annotations

from typing import Any

from ratskeller.kernel import Record
from ratskeller.server.entry import Entry
from ratskeller.server.store.store import Store
from ratskeller.server.table import News, Table
from ratskeller.server.trouble import Trouble


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


def record(entries: list[Entry]) -> dict[str, Any]:
    """The record of a finished game, without what was taken back."""
    table = Table("")
    for entry in entries:
        table.fold(entry)
    if table.status != "finished" or table.match is None:
        raise Trouble("not-finished", status=table.status)
    found: Record = table.match.record
    found.seats = [seat.name for seat in table.seats]
    return found.data()
