"""The session's cookie, and the session of a request; see `access`.

The cookie is HttpOnly and SameSite=Strict: a page of another site cannot read it, and no
request that such a page starts has it. Requests that change something are checked for their
origin besides, see `check_same_origin`.
"""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from ratskeller.server.accounts.sessions import LIFE, Session
from ratskeller.server.errors import Refused
from ratskeller.server.store.store import Store

Connection = ASGIConnection[Any, Any, Any, Any]
NAME = "ratskeller-session"
SAFE = ("GET", "HEAD", "OPTIONS")


def is_secure(connection: Connection) -> bool:
    """Whether the browser came by https (through a trusted proxy, too)."""
    return connection.scope["scheme"] in ("https", "wss")


def cookie_name(connection: Connection) -> str:
    """With https the prefix makes browsers refuse the cookie from anybody but this host."""
    return f"__Host-{NAME}" if is_secure(connection) else NAME


def session_cookie(connection: Connection, token: str) -> Cookie:
    """The cookie that signs in; an empty token removes it."""
    return Cookie(
        key=cookie_name(connection),
        value=token,
        path="/",
        httponly=True,
        secure=is_secure(connection),
        samesite="strict",
        max_age=int(LIFE) if token else 0,
    )


def own_origin(connection: Connection) -> bool:
    """Whether a request was made by a page of this server, or by no page at all."""
    origin = connection.headers.get("origin")
    if origin is not None:
        host = connection.headers.get("host", "")
        return urlsplit(origin).netloc.lower() == host.lower()
    return connection.headers.get("sec-fetch-site", "none") in ("same-origin", "none")


def check_same_origin(connection: Connection) -> None:
    """Refuse a change with a session's cookie that another origin's page asks for."""
    method = connection.scope.get("method", "GET")
    signed = bool(connection.cookies.get(cookie_name(connection)))
    if signed and method not in SAFE and not own_origin(connection):
        raise Refused("wrong-origin")


async def find_session(connection: Connection, store: Store) -> Session | None:
    """The session of a request; pages of other origins have none."""
    token = connection.cookies.get(cookie_name(connection), "")
    if not token or len(token) > 200 or not own_origin(connection):
        return None
    return await store.sessions.find(token)
