"""Answers on their way out: compressed if that helps, and not sent twice.

The web app's files lie compressed beside themselves (`pages`); everything else that is large
is compressed here. Answers about tables are left alone: they may hold a secret beside what
somebody wrote, and should not be kept by anybody.
"""

from __future__ import annotations

import gzip
import hashlib
from functools import lru_cache

from litestar.datastructures import Headers, MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

SMALL = 1000  # bytes that are not worth it
LEVEL = 5
TYPES = ("text/", "application/json", "application/javascript", "image/svg")


def compress_responses(app: ASGIApp) -> ASGIApp:
    """The middleware."""

    async def middleware(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await app(scope, receive, send)
            return
        headers = Headers.from_scope(scope)
        start: Message | None = None

        async def wrapped(message: Message) -> None:
            nonlocal start
            if message["type"] == "http.response.start":
                start = message
            elif message["type"] == "http.response.body" and start is not None:
                first, start = start, None
                body = b"" if message.get("more_body") else message["body"]
                if body:
                    message["body"] = _dress(first, body, scope, headers)
                await send(first)
                await send(message)
            else:
                await send(message)

        await app(scope, receive, wrapped)

    return middleware


def accepted(header: str, encoding: str) -> bool:
    """Whether an ``Accept-Encoding`` allows an encoding.

    >>> [accepted("gzip;q=0, br", name) for name in ("gzip", "br", "zstd")]
    [False, True, False]
    >>> accepted("*", "gzip")
    True
    """
    found = False
    for part in header.lower().split(","):
        name, _, rest = part.strip().partition(";")
        if name.strip() in (encoding, "*"):
            allowed = rest.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
            if name.strip() == encoding:
                return allowed
            found = allowed
    return found


def _dress(start: Message, body: bytes, scope: Scope, asked: Headers) -> bytes:
    """Put the headers on an answer; returns the body as it goes out."""
    headers = MutableScopeHeaders.from_message(start)
    if scope["path"].startswith("/api/tables"):
        headers.setdefault("Cache-Control", "no-store")
        return body
    headers.setdefault("Cache-Control", "no-cache")
    if scope["method"] == "GET" and start["status"] == 200:  # type: ignore[typeddict-item]
        tag = f'W/"{_digest(body)}"'
        headers.setdefault("ETag", tag)
        if headers["etag"] in [t.strip() for t in asked.get("if-none-match", "").split(",")]:
            start["status"] = 304  # type: ignore[typeddict-unknown-key]
            headers.pop("content-length", None)
            headers.pop("content-type", None)
            headers.extend_header_value("vary", "Accept-Encoding")
            return b""
    packed = "content-encoding" in headers
    large = len(body) >= SMALL and headers.get("content-type", "").startswith(TYPES)
    if packed or large:
        headers.extend_header_value("vary", "Accept-Encoding")
    if packed or not large or not accepted(asked.get("accept-encoding", ""), "gzip"):
        return body
    body = gzipped(body)
    headers["Content-Encoding"] = "gzip"
    headers["Content-Length"] = str(len(body))
    return body


@lru_cache(256)
def _digest(body: bytes) -> str:
    return hashlib.sha256(body).hexdigest()[:24]


@lru_cache(256)
def gzipped(body: bytes) -> bytes:
    """A body as gzip; the app's files and words are asked for again and again."""
    return gzip.compress(body, LEVEL, mtime=0)
