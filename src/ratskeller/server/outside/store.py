"""Queries about bots from outside and their tokens; `store.bots` is one."""

from __future__ import annotations

import time
from collections.abc import Collection, Mapping

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection

from ratskeller.server.accounts.schema import account_seats, accounts
from ratskeller.server.accounts.store import LinkedSeat
from ratskeller.server.credentials import hash_secret, new_secret, new_table_id
from ratskeller.server.outside.schema import bot_tokens, outside_bots
from ratskeller.server.store.engine import Reader
from ratskeller.server.store.schema import tables

TOUCH = 60.0  # seconds between two notes of a token's last use


class OutsideBot(msgspec.Struct, frozen=True):
    """A bot from outside with the name of its account; see `schema.outside_bots`."""

    account_id: str
    name: str
    owner_id: str | None
    free: bool
    games: str
    online_until: float

    @property
    def online(self) -> bool:
        """Whether it listens to its events, at whatever process."""
        return self.online_until > time.time()

    def plays(self, game: str) -> bool:
        """Whether it said that it plays a game."""
        return not self.games or game in self.games.split(",")

    def may_be_invited(self, by: str) -> bool:
        """Whether an account, or a guest (empty), may ask it to a table."""
        return self.free or (bool(by) and by == self.owner_id)


class Token(msgspec.Struct, frozen=True):
    """What may be known of a token."""

    id: str
    account_id: str
    name: str
    created_at: float
    used_at: float | None


BOT = (
    *(outside_bots.c.account_id, accounts.c.name, outside_bots.c.owner_id),
    *(outside_bots.c.free, outside_bots.c.games, outside_bots.c.online_until),
)
TOKEN = tuple(bot_tokens.c[name] for name in Token.__struct_fields__)
AND_ACCOUNT = outside_bots.join(accounts, accounts.c.id == outside_bots.c.account_id)
LINK = tuple(account_seats.c[name] for name in LinkedSeat.__struct_fields__)


def _allowed() -> sa.ColumnElement[bool]:
    return accounts.c.banned_until.is_(None) | (accounts.c.banned_until <= time.time())


