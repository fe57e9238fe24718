"""What an account has solved and learnt: rows are added and never changed.

So devices that were apart can be merged in any order, and none undoes another. How a puzzle
ended is what the first device told.
"""

from __future__ import annotations

import time
from collections.abc import Iterator, Mapping
from typing import Literal, NamedTuple, cast

import sqlalchemy as sa
from sqlalchemy.engine import Connection

import ratskeller
from ratskeller.lessons import course_of
from ratskeller.puzzles import puzzles_of
from ratskeller.server.accounts.schema import progress
from ratskeller.server.answers import GameProgress, PuzzleEnd
from ratskeller.server.store.engine import Reader
from ratskeller.server.store.upsert import upsert

Kind = Literal["puzzle", "lesson", "concept", "finished"]

FINISHED = 8  # finished games that are kept of each game; the coach needs to know of two


class Step(NamedTuple):
    """Something solved or learnt; ``result`` is how a puzzle ended, and empty for the rest."""

    game: str
    kind: Kind
    item: str
    result: str = ""


class ProgressStore:
    """The progress of all accounts in one database."""

    def __init__(self, reader: Reader) -> None:
        self._run = reader.run

    async def of(self, account_id: str) -> dict[str, GameProgress]:
        """What the account has solved and learnt, by game."""
        return await self._run(lambda c: _by_game(_read(c, account_id)))

    async def merge(
        self, account_id: str, told: Mapping[str, GameProgress]
    ) -> dict[str, GameProgress]:
        """Add what is new and return all. What this server does not know is dropped."""
        steps = list(known_steps(told))

        def write(connection: Connection) -> dict[str, GameProgress]:
            new = _new(_read(connection, account_id), steps)
            if new:
                at = round(time.time(), 3)
                rows = [{"account_id": account_id, "at": at, **step._asdict()} for step in new]
                connection.execute(upsert(connection, progress).on_conflict_do_nothing(), rows)
            return _by_game(_read(connection, account_id))

        return await self._run(write)


def known_steps(told: Mapping[str, GameProgress]) -> Iterator[Step]:
    """What somebody tells to have done, as far as it exists here."""
    for id in ratskeller.game_ids():
        if id not in told:
            continue
        game, done = ratskeller.game(id), told[id]
        course = course_of(game)
        puzzles = {puzzle.id for puzzle in puzzles_of(game)}
        lessons = set() if course is None else set(course.lessons)
        concepts = set() if course is None else {concept.id for concept in course.concepts}
        for item, result in done["puzzles"].items():
            if item in puzzles:
                yield Step(id, "puzzle", item, result)
        yield from (Step(id, "lesson", item) for item in done["lessons"] if item in lessons)
        yield from (Step(id, "concept", item) for item in done["concepts"] if item in concepts)
        yield from (Step(id, "finished", item) for item in done["finished"])


def _new(there: list[Step], steps: list[Step]) -> list[Step]:
    """The steps that are not there yet, each once; of finished games only the first few."""
    known = {step[:3] for step in there}
    finished = [step.game for step in there if step.kind == "finished"]
    new = []
    for step in steps:
        if step[:3] in known:
            continue
        if step.kind == "finished":
            if finished.count(step.game) >= FINISHED:
                continue
            finished.append(step.game)
        known.add(step[:3])
        new.append(step)
    return new


def _read(connection: Connection, account_id: str) -> list[Step]:
    query = sa.select(*(progress.c[name] for name in Step._fields))
    query = query.where(progress.c.account_id == account_id)
    query = query.order_by(progress.c.at, progress.c.kind, progress.c.item)
    return [Step(*row) for row in connection.execute(query)]


def _by_game(steps: list[Step]) -> dict[str, GameProgress]:
    found: dict[str, GameProgress] = {}
    for step in steps:
        if step.game not in found:
            found[step.game] = {"puzzles": {}, "lessons": [], "concepts": [], "finished": []}
        done = found[step.game]
        if step.kind == "puzzle":
            done["puzzles"][step.item] = cast(PuzzleEnd, step.result)
        elif step.kind == "lesson":
            done["lessons"].append(step.item)
        elif step.kind == "concept":
            done["concepts"].append(step.item)
        else:
            done["finished"].append(step.item)
    return found
