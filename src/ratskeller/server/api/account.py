"""The own account over REST: passkeys, codes, devices, tables, export, deletion."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Controller, Request, Response, get, post

from ratskeller.server.accounts.access import Access, check_fresh, grant
from ratskeller.server.accounts.ceremony import site_of
from ratskeller.server.accounts.service import AccountService
from ratskeller.server.accounts.sessions import Session
from ratskeller.server.accounts.store import Account
from ratskeller.server.answers import (
    AccountExport,
    AccountState,
    Ceremony,
    DeviceData,
    LinkedSeats,
    NewCodes,
    OwnAccount,
    OwnTable,
    PasskeyData,
    SignedIn,
)
from ratskeller.server.api.errors import PROBLEMS
from ratskeller.server.api.sign_in import CeremonyAnswer, Name, Password, only_here
from ratskeller.server.errors import Refused
from ratskeller.server.service import Service
from ratskeller.server.wire import TableSummary

TABLES = 200  # seats whose tables are listed
LINKED = 100  # tables whose seats are linked at once
AnyRequest = Request[Any, Any, Any]


class NameWish(msgspec.Struct, forbid_unknown_fields=True):
    """A name."""

    name: Name


class PasswordWish(msgspec.Struct, forbid_unknown_fields=True):
    """A password; an empty one removes it."""

    password: Password


class PasskeyWish(msgspec.Struct, forbid_unknown_fields=True):
    """The id of a passkey."""

    id: Annotated[str, msgspec.Meta(max_length=1400)]


class DeviceWish(msgspec.Struct, forbid_unknown_fields=True):
    """The id of a device."""

    id: Annotated[str, msgspec.Meta(max_length=40)]


class HeldSeats(msgspec.Struct, forbid_unknown_fields=True):
    """Secrets of seats at a table."""

    table: Annotated[str, msgspec.Meta(max_length=40)]
    secrets: Annotated[
        list[Annotated[str, msgspec.Meta(max_length=200)]], msgspec.Meta(max_length=8)
    ]


class SeatWish(msgspec.Struct, forbid_unknown_fields=True):
    """The seats that this browser holds as a guest."""

    tables: Annotated[list[HeldSeats], msgspec.Meta(max_length=LINKED)]


class OwnAccounts(Controller):
    """What changes how an account is opened needs a sign-in of the last minutes (`confirm`)."""

    path = "/api/account"
    tags = ("accounts",)
    guards = (only_here,)

    @get(responses=PROBLEMS, summary="Who is signed in, and what the host allows")
    async def show(
        self, accounts: AccountService, access: Access, request: AnyRequest
    ) -> AccountState:
        """Everybody may ask."""
        found = await access.find(request)
        settings = accounts.settings
        return {
            "account": None if found is None else await _own(accounts, *found, request),
            "accounts": settings.accounts,
            "guests": settings.guests,
            "invited": settings.invited,
            "passwords": settings.passwords,
            "ratings": settings.ratings,
            "profiles": settings.profiles,
            "bots": settings.outside_bots,
            "tournaments": settings.with_tournaments,
        }

    @get("/tables", responses=PROBLEMS, summary="The tables of the account")
    async def tables(self, signed_in: Account, service: Service) -> list[OwnTable]:
        """Where a choice is awaited first, then what runs, what waits for players, what is over."""
        found = [
            OwnTable(table=table, seats=seats, turn=awaited(table, seats))
            for table, seats in await service.manager.store.own(signed_in.id, TABLES)
        ]
        ranks = ("running", "open", "finished", "closed")
        return sorted(found, key=lambda own: (not own["turn"], ranks.index(own["table"]["status"])))

    @post("/seats", status_code=200, responses=PROBLEMS, summary="Take seats into the account")
    async def link(self, data: SeatWish, signed_in: Account, service: Service) -> list[LinkedSeats]:
        """Seats that are held as a guest. One that is another account's stays there."""
        found: list[LinkedSeats] = []
        for held in data.tables:
            try:
                seats = await service.seats_of(held.table, held.secrets)
                seats = await service.own_seats.link(held.table, seats, signed_in.id)
            except Refused as refused:
                if refused.code not in ("no-table", "wrong-secret", "other-rules"):
                    raise
                continue
            found.append({"table": held.table, "seats": seats})
        return found

    @post("/name", status_code=200, responses=PROBLEMS, summary="Change the name")
    async def rename(
        self, data: NameWish, signed_in: Account, accounts: AccountService
    ) -> SignedIn:
        """Games that were played keep the name that stood there."""
        await accounts.rename(signed_in, data.name)
        found = await accounts.store.accounts.account(signed_in.id)
        return {"name": signed_in.name if found is None else found.name}

    @post(
        "/passkeys/options",
        status_code=200,
        responses=PROBLEMS,
        summary="Options of another passkey",
    )
    async def begin_passkey(
        self, session: Session, signed_in: Account, accounts: AccountService, request: AnyRequest
    ) -> Ceremony:
        """For `navigator.credentials.create` on a device that has no passkey of the account."""
        check_fresh(session)
        token, options = await accounts.begin_passkey(request, signed_in)
        return {"token": token, "options": options}

    @post("/passkeys", status_code=204, responses=PROBLEMS, summary="Add a passkey")
    async def add_passkey(
        self,
        data: CeremonyAnswer,
        session: Session,
        signed_in: Account,
        accounts: AccountService,
        request: AnyRequest,
    ) -> None:
        """From now on it signs in, too."""
        check_fresh(session)
        await accounts.add_passkey(request, signed_in, data.token, data.credential)

    @post("/passkeys/remove", status_code=204, responses=PROBLEMS, summary="Remove a passkey")
    async def remove_passkey(
        self, data: PasskeyWish, session: Session, signed_in: Account, accounts: AccountService
    ) -> None:
        """The last one stays, unless there is a password."""
        check_fresh(session)
        await accounts.remove_passkey(signed_in, data.id)

    @post("/codes", status_code=200, responses=PROBLEMS, summary="New recovery codes")
    async def renew_codes(
        self, session: Session, signed_in: Account, accounts: AccountService
    ) -> NewCodes:
        """All codes of before are void."""
        check_fresh(session)
        return {"codes": await accounts.store.codes.renew(signed_in.id)}

    @post("/password", status_code=204, responses=PROBLEMS, summary="Set or remove the password")
    async def set_password(
        self, data: PasswordWish, session: Session, signed_in: Account, accounts: AccountService
    ) -> None:
        """Only where the host allows passwords; it can be removed anywhere."""
        check_fresh(session)
        await accounts.set_password(signed_in, data.password)

    @post("/devices/end", status_code=204, responses=PROBLEMS, summary="Sign another device out")
    async def end_device(
        self, data: DeviceWish, signed_in: Account, accounts: AccountService
    ) -> None:
        """Its sockets are closed, too."""
        if not await accounts.store.sessions.end(signed_in.id, data.id):
            raise Refused("not-found")
        await accounts.watch.check()

    @post("/devices/end-all", status_code=204, responses=PROBLEMS, summary="Sign out everywhere")
    async def end_all(
        self, signed_in: Account, accounts: AccountService, request: AnyRequest
    ) -> None:
        """On this device as well."""
        await accounts.store.sessions.end_all(signed_in.id)
        await accounts.watch.check()
        grant(request, "")

    @get("/export", responses=PROBLEMS, summary="All that the server keeps of the account")
    async def export(self, signed_in: Account, service: Service) -> Response[AccountExport]:
        """A file of JSON; hashes of tokens and codes are left out."""
        store = service.manager.store
        shown = msgspec.structs.asdict(signed_in)
        shown["password"] = signed_in.password is not None
        data: AccountExport = {
            "account": shown,
            "bots": [
                {
                    "name": bot.name,
                    "free": bot.free,
                    "belongings": await store.accounts.owned(bot.account_id),
                }
                for bot in await store.bots.of(signed_in.id)
            ],
            "belongings": {
                **await store.accounts.owned(signed_in.id),
                **await store.profiles.belongings(signed_in.id),
            },
            "tables": [
                {
                    "table": table,
                    "seat": seat,
                    "said": [
                        {"at": said.at, "text": said.text}
                        for said in await store.said(table["id"], seat)
                    ],
                }
                for table, seats in await store.own(signed_in.id, 100_000)
                for seat in seats
            ],
        }
        headers = {
            "Content-Disposition": 'attachment; filename="ratskeller-account.json"',
            "Cache-Control": "no-store",
        }
        return Response(data, headers=headers)

    @post("/delete", status_code=204, responses=PROBLEMS, summary="Delete the account")
    async def delete(
        self,
        session: Session,
        signed_in: Account,
        service: Service,
        accounts: AccountService,
        request: AnyRequest,
    ) -> None:
        """Bots go on with the running games; nothing of other people's games changes."""
        check_fresh(session)
        for bot in await service.manager.store.bots.of(signed_in.id):
            await service.remove_bot(bot)
        await service.give_up(signed_in.id)
        await accounts.store.accounts.delete(signed_in.id)
        await accounts.watch.check()
        grant(request, "")


def awaited(table: TableSummary, seats: list[int]) -> bool:
    """Whether one of these seats owes a choice that no bot makes for it."""
    return any(seat in seats and table["seats"][seat]["bot"] is None for seat in table["actors"])


async def _own(
    accounts: AccountService, session: Session, account: Account, request: AnyRequest
) -> OwnAccount:
    here = site_of(request).id
    store = accounts.store
    return {
        "name": account.name,
        "created_at": account.created_at,
        "passkeys": [
            PasskeyData(
                id=passkey.id,
                name=passkey.name,
                created_at=passkey.created_at,
                used_at=passkey.used_at,
                here=passkey.site == here,
            )
            for passkey in await store.passkeys.of(account.id)
        ],
        "devices": [
            DeviceData(
                id=one.id,
                name=one.device,
                created_at=one.created_at,
                used_at=one.used_at,
                here=one.id == session.id,
            )
            for one in await store.sessions.of(account.id)
        ],
        "codes": await store.codes.count(account.id),
        "password": account.password is not None,
        "hidden": await store.profiles.is_hidden(account.id),
    }