class BotStore:
    """The bots from outside in one database."""

    def __init__(self, reader: Reader) -> None:
        self._run = reader.run

    async def add(self, account_id: str, owner_id: str | None) -> None:
        """Make an account of the kind ``bot`` one that can play."""
        row = {"account_id": account_id, "owner_id": owner_id, "free": owner_id is None}
        rest = {"games": "", "stream": "", "online_until": 0.0}
        await self._run(lambda c: c.execute(outside_bots.insert(), {**row, **rest}))

    async def named(self, name_key: str) -> OutsideBot | None:
        """The bot whose name has this key, unless the host has shut it out."""
        found = await self._find((accounts.c.name_key == name_key) & _allowed())
        return found[0] if found else None

    async def of(self, owner_id: str) -> list[OutsideBot]:
        """The bots that an account has made."""
        return await self._find(outside_bots.c.owner_id == owner_id)

    async def online(self) -> list[OutsideBot]:
        """The bots that listen now."""
        return await self._find((outside_bots.c.online_until > time.time()) & _allowed())

    async def change(self, account_id: str, *, free: bool) -> None:
        """Say whether others than its owner may invite a bot."""
        mine = outside_bots.c.account_id == account_id
        query = sa.update(outside_bots).where(mine).values(free=free)
        await self._run(lambda c: c.execute(query))

    # -- tokens --------------------------------------------------------------------------

    async def new_token(self, account_id: str, name: str) -> tuple[Token, str]:
        """A new token, and what is shown of it this once."""
        secret = new_secret()
        token = Token(new_table_id(), account_id, name, round(time.time(), 3), None)
        row = {**msgspec.structs.asdict(token), "hash": hash_secret(secret)}
        await self._run(lambda c: c.execute(bot_tokens.insert(), row))
        return token, secret

    async def tokens(self, account_ids: Collection[str]) -> list[Token]:
        """The tokens of some bots, oldest first."""
        query = sa.select(*TOKEN).where(bot_tokens.c.account_id.in_(account_ids))
        query = query.order_by(bot_tokens.c.created_at, bot_tokens.c.id)
        return [Token(*row) for row in await self._run(lambda c: c.execute(query).all())]

    async def end_tokens(self, account_id: str, id: str | None = None) -> bool:
        """Revoke a token of a bot, or all; False if there is none."""
        mine = bot_tokens.c.account_id == account_id
        query = sa.delete(bot_tokens).where(mine if id is None else mine & (bot_tokens.c.id == id))
        return await self._run(lambda c: c.execute(query).rowcount) > 0

    async def find(self, secret: str) -> tuple[Token, OutsideBot] | None:
        """Whose token this is, unless the host has shut the bot out."""
        own = bot_tokens.c.hash == hash_secret(secret)
        query = sa.select(*TOKEN, *BOT).select_from(
            AND_ACCOUNT.join(bot_tokens, bot_tokens.c.account_id == accounts.c.id)
        )
        now = round(time.time(), 3)
        old = bot_tokens.c.used_at.is_(None) | (bot_tokens.c.used_at < now - TOUCH)

        def read(connection: Connection) -> tuple[Token, OutsideBot] | None:
            found = connection.execute(query.where(own, _allowed())).first()
            if found is None:
                return None
            token = Token(*found[: len(TOKEN)])
            if token.used_at is None or token.used_at < now - TOUCH:
                connection.execute(sa.update(bot_tokens).where(own, old).values(used_at=now))
            return token, OutsideBot(*found[len(TOKEN) :])

        return await self._run(read)

    # -- streams -------------------------------------------------------------------------

    async def came(self, account_id: str, stream: str, games: str, until: float) -> None:
        """A stream of events was opened; it takes the place of every other one."""
        values = {"stream": stream, "games": games, "online_until": until}
        mine = outside_bots.c.account_id == account_id
        await self._run(lambda c: c.execute(sa.update(outside_bots).where(mine).values(values)))

    async def gone(self, account_id: str, stream: str) -> None:
        """A stream was closed; that says nothing if another one was opened since."""
        mine = (outside_bots.c.account_id == account_id) & (outside_bots.c.stream == stream)
        query = sa.update(outside_bots).where(mine).values(stream="", online_until=0.0)
        await self._run(lambda c: c.execute(query))

    async def look(
        self, streams: Mapping[str, str], until: float
    ) -> tuple[set[str], list[LinkedSeat]]:
        """Which streams, with their tokens, still stand, and the seats of their bots.

        A stream ends when another one is opened, its token is revoked or the bot shut out.
        Seats are at tables that wait or are played at.
        """
        alive = sa.select(outside_bots.c.account_id, outside_bots.c.stream, bot_tokens.c.id)
        alive = alive.select_from(
            AND_ACCOUNT.join(bot_tokens, bot_tokens.c.account_id == accounts.c.id)
        )
        alive = alive.where(outside_bots.c.stream.in_([*streams]), _allowed())
        links = sa.select(*LINK).join(tables, tables.c.id == account_seats.c.table_id)
        links = links.where(tables.c.status.in_(("open", "running")))
        links = links.order_by(account_seats.c.since, account_seats.c.table_id)

        def read(connection: Connection) -> tuple[set[str], list[LinkedSeat]]:
            # First: a stream that is closed meanwhile stays closed.
            mine = outside_bots.c.stream.in_([*streams])
            connection.execute(sa.update(outside_bots).where(mine).values(online_until=until))
            rows = [row for row in connection.execute(alive) if streams[row.stream] == row.id]
            ids = [row.account_id for row in rows]
            seats = connection.execute(links.where(account_seats.c.account_id.in_(ids)))
            return {row.stream for row in rows}, [LinkedSeat(*row) for row in seats]

        return await self._run(read) if streams else (set(), [])

    async def busy(self, account_id: str) -> int:
        """At how many tables that wait or are played at a bot sits."""
        query = sa.select(sa.func.count(sa.distinct(tables.c.id))).select_from(
            account_seats.join(tables, tables.c.id == account_seats.c.table_id)
        )
        mine = account_seats.c.account_id == account_id
        query = query.where(mine, tables.c.status.in_(("open", "running")))
        return await self._run(lambda c: int(c.execute(query).scalar_one()))

    async def _find(self, where: sa.ColumnElement[bool]) -> list[OutsideBot]:
        query = sa.select(*BOT).select_from(AND_ACCOUNT).where(where).order_by(accounts.c.name)
        return [OutsideBot(*row) for row in await self._run(lambda c: c.execute(query).all())]
