"""The ratings in the database: continued by a game, or made anew from all results.

One transaction at a time changes them. A game that comes late (another process wrote its end, or
was killed before it could) is put in its place, so the order in which results are written does
not matter, and a recomputation finds the same.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import groupby
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from ratskeller.ratings.book import Book, Rated, Step
from ratskeller.ratings.model import Rating
from ratskeller.server.people.schema import rating_steps, ratings, result_seats, results
from ratskeller.server.store.upsert import upsert

LOCK = 7_385_112_005  # PostgreSQL advisory lock of whoever changes ratings
DONE = "done"


def lock(connection: Connection) -> None:
    """Keep other processes from changing ratings until the transaction ends."""
    if connection.dialect.name == "postgresql":
        connection.execute(sa.text(f"SELECT pg_advisory_xact_lock({LOCK})"))
    else:  # a write transaction keeps others out, whether it finds a row or not
        connection.execute(sa.update(results).where(sa.false()).values(reason=""))


def rate(connection: Connection, game: str, found: Rated) -> None:
    """Let a game count; its result has been written."""
    query = sa.select(results.c.finished_at, results.c.table_id).where(
        results.c.game == game,
        results.c.status == DONE,
        results.c.reason == "",
        results.c.table_id != found.table,
    )
    query = query.order_by(results.c.finished_at.desc(), results.c.table_id.desc()).limit(1)
    last = connection.execute(query).first()
    if last is not None and (last.finished_at, last.table_id) > (found.finished_at, found.table):
        rebuild(connection, game)
        return
    known = sa.select(ratings).where(ratings.c.game == game, ratings.c.player.in_(found.players))
    book = Book({row.player: _rating(row) for row in connection.execute(known)})
    steps = book.add_all([found])
    _write_steps(connection, game, steps)
    for step in steps:
        change = upsert(connection, ratings).values(_row(game, step.player, step.rating))
        changed = {name: change.excluded[name] for name in ("mean", "deviation", "games")}
        connection.execute(
            change.on_conflict_do_update(index_elements=["game", "player"], set_=changed)
        )


def rebuild(connection: Connection, game: str) -> int:
    """Make the ratings of a kind of game anew; returns how many games counted."""
    book = Book()
    found = list(counted(connection, game))
    steps = book.add_all(found)
    for table in (ratings, rating_steps):
        connection.execute(sa.delete(table).where(table.c.game == game))
    rows = [_row(game, player, rating) for player, rating in book.ratings.items()]
    if rows:
        connection.execute(ratings.insert(), rows)
    _write_steps(connection, game, steps)
    return len(found)


def counted(connection: Connection, game: str) -> Iterator[Rated]:
    """The games of a kind that count, in any order."""
    query = sa.select(
        results.c.finished_at, results.c.table_id, result_seats.c.player, result_seats.c.place
    )
    query = query.join(result_seats, result_seats.c.table_id == results.c.table_id)
    query = query.where(
        results.c.game == game, results.c.status == DONE, results.c.reason == ""
    ).order_by(results.c.table_id, result_seats.c.seat)
    for table, rows in groupby(connection.execute(query), lambda row: row.table_id):
        seats = list(rows)
        players = tuple(str(row.player) for row in seats)
        yield Rated(seats[0].finished_at, table, players, tuple(row.place for row in seats))


def _write_steps(connection: Connection, game: str, steps: Iterable[Step]) -> None:
    rows = [{**_row(game, s.player, s.rating), "table_id": s.game.table} for s in steps]
    if rows:
        connection.execute(rating_steps.insert(), rows)


def _row(game: str, player: str, rating: Rating) -> dict[str, Any]:
    return {
        "game": game,
        "player": player,
        "mean": rating.mean,
        "deviation": rating.deviation,
        "games": rating.games,
    }


def _rating(row: Any) -> Rating:
    return Rating(row.mean, row.deviation, row.games)
