"""Who a request comes from; handlers get it as a parameter.

``account: Account | None`` is the signed-in account, ``signed_in: Account`` refuses everybody
else, and ``session: Session`` is the signed-in browser. A token that is due is exchanged with
the answer to any request.
"""

from __future__ import annotations

import time
from typing import Any

from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.types import Message, Scope

from ratskeller.server.accounts.cookies import Connection, find_session, session_cookie
from ratskeller.server.accounts.sessions import Session
from ratskeller.server.accounts.store import Account
from ratskeller.server.errors import Refused
from ratskeller.server.settings import Settings
from ratskeller.server.store.store import Store

FRESH = 900.0  # seconds after signing in, in which an account's keys may be changed
FOUND, COOKIE = "ratskeller.signed", "ratskeller.cookie"  # in the state of a request

Signed = tuple[Session, Account]


class Access:
    """Finds the sessions of requests."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self._store = store
        self._settings = settings

    async def find(self, connection: Connection) -> Signed | None:
        """The session and the account of a request; looked up once."""
        state = connection.scope["state"]
        if FOUND not in state:
            state[FOUND] = await self._find(connection) if self._settings.accounts else None
        found: Signed | None = state[FOUND]
        return found

    async def _find(self, connection: Connection) -> Signed | None:
        session = await find_session(connection, self._store)
        if session is None:
            return None
        account = await self._store.accounts.account(session.account_id)
        if account is None or account.banned:
            return None
        if connection.scope["type"] == ScopeType.HTTP:
            token = await self._store.sessions.rotate(session)
            if token is not None:
                grant(connection, token)
        return session, account

    async def account(self, request: Connection) -> Account | None:
        """The signed-in account, or None for a guest."""
        found = await self.find(request)
        return None if found is None else found[1]

    async def signed_in(self, request: Connection) -> Account:
        """The signed-in account; a guest is refused."""
        return (await self._required(request))[1]

    async def session(self, request: Connection) -> Session:
        """The signed-in browser; a guest is refused."""
        return (await self._required(request))[0]

    async def _required(self, request: Connection) -> Signed:
        found = await self.find(request)
        if found is None:
            raise Refused("sign-in")
        return found


def check_fresh(session: Session) -> None:
    """Refuse a change of an account's keys unless its person has signed in just now."""
    if time.time() - session.created_at > FRESH:
        raise Refused("confirm")


def grant(connection: Connection, token: str) -> None:
    """Send a session's cookie with the answer; an empty token removes it."""
    connection.scope["state"][COOKIE] = session_cookie(connection, token)


async def send_cookie(message: Message, scope: Scope) -> None:
    """Add the cookie that was granted to the answer."""
    cookie: Any = scope.get("state", {}).get(COOKIE)
    if message["type"] == "http.response.start" and cookie is not None:
        headers = MutableScopeHeaders.from_message(message)
        headers.add("Set-Cookie", cookie.to_header(header=""))
        headers["Cache-Control"] = "no-store"
