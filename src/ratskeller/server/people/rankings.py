"""Ranking lists, and what a finished game changed."""

from __future__ import annotations

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from ratskeller.ratings.model import PROVISIONAL, Rating
from ratskeller.ratings.rules import ACCOUNT
from ratskeller.server.people.answers import RankedPlayer, RatingChange, RatingData
from ratskeller.server.people.schema import rating_steps, ratings, results
from ratskeller.server.people.sight import people
from ratskeller.server.people.standings import DONE
from ratskeller.server.store.engine import Reader

RANKED, NEW = 200, 50  # players of a list, and those with too few games below them
SPARE = 3  # so many times as many are looked at, because some are not shown


class RankingStore:
    """The ratings in one database, as people see them."""

    def __init__(self, reader: Reader) -> None:
        self._run = reader.run

    async def of(self, game: str, viewer: str) -> list[RankedPlayer]:
        """The ranking of a game: the strongest first, then those with too few games."""

        def read(connection: Connection) -> list[RankedPlayer]:
            known = ratings.c.games >= PROVISIONAL
            best = (ratings.c.mean.desc(), ratings.c.player)
            most = (ratings.c.games.desc(), *best)
            return [
                *_lines(connection, game, known, best, viewer)[:RANKED],
                *_lines(connection, game, sa.not_(known), most, viewer)[:NEW],
            ]

        return await self._run(read)

    async def after(self, table: str) -> tuple[str | None, dict[str, RatingChange]]:
        """What a game changed, by player; before that, why it does not count.

        The reason is None until the result is written, and for a game without accounts.
        """

        def read(connection: Connection) -> tuple[str | None, dict[str, RatingChange]]:
            query = sa.select(results.c.reason).where(
                results.c.table_id == table, results.c.status == DONE
            )
            reason: str | None = connection.execute(query).scalar()
            return reason, {} if reason is None else changes(connection, table)

        return await self._run(read)


def changes(connection: Connection, table: str) -> dict[str, RatingChange]:
    """What a game changed, by player."""
    before = rating_steps.alias()
    query = sa.select(rating_steps, before.c.mean.label("old"))
    query = query.where(rating_steps.c.table_id == table).outerjoin(
        before,
        sa.and_(
            before.c.player == rating_steps.c.player,
            before.c.game == rating_steps.c.game,
            before.c.games == rating_steps.c.games - 1,
        ),
    )
    found: dict[str, RatingChange] = {}
    for row in connection.execute(query):
        now = Rating(row.mean, row.deviation, row.games)
        old = Rating() if row.old is None else Rating(row.old)
        found[row.player] = {
            "before": old.points,
            "after": now.points,
            "provisional": now.provisional,
        }
    return found


def rating_data(rating: Rating) -> RatingData:
    """A rating as it is shown."""
    return {
        "points": rating.points,
        "error": rating.error,
        "games": rating.games,
        "provisional": rating.provisional,
    }


def _lines(
    connection: Connection,
    game: str,
    where: sa.ColumnElement[bool],
    order: tuple[sa.ColumnElement[object], ...],
    viewer: str,
) -> list[RankedPlayer]:
    query = sa.select(ratings).where(ratings.c.game == game, where).order_by(*order)
    rows = connection.execute(query.limit(SPARE * RANKED)).all()
    named = people(connection, [row.player for row in rows], viewer)
    found: list[RankedPlayer] = []
    for row in rows:
        if row.player in named:
            rating = rating_data(Rating(row.mean, row.deviation, row.games))
            you = row.player == ACCOUNT + viewer
            found.append({**named[row.player], **rating, "you": you})
    return found
