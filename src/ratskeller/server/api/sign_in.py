"""Signing up, in and out over REST."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Controller, Request, post
from litestar.connection import ASGIConnection
from litestar.handlers.base import BaseRouteHandler

from ratskeller.server.accounts.access import Access, grant
from ratskeller.server.accounts.cookies import SAFE, own_origin
from ratskeller.server.accounts.service import AccountService
from ratskeller.server.admission import Admission
from ratskeller.server.answers import Ceremony, SignedIn, SignedUp
from ratskeller.server.api.errors import PROBLEMS
from ratskeller.server.errors import Refused

Name = Annotated[str, msgspec.Meta(max_length=100)]
Code = Annotated[str, msgspec.Meta(max_length=100)]
Token = Annotated[str, msgspec.Meta(max_length=100)]
Password = Annotated[str, msgspec.Meta(max_length=200)]
AnyRequest = Request[Any, Any, Any]


class SignUpWish(msgspec.Struct, forbid_unknown_fields=True):
    """The name of a new account; the invitation where the host asks for one."""

    name: Name
    invitation: Code = ""


class PasswordSignUp(msgspec.Struct, forbid_unknown_fields=True):
    """A new account with a password."""

    name: Name
    password: Password
    invitation: Code = ""


class CeremonyAnswer(msgspec.Struct, forbid_unknown_fields=True):
    """What the browser's WebAuthn made, with the token of its options."""

    token: Token
    credential: dict[str, Any]


class CodeSignIn(msgspec.Struct, forbid_unknown_fields=True):
    """A name and a code."""

    name: Name
    code: Code


class PasswordSignIn(msgspec.Struct, forbid_unknown_fields=True):
    """A name and a password."""

    name: Name
    password: Password


def only_here(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """Refuse other origins' pages, with or without a cookie: they could sign a visitor in."""
    if connection.scope.get("method") not in SAFE and not own_origin(connection):
        raise Refused("wrong-origin")


def accounts_allowed(accounts: AccountService) -> None:
    """Refuse where the host has switched accounts off."""
    if not accounts.settings.accounts:
        raise Refused("no-accounts")


class SignIn(Controller):
    """An answer that signs in sets the session's cookie."""

    path = "/api/account"
    tags = ("accounts",)
    guards = (only_here,)

    @post(
        "/sign-up/options",
        status_code=200,
        responses=PROBLEMS,
        summary="Options of a passkey for a new account",
    )
    async def begin_sign_up(
        self,
        data: SignUpWish,
        accounts: AccountService,
        admission: Admission,
        request: AnyRequest,
    ) -> Ceremony:
        """For `navigator.credentials.create`. Refused if the name is taken."""
        accounts_allowed(accounts)
        admission.check_creation(request)
        token, options = await accounts.begin_sign_up(request, data.name, data.invitation)
        return {"token": token, "options": options}

    @post("/sign-up", responses=PROBLEMS, summary="Make an account with a passkey")
    async def sign_up(
        self, data: CeremonyAnswer, accounts: AccountService, request: AnyRequest
    ) -> SignedUp:
        """The recovery codes are shown only once."""
        accounts_allowed(accounts)
        account, codes = await accounts.sign_up(request, data.token, data.credential)
        return {"name": account.name, "codes": codes}

    @post("/sign-up/password", responses=PROBLEMS, summary="Make an account with a password")
    async def sign_up_by_password(
        self,
        data: PasswordSignUp,
        accounts: AccountService,
        admission: Admission,
        request: AnyRequest,
    ) -> SignedUp:
        """Only where the host allows passwords."""
        accounts_allowed(accounts)
        admission.check_creation(request)
        account, codes = await accounts.sign_up_by_password(
            request, data.name, data.password, data.invitation
        )
        return {"name": account.name, "codes": codes}

    @post(
        "/sign-in/options",
        status_code=200,
        responses=PROBLEMS,
        summary="Options for signing in by a passkey",
    )
    async def begin_sign_in(
        self, accounts: AccountService, admission: Admission, request: AnyRequest
    ) -> Ceremony:
        """For `navigator.credentials.get`. No name is said: the passkey knows its account."""
        accounts_allowed(accounts)
        admission.check_creation(request)
        token, options = await accounts.begin_sign_in(request)
        return {"token": token, "options": options}

    @post("/sign-in", status_code=200, responses=PROBLEMS, summary="Sign in by a passkey")
    async def sign_in(
        self, data: CeremonyAnswer, accounts: AccountService, request: AnyRequest
    ) -> SignedIn:
        """A session that the browser had before ends."""
        accounts_allowed(accounts)
        account = await accounts.sign_in(request, data.token, data.credential)
        return {"name": account.name}

    @post("/sign-in/code", status_code=200, responses=PROBLEMS, summary="Sign in by a code")
    async def sign_in_by_code(
        self, data: CodeSignIn, accounts: AccountService, request: AnyRequest
    ) -> SignedIn:
        """A recovery code, or one that the host gave; it is used up."""
        accounts_allowed(accounts)
        account = await accounts.sign_in_by_code(request, data.name, data.code)
        return {"name": account.name}

    @post("/sign-in/password", status_code=200, responses=PROBLEMS, summary="Sign in by a password")
    async def sign_in_by_password(
        self, data: PasswordSignIn, accounts: AccountService, request: AnyRequest
    ) -> SignedIn:
        """Only where the host allows passwords."""
        accounts_allowed(accounts)
        account = await accounts.sign_in_by_password(request, data.name, data.password)
        return {"name": account.name}

    @post("/sign-out", status_code=204, responses=PROBLEMS, summary="Sign out on this device")
    async def sign_out(self, accounts: AccountService, access: Access, request: AnyRequest) -> None:
        """The session ends; whoever is not signed in is not either afterwards."""
        found = await access.find(request)
        if found is not None:
            await accounts.store.sessions.end(found[1].id, found[0].id)
            await accounts.watch.check()
        grant(request, "")
