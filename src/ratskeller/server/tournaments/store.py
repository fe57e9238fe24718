"""Queries about tournaments; `store.tournaments` is one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection

from ratskeller.server.accounts.schema import account_seats
from ratskeller.server.accounts.store import LinkedSeat
from ratskeller.server.entry import Created
from ratskeller.server.errors import Refused
from ratskeller.server.store.engine import Reader
from ratskeller.server.store.schema import tables
from ratskeller.server.tournaments.model import (
    Entrant,
    Result,
    RoundRow,
    RoundTable,
    Rules,
    Tournament,
    Whole,
)
from ratskeller.server.tournaments.schema import entrants, round_tables, rounds, tournaments

T = TypeVar("T")
ALIVE = ("open", "running")


class NewRoundTable(msgspec.Struct, frozen=True):
    """A table that a round is to have, with the seats that are those of accounts."""

    table_id: str
    entrants: list[int]
    opening: Created
    links: list[LinkedSeat]


class Change:
    """A tournament that nobody else changes until the transaction ends."""

    def __init__(self, connection: Connection, whole: Whole) -> None:
        self._connection = connection
        self.whole = whole
        self.tournament = whole.tournament

    def set(self, **values: object) -> None:
        """Set columns of the tournament."""
        own = tournaments.c.id == self.tournament.id
        self._connection.execute(sa.update(tournaments).where(own).values(**values))

    def add(self, *new: Entrant) -> None:
        """Add entrants."""
        rows = [{**msgspec.structs.asdict(one), "tournament_id": self.tournament.id} for one in new]
        if rows:
            self._connection.execute(entrants.insert(), rows)

    def drop(self, number: int) -> None:
        """Forget an entrant, before the start."""
        self._connection.execute(sa.delete(entrants).where(*self._entrant(number)))

    def leaves(self, number: int, at: float) -> None:
        """An entrant leaves for good; a bot plays on."""
        query = sa.update(entrants).where(*self._entrant(number))
        self._connection.execute(query.values(left_at=at))

    def _entrant(self, number: int) -> tuple[sa.ColumnElement[bool], ...]:
        return entrants.c.tournament_id == self.tournament.id, entrants.c.number == number

    def add_round(self, row: RoundRow, new: Sequence[NewRoundTable]) -> None:
        """Begin a round: its tables are opened from what is written here."""
        id = self.tournament.id
        own = {"tournament_id": id, **msgspec.structs.asdict(row)}
        self._connection.execute(rounds.insert(), own)
        for number, table in enumerate(new, 1):
            self._connection.execute(
                round_tables.insert(),
                {
                    "table_id": table.table_id,
                    "tournament_id": id,
                    "round": row.number,
                    "number": number,
                    "entrants": msgspec.json.encode(table.entrants).decode(),
                    "opening": msgspec.json.encode(table.opening).decode(),
                    "result": None,
                },
            )
        links = [msgspec.structs.asdict(link) for table in new for link in table.links]
        if links:
            self._connection.execute(account_seats.insert(), links)

    def end_round(self, number: int, at: float) -> None:
        """A round is over: what happened at its tables may be shown."""
        own = (rounds.c.tournament_id == self.tournament.id) & (rounds.c.number == number)
        self._connection.execute(sa.update(rounds).where(own).values(ended_at=at))


class TournamentStore:
    """The tournaments in one database."""

    def __init__(self, reader: Reader) -> None:
        self._run = reader.run

    async def create(self, made: Tournament) -> None:
        """Open a tournament."""
        row = {**msgspec.structs.asdict(made), "rules": msgspec.json.encode(made.rules).decode()}
        await self._run(lambda c: c.execute(tournaments.insert(), row))

    async def whole(self, id: str) -> Whole:
        """A tournament with all that belongs to it; refused if there is none."""
        return await self._run(lambda c: _whole(c, id))

    async def change(self, id: str, work: Callable[[Change], T]) -> T:
        """Do something in a transaction while nobody else changes the tournament.

        The update that changes nothing waits for the transaction of anybody who does; what is
        read after it is what they left.
        """

        def write(connection: Connection) -> T:
            lock = sa.update(tournaments).where(tournaments.c.id == id)
            connection.execute(lock.values(id=tournaments.c.id))
            return work(Change(connection, _whole(connection, id)))

        return await self._run(write)

    async def listed(self, account_id: str, limit: int) -> list[tuple[Tournament, int, int]]:
        """Tournaments that are listed or the account's, with their people and rounds so far."""
        mine = sa.select(entrants.c.tournament_id).where(entrants.c.account_id == account_id)
        own = (tournaments.c.organiser_id == account_id) | tournaments.c.id.in_(mine)
        people = sa.select(sa.func.count()).where(
            entrants.c.tournament_id == tournaments.c.id, entrants.c.bot == ""
        )
        begun = sa.select(sa.func.count()).where(rounds.c.tournament_id == tournaments.c.id)
        query = sa.select(*tournaments.c, people.scalar_subquery(), begun.scalar_subquery())
        query = query.where(tournaments.c.listed | own)
        query = query.order_by(
            tournaments.c.status.not_in(ALIVE), tournaments.c.created_at.desc(), tournaments.c.id
        )
        rows = await self._run(lambda c: c.execute(query.limit(limit)).all())
        return [(_tournament(row[:-2]), row[-2], row[-1]) for row in rows]

    async def alive(self, limit: int) -> list[Tournament]:
        """All tournaments that wait for people or run, newest first."""
        query = sa.select(tournaments).where(tournaments.c.status.in_(ALIVE))
        query = query.order_by(tournaments.c.created_at.desc(), tournaments.c.id).limit(limit)
        return [_tournament(row) for row in await self._run(lambda c: c.execute(query).all())]

    async def at_work(self, now: float) -> list[str]:
        """The tournaments that run, or are to start by now."""
        due = (tournaments.c.status == "open") & (tournaments.c.starts_at <= now)
        query = sa.select(tournaments.c.id).where((tournaments.c.status == "running") | due)
        rows = await self._run(lambda c: c.execute(query.order_by(tournaments.c.id)).all())
        return [row.id for row in rows]

    async def opening(self, table_id: str) -> Created:
        """The first entry of a table."""
        query = sa.select(round_tables.c.opening).where(round_tables.c.table_id == table_id)
        text = await self._run(lambda c: c.execute(query).scalar_one())
        return msgspec.json.decode(text, type=Created)

    async def put_result(self, table_id: str, result: Result) -> None:
        """Keep the result of a table, once."""
        own = (round_tables.c.table_id == table_id) & round_tables.c.result.is_(None)
        text = msgspec.json.encode(result).decode()
        query = sa.update(round_tables).where(own).values(result=text)
        await self._run(lambda c: c.execute(query))

    async def round_runs(self, id: str, number: int) -> bool:
        """Whether a round is not over yet, so that its sealed tables are closed to others."""
        query = (
            sa.select(rounds.c.number)
            .join(tournaments, tournaments.c.id == rounds.c.tournament_id)
            .where(rounds.c.tournament_id == id, rounds.c.number == number)
            .where(rounds.c.ended_at.is_(None), tournaments.c.status == "running")
        )
        return await self._run(lambda c: c.execute(query).first()) is not None


