"""Games over REST: options, texts, rules and the provenance of data."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Annotated, Any

from litestar import Controller, MediaType, get
from litestar.params import Parameter

import ratskeller
from ratskeller.kernel import Game
from ratskeller.kernel.words import COMMON, LANGUAGES, words_of
from ratskeller.lessons import course_of, lesson_texts
from ratskeller.puzzles import puzzles_of
from ratskeller.server.answers import Catalog, GameData
from ratskeller.server.api.errors import PROBLEMS
from ratskeller.server.bots.names import known_bots
from ratskeller.server.errors import Refused
from ratskeller.server.service import find_game

TEXTS = Path(__file__).parents[1] / "texts"
GameId = Annotated[str, Parameter(max_length=60)]
Language = Annotated[str, Parameter(max_length=10)]


class Games(Controller):
    """Data about games; it changes only with the installed version."""

    path = "/api"
    tags = ("games",)

    @get("/games", responses=PROBLEMS, summary="The games, their options, and the bots")
    async def games(self) -> Catalog:
        """The first value of an option is its default."""
        found = [_described(ratskeller.game(id)) for id in ratskeller.game_ids()]
        return {"games": found, "bots": known_bots(), "languages": list(LANGUAGES)}

    @get(
        "/texts/{language:str}",
        media_type=MediaType.TEXT,
        responses=PROBLEMS,
        summary="The texts of the server, as Fluent",
    )
    async def server_texts(self, language: Language) -> str:
        """Common texts and those of the server's errors."""
        return _texts(None, _language(language))

    @get(
        "/texts/{game:str}/{language:str}",
        media_type=MediaType.TEXT,
        responses=PROBLEMS,
        summary="All texts for a game, as Fluent",
    )
    async def texts(self, game: GameId, language: Language) -> str:
        """The texts of the server and of the game."""
        return _texts(find_game(game), _language(language))

    @get("/rules/{game:str}/{language:str}", responses=PROBLEMS, summary="The clauses of the rules")
    async def rules(self, game: GameId, language: Language) -> dict[str, Any]:
        """A refusal names a clause by its id."""
        return _rules(find_game(game), _language(language))

    @get("/provenance/{game:str}", responses=PROBLEMS, summary="Where a game's data comes from")
    async def provenance(self, game: GameId) -> dict[str, Any]:
        """``rulebook``, or ``reconstructed`` with a note on the method."""
        return _provenance(find_game(game))


def _language(language: str) -> str:
    if language not in LANGUAGES:
        raise Refused("no-language", known=list(LANGUAGES))
    return language


def _described(game: Game) -> GameData:
    return {
        "id": game.id,
        "version": game.version,
        "players": list(game.players),
        "options": [
            {
                "name": option.name,
                "clause": option.clause,
                "values": option.values,
                "players": option.players,
            }
            for option in game.options.values()
        ],
        "bots": known_bots(game),
        "lessons": course_of(game) is not None,
        "puzzles": len(puzzles_of(game)),
    }


@cache
def _texts(game: Game | None, language: str) -> str:
    folders = [COMMON, TEXTS]
    if game is not None:
        folders.append(game.folder / "texts")
        if course_of(game) is not None:
            folders.append(lesson_texts(game))
    return "\n".join((f / f"{language}.ftl").read_text(encoding="utf-8") for f in folders)


@cache
def _rules(game: Game, language: str) -> dict[str, Any]:
    book = game.rulebook
    words = words_of(game, language)
    clauses = []
    for clause, title in book.clauses.items():
        key = book.text_key(clause)
        clauses.append(
            {
                "clause": clause,
                "chapter": clause.removeprefix(book.prefix).strip().partition(".")[0],
                "title": title,
                "text": words(key) if words.has(key) else "",
                "ruling": clause in book.rulings,
            }
        )
    return {
        "game": game.id,
        "version": game.version,
        "editions": book.editions,
        "chapters": book.chapters,
        "clauses": clauses,
    }


@cache
def _provenance(game: Game) -> dict[str, Any]:
    files = []
    for path in sorted((game.folder / "data").glob("*.toml")):
        data = tomllib.loads(path.read_text(encoding="utf-8"))
        files.append(
            {
                "file": path.name,
                "provenance": data.get("provenance", ""),
                "note": data.get("note", ""),
            }
        )
    return {"game": game.id, "files": files}
