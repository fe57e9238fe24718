"""What tournaments do by themselves, whatever ends in between and however many processes do it."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from ratskeller.fair.stream import commitment
from ratskeller.server.backup import backup, restore
from ratskeller.server.entry import Closed, Draft
from ratskeller.server.errors import Refused
from ratskeller.server.notifications.channels import ON, Channel
from ratskeller.server.notifications.targets import WebhookTarget
from ratskeller.server.notifications.wishes import Wishes
from ratskeller.server.settings import Settings
from ratskeller.server.store.schema import entries
from ratskeller.server.tournaments import views
from ratskeller.server.tournaments.model import Whole
from tests.server.tournaments.club import Club, at_club

pytestmark = pytest.mark.usefixtures("duel")

NAMES = ("Anna", "Ben", "Carl")


def complete(whole: Whole, rounds: int, tables: int) -> None:
    """A finished tournament has so many rounds, each with so many tables, and all results."""
    assert whole.tournament.status == "finished"
    assert [row.number for row in whole.rounds] == [*range(1, rounds + 1)]
    assert Counter(t.round for t in whole.tables) == dict.fromkeys(range(1, rounds + 1), tables)
    assert all(table.status == "finished" and table.result for table in whole.tables)
    for number in range(1, rounds + 1):
        seated = [one for table in whole.tables_of(number) for one in table.entrants]
        assert sorted(seated) == [one.number for one in whole.entrants]


def test_a_swiss_tournament_with_a_bot_on_the_odd_place(sqlite: str) -> None:
    async def work(club: Club) -> None:
        people = await club.people(*NAMES)
        id = await club.started(people, pause=None)
        whole = await club.settle(id)
        told = views.whole(whole, people[1])
        [mine] = [t for t in whole.tables if 1 in t.entrants]
        assert told["me"] == {"entrant": 1, "organiser": False, "table": mine.table_id}
        assert [one["bot"] for one in told["entrants"]] == [None, None, None, "random"]
        seat = mine.entrants.index(1)
        assert await club.service.own_seats.find(mine.table_id, people[1].id) == [seat]

        whole = await club.play_round(id)
        assert (len(whole.rounds), whole.tournament.status) == (1, "running")
        assert sum(one["points"] for one in views.whole(whole, None)["standings"]) == 2.0
        await club.desk.next_round(id, people[0])
        whole = await club.play_round(id)
        complete(whole, 2, 2)
        met = [frozenset(table.entrants) for table in whole.tables]
        assert len(set(met)) == 4
        standings = views.whole(whole, None)["standings"]
        assert sum(one["points"] for one in standings) == 4.0
        assert [one["place"] for one in standings] == sorted(one["place"] for one in standings)
        assert {one["games"] for one in standings} == {2}

    at_club(sqlite, work)


def test_in_a_round_robin_everybody_meets_everybody(sqlite: str) -> None:
    async def work(club: Club) -> None:
        id = await club.started(await club.people(*NAMES), system="round-robin", fill=True, most=4)
        for number in range(1, 4):
            assert len((await club.settle(id)).rounds) == number
            whole = await club.play_round(id)
        complete(whole, 3, 2)
        assert len({frozenset(table.entrants) for table in whole.tables}) == 6

    at_club(sqlite, work)


def test_in_a_duplicate_all_play_the_same_draws_and_nobody_else_sees_them(sqlite: str) -> None:
    async def work(club: Club) -> None:
        id = await club.started(await club.people(*NAMES), system="duplicate", players=2)
        whole = await club.settle(id)
        tables = [await club.table(table.table_id) for table in whole.tables]
        first, second = (table.setup.draws for table in tables)
        assert first == second is not None
        assert whole.rounds[0].commitment == commitment(first.secret if first else "")
        done, running = (table.table_id for table in whole.tables)
        await club.play(done)
        await club.settle(id)
        for look in (club.service.record, club.service.finished):
            with pytest.raises(Refused, match="sealed"):
                await look(done)
        assert await club.store.results.waiting(10) == []
        await club.play(running)
        whole = await club.settle(id)
        ended = await club.store.results.waiting(10)
        assert {one.table for one in ended} == {done, running}
        assert (await club.service.record(done))["fair"]["stream"] == tables[0].setup.draws.stream  # type: ignore[union-attr]
        assert whole.rounds[1].commitment not in ("", whole.rounds[0].commitment)
        complete(await club.play_round(id), 2, 2)

    at_club(sqlite, work)


def test_a_table_that_the_host_closes_counts_nothing(sqlite: str) -> None:
    async def work(club: Club) -> None:
        id = await club.started(await club.people(*NAMES), rounds=1)
        whole = await club.settle(id)
        await club.manager.submit(whole.tables[0].table_id, lambda table: Draft(Closed()))
        whole = await club.play_round(id)
        assert whole.tournament.status == "finished"
        standings = views.whole(whole, None)["standings"]
        assert sorted(one["games"] for one in standings) == [0, 0, 1, 1]

    at_club(sqlite, work)


class KilledError(Exception):
    """The process ends here."""


def dying(club: Club, alive: int) -> None:
    """Let a process end after so many of the writes that a runner makes."""
    left = [alive]

    def mortal(work: Callable[..., Awaitable[Any]]) -> Callable[..., Awaitable[Any]]:
        async def run(*args: Any) -> Any:
            if not left[0]:
                raise KilledError
            left[0] -= 1
            return await work(*args)

        return run

    store = club.store.tournaments
    for owner, name in ((store, "change"), (store, "put_result"), (club.manager, "create")):
        setattr(owner, name, mortal(getattr(owner, name)))


@pytest.mark.parametrize("alive", [1, 2])
def test_what_a_killed_process_leaves_another_one_finds(sqlite: str, alive: int) -> None:
    """Every process ends after one write, or after two, until the tournament is over."""

    async def work(club: Club) -> None:
        id = await club.started(await club.people(*NAMES))
        for _ in range(40):
            async with Club(sqlite) as other:
                dying(other, alive)
                try:
                    while await other.runner.step(id):
                        pass
                except KilledError:
                    continue
            whole = await club.desk.whole(id)
            if whole.tournament.status == "finished":
                break
            for table in whole.tables_of(len(whole.rounds)):
                await club.play(table.table_id)
        complete(whole, 2, 2)
        query = sa.select(sa.func.count()).where(entries.c.kind == "created")
        async with club.store.engine.connect() as connection:
            assert (await connection.execute(query)).scalar() == 4

    at_club(sqlite, work)


def test_two_processes_hold_one_tournament(migrated: str) -> None:
    async def work(club: Club) -> None:
        people = await club.people(*NAMES)
        async with Club(migrated) as other:
            id = await club.started(people, system="duplicate")
            for _ in range(2):
                await asyncio.gather(club.settle(id), other.settle(id))
                whole = await other.desk.whole(id)
                for table in whole.tables_of(len(whole.rounds)):
                    await other.play(table.table_id)
            await asyncio.gather(club.settle(id), other.settle(id))
            complete(await club.desk.whole(id), 2, 2)

    at_club(migrated, work)


def test_a_round_is_begun_once(sqlite: str) -> None:
    """The organiser presses twice, while the pause ends."""

    async def work(club: Club) -> None:
        people = await club.people(*NAMES)
        id = await club.started(people, pause=None)
        await club.play_round(id)
        calls = [club.desk.next_round(id, people[0]) for _ in range(2)]
        said = await asyncio.gather(*calls, return_exceptions=True)
        assert said.count(None) == 1
        [refused] = [each for each in said if each is not None]
        assert isinstance(refused, Refused)
        assert refused.code == "round-runs"
        assert len((await club.desk.whole(id)).tables) == 4

    at_club(sqlite, work)


def test_a_backup_holds_tournaments(sqlite: str, tmp_path: Path) -> None:
    found: list[Whole] = []

    async def begin(club: Club) -> None:
        id = await club.started(await club.people(*NAMES))
        found.append(await club.settle(id))

    async def go_on(club: Club) -> None:
        id = found[0].tournament.id
        assert await club.desk.whole(id) == found[0]
        await club.play_round(id)
        complete(await club.play_round(id), 2, 2)

    at_club(sqlite, begin)
    backup(Settings(database=sqlite), tmp_path / "copy.gz")
    copy = f"sqlite:///{tmp_path}/copy.sqlite"
    restore(Settings(database=copy), tmp_path / "copy.gz")
    at_club(copy, go_on)


def test_everybody_is_told_that_the_table_is_ready(sqlite: str) -> None:
    async def work(club: Club) -> None:
        people = await club.people(*NAMES)
        for one in people:
            target = WebhookTarget("https://chat.example/hook")
            wishes = Wishes(["turn", "full"])
            channel = Channel(one.id, one.id, None, "webhook", target, wishes, "", ON, 1.0)
            assert await club.store.channels.add(channel, 1)
        whole = await club.settle(await club.started(people))
        for one in people:
            [mine] = [t for t in whole.tables if people.index(one) in t.entrants]
            told = [notice for notice, _, _ in await club.store.outbox.of(one.id)]
            assert {notice.kind for notice in told} == {"turn", "full"}
            assert {notice.table_id for notice in told} == {mine.table_id}

    at_club(sqlite, work)
