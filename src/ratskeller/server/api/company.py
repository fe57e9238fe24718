"""Blocking people and reporting them, over REST."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Controller, Request, get, post

from ratskeller.server.accounts.attempts import network
from ratskeller.server.accounts.store import Account
from ratskeller.server.admission import client_address
from ratskeller.server.answers import BlockedPerson, BlockedSeats
from ratskeller.server.api.errors import PROBLEMS
from ratskeller.server.api.rights import SeatRight
from ratskeller.server.api.sign_in import only_here
from ratskeller.server.api.tables import TableId
from ratskeller.server.errors import Refused
from ratskeller.server.service import Service

SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=99)]


class BlockWish(msgspec.Struct, forbid_unknown_fields=True):
    """The seat on which the person sits."""

    table: Annotated[str, msgspec.Meta(max_length=40)]
    seat: SeatNumber


class UnblockWish(msgspec.Struct, forbid_unknown_fields=True):
    """The id of a block."""

    id: Annotated[str, msgspec.Meta(max_length=40)]


class ReportWish(msgspec.Struct, forbid_unknown_fields=True):
    """The seat on which the person sits, and what happened."""

    seat: SeatNumber
    text: Annotated[str, msgspec.Meta(min_length=1, max_length=1000)]


class CompanyApi(Controller):
    """A blocked person is pointed at by a seat, and is told nothing."""

    path = "/api"
    tags = ("company",)
    guards = (only_here,)

    @get("/account/blocks", responses=PROBLEMS, summary="Whom the account has blocked")
    async def blocks(self, signed_in: Account, service: Service) -> list[BlockedPerson]:
        """Under the names that they had when they were blocked."""
        found = await service.manager.store.blocks.of(signed_in.id)
        return [{"id": one.id, "name": one.name, "since": one.since} for one in found]

    @post("/account/blocks", status_code=204, responses=PROBLEMS, summary="Block somebody")
    async def block(self, data: BlockWish, signed_in: Account, service: Service) -> None:
        """Whoever sits there cannot join tables that the account opens."""
        await service.company.block(data.table, data.seat, signed_in.id)

    @post("/account/blocks/remove", status_code=204, responses=PROBLEMS, summary="Unblock somebody")
    async def unblock(self, data: UnblockWish, signed_in: Account, service: Service) -> None:
        """By the id of the block."""
        if not await service.manager.store.blocks.remove(signed_in.id, data.id):
            raise Refused("not-found")

    @get(
        "/tables/{id:str}/blocked",
        responses=PROBLEMS,
        summary="Where somebody sits whom the account has blocked",
    )
    async def blocked(self, id: TableId, signed_in: Account, service: Service) -> BlockedSeats:
        """To hide what they say, and to be told before sitting down."""
        return {"seats": await service.company.blocked(id, signed_in.id)}

    @post("/tables/{id:str}/report", status_code=204, responses=PROBLEMS, summary="Report somebody")
    async def report(
        self,
        id: TableId,
        data: ReportWish,
        account: Account | None,
        right: SeatRight,
        service: Service,
        request: Request[Any, Any, Any],
    ) -> None:
        """To the host, with the chat. A guest has to sit at the table."""
        if account is None:
            await right.seat(id)
        me = "" if account is None else account.id
        address = network(client_address(request))
        await service.company.report(id, data.seat, data.text, me, address)
