"""The bots that an account has made, over REST: their tokens, and who may invite them."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Controller, get, post

from ratskeller.server.accounts.store import Account
from ratskeller.server.answers import NewToken, OwnBot
from ratskeller.server.api.errors import PROBLEMS
from ratskeller.server.api.sign_in import Name, only_here
from ratskeller.server.service import Service


class BotWish(msgspec.Struct, forbid_unknown_fields=True):
    """The name of a bot."""

    name: Name


class FreedomWish(msgspec.Struct, forbid_unknown_fields=True):
    """Whether everybody may invite a bot, or its owner alone."""

    name: Name
    free: bool


class TokenWish(msgspec.Struct, forbid_unknown_fields=True):
    """A new token of a bot; ``label`` is for its owner."""

    name: Name
    label: Annotated[str, msgspec.Meta(min_length=1, max_length=60)]


class EndWish(msgspec.Struct, forbid_unknown_fields=True):
    """A token of a bot."""

    name: Name
    id: Annotated[str, msgspec.Meta(max_length=40)]


class OwnBots(Controller):
    """Bots are named by their names, which are unique among accounts."""

    path = "/api/account/bots"
    tags = ("accounts",)
    guards = (only_here,)

    @get(responses=PROBLEMS, summary="The bots of the account")
    async def show(self, signed_in: Account, service: Service) -> list[OwnBot]:
        """With their tokens, of which the secret part is not known any more."""
        return [
            {
                "name": bot.name,
                "free": bot.free,
                "online": bot.online,
                "tokens": [
                    {
                        "id": token.id,
                        "label": token.name,
                        "created_at": token.created_at,
                        "used_at": token.used_at,
                    }
                    for token in tokens
                ],
            }
            for bot, tokens in await service.office.of(signed_in)
        ]

    @post(status_code=204, responses=PROBLEMS, summary="Make a bot")
    async def make(self, data: BotWish, signed_in: Account, service: Service) -> None:
        """It has an account of its own, which plays by tokens and never signs in."""
        await service.office.make(signed_in, data.name)

    @post("/free", status_code=204, responses=PROBLEMS, summary="Who may invite a bot")
    async def free(self, data: FreedomWish, signed_in: Account, service: Service) -> None:
        """Everybody, or its owner alone."""
        bot = await service.office.own(signed_in, data.name)
        await service.manager.store.bots.change(bot.account_id, free=data.free)

    @post("/remove", status_code=204, responses=PROBLEMS, summary="Delete a bot")
    async def remove(self, data: BotWish, signed_in: Account, service: Service) -> None:
        """Bots of the server go on with its running games."""
        bot = await service.office.own(signed_in, data.name)
        await service.remove_bot(bot)

    @post("/tokens", status_code=200, responses=PROBLEMS, summary="Make a token")
    async def new_token(self, data: TokenWish, signed_in: Account, service: Service) -> NewToken:
        """The token is in the answer and nowhere else."""
        bot = await service.office.own(signed_in, data.name)
        return {"token": await service.office.new_token(bot, data.label)}

    @post("/tokens/remove", status_code=204, responses=PROBLEMS, summary="Revoke a token")
    async def end_token(self, data: EndWish, signed_in: Account, service: Service) -> None:
        """A stream of events that it opened is closed."""
        bot = await service.office.own(signed_in, data.name)
        await service.office.end_token(bot, data.id)
