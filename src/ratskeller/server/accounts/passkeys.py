"""Passkeys and the challenges that wait for their answer."""

from __future__ import annotations

import time
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection
from sqlalchemy.exc import IntegrityError

from ratskeller.server.accounts.schema import challenges, passkeys
from ratskeller.server.credentials import hash_secret, new_secret
from ratskeller.server.errors import Refused
from ratskeller.server.store.engine import Reader

WAIT = 300.0  # seconds in which a challenge has to be answered
MOST = 20  # passkeys of one account


class Passkey(msgspec.Struct, frozen=True):
    """A WebAuthn credential; ``site`` is the host name that it is bound to."""

    id: str
    account_id: str
    site: str
    public_key: str
    uses: int
    name: str
    created_at: float
    used_at: float


COLUMNS = tuple(passkeys.c[name] for name in Passkey.__struct_fields__)


class PasskeyStore:
    """The passkeys in one database."""

    def __init__(self, reader: Reader) -> None:
        self._run = reader.run

    async def add(self, passkey: Passkey) -> None:
        """Keep a new passkey; refused if its id is known, or the account has too many."""

        def write(connection: Connection) -> bool:
            try:
                with connection.begin_nested():
                    connection.execute(passkeys.insert(), msgspec.structs.asdict(passkey))
            except IntegrityError:
                return False
            return True

        if len(await self.of(passkey.account_id)) >= MOST:
            raise Refused("too-many-passkeys", most=MOST)
        if not await self._run(write):
            raise Refused("wrong-passkey")

    async def find(self, id: str) -> Passkey | None:
        """A passkey by the id of its credential."""
        query = sa.select(*COLUMNS).where(passkeys.c.id == id)
        found = await self._run(lambda c: c.execute(query).first())
        return None if found is None else Passkey(*found)

    async def of(self, account_id: str) -> list[Passkey]:
        """The passkeys of an account, oldest first."""
        query = sa.select(*COLUMNS).where(passkeys.c.account_id == account_id)
        query = query.order_by(passkeys.c.created_at, passkeys.c.id)
        return [Passkey(*row) for row in await self._run(lambda c: c.execute(query).all())]

    async def used(self, passkey: Passkey, uses: int) -> None:
        """Note a sign-in and the authenticator's own count of uses."""
        query = sa.update(passkeys).where(passkeys.c.id == passkey.id)
        values = {"uses": uses, "used_at": round(time.time(), 3)}
        await self._run(lambda c: c.execute(query.values(**values)))

    async def remove(self, account_id: str, id: str) -> bool:
        """Forget a passkey of an account; False if there is none."""
        mine = (passkeys.c.account_id == account_id) & (passkeys.c.id == id)
        query = sa.delete(passkeys).where(mine)
        return await self._run(lambda c: c.execute(query).rowcount) == 1


class ChallengeStore:
    """The challenges in one database: any process may take the answer, and only one does."""

    def __init__(self, reader: Reader) -> None:
        self._run = reader.run

    async def add(self, purpose: str, body: dict[str, Any], now: float | None = None) -> str:
        """Keep what an answer is checked against; returns the token that it comes with."""
        now = time.time() if now is None else now
        token = new_secret()
        row = {
            "token": hash_secret(token),
            "purpose": purpose,
            "body": msgspec.json.encode(body).decode(),
            "expires_at": round(now + WAIT, 3),
        }

        def write(connection: Connection) -> None:
            connection.execute(sa.delete(challenges).where(challenges.c.expires_at < now))
            connection.execute(challenges.insert(), row)

        await self._run(write)
        return token

    async def take(self, token: str, purpose: str, now: float | None = None) -> dict[str, Any]:
        """What was kept, once; refused if it is too late, or for another purpose."""
        now = time.time() if now is None else now
        same = (challenges.c.token == hash_secret(token)) & (challenges.c.purpose == purpose)
        query = sa.delete(challenges).where(same, challenges.c.expires_at > now)
        taken = query.returning(challenges.c.body)
        found = await self._run(lambda c: c.execute(taken).first())
        if found is None:
            raise Refused("old-challenge")
        body: dict[str, Any] = msgspec.json.decode(found.body)
        return body
