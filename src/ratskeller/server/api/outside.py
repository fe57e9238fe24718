"""The door of bots from outside: a stream of events, and what a bot may do at its seats."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Annotated, Any

import msgspec
from litestar import Controller, Request, get, post
from litestar.params import Parameter
from litestar.response import Stream

import ratskeller
from ratskeller.kernel import IllegalChoice
from ratskeller.kernel.words import LANGUAGES
from ratskeller.server.accounts.store import Account
from ratskeller.server.admission import Admission
from ratskeller.server.answers import InvitableBot
from ratskeller.server.api.errors import PROBLEMS
from ratskeller.server.api.tables import EntryMade, TableId
from ratskeller.server.entry import Draft, Left
from ratskeller.server.errors import Refused
from ratskeller.server.notifications.letter import words_for
from ratskeller.server.outside.store import OutsideBot, Token
from ratskeller.server.outside.switchboard import Switchboard
from ratskeller.server.rate_limit import RateLimiter
from ratskeller.server.service import Service, refusal_data
from ratskeller.server.table import Table

Caller = tuple[Token, OutsideBot]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=99)]
#: Where nothing on the way may wait for more before it passes on what there is.
AS_IT_COMES = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}


class SeatWish(msgspec.Struct, forbid_unknown_fields=True):
    """The bot's seat."""

    seat: SeatNumber


class ChoiceWish(msgspec.Struct, forbid_unknown_fields=True):
    """A choice that was offered at ``seq``; ``language`` is that of a refusal."""

    seat: SeatNumber
    seq: Annotated[int, msgspec.Meta(ge=0, le=2**31)]
    choice: Annotated[str, msgspec.Meta(max_length=200)]
    language: Annotated[str, msgspec.Meta(max_length=10)] = "en"


async def caller(request: Request[Any, Any, Any], service: Service, pace: RateLimiter) -> Caller:
    """The bot whose token a request has, if it does not ask too often."""
    found = await service.office.caller(request.headers.get("authorization", ""))
    if not pace.take(found[0].account_id):
        raise Refused("too-fast")
    return found


class OutsideBots(Controller):
    """A token opens these requests and no others; a bot sees what its seat sees."""

    path = "/api/bot"
    tags = ("bots from outside",)

    @get("/events", responses=PROBLEMS, summary="What happens, as lines of JSON")
    async def events(
        self,
        caller: Caller,
        switchboard: Switchboard,
        admission: Admission,
        request: Request[Any, Any, Any],
        games: Annotated[str, Parameter(max_length=400)] = "",
    ) -> Stream:
        """It stays open; another one of the same bot ends it. ``games`` are those it plays."""
        known = ratskeller.game_ids()
        wanted = [game for game in games.split(",") if game]
        for game in wanted:
            if game not in known:
                raise Refused("no-game", game=game[:40], known=known)

        async def lines() -> AsyncIterator[bytes]:
            with admission.admit_socket(request) as admitted:
                if not admitted:
                    yield msgspec.json.encode({"type": "closed", "reason": "too-many"}) + b"\n"
                    return
                async for line in switchboard.listen(*caller, ",".join(wanted)):
                    yield line

        return Stream(lines(), media_type="application/x-ndjson", headers=AS_IT_COMES)

    @post("/tables/{id:str}/accept", status_code=200, responses=PROBLEMS, summary="Take the seat")
    async def accept(
        self, id: TableId, data: SeatWish, caller: Caller, service: Service
    ) -> EntryMade:
        """After an invitation; the last seat starts the game."""
        await _check_seat(service, id, data.seat, caller)
        table = await service.sit(id, data.seat)
        return EntryMade(table["seq"])

    @post("/tables/{id:str}/decline", status_code=200, responses=PROBLEMS, summary="Do not come")
    async def decline(
        self, id: TableId, data: SeatWish, caller: Caller, service: Service
    ) -> EntryMade:
        """The seat is free for somebody else."""
        await _check_seat(service, id, data.seat, caller)

        def declined(table: Table) -> Draft:
            if table.seats[data.seat].kind != "invited":
                raise Refused("not-open", status=table.status)
            return Draft(Left(data.seat))

        seq = await service.manager.submit(id, declined)
        await service.manager.store.accounts.free_seat(id, data.seat)
        return EntryMade(seq)

    @post("/tables/{id:str}/choose", status_code=200, responses=PROBLEMS, summary="Make a choice")
    async def choose(
        self, id: TableId, data: ChoiceWish, caller: Caller, service: Service
    ) -> EntryMade:
        """It is durable then. The same request again is answered in the same way.

        A choice against the rules is refused as `illegal`, with the clause and a sentence; the
        bot may choose again.
        """
        await _check_seat(service, id, data.seat, caller)
        try:
            return EntryMade(await service.choose(id, data.seat, data.choice, data.seq))
        except IllegalChoice as error:
            game = (await service.summary(id))["game"]
            language = data.language if data.language in LANGUAGES else "en"
            words = words_for(game, language)
            text = words(f"refusal-{error.reason}", **error.details)
            raise Refused("illegal", **refusal_data(error), text=text) from None

    @post("/tables/{id:str}/leave", status_code=200, responses=PROBLEMS, summary="Leave the table")
    async def leave(
        self, id: TableId, data: SeatWish, caller: Caller, service: Service
    ) -> EntryMade:
        """While the game runs a bot of the server plays on."""
        await _check_seat(service, id, data.seat, caller)
        return EntryMade(await service.leave(id, data.seat))


class InvitableBots(Controller):
    """Whom one may ask to a table."""

    path = "/api/bots"
    tags = ("bots from outside",)

    @get(responses=PROBLEMS, summary="The bots from outside that can be invited now")
    async def bots(
        self,
        service: Service,
        account: Account | None,
        game: Annotated[str, Parameter(max_length=60)] = "",
    ) -> list[InvitableBot]:
        """Those that listen, play the game, and are free for all or one's own."""
        me = "" if account is None else account.id
        found = await service.office.inviting(game, me)
        return [{"name": bot.name, "own": bool(me) and bot.owner_id == me} for bot in found]


async def _check_seat(service: Service, id: str, seat: int, caller: Caller) -> None:
    """Refuse a seat that is not kept for the bot."""
    if seat not in await service.own_seats.find(id, caller[1].account_id):
        raise Refused("not-your-seat", seat=seat)
