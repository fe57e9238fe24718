"""Attempts that are counted against a limit, whichever process they reach."""

from __future__ import annotations

import ipaddress
import time

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from ratskeller.server.accounts.schema import attempts
from ratskeller.server.credentials import hash_secret, new_table_id
from ratskeller.server.errors import Refused
from ratskeller.server.store.engine import Reader

KEPT = 86_400.0  # seconds; no limit looks further back
LOCK = 7_385_112_005  # PostgreSQL advisory lock: attempts are counted one after another


class AttemptStore:
    """The attempts in one database."""

    def __init__(self, reader: Reader) -> None:
        self._run = reader.run

    async def check(self, what: str, most: float, seconds: float, now: float | None = None) -> None:
        """Count an attempt; refused if ``most`` were made in as many ``seconds``.

        A refused attempt does not count, so that whoever waits is let in again. ``what`` is
        stored as a hash: the table tells nothing about names and addresses.
        """
        if most <= 0:
            return
        now = round(time.time() if now is None else now, 3)
        what = hash_secret(what)

        def write(connection: Connection) -> bool:
            if connection.dialect.name == "postgresql":
                connection.execute(sa.text(f"SELECT pg_advisory_xact_lock({LOCK})"))
            # The deletion comes first: with SQLite it takes the lock before anything is read.
            connection.execute(sa.delete(attempts).where(attempts.c.at < now - KEPT))
            same = (attempts.c.what == what) & (attempts.c.at > now - seconds)
            query = sa.select(sa.func.count()).select_from(attempts).where(same)
            if (connection.execute(query).scalar() or 0) >= most:
                return False
            connection.execute(attempts.insert(), {"id": new_table_id(), "what": what, "at": now})
            return True

        if not await self._run(write):
            raise Refused("too-many-attempts")


def network(address: str) -> str:
    """What one person has of the address space: an address, or with IPv6 a /64.

    >>> network("192.0.2.7"), network("2001:db8::7:1"), network("unix")
    ('192.0.2.7', '2001:db8::/64', 'unix')
    """
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    if found.version == 4:
        return address
    mapped = found.ipv4_mapped
    return str(mapped or ipaddress.ip_network((int(found) >> 64 << 64, 64)))
