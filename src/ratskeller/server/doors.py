"""Who may come in: origins of pages, addresses, how many and how often."""

from __future__ import annotations

import contextlib
from collections import Counter
from collections.abc import Iterator
from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection

from ratskeller.server.limits import Limiter
from ratskeller.server.settings import Settings
from ratskeller.server.trouble import Trouble


class Doors:
    """Checks at the entrance, per process."""

    def __init__(self, settings: Settings) -> None:
        self._origins = settings.allowed_origins
        self._most = settings.sockets
        self._inside: Counter[str] = Counter()
        self._requests = Limiter(settings.requests, 5 * settings.requests)
        self._creations = Limiter(settings.creations / 60, max(1.0, settings.creations))

    def origin_allowed(self, origin: str | None, host: str | None) -> bool:
        """Whether a page of this origin may open a socket here.

        A browser always says where a page comes from; who says nothing is no browser and
        carries nobody's rights.
        """
        if origin is None:
            return True
        own = host is not None and urlsplit(origin).netloc.lower() == host.lower()
        return own or origin.lower() in self._origins

    @contextlib.contextmanager
    def enter(self, connection: ASGIConnection[Any, Any, Any, Any]) -> Iterator[bool]:
        """Count a socket in and out; gives False if there are too many from one address."""
        who = address(connection)
        if self._most and self._inside[who] >= self._most:
            yield False
            return
        self._inside[who] += 1
        try:
            yield True
        finally:
            self._inside[who] -= 1
            if not self._inside[who]:
                del self._inside[who]

    def ask(self, connection: ASGIConnection[Any, Any, Any, Any]) -> None:
        """Any request."""
        if not self._requests.take(address(connection)):
            raise Trouble("too-fast")

    def make(self, connection: ASGIConnection[Any, Any, Any, Any]) -> None:
        """A request that makes something: a table, a seat taken."""
        if not self._creations.take(address(connection)):
            raise Trouble("too-fast")


def address(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Where a connection comes from; behind a proxy, what the proxy says."""
    return connection.client.host if connection.client is not None else ""
