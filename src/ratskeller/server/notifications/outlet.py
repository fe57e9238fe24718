"""Requests to addresses that users name: to public hosts alone, unless the host allows others.

A name is resolved once and the connection goes to the address that was checked, so that a name
that changes its mind in between leads nowhere. Redirects are not followed.
"""

from __future__ import annotations

import asyncio
import ipaddress
import socket
import ssl
from collections.abc import Iterable

import httpcore
import msgspec

SECONDS = 10.0
MOST_CONNECTIONS = 32
ANSWER = 65_536  # bytes of an answer that are read


class Answer(msgspec.Struct, frozen=True):
    """The status of an answer, and the seconds that it asks to wait."""

    status: int
    wait: float


class Unreachable(Exception):  # noqa: N818  (it is an outcome of sending)
    """There is no answer; ``reason`` says why."""

    def __init__(self, reason: str, final: bool = False) -> None:
        super().__init__(reason)
        self.reason = reason
        self.final = final


def is_public(address: str) -> bool:
    """Whether an address belongs to the internet rather than to the network of the server.

    >>> [is_public(a) for a in ("1.1.1.1", "10.0.0.7", "::1", "::ffff:127.0.0.1", "169.254.1.2")]
    [True, False, False, False, False]
    """
    found = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(found, ipaddress.IPv6Address):
        for inner in (found.ipv4_mapped, found.sixtofour):
            if inner is not None:
                return is_public(str(inner))
        if found in ipaddress.ip_network("64:ff9b::/96"):
            return is_public(str(ipaddress.IPv4Address(int(found) & 0xFFFFFFFF)))
    return found.is_global and not found.is_multicast


class _Checked(httpcore.AsyncNetworkBackend):
    """Connects to addresses that were checked."""

    def __init__(self, private: bool) -> None:
        self._private = private
        self._network = httpcore.AnyIOBackend()

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: Iterable[httpcore.SOCKET_OPTION] | None = None,
    ) -> httpcore.AsyncNetworkStream:
        loop = asyncio.get_running_loop()
        try:
            found = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
        except OSError:
            raise Unreachable("unknown-host") from None
        addresses = [str(info[4][0]) for info in found]
        if not self._private and not all(map(is_public, addresses)):
            raise Unreachable("private-address", final=True)
        return await self._network.connect_tcp(
            addresses[0], port, timeout, local_address, socket_options
        )

    async def connect_unix_socket(
        self,
        path: str,
        timeout: float | None = None,
        socket_options: Iterable[httpcore.SOCKET_OPTION] | None = None,
    ) -> httpcore.AsyncNetworkStream:
        raise Unreachable("private-address", final=True)

    async def sleep(self, seconds: float) -> None:
        await self._network.sleep(seconds)


class Outlet:
    """Sends POST requests."""

    def __init__(self, private: bool = False) -> None:
        self._pool = httpcore.AsyncConnectionPool(
            ssl_context=ssl.create_default_context(),
            max_connections=MOST_CONNECTIONS,
            keepalive_expiry=30.0,
            network_backend=_Checked(private),
        )

    async def post(self, url: str, headers: dict[str, str], body: bytes) -> Answer:
        """The answer to a request; :class:`Unreachable` if there is none."""
        limits = dict.fromkeys(("connect", "read", "write", "pool"), SECONDS)
        try:
            async with asyncio.timeout(SECONDS):
                return await self._post(url, headers, body, limits)
        except (TimeoutError, httpcore.TimeoutException):
            raise Unreachable("timeout") from None
        except (httpcore.NetworkError, httpcore.ProtocolError, OSError, ssl.SSLError):
            raise Unreachable("no-connection") from None
        except httpcore.UnsupportedProtocol:
            raise Unreachable("bad-url", final=True) from None

    async def _post(
        self, url: str, headers: dict[str, str], body: bytes, limits: dict[str, float]
    ) -> Answer:
        sent = [(name.encode(), value.encode()) for name, value in headers.items()]
        extensions = {"timeout": limits}
        async with self._pool.stream(
            "POST", url, headers=sent, content=body, extensions=extensions
        ) as answer:
            read = 0
            async for part in answer.aiter_stream():
                read += len(part)
                if read > ANSWER:
                    break
            found = {name.lower(): value for name, value in answer.headers}
            wait = found.get(b"retry-after", b"")
            return Answer(answer.status, float(wait) if wait.isdigit() else 0.0)

    async def close(self) -> None:
        """Close all connections."""
        await self._pool.aclose()
