"""Errors over REST: a code and its details, without sentences or tracebacks."""

from __future__ import annotations

import logging
from typing import Any

import msgspec
from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi.datastructures import ResponseSpec

from ratskeller.server import metrics
from ratskeller.server.errors import Refused

log = logging.getLogger("ratskeller.api")


class Problem(msgspec.Struct):
    """Why a request was refused; its text has the key ``error-{code}``."""

    code: str
    details: dict[str, Any]


STATUSES = (400, 401, 403, 404, 405, 409, 413, 429, 503)
PROBLEMS = {
    status: ResponseSpec(Problem, generate_examples=False, description="Refused")
    for status in STATUSES
}
BY_STATUS = {400: "bad-message", 404: "not-found", 405: "not-allowed", 413: "too-large"}


def on_refused(_: Request[Any, Any, Any], error: Refused) -> Response[Problem]:
    """The server refused a request."""
    metrics.REFUSALS.labels(error.code).inc()
    headers = {"Retry-After": "1"} if error.status in (429, 503) else {}
    return Response(Problem(error.code, error.details), status_code=error.status, headers=headers)


def on_http(_: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """Litestar refused a request: an unknown path, a body that does not validate."""
    code = BY_STATUS.get(error.status_code, "bad-message")
    details: dict[str, Any] = {}
    if isinstance(error, ValidationException) and isinstance(error.extra, list):
        details = {"problems": error.extra}
    elif error.status_code == 400:
        details = {"problem": error.detail}
    return Response(
        Problem(code, details), status_code=error.status_code, headers=error.headers or {}
    )


def on_bug(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """A bug: logged with its traceback, answered without."""
    log.error("%s %s failed", request.method, request.url.path, exc_info=error)
    return Response(Problem("unavailable", {}), status_code=500)


HANDLERS: dict[Any, Any] = {
    Refused: on_refused,
    HTTPException: on_http,
    Exception: on_bug,
}
