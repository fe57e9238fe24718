"""Who may come in: origins of pages, addresses, how many and how often."""

from __future__ import annotations

import contextlib
from collections import Counter
from collections.abc import Iterator
from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection

from ratskeller.server.errors import Refused
from ratskeller.server.rate_limit import RateLimiter
from ratskeller.server.settings import Settings


class Admission:
    """Checks at the entrance, per process."""

    def __init__(self, settings: Settings) -> None:
        self._origins = settings.allowed_origins
        self._max_sockets = settings.sockets
        self._open_sockets: Counter[str] = Counter()
        self._requests = RateLimiter(settings.requests, 5 * settings.requests)
        self._creations = RateLimiter(settings.creations / 60, max(1.0, settings.creations))

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
    def admit_socket(self, connection: ASGIConnection[Any, Any, Any, Any]) -> Iterator[bool]:
        """Count a socket in and out; gives False if there are too many from one address."""
        who = client_address(connection)
        if self._max_sockets and self._open_sockets[who] >= self._max_sockets:
            yield False
            return
        self._open_sockets[who] += 1
        try:
            yield True
        finally:
            self._open_sockets[who] -= 1
            if not self._open_sockets[who]:
                del self._open_sockets[who]

    def check_request(self, connection: ASGIConnection[Any, Any, Any, Any]) -> None:
        """Any request."""
        if not self._requests.take(client_address(connection)):
            raise Refused("too-fast")

    def check_creation(self, connection: ASGIConnection[Any, Any, Any, Any]) -> None:
        """A request that makes something: a table, a seat taken."""
        if not self._creations.take(client_address(connection)):
            raise Refused("too-fast")


def client_address(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Where a connection comes from; behind a proxy, what the proxy says."""
    return connection.client.host if connection.client is not None else ""
