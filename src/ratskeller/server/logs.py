"""Logs: lines for people, or one JSON object a line for programs; each names its request.

A request has the id that a proxy gave it (``X-Request-Id``), or a new one; the response carries
it. A socket has one for as long as it is open. Queries are not logged.
"""

from __future__ import annotations

import json
import logging
import re
import secrets
import time
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Any

from litestar.types import ASGIApp, Receive, Scope, Send

from ratskeller.server import metrics

FORMATS = ("text", "json")
HEADER = b"x-request-id"
GIVEN = re.compile(rb"[A-Za-z0-9._-]{1,64}")
NOISY = ("alembic", "sqlalchemy", "aiosqlite", "httpx")

#: The id of the request that is being answered; empty outside of requests.
request_id: ContextVar[str] = ContextVar("request_id", default="")
access = logging.getLogger("ratskeller.access")


class TextFormatter(logging.Formatter):
    """``2026-01-01 12:00:00,000 ratskeller.store message [request]``."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(name)s %(message)s%(request)s")

    def format(self, record: logging.LogRecord) -> str:
        id = request_id.get()
        record.request = f" [{id}]" if id else ""
        return super().format(record)


class JsonFormatter(logging.Formatter):
    """One object a line: time, level, logger, message, and what else is known."""

    def format(self, record: logging.LogRecord) -> str:
        at = datetime.fromtimestamp(record.created, UTC)
        line: dict[str, Any] = {
            "time": at.isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if id := request_id.get():
            line["request"] = id
        line.update(getattr(record, "fields", {}))
        if record.exc_info:
            line["exception"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def configure(format: str) -> None:
    """Log to standard error in a format."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonFormatter() if format == "json" else TextFormatter())
    logging.basicConfig(level=logging.INFO, handlers=[handler], force=True)
    for noisy in NOISY:
        logging.getLogger(noisy).setLevel(logging.WARNING)


def named(app: ASGIApp, log_requests: bool) -> ASGIApp:
    """The application with an id for every request and socket, and with their times."""

    async def application(scope: Scope, receive: Receive, send: Send) -> None:
        kind = str(scope["type"])
        if kind == "lifespan":
            await app(scope, receive, send)
            return
        id = _given(scope) or secrets.token_hex(8)
        token = request_id.set(id)
        status, began = 0, time.perf_counter()

        async def answer(message: Any) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message.get("headers", ()), (HEADER, id.encode())]
            elif message["type"] == "websocket.close":
                status = message.get("code", 1000)
            await send(message)

        try:
            await app(scope, receive, answer)
        finally:
            seconds = time.perf_counter() - began
            method = str(scope.get("method", "SOCKET"))
            if kind == "http":
                metrics.REQUESTS.labels(method, f"{status // 100}xx").observe(seconds)
            if log_requests:
                _log(scope, method, status, seconds)
            request_id.reset(token)

    return application


def _given(scope: Any) -> str:
    """The id that a proxy gave to a request, if it is one."""
    for name, value in scope["headers"]:
        if name == HEADER and GIVEN.fullmatch(value):
            return bytes(value).decode()
    return ""


def _log(scope: Any, method: str, status: int, seconds: float) -> None:
    client = (scope.get("client") or ("",))[0]
    ms = round(1000 * seconds, 1)
    fields = {
        "method": method, "path": scope["path"], "status": status, "ms": ms, "client": client,
    }  # fmt: skip
    told = (client, method, scope["path"], status, ms)
    access.info("%s %s %s %d %.1f ms", *told, extra={"fields": fields})
