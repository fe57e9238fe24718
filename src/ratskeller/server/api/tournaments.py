"""Tournaments over REST."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Controller, Request, get, post
from litestar.params import Parameter

from ratskeller.server.accounts.store import Account
from ratskeller.server.admission import Admission
from ratskeller.server.api.errors import PROBLEMS
from ratskeller.server.api.sign_in import only_here
from ratskeller.server.tournaments import views
from ratskeller.server.tournaments.answers import (
    Invitation,
    OpenedTournament,
    TournamentData,
    TournamentList,
)
from ratskeller.server.tournaments.desk import NewTournament, TournamentDesk

Id = Annotated[str, Parameter(max_length=40)]
LISTED = 100


class InviteWish(msgspec.Struct, forbid_unknown_fields=True):
    """The invitation, where one is needed."""

    invite: Annotated[str, msgspec.Meta(max_length=200)] = ""


class RemovalWish(msgspec.Struct, forbid_unknown_fields=True):
    """The number of an entrant."""

    entrant: Annotated[int, msgspec.Meta(ge=0, le=999)]


class Tournaments(Controller):
    """Whoever takes part needs an account; everybody who knows the id may look."""

    path = "/api/tournaments"
    tags = ("tournaments",)
    guards = (only_here,)

    @get(responses=PROBLEMS, summary="Tournaments that are listed, and the own ones")
    async def all(self, tournaments: TournamentDesk, account: Account | None) -> TournamentList:
        """Those that run or wait for people first, newest first."""
        found = await tournaments.listed(account, LISTED)
        return {
            "may_open": tournaments.may_open(account),
            "tournaments": [views.summary(*one) for one in found],
        }

    @post(responses=PROBLEMS, summary="Open a tournament")
    async def open(
        self,
        data: NewTournament,
        signed_in: Account,
        tournaments: TournamentDesk,
        admission: Admission,
        request: Request[Any, Any, Any],
    ) -> OpenedTournament:
        """Refused where the host lets others alone open tournaments."""
        admission.check_creation(request)
        id, invite = await tournaments.open(data, signed_in)
        return {"id": id, "invite": invite}

    @get("/{id:str}", responses=PROBLEMS, summary="A tournament: rounds, tables, standings")
    async def show(
        self, id: Id, tournaments: TournamentDesk, account: Account | None
    ) -> TournamentData:
        """With the own part in it of whoever is signed in."""
        return views.whole(await tournaments.whole(id), account)

    @post("/{id:str}/join", status_code=204, responses=PROBLEMS, summary="Take part")
    async def join(
        self, id: Id, data: InviteWish, signed_in: Account, tournaments: TournamentDesk
    ) -> None:
        """One that is not listed needs its invitation."""
        await tournaments.join(id, signed_in, data.invite)

    @post("/{id:str}/leave", status_code=204, responses=PROBLEMS, summary="Leave, or withdraw")
    async def leave(self, id: Id, signed_in: Account, tournaments: TournamentDesk) -> None:
        """After the start a bot plays on, and nobody comes back."""
        await tournaments.leave(id, signed_in)

    @post("/{id:str}/remove", status_code=204, responses=PROBLEMS, summary="Remove somebody")
    async def remove(
        self, id: Id, data: RemovalWish, signed_in: Account, tournaments: TournamentDesk
    ) -> None:
        """The organiser may."""
        await tournaments.remove(id, signed_in, data.entrant)

    @post("/{id:str}/start", status_code=204, responses=PROBLEMS, summary="Start the first round")
    async def start(self, id: Id, signed_in: Account, tournaments: TournamentDesk) -> None:
        """The organiser may; bots fill the places that whole tables need."""
        await tournaments.start(id, signed_in)

    @post("/{id:str}/next", status_code=204, responses=PROBLEMS, summary="Start the next round")
    async def next_round(self, id: Id, signed_in: Account, tournaments: TournamentDesk) -> None:
        """The organiser may, once all tables of the round before are over."""
        await tournaments.next_round(id, signed_in)

    @post("/{id:str}/close", status_code=204, responses=PROBLEMS, summary="Call it off")
    async def close(self, id: Id, signed_in: Account, tournaments: TournamentDesk) -> None:
        """The organiser may. Games that are being played can be played to their end."""
        await tournaments.close(id, signed_in)

    @post("/{id:str}/invitation", responses=PROBLEMS, summary="A new invitation")
    async def invitation(
        self, id: Id, signed_in: Account, tournaments: TournamentDesk
    ) -> Invitation:
        """The organiser may; the invitation before is void."""
        return {"invite": await tournaments.renew_invitation(id, signed_in)}
