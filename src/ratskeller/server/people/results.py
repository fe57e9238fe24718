"""The results in one database; `store.results` is one. Rows are written by the `Rater`."""

from __future__ import annotations

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection

from ratskeller.ratings.book import Rated
from ratskeller.server.people.schema import result_seats, results
from ratskeller.server.people.settle import Result, Sitter
from ratskeller.server.people.standings import DONE, counted, lock, rate, rebuild
from ratskeller.server.store.engine import Reader
from ratskeller.server.tournaments.schema import sealed

WAITING = "waiting"


class Waiting(msgspec.Struct, frozen=True):
    """A game that is over, and whose result is not written yet."""

    table: str
    game: str
    finished_at: float


class ResultStore:
    """Results, and the ratings that follow from them."""

    def __init__(self, reader: Reader) -> None:
        self._run = reader.run

    async def waiting(self, limit: int) -> list[Waiting]:
        """Games whose result is to be written, in the order of their ends.

        Those of sealed tables wait for the end of their round: results count choices.
        """
        return await self._in(WAITING, limit, ~sealed(results.c.table_id))

    async def done(self) -> list[Waiting]:
        """The games whose result is written, in the order of their ends."""
        return await self._in(DONE, None)

    async def _in(
        self, status: str, limit: int | None, *more: sa.ColumnElement[bool]
    ) -> list[Waiting]:
        query = sa.select(results.c.table_id, results.c.game, results.c.finished_at)
        query = query.where(results.c.status == status, *more)
        query = query.order_by(results.c.finished_at, results.c.table_id).limit(limit)
        return [Waiting(*row) for row in await self._run(lambda c: c.execute(query).all())]

    async def finish(self, one: Waiting, result: Result) -> bool:
        """Write a result and let it count; returns False if that was done before."""

        def write(connection: Connection) -> bool:
            lock(connection)
            change = sa.update(results).values(status=DONE, reason=result.reason)
            mine = (results.c.table_id == one.table, results.c.status == WAITING)
            if connection.execute(change.where(*mine)).rowcount != 1:
                return False
            _write_seats(connection, one.table, result)
            if not result.reason:
                rate(connection, one.game, _rated(one, result))
            return True

        return await self._run(write)

    async def sitters(self, table: str) -> list[Sitter]:
        """Who sat at a table, as it was written down when the game was over."""
        query = sa.select(result_seats.c.player, result_seats.c.shown)
        query = query.where(result_seats.c.table_id == table).order_by(result_seats.c.seat)
        return [Sitter(*row) for row in await self._run(lambda c: c.execute(query).all())]

    async def replace(self, one: Waiting, result: Result) -> None:
        """Write a result anew; ratings follow when they are recomputed."""

        def write(connection: Connection) -> None:
            lock(connection)
            change = sa.update(results).values(reason=result.reason)
            connection.execute(change.where(results.c.table_id == one.table))
            connection.execute(sa.delete(result_seats).where(result_seats.c.table_id == one.table))
            _write_seats(connection, one.table, result)

        await self._run(write)

    async def counted(self, game: str) -> list[Rated]:
        """The games of a kind that count for ratings."""
        return await self._run(lambda c: list(counted(c, game)))

    async def rebuild(self, game: str) -> int:
        """Make the ratings of a kind of game anew; returns how many games counted."""

        def write(connection: Connection) -> int:
            lock(connection)
            return rebuild(connection, game)

        return await self._run(write)


def _rated(one: Waiting, result: Result) -> Rated:
    players = tuple(seat.player for seat in result.seats)
    return Rated(one.finished_at, one.table, players, tuple(seat.place for seat in result.seats))


def _write_seats(connection: Connection, table: str, result: Result) -> None:
    rows = [
        {
            **msgspec.structs.asdict(seat),
            "table_id": table,
            "counts": msgspec.json.encode(seat.counts).decode(),
        }
        for seat in result.seats
    ]
    connection.execute(result_seats.insert(), rows)
