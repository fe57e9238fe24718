"""Tables over REST."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from litestar import Controller, Request, get, post
from litestar.params import Parameter

from ratskeller.server.accounts.store import Account
from ratskeller.server.admission import Admission
from ratskeller.server.answers import RecordData
from ratskeller.server.api.errors import PROBLEMS
from ratskeller.server.api.rights import SeatRight
from ratskeller.server.draws import TEST_HEADER
from ratskeller.server.errors import Refused
from ratskeller.server.service import Commitment, CreatedTable, JoinedSeat, NewTable, Service
from ratskeller.server.wire import TableSummary

TableId = Annotated[str, Parameter(max_length=40)]
Status = Literal["open", "running", "finished"]
Name = Annotated[str, msgspec.Meta(max_length=200)]


class JoinRequest(msgspec.Struct, forbid_unknown_fields=True):
    """The player's name and the seat to take; without a seat, the first open one."""

    name: Name = ""
    seat: Annotated[int, msgspec.Meta(ge=0, le=99)] | None = None
    invite: Annotated[str, msgspec.Meta(max_length=200)] = ""
    commitment: Commitment = ""


class SitRequest(msgspec.Struct, forbid_unknown_fields=True):
    """The player's commitment to a secret for the draws, or nothing."""

    commitment: Commitment = ""


class VoteRequest(msgspec.Struct, forbid_unknown_fields=True):
    """The seat for which a bot is to play."""

    target: Annotated[int, msgspec.Meta(ge=0, le=99)]


class FillRequest(msgspec.Struct, forbid_unknown_fields=True):
    """The free seat, the bot that is to sit there, and the name it is shown with."""

    target: Annotated[int, msgspec.Meta(ge=0, le=99)]
    bot: Annotated[str, msgspec.Meta(max_length=60)]
    name: Name = ""


class EntryMade(msgspec.Struct):
    """The number of the new entry."""

    seq: int


def check_guest(service: Service, account: Account | None) -> None:
    """Refuse a guest where the host wants to know who sits down."""
    if account is None and not service.settings.guests:
        raise Refused("sign-in")


class Tables(Controller):
    """Create, list, join, fill and close tables; leave, return, resign, vote, rematch."""

    path = "/api/tables"
    tags = ("tables",)

    @get(responses=PROBLEMS, summary="The lobby: listed tables, newest first")
    async def lobby(
        self,
        service: Service,
        status: Status = "open",
        game: Annotated[str | None, Parameter(max_length=60)] = None,
        limit: Annotated[int, Parameter(ge=1, le=100)] = 50,
        offset: Annotated[int, Parameter(ge=0, le=100_000)] = 0,
    ) -> list[TableSummary]:
        """Private tables are never listed."""
        return await service.manager.store.lobby(status, game, limit, offset)

    @post(responses=PROBLEMS, summary="Create a table")
    async def create(
        self,
        data: NewTable,
        service: Service,
        admission: Admission,
        account: Account | None,
        request: Request[Any, Any, Any],
    ) -> CreatedTable:
        """The response has the secrets of the creator's seats. They are shown only once."""
        admission.check_creation(request)
        check_guest(service, account)
        made = await service.create(data, request.headers.get(TEST_HEADER, "")[:200], account)
        if account is not None:
            await service.own_seats.link(made.table["id"], [*made.secrets], account.id)
        return made

    @get("/{id:str}", responses=PROBLEMS, summary="The public data of a table")
    async def show(self, id: TableId, service: Service) -> TableSummary:
        """Anybody who knows the id may watch."""
        return await service.summary(id)

    @post("/{id:str}/join", responses=PROBLEMS, summary="Take a seat")
    async def join(
        self,
        id: TableId,
        data: JoinRequest,
        service: Service,
        admission: Admission,
        account: Account | None,
        request: Request[Any, Any, Any],
    ) -> JoinedSeat:
        """The last open seat starts the game."""
        admission.check_creation(request)
        check_guest(service, account)
        me = "" if account is None else account.id
        joined = await service.join(id, data.seat, data.name, data.invite, data.commitment, me)
        if account is not None:
            await service.own_seats.link(id, [joined.seat], account.id)
        return joined

    @post("/{id:str}/sit", responses=PROBLEMS, summary="Take the seat that a rematch reserves")
    async def sit(
        self,
        id: TableId,
        right: SeatRight,
        service: Service,
        data: SitRequest | None = None,
    ) -> JoinedSeat:
        """The secret is that of the same seat at the previous table."""
        seat = await right.seat(id)
        table = await service.sit(id, seat, "" if data is None else data.commitment)
        await right.link(id, seat)
        return JoinedSeat(seat, right.secret, table)

    @post("/{id:str}/rematch", responses=PROBLEMS, summary="Play again with the same players")
    async def rematch(
        self,
        id: TableId,
        right: SeatRight,
        service: Service,
        data: SitRequest | None = None,
    ) -> TableSummary:
        """Returns the new table. All secrets stay valid."""
        seat = await right.seat(id)
        table = await service.rematch(id, seat, "" if data is None else data.commitment)
        await right.link(table["id"], seat)
        return table

    @post("/{id:str}/fill", responses=PROBLEMS, summary="Let a bot sit on a free seat")
    async def fill(
        self,
        id: TableId,
        data: FillRequest,
        service: Service,
        right: SeatRight,
        account: Account | None,
    ) -> EntryMade:
        """Before the start of the game; the last seat starts it. @ and a name ask a bot to come."""
        seat, me = await right.seat(id), "" if account is None else account.id
        return EntryMade(await service.fill(id, seat, data.target, data.bot, data.name, me))

    @post("/{id:str}/close", responses=PROBLEMS, summary="Close a table that has not started")
    async def close(self, id: TableId, service: Service, right: SeatRight) -> EntryMade:
        """Only those who opened the table may."""
        return EntryMade(await service.close(id, await right.seat(id)))

    @post(
        "/{id:str}/leave", responses=PROBLEMS, summary="Leave; a bot plays until the player returns"
    )
    async def leave(self, id: TableId, service: Service, right: SeatRight) -> EntryMade:
        """Before the start of the game the seat becomes open."""
        return EntryMade(await service.leave(id, await right.seat(id)))

    @post("/{id:str}/resign", responses=PROBLEMS, summary="Resign; a bot plays to the end")
    async def resign(self, id: TableId, service: Service, right: SeatRight) -> EntryMade:
        """The player cannot return."""
        return EntryMade(await service.resign(id, await right.seat(id)))

    @post("/{id:str}/return", responses=PROBLEMS, summary="Take the seat back from the bot")
    async def come_back(self, id: TableId, service: Service, right: SeatRight) -> EntryMade:
        """Possible after leaving, and after the others voted for a bot."""
        return EntryMade(await service.come_back(id, await right.seat(id)))

    @post(
        "/{id:str}/vote",
        responses=PROBLEMS,
        summary="Vote that a bot plays for an absent player",
    )
    async def vote(
        self, id: TableId, data: VoteRequest, service: Service, right: SeatRight
    ) -> EntryMade:
        """All other players have to vote."""
        return EntryMade(await service.vote(id, await right.seat(id), data.target))

    @get("/{id:str}/record", responses=PROBLEMS, summary="The record of a finished game")
    async def record(self, id: TableId, service: Service) -> RecordData:
        """Refused while the game runs: a record holds all hidden information."""
        return await service.record(id)
