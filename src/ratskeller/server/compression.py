"""Compression and ETags of responses.

Files of the web app have Brotli copies (`static_files`); other large responses are compressed
here. Litestar's compression is not used: it compresses such copies again and ignores ``q=0``.
Responses about tables are neither compressed nor cached: they may hold a secret next to text
that a player wrote.
"""

from __future__ import annotations

import gzip
import hashlib
from functools import lru_cache

from litestar.datastructures import Headers, MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

MIN_SIZE = 1000  # bytes; smaller responses are not compressed
LEVEL = 5
TYPES = ("text/", "application/json", "application/javascript", "image/svg")


def compress_responses(app: ASGIApp) -> ASGIApp:
    """The middleware that compresses responses and adds ETags."""

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
                    message["body"] = _encode(first, body, scope, headers)
                await send(first)
                await send(message)
            else:
                await send(message)

        await app(scope, receive, wrapped)

    return middleware


def accepted(header: str, encoding: str) -> bool:
    """Whether an ``Accept-Encoding`` header allows an encoding.

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


def _encode(start: Message, body: bytes, scope: Scope, asked: Headers) -> bytes:
    """Set the headers of a response; returns the body to send."""
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
    large = len(body) >= MIN_SIZE and headers.get("content-type", "").startswith(TYPES)
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
    """The body as gzip, cached: files and texts are requested often."""
    return gzip.compress(body, LEVEL, mtime=0)
