"""Sessions: browsers that are signed in, by a random token in a cookie.

The database has the hashes of tokens alone. A token is exchanged for a new one from time to
time; the old one stays good until the new one was seen, and a minute longer for requests that
were on their way.
"""

from __future__ import annotations

import time
from collections.abc import Sequence

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection

from ratskeller.server.accounts.schema import accounts, sessions
from ratskeller.server.credentials import hash_secret, new_secret, new_table_id
from ratskeller.server.store.engine import Reader

DAY = 86_400.0
LIFE = 60 * DAY  # a session that was not used for so long has ended
ROTATION = DAY  # seconds until a token is exchanged
GRACE = 60.0  # seconds for requests with the old token once the new one was seen
TOUCH = 300.0  # seconds between two notes of the last use


class Session(msgspec.Struct, frozen=True):
    """A signed-in browser; ``device`` describes it."""

    id: str
    account_id: str
    device: str
    created_at: float
    rotated_at: float
    used_at: float


COLUMNS = tuple(sessions.c[name] for name in Session.__struct_fields__)


class SessionStore:
    """The sessions in one database."""

    def __init__(self, reader: Reader) -> None:
        self._run = reader.run

    async def start(self, account_id: str, device: str, now: float | None = None) -> str:
        """Start a session; returns its token. It always has a new id and a new token."""
        now = round(time.time() if now is None else now, 3)
        token = new_secret()
        row = {
            "id": new_table_id(),
            "account_id": account_id,
            "token": hash_secret(token),
            "previous": None,
            "device": device[:200],
            "created_at": now,
            "rotated_at": now,
            "used_at": now,
        }

        def write(connection: Connection) -> None:
            connection.execute(sa.delete(sessions).where(sessions.c.used_at < now - LIFE))
            connection.execute(sessions.insert(), row)

        await self._run(write)
        return token

    async def find(self, token: str, now: float | None = None) -> Session | None:
        """The session of a token, if it is still good."""
        now = time.time() if now is None else now
        hash = hash_secret(token)

        def read(connection: Connection) -> Session | None:
            alive = sessions.c.used_at >= now - LIFE
            query = sa.select(*COLUMNS, sessions.c.previous)
            found = connection.execute(query.where(sessions.c.token == hash, alive)).first()
            own = sessions.c.token == hash
            if found is None:
                own = sessions.c.previous == hash
                found = connection.execute(query.where(own, alive)).first()
                if found is None:
                    return None
            elif found.previous is not None and now - found.rotated_at > GRACE:
                connection.execute(sa.update(sessions).where(own).values(previous=None))
            if now - found.used_at > TOUCH:
                connection.execute(sa.update(sessions).where(own).values(used_at=round(now, 3)))
            return Session(*found[:-1])

        return await self._run(read)

    async def rotate(self, session: Session, now: float | None = None) -> str | None:
        """A new token for a session whose token is old; None if it is not, or just was."""
        now = time.time() if now is None else now
        if now - session.rotated_at < ROTATION:
            return None
        token = new_secret()
        same = (sessions.c.id == session.id) & (sessions.c.rotated_at == session.rotated_at)
        values = {"token": hash_secret(token), "previous": sessions.c.token}
        query = sa.update(sessions).where(same).values(**values, rotated_at=round(now, 3))
        changed = await self._run(lambda c: c.execute(query).rowcount)
        return token if changed == 1 else None

    async def of(self, account_id: str) -> list[Session]:
        """The sessions of an account, last used first."""
        query = sa.select(*COLUMNS).where(sessions.c.account_id == account_id)
        query = query.order_by(sessions.c.used_at.desc())
        return [Session(*row) for row in await self._run(lambda c: c.execute(query).all())]

    async def end(self, account_id: str, id: str) -> bool:
        """End a session of an account; False if there is none."""
        mine = (sessions.c.account_id == account_id) & (sessions.c.id == id)
        query = sa.delete(sessions).where(mine)
        return await self._run(lambda c: c.execute(query).rowcount) > 0

    async def end_all(self, account_id: str, but: str = "") -> None:
        """End all sessions of an account, or all but one."""
        mine = (sessions.c.account_id == account_id) & (sessions.c.id != but)
        query = sa.delete(sessions).where(mine)
        await self._run(lambda c: c.execute(query))

    async def alive(self, ids: Sequence[str]) -> set[str]:
        """Those of several sessions that have not ended, and whose account is not banned."""
        allowed = accounts.c.banned_until.is_(None) | (accounts.c.banned_until <= time.time())
        query = sa.select(sessions.c.id).join(accounts, accounts.c.id == sessions.c.account_id)

        def read(connection: Connection) -> set[str]:
            found: set[str] = set()
            for start in range(0, len(ids), 500):
                some = sessions.c.id.in_(ids[start : start + 500])
                found.update(connection.execute(query.where(some, allowed)).scalars())
            return found

        return await self._run(read) if ids else set()