def _tournament(row: Sequence[object]) -> Tournament:
    data = dict(zip(tournaments.c.keys(), row, strict=True))
    data["rules"] = msgspec.json.decode(str(data["rules"]), type=Rules)
    return Tournament(**data)  # type: ignore[arg-type]


def _whole(connection: Connection, id: str) -> Whole:
    found = connection.execute(sa.select(tournaments).where(tournaments.c.id == id)).first()
    if found is None:
        raise Refused("no-tournament")
    columns = [entrants.c[name] for name in Entrant.__struct_fields__]
    query = sa.select(*columns).where(entrants.c.tournament_id == id).order_by(entrants.c.number)
    people = [Entrant(*row) for row in connection.execute(query)]
    columns = [rounds.c[name] for name in RoundRow.__struct_fields__]
    query = sa.select(*columns).where(rounds.c.tournament_id == id).order_by(rounds.c.number)
    played = [RoundRow(*row) for row in connection.execute(query)]
    columns = [round_tables.c[name] for name in RoundTable.__struct_fields__ if name != "status"]
    query = sa.select(*columns, tables.c.status)
    query = query.join(tables, tables.c.id == round_tables.c.table_id, isouter=True)
    query = query.where(round_tables.c.tournament_id == id)
    query = query.order_by(round_tables.c.round, round_tables.c.number)
    at_tables = [_table(row) for row in connection.execute(query)]
    return Whole(_tournament(found), people, played, at_tables)


def _table(row: sa.Row[tuple[object, ...]]) -> RoundTable:
    data = dict(row._mapping)
    data["entrants"] = msgspec.json.decode(row.entrants, type=list[int])
    data["result"] = None if row.result is None else msgspec.json.decode(row.result, type=Result)
    return RoundTable(**data)
