"""Whom an account has blocked; `store.blocks` is the table of it."""

from __future__ import annotations

import time
from collections.abc import Collection

import msgspec
import sqlalchemy as sa

from ratskeller.server.accounts.schema import account_blocks as blocks
from ratskeller.server.credentials import new_table_id
from ratskeller.server.store.engine import Reader
from ratskeller.server.store.upsert import upsert


class Block(msgspec.Struct, frozen=True):
    """What an account may know of somebody it has blocked."""

    id: str
    name: str
    since: float


class BlockStore:
    """The blocks in one database."""

    def __init__(self, reader: Reader) -> None:
        self._run = reader.run

    async def add(self, account_id: str, other_id: str, name: str) -> None:
        """Block an account, which sits under this name; nothing happens if it is blocked."""
        block = Block(new_table_id(), name, round(time.time(), 3))
        row = {"account_id": account_id, "other_id": other_id, **msgspec.structs.asdict(block)}
        await self._run(lambda c: c.execute(upsert(c, blocks).values(row).on_conflict_do_nothing()))

    async def remove(self, account_id: str, id: str) -> bool:
        """Take a block back; returns whether it was there."""
        query = sa.delete(blocks).where(blocks.c.account_id == account_id, blocks.c.id == id)
        return bool(await self._run(lambda c: c.execute(query).rowcount))

    async def of(self, account_id: str) -> list[Block]:
        """Whom an account has blocked, the latest first."""
        query = sa.select(blocks.c.id, blocks.c.name, blocks.c.since)
        query = query.where(blocks.c.account_id == account_id)
        query = query.order_by(blocks.c.since.desc(), blocks.c.id)
        return [Block(*row) for row in await self._run(lambda c: c.execute(query).all())]

    async def among(self, account_id: str, others: Collection[str]) -> set[str]:
        """Which of these accounts an account has blocked."""
        query = sa.select(blocks.c.other_id)
        query = query.where(blocks.c.account_id == account_id, blocks.c.other_id.in_(others))
        return set(await self._run(lambda c: c.execute(query).scalars().all()))

    async def any_by(self, accounts: Collection[str], other_id: str) -> bool:
        """Whether one of these accounts has blocked another one."""
        query = sa.select(sa.literal(1)).select_from(blocks)
        query = query.where(blocks.c.account_id.in_(accounts), blocks.c.other_id == other_id)
        return await self._run(lambda c: c.execute(query.limit(1)).first()) is not None
