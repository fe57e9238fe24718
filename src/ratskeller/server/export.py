"""Export of finished games without names: one record a line, for statistics and learners.

A record says who sat at a table only as ``human`` or by the name of a bot. Ids of tables, times
and chat are left out, and the order of the games says nothing about when they were. The proof of
the draws stays, so that whoever works with the games can check them.
"""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import json
from pathlib import Path
from typing import IO, Any

import sqlalchemy as sa

from ratskeller import RatskellerError
from ratskeller.server import history
from ratskeller.server.entry import Created, Entry, Filled, Invited, Left
from ratskeller.server.settings import Settings
from ratskeller.server.store.engine import connect, migrate, read_url
from ratskeller.server.store.schema import tables
from ratskeller.server.store.store import Store

HUMAN = "human"
OUTSIDE = "outside"  # a bot from outside


def export(settings: Settings, file: Path, game: str | None = None) -> int:
    """Write the records of all finished games, or of those of one game; returns their number.

    A name that ends with ``.gz`` makes a compressed file.
    """
    there = read_url(settings.address)
    if there.get_backend_name() == "sqlite" and not Path(there.database or "").exists():
        raise RatskellerError(f"there is no database at {there.database}")
    try:
        return asyncio.run(_export(settings, file, game))
    except sa.exc.SQLAlchemyError as error:
        reason = str(error).splitlines()[0]
        raise RatskellerError(f"the export failed: {reason}") from None
    except OSError as error:
        raise RatskellerError(f"cannot write {file}: {error.strerror}") from None


async def _export(settings: Settings, file: Path, game: str | None) -> int:
    engine = connect(read_url(settings.address))
    store = Store(engine)
    partial = file.with_name(file.name + ".part")
    try:
        await migrate(engine)
        query = sa.select(tables.c.id).where(tables.c.status == "finished")
        if game is not None:
            query = query.where(tables.c.game == game)
        async with engine.connect() as connection:
            ids = [row.id for row in await connection.execute(query)]
        ids.sort(key=lambda table: hashlib.sha256(table.encode()).digest())
        with _opened(partial, file.suffix == ".gz") as out:
            for id in ids:
                out.write(json.dumps(await _record(store, id), ensure_ascii=False) + "\n")
        partial.replace(file)
        return len(ids)
    finally:
        partial.unlink(missing_ok=True)
        await store.close()


def _opened(path: Path, compressed: bool) -> IO[str]:
    if compressed:
        return gzip.open(path, "wt", encoding="utf-8")
    return path.open("w", encoding="utf-8")


async def _record(store: Store, id: str) -> dict[str, Any]:
    entries = await store.entries(id)
    summary = await store.summary(id)
    assert summary is not None
    found: dict[str, Any] = {**history.record(entries, summary["outcome"])}
    found["seats"] = players(entries)
    if "fair" in found and found["fair"]["stream"] == id:  # at a table of an older version
        del found["fair"]
    return found


def players(entries: list[Entry]) -> list[str]:
    """Who sat at a table, without names: the bot of a seat, ``outside`` or ``human``."""
    created = entries[0].change
    assert isinstance(created, Created)
    found = [
        OUTSIDE if seat.outside else (seat.bot if seat.kind == "bot" else None) or HUMAN
        for seat in created.seats
    ]
    for entry in entries:
        match entry.change:
            case Filled(target=target, bot=bot):
                found[target] = bot
            case Invited(target=target):
                found[target] = OUTSIDE
            case Left(seat=seat, bot=None):
                found[seat] = HUMAN
    return found
