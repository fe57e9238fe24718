"""What an account has solved and learnt, over REST."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Controller, get, post

from ratskeller.server.accounts.service import AccountService
from ratskeller.server.accounts.store import Account
from ratskeller.server.answers import GameProgress, Progress, PuzzleEnd
from ratskeller.server.api.errors import PROBLEMS
from ratskeller.server.api.sign_in import only_here

Item = Annotated[str, msgspec.Meta(max_length=60)]


class GameWish(msgspec.Struct, forbid_unknown_fields=True):
    """What a browser knows of one game."""

    puzzles: Annotated[dict[Item, PuzzleEnd], msgspec.Meta(max_length=1000)] = {}
    lessons: Annotated[list[Item], msgspec.Meta(max_length=200)] = []
    concepts: Annotated[list[Item], msgspec.Meta(max_length=500)] = []
    finished: Annotated[list[Item], msgspec.Meta(max_length=50)] = []


class ProgressWish(msgspec.Struct, forbid_unknown_fields=True):
    """What a browser knows, by game."""

    games: Annotated[dict[Item, GameWish], msgspec.Meta(max_length=50)]


class OwnProgress(Controller):
    """Progress is only ever added to."""

    path = "/api/account/progress"
    tags = ("accounts",)
    guards = (only_here,)

    @get(responses=PROBLEMS, summary="What the account has solved and learnt")
    async def show(self, signed_in: Account, accounts: AccountService) -> Progress:
        """By game; a game in which nothing was done is left out."""
        return {"games": await accounts.store.progress.of(signed_in.id)}

    @post(status_code=200, responses=PROBLEMS, summary="Add what this browser knows")
    async def merge(
        self, data: ProgressWish, signed_in: Account, accounts: AccountService
    ) -> Progress:
        """Answers with all that the account has then. What is not known here is dropped."""
        told: dict[str, GameProgress] = {
            game: {
                "puzzles": done.puzzles,
                "lessons": done.lessons,
                "concepts": done.concepts,
                "finished": done.finished,
            }
            for game, done in data.games.items()
        }
        return {"games": await accounts.store.progress.merge(signed_in.id, told)}
