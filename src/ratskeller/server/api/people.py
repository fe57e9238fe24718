"""Rankings and profiles over REST: for people with an account, about people with an account."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Controller, get, post
from litestar.params import Parameter

from ratskeller.ratings.rules import ACCOUNT, UNRATED
from ratskeller.server.accounts.names import LONGEST
from ratskeller.server.accounts.store import Account
from ratskeller.server.api.errors import PROBLEMS
from ratskeller.server.api.sign_in import only_here
from ratskeller.server.api.tables import TableId
from ratskeller.server.errors import Refused
from ratskeller.server.people.answers import ProfileData, RankingData, TablePeople
from ratskeller.server.people.settle import is_shown
from ratskeller.server.service import Service, find_game


class ProfileWish(msgspec.Struct, forbid_unknown_fields=True):
    """Whether the account shows nothing of itself."""

    hidden: bool


class People(Controller):
    """Nothing here is about a game that runs."""

    path = "/api"
    tags = ("people",)
    guards = (only_here,)

    @get("/rankings/{game:str}", responses=PROBLEMS, summary="The ranking of a game")
    async def ranking(
        self,
        game: Annotated[str, Parameter(max_length=60)],
        signed_in: Account,
        service: Service,
    ) -> RankingData:
        """Bots stand in it, too. Who hides, or has blocked the account, does not."""
        if not service.settings.ratings:
            raise Refused("no-ratings")
        id = find_game(game).id
        return {"game": id, "players": await service.manager.store.rankings.of(id, signed_in.id)}

    @get("/people/{name:str}", responses=PROBLEMS, summary="The profile of somebody")
    async def profile(
        self,
        name: Annotated[str, Parameter(max_length=4 * LONGEST)],
        signed_in: Account,
        service: Service,
    ) -> ProfileData:
        """The answer is the same whether nobody has a name or its holder is not to be seen."""
        store, settings = service.manager.store, service.settings
        account = await store.accounts.account_by_name(name)
        if account is None or not settings.profiles:
            raise Refused("no-profile")
        found = await store.profiles.of(account, signed_in.id)
        if found is None:
            raise Refused("no-profile")
        if not settings.ratings:
            for figures in found["games"]:
                figures["rating"], figures["curve"] = None, []
            for game in found["recent"]:
                game["change"] = None
        return found

    @post("/account/profile", status_code=204, responses=PROBLEMS, summary="Hide or show oneself")
    async def hide(self, data: ProfileWish, signed_in: Account, service: Service) -> None:
        """Who hides stands in no ranking, either; games count all the same."""
        await service.manager.store.profiles.hide(signed_in.id, data.hidden)

    @get("/tables/{id:str}/people", responses=PROBLEMS, summary="Who sits at a table")
    async def at_table(self, id: TableId, signed_in: Account, service: Service) -> TablePeople:
        """Accounts that may be seen; of a finished game also what it changed.

        At a table that is not rated, somebody who sits under another name is not given away.
        """
        settings, store = service.settings, service.manager.store
        # First what became of the game: who sat there is written with it, and not read too early.
        reason, changes = await store.rankings.after(id) if settings.ratings else (UNRATED, {})
        players = await _players(service, id)
        named = await store.profiles.people(players, signed_in.id)
        return {
            "people": [named.get(player) if settings.profiles else None for player in players],
            "reason": reason,
            "changes": [changes.get(player) if player in named else None for player in players],
        }


async def _players(service: Service, id: str) -> list[str]:
    """Who sits at a table, by seat, as far as others may know it (`ratings.rules`)."""
    summary = await service.summary(id)
    if summary["status"] == "finished":
        there = await service.manager.store.results.sitters(id)
        return [one.player if one.shown else "" for one in there]
    sitting = await service.company.sitting(id)
    accounts = await service.manager.store.accounts.named(sitting.accounts.values())
    players = []
    for number, seat in enumerate(sitting.seats):
        account = accounts.get(sitting.accounts.get(number, ""))
        shown = account is not None and is_shown(summary["rated"], seat.name, account)
        players.append(ACCOUNT + account.id if account is not None and shown else "")
    return players
