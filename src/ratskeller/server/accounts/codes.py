"""Codes that sign in once, to print or from the host; and invitations.

A code has 79 random bits and cannot be guessed, so an unsalted hash is safe to store.
"""

from __future__ import annotations

import secrets
import time

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from ratskeller.server.accounts.schema import invitations, recovery_codes
from ratskeller.server.credentials import ALPHABET, hash_secret
from ratskeller.server.store.engine import Reader

PRINTED = 8  # codes on the page to print
HOST_LIFE = 86_400.0  # seconds in which a code from the host has to be used


def new_code() -> str:
    """A code in four groups, of letters that are not confused."""
    groups = ("".join(secrets.choice(ALPHABET) for _ in range(4)) for _ in range(4))
    return "-".join(groups)


def code_hash(account_id: str, code: str) -> str:
    """The hash of a code, however it was typed.

    >>> code_hash("a", " Abcd-efgh 2345-6789") == code_hash("a", "abcd-efgh-2345-6789")
    True
    """
    typed = "".join(c for c in code.lower() if c.isalnum())
    return hash_secret(f"{account_id}:{typed}")


class CodeStore:
    """The codes in one database."""

    def __init__(self, reader: Reader) -> None:
        self._run = reader.run

    async def renew(self, account_id: str) -> list[str]:
        """New codes instead of all that the account had."""
        codes = [new_code() for _ in range(PRINTED)]
        now = round(time.time(), 3)
        rows = [
            {"account_id": account_id, "hash": code_hash(account_id, code), "created_at": now}
            for code in codes
        ]

        def write(connection: Connection) -> None:
            mine = recovery_codes.c.account_id == account_id
            connection.execute(sa.delete(recovery_codes).where(mine))
            connection.execute(recovery_codes.insert(), rows)

        await self._run(write)
        return codes

    async def clear(self, account_id: str) -> None:
        """Void all codes of an account."""
        query = sa.delete(recovery_codes).where(recovery_codes.c.account_id == account_id)
        await self._run(lambda c: c.execute(query))

    async def add_host_code(self, account_id: str, now: float | None = None) -> str:
        """One more code, which ends after a day."""
        now = round(time.time() if now is None else now, 3)
        code = new_code()
        row = {
            "account_id": account_id,
            "hash": code_hash(account_id, code),
            "created_at": now,
            "expires_at": now + HOST_LIFE,
        }
        await self._run(lambda c: c.execute(recovery_codes.insert(), row))
        return code

    async def take(self, account_id: str, code: str, now: float | None = None) -> bool:
        """Use a code up; False if there is no such code. Of two at once, one succeeds."""
        now = time.time() if now is None else now
        mine = recovery_codes.c.account_id == account_id
        same = recovery_codes.c.hash == code_hash(account_id, code)
        query = sa.delete(recovery_codes).where(mine, same, _alive(recovery_codes, now))
        return await self._run(lambda c: c.execute(query).rowcount) == 1

    async def count(self, account_id: str) -> int:
        """How many codes an account has left."""
        mine = recovery_codes.c.account_id == account_id
        alive = _alive(recovery_codes, time.time())
        query = sa.select(sa.func.count()).select_from(recovery_codes).where(mine, alive)
        return await self._run(lambda c: c.execute(query).scalar()) or 0


class InvitationStore:
    """The invitations in one database."""

    def __init__(self, reader: Reader) -> None:
        self._run = reader.run

    async def add(self, note: str, days: float | None = None) -> str:
        """A new invitation, for one account."""
        code, now = new_code(), round(time.time(), 3)
        row = {
            "hash": code_hash("", code),
            "note": note[:200],
            "created_at": now,
            "expires_at": None if days is None else now + days * 86_400,
        }
        await self._run(lambda c: c.execute(invitations.insert(), row))
        return code

    async def is_good(self, code: str) -> bool:
        """Whether an invitation can be used."""
        query = sa.select(invitations.c.hash).where(*_same_invitation(code))
        return await self._run(lambda c: c.execute(query).first()) is not None

    async def take(self, code: str) -> bool:
        """Use an invitation up; False if there is no such one."""
        query = sa.delete(invitations).where(*_same_invitation(code))
        return await self._run(lambda c: c.execute(query).rowcount) == 1


def _same_invitation(code: str) -> tuple[sa.ColumnElement[bool], ...]:
    return invitations.c.hash == code_hash("", code), _alive(invitations, time.time())


def _alive(table: sa.Table, now: float) -> sa.ColumnElement[bool]:
    return table.c.expires_at.is_(None) | (table.c.expires_at > now)
