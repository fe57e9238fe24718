"""Tables over REST: open, list, join, and the verbs of a seat."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from litestar import Controller, Request, get, post
from litestar.params import Parameter

from ratskeller.server import history
from ratskeller.server.admission import Admission
from ratskeller.server.api.errors import PROBLEMS
from ratskeller.server.errors import Refused
from ratskeller.server.service import CreatedTable, JoinedSeat, NewTable, Service
from ratskeller.server.wire import RecordData, TableSummary

TableId = Annotated[str, Parameter(max_length=40)]
Status = Literal["open", "running", "finished"]
Name = Annotated[str, msgspec.Meta(max_length=200)]


class JoinRequest(msgspec.Struct, forbid_unknown_fields=True):
    """Who wants to sit where; without a seat, on the first that is free."""

    name: Name = ""
    seat: Annotated[int, msgspec.Meta(ge=0, le=99)] | None = None
    invite: Annotated[str, msgspec.Meta(max_length=200)] = ""


class VoteRequest(msgspec.Struct, forbid_unknown_fields=True):
    """For whom a bot shall play."""

    target: Annotated[int, msgspec.Meta(ge=0, le=99)]


class EntryMade(msgspec.Struct):
    """The number of the entry that was made."""

    seq: int


def bearer(request: Request[Any, Any, Any]) -> str:
    """The seat's secret from the header ``Authorization: Bearer …``."""
    scheme, _, key = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() != "bearer" or not key or len(key) > 200:
        raise Refused("no-secret")
    return key.strip()


class Tables(Controller):
    """Everything about tables."""

    path = "/api/tables"
    tags = ("tables",)

    @get(responses=PROBLEMS, summary="The lobby: listed tables, the newest first")
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

    @post(responses=PROBLEMS, summary="Open a table")
    async def create(
        self,
        data: NewTable,
        service: Service,
        admission: Admission,
        request: Request[Any, Any, Any],
    ) -> CreatedTable:
        """The answer holds the secrets of the creator's seats; they are shown only once."""
        admission.check_creation(request)
        return await service.create(data)

    @get("/{id:str}", responses=PROBLEMS, summary="What everybody may know of a table")
    async def show(self, id: TableId, service: Service) -> TableSummary:
        """Whoever knows the id may look."""
        return await service.summary(id)

    @post("/{id:str}/join", responses=PROBLEMS, summary="Take a seat")
    async def join(
        self,
        id: TableId,
        data: JoinRequest,
        service: Service,
        admission: Admission,
        request: Request[Any, Any, Any],
    ) -> JoinedSeat:
        """The last seat taken starts the game."""
        admission.check_creation(request)
        return await service.join(id, data.seat, data.name, data.invite)

    @post("/{id:str}/sit", responses=PROBLEMS, summary="Take the seat a rematch keeps for you")
    async def sit(
        self, id: TableId, service: Service, request: Request[Any, Any, Any]
    ) -> JoinedSeat:
        """With the secret of the same seat at the table before."""
        return await service.sit(id, bearer(request))

    @post("/{id:str}/rematch", responses=PROBLEMS, summary="Play again with the same people")
    async def rematch(
        self, id: TableId, service: Service, request: Request[Any, Any, Any]
    ) -> TableSummary:
        """The new table; everybody's secret stays the same."""
        key = bearer(request)
        seat = (await service.seats_of(id, [key]))[0]
        return await service.rematch(id, seat, key)

    @post("/{id:str}/leave", responses=PROBLEMS, summary="Leave; a bot plays on until the return")
    async def leave(
        self, id: TableId, service: Service, request: Request[Any, Any, Any]
    ) -> EntryMade:
        """Before the start the seat is free again."""
        return EntryMade(await service.leave(id, await _seat(service, id, request)))

    @post("/{id:str}/resign", responses=PROBLEMS, summary="Give up; a bot plays to the end")
    async def resign(
        self, id: TableId, service: Service, request: Request[Any, Any, Any]
    ) -> EntryMade:
        """There is no way back."""
        return EntryMade(await service.resign(id, await _seat(service, id, request)))

    @post("/{id:str}/return", responses=PROBLEMS, summary="Take the seat back from the bot")
    async def come_back(
        self, id: TableId, service: Service, request: Request[Any, Any, Any]
    ) -> EntryMade:
        """After leaving, or after the others voted."""
        return EntryMade(await service.come_back(id, await _seat(service, id, request)))

    @post(
        "/{id:str}/vote",
        responses=PROBLEMS,
        summary="Vote that a bot plays for somebody who is away",
    )
    async def vote(
        self, id: TableId, data: VoteRequest, service: Service, request: Request[Any, Any, Any]
    ) -> EntryMade:
        """It takes the votes of all others."""
        return EntryMade(await service.vote(id, await _seat(service, id, request), data.target))

    @get("/{id:str}/record", responses=PROBLEMS, summary="The record of a finished game")
    async def record(self, id: TableId, service: Service) -> RecordData:
        """It replays anywhere; while the game runs it would tell too much."""
        summary = await service.summary(id)
        if summary["status"] != "finished":
            raise Refused("not-finished", status=summary["status"])
        return history.record(await service.manager.store.entries(id), summary["outcome"])


async def _seat(service: Service, id: str, request: Request[Any, Any, Any]) -> int:
    return (await service.seats_of(id, [bearer(request)]))[0]
