"""Queries about accounts and their seats; `store.accounts` is one.

Other modules need these: `account`, `account_by_name`, `accounts_at`, `seats_of`, `link_seat`.
An account's id is for the server alone. What others may see of an account is its name.
"""

from __future__ import annotations

import time
from collections.abc import Collection
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection
from sqlalchemy.exc import IntegrityError

from ratskeller.server.accounts.names import clean_account_name, name_key
from ratskeller.server.accounts.schema import OWNED, SHARED, account_seats, accounts
from ratskeller.server.credentials import new_table_id
from ratskeller.server.errors import Refused
from ratskeller.server.store.engine import Reader
from ratskeller.server.store.schema import tables
from ratskeller.server.store.upsert import upsert
from ratskeller.server.tournaments.accounts import detach

FOREVER = 1e12  # the end of a ban without one


class Account(msgspec.Struct, frozen=True):
    """A person, or a bot from outside; ``kind`` is ``person`` or ``bot``."""

    id: str
    name: str
    kind: str
    created_at: float
    banned_until: float | None = None
    banned_reason: str = ""
    password: str | None = None

    @property
    def banned(self) -> bool:
        """Whether the host has shut the account out for now."""
        return self.banned_until is not None and self.banned_until > time.time()


class LinkedSeat(msgspec.Struct, frozen=True):
    """A seat of an account; ``hash`` is that of the seat's secret at the time."""

    table_id: str
    seat: int
    account_id: str
    since: float
    hash: str


COLUMNS = tuple(accounts.c[name] for name in Account.__struct_fields__)
SEAT = tuple(account_seats.c[name] for name in LinkedSeat.__struct_fields__)


