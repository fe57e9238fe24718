"""The name of a server's process, by which it finds what it left behind when it was killed."""

from __future__ import annotations

import contextlib
import hashlib
import socket
from pathlib import Path
from typing import Any

from sqlalchemy.engine import URL

ONLY = "only"  # with SQLite there is no other process


def name_of(url: URL, at: tuple[Any, ...]) -> str:
    """The same name whenever a process listens at this address of this machine.

    No two processes can do that at once, so what has this name belongs to nobody alive.

    >>> from ratskeller.server.store.engine import read_url
    >>> name_of(read_url("sqlite:////tables.sqlite"), ("127.0.0.1", 4710))
    'only'
    >>> shared = read_url("postgresql://localhost/tables")
    >>> name_of(shared, ("127.0.0.1", 4710)) == name_of(shared, ("127.0.0.1", 4711))
    False
    >>> len(name_of(shared, ("::1", 4710, 0, 0)))
    32
    """
    if url.get_backend_name() == "sqlite":
        return ONLY
    place = (*_machine(), *at[:2])
    return hashlib.sha256(repr(place).encode()).hexdigest()[:32]


def _machine() -> list[str]:
    """What this machine or container differs in from others, and keeps while it runs."""
    found = [socket.gethostname()]
    with contextlib.suppress(OSError):
        found.append(Path("/proc/sys/kernel/random/boot_id").read_text())
        found.append(str(Path("/proc/self/ns/net").stat().st_ino))
    return found
