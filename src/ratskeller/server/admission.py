"""Admission of requests and sockets: origins and rate limits."""

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
    """The checks, per process."""

    def __init__(self, settings: Settings) -> None:
        self._origins = settings.allowed_origins
        self._max_sockets = settings.sockets
        self._open_sockets: Counter[str] = Counter()
        self._requests = RateLimiter(settings.requests, 5 * settings.requests)
        self._creations = RateLimiter(settings.creations / 60, max(1.0, settings.creations))

    def origin_allowed(self, origin: str | None, host: str | None) -> bool:
        """Whether a page of this origin may open a socket.

        Browsers always send the origin. A client without one is not a browser and has no
        cookies or other rights of a user.
        """
        if origin is None:
            return True
        own = host is not None and urlsplit(origin).netloc.lower() == host.lower()
        return own or origin.lower() in self._origins

    @contextlib.contextmanager
    def admit_socket(self, connection: ASGIConnection[Any, Any, Any, Any]) -> Iterator[bool]:
        """Count an open socket; yields False if its address has too many."""
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
        """Limit the rate of requests."""
        if not self._requests.take(client_address(connection)):
            raise Refused("too-fast")

    def check_creation(self, connection: ASGIConnection[Any, Any, Any, Any]) -> None:
        """Limit the rate of new tables and joins."""
        if not self._creations.take(client_address(connection)):
            raise Refused("too-fast")


def client_address(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The client's address; behind a trusted proxy, the one it forwards."""
    return connection.client.host if connection.client is not None else ""