class AccountStore:
    """The accounts in one database."""

    def __init__(self, reader: Reader) -> None:
        self._run = reader.run

    async def create(
        self, name: str, kind: str = "person", password: str | None = None, id: str = ""
    ) -> Account:
        """A new account; refused as `name-taken` if one has this name or one that looks alike."""
        name, id = clean_account_name(name), id or new_table_id()
        made = Account(id, name, kind, round(time.time(), 3), password=password)
        row = {**msgspec.structs.asdict(made), "name_key": name_key(name)}

        def write(connection: Connection) -> None:
            connection.execute(accounts.insert(), row)

        await self._unique(write)
        return made

    async def account(self, id: str) -> Account | None:
        """An account by its id."""
        return await self._one(accounts.c.id == id)

    async def account_by_name(self, name: str) -> Account | None:
        """The account with this name or one that looks alike."""
        return await self._one(accounts.c.name_key == name_key(name))

    async def named(self, ids: Collection[str]) -> dict[str, Account]:
        """Several accounts by their ids; ids of deleted accounts are left out."""
        query = sa.select(*COLUMNS).where(accounts.c.id.in_(ids))
        rows = await self._run(lambda c: c.execute(query).all())
        return {row.id: Account(*row) for row in rows}

    async def all(self, limit: int = 10_000) -> list[Account]:
        """The accounts, newest first."""
        query = sa.select(*COLUMNS).order_by(accounts.c.created_at.desc()).limit(limit)
        return [Account(*row) for row in await self._run(lambda c: c.execute(query).all())]

    async def rename(self, id: str, name: str) -> None:
        """Give an account another name; refused as `name-taken`."""
        values = {"name": clean_account_name(name), "name_key": name_key(name)}
        await self._unique(
            lambda c: c.execute(sa.update(accounts).where(accounts.c.id == id).values(**values))
        )

    async def change(self, id: str, **values: Any) -> None:
        """Set columns of an account."""
        query = sa.update(accounts).where(accounts.c.id == id).values(**values)
        await self._run(lambda c: c.execute(query))

    async def delete(self, id: str) -> None:
        """Delete an account and all that belongs to it alone (`schema.OWNED`)."""

        def write(connection: Connection) -> None:
            connection.execute(sa.delete(accounts).where(accounts.c.id == id))
            for table, (column, _) in OWNED.items():
                connection.execute(sa.delete(table).where(table.c[column] == id))
            detach(connection, id, round(time.time(), 3))

        await self._run(write)

    async def owned(self, id: str) -> dict[str, list[dict[str, Any]]]:
        """The rows of `schema.OWNED` and `schema.SHARED` that name an account, by table."""

        def read(connection: Connection) -> dict[str, list[dict[str, Any]]]:
            found = {}
            for table, (column, hidden) in (OWNED | SHARED).items():
                shown = [c for c in table.c if c.name not in hidden and c.name != column]
                query = sa.select(*shown).where(table.c[column] == id)
                rows = connection.execute(query.order_by(*table.primary_key)).mappings()
                found[table.name] = [dict(row) for row in rows]
            return found

        return await self._run(read)

    # -- seats -----------------------------------------------------------------------

    async def link_seat(self, table_id: str, seat: int, account_id: str, hash: str) -> str:
        """Link a seat, whose secret has this hash, to an account; returns whose it is.

        The caller has verified the secret, or has just taken the seat. A seat stays with the
        account that was first, until somebody else sits there with another secret.
        """
        row = LinkedSeat(table_id, seat, account_id, round(time.time(), 3), hash)

        def write(connection: Connection) -> str:
            query = upsert(connection, account_seats).values(msgspec.structs.asdict(row))
            changed = {name: query.excluded[name] for name in ("account_id", "since", "hash")}
            other = account_seats.c.hash != query.excluded.hash
            connection.execute(
                query.on_conflict_do_update(
                    index_elements=["table_id", "seat"], set_=changed, where=other
                )
            )
            mine = (account_seats.c.table_id == table_id) & (account_seats.c.seat == seat)
            return str(
                connection.execute(sa.select(account_seats.c.account_id).where(mine)).scalar()
            )

        return await self._run(write)

    async def free_seat(self, table_id: str, seat: int) -> None:
        """Forget whose seat it was: somebody left before the start, or another sits there."""
        mine = (account_seats.c.table_id == table_id) & (account_seats.c.seat == seat)
        await self._run(lambda c: c.execute(sa.delete(account_seats).where(mine)))

    async def summaries_of(self, account_id: str, limit: int) -> list[tuple[int, str]]:
        """The seats of an account with their tables' stored summaries, last changed first."""
        query = sa.select(account_seats.c.seat, tables.c.summary)
        query = query.join(tables, tables.c.id == account_seats.c.table_id)
        query = query.where(account_seats.c.account_id == account_id, tables.c.status != "closed")
        query = query.order_by(tables.c.changed_at.desc(), tables.c.id, account_seats.c.seat)
        rows = await self._run(lambda c: c.execute(query.limit(limit)).all())
        return [(row.seat, row.summary) for row in rows]

    async def links(self, table_id: str) -> list[LinkedSeat]:
        """The linked seats of a table."""
        query = sa.select(*SEAT).where(account_seats.c.table_id == table_id)
        rows = await self._run(lambda c: c.execute(query.order_by(account_seats.c.seat)).all())
        return [LinkedSeat(*row) for row in rows]

    async def accounts_at(self, table_id: str) -> dict[int, str]:
        """The ids of the accounts that sit at a table, by seat; guests are left out."""
        return {link.seat: link.account_id for link in await self.links(table_id)}

    async def seats_of(self, account_id: str, status: str | None = None) -> list[LinkedSeat]:
        """The seats of an account, newest first; of tables with a status, or of all."""
        query = sa.select(*SEAT).where(account_seats.c.account_id == account_id)
        if status is not None:
            query = query.join(tables, tables.c.id == account_seats.c.table_id)
            query = query.where(tables.c.status == status)
        query = query.order_by(account_seats.c.since.desc(), account_seats.c.table_id)
        return [LinkedSeat(*row) for row in await self._run(lambda c: c.execute(query).all())]

    # -- helpers -----------------------------------------------------------------------

    async def _one(self, where: sa.ColumnElement[bool]) -> Account | None:
        found = await self._run(lambda c: c.execute(sa.select(*COLUMNS).where(where)).first())
        return None if found is None else Account(*found)

    async def _unique(self, write: Any) -> None:
        """Run a write that may break the uniqueness of names."""

        def attempt(connection: Connection) -> bool:
            try:
                with connection.begin_nested():
                    write(connection)
            except IntegrityError:
                return False
            return True

        if not await self._run(attempt):
            raise Refused("name-taken")
