"""Queries about channels and visits, and the server's own keys."""

from __future__ import annotations

import time
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection

from ratskeller.server.notifications.schema import channels, server_keys, visits
from ratskeller.server.notifications.targets import AnyTarget, address_of
from ratskeller.server.notifications.wishes import Wishes
from ratskeller.server.store.engine import Reader
from ratskeller.server.store.upsert import upsert

ON, UNCONFIRMED, OFF = "on", "unconfirmed", "off"


class Channel(msgspec.Struct, frozen=True):
    """Where to send to, for whom, and what of it.

    ``status`` is on, unconfirmed (a mailbox whose owner has not answered) or off; ``failure``
    says why the last notice was given up. ``site`` is where links lead.
    """

    id: str
    account_id: str | None
    hash: str | None
    kind: str
    target: AnyTarget
    wishes: Wishes
    site: str
    status: str
    created_at: float
    failure: str = ""
    failed_at: float | None = None


class Visit(msgspec.Struct, frozen=True):
    """The last entry and line of chat that a seat's holder had in view; see `schema.visits`."""

    table_id: str
    seat: int
    seq: int
    chat: int
    here_until: float
    process: str = ""


COLUMNS = tuple(channels.c[name] for name in Channel.__struct_fields__)


def from_columns(row: Sequence[Any]) -> Channel:
    """A channel from `COLUMNS`."""
    values = dict(zip(Channel.__struct_fields__, row, strict=True))
    values["target"] = msgspec.json.decode(values["target"], type=AnyTarget)
    values["wishes"] = msgspec.json.decode(values["wishes"], type=Wishes)
    return Channel(**values)


class ChannelStore:
    """The channels in one database."""

    def __init__(self, reader: Reader) -> None:
        self._run = reader.run

    async def add(self, channel: Channel, most: int) -> bool:
        """Store a channel in place of its owner's other one with this target.

        False if the owner has ``most`` already.
        """
        row = {
            **msgspec.structs.asdict(channel),
            "target": msgspec.json.encode(channel.target).decode(),
            "wishes": msgspec.json.encode(channel.wishes).decode(),
            "address": address_of(channel.target),
        }
        mine = _owner(channel.account_id, channel.hash)

        def write(connection: Connection) -> bool:
            same = mine & (channels.c.address == row["address"])
            connection.execute(sa.delete(channels).where(same))
            count = sa.select(sa.func.count()).select_from(channels).where(mine)
            if connection.execute(count).scalar_one() >= most:
                return False
            connection.execute(channels.insert(), row)
            return True

        return await self._run(write)

    async def of(self, account_id: str | None, hash: str | None) -> list[Channel]:
        """The channels of an owner, oldest first."""
        return await self._find(_owner(account_id, hash))

    async def channel(self, id: str) -> Channel | None:
        """A channel by its id."""
        found = await self._find(channels.c.id == id)
        return found[0] if found else None

    async def change(self, id: str, **values: Any) -> None:
        """Set columns of a channel."""
        if "wishes" in values:
            values["wishes"] = msgspec.json.encode(values["wishes"]).decode()
        query = sa.update(channels).where(channels.c.id == id).values(**values)
        await self._run(lambda c: c.execute(query))

    async def remove(self, id: str) -> None:
        """Delete a channel; what waits for it is dropped."""
        await self._run(lambda c: c.execute(sa.delete(channels).where(channels.c.id == id)))

    async def _find(self, where: sa.ColumnElement[bool]) -> list[Channel]:
        query = sa.select(*COLUMNS).where(where).order_by(channels.c.created_at, channels.c.id)
        return [from_columns(row) for row in await self._run(lambda c: c.execute(query).all())]

    # -- visits ------------------------------------------------------------------------

    async def visited(self, found: Iterable[Visit]) -> None:
        """Store visits; what was in view once stays so."""
        rows = [msgspec.structs.asdict(visit) for visit in found]

        def write(connection: Connection) -> None:
            query = upsert(connection, visits)
            new = query.excluded
            most = {
                name: sa.case((new[name] > visits.c[name], new[name]), else_=visits.c[name])
                for name in ("seq", "chat")
            }
            last = {name: new[name] for name in ("here_until", "process")}
            query = query.on_conflict_do_update(
                index_elements=["table_id", "seat"], set_={**most, **last}
            )
            connection.execute(query, rows)

        if rows:
            await self._run(write)

    async def visits(self, table_id: str) -> dict[int, Visit]:
        """The last visits of a table, by seat."""
        query = sa.select(visits).where(visits.c.table_id == table_id)
        rows = await self._run(lambda c: c.execute(query).all())
        return {row.seat: Visit(*row) for row in rows}

    async def gone(self, process: str) -> None:
        """Nobody is connected to a process, which has just started, or started again."""
        mine = (visits.c.process == process) & (visits.c.here_until > 0)
        query = sa.update(visits).where(mine).values(here_until=0.0)
        await self._run(lambda c: c.execute(query))

    # -- keys --------------------------------------------------------------------------

    async def key(self, name: str, new: str) -> str:
        """A key of this server; ``new`` if there is none, whichever process is first."""

        def write(connection: Connection) -> str:
            query = upsert(connection, server_keys).values(name=name, value=new)
            connection.execute(query.on_conflict_do_nothing())
            wanted = sa.select(server_keys.c.value).where(server_keys.c.name == name)
            return str(connection.execute(wanted).scalar_one())

        return await self._run(write)


def _owner(account_id: str | None, hash: str | None) -> sa.ColumnElement[bool]:
    if account_id is not None:
        return channels.c.account_id == account_id
    return channels.c.hash == hash


def now() -> float:
    """The time as it is stored."""
    return round(time.time(), 3)
