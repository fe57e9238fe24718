"""Opening, joining, leaving, starting, closing: who may, and when."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from ratskeller.cli import main
from ratskeller.server.errors import Refused
from ratskeller.server.service import NewClock
from ratskeller.server.tournaments import views
from ratskeller.server.tournaments.desk import NewTournament, rules_of
from tests.server.tournaments.club import PLAIN, Club, at_club

pytestmark = pytest.mark.usefixtures("duel")


async def code(work: Awaitable[Any]) -> str:
    with pytest.raises(Refused) as refused:
        await work
    return refused.value.code


@pytest.mark.parametrize(
    ("wish", "problem"),
    [
        ({"players": 9}, "9"),
        ({"system": "arena"}, "system"),
        ({"clock": NewClock()}, "clock"),
        ({"rounds": 0}, "rounds"),
        ({"most": 3}, "most"),
        ({"most": 257}, "most"),
        ({"players": 3, "most": 256}, "tables of 3"),
        ({"system": "round-robin", "players": 3, "most": 24}, "2000 tables"),
        ({"bot": "nobody"}, "bot"),
        ({"arrival": 5.0}, "arrival"),
        ({"pause": -1.0}, "pause"),
        ({"options": {"mild": "perhaps"}}, "mild"),
    ],
)
def test_rules_that_cannot_be_are_refused(wish: dict[str, Any], problem: str) -> None:
    assert rules_of(NewTournament(**PLAIN)).players == 2
    with pytest.raises(Refused, match="bad-options") as refused:
        rules_of(NewTournament(**{**PLAIN, **wish}))
    assert problem in refused.value.details["problem"]


def test_a_tournament_has_a_title_and_a_time(sqlite: str) -> None:
    async def work(club: Club) -> None:
        anna = await club.person("Anna")
        assert await code(club.open(anna, title=" ")) == "bad-options"
        assert await code(club.open(anna, starts_at=5.0)) == "bad-options"
        assert await code(club.open(anna, starts_at=1e12)) == "bad-options"

    at_club(sqlite, work)


def test_the_host_says_who_opens_tournaments(sqlite: str) -> None:
    async def work(club: Club) -> None:
        anna, ben = await club.people("Anna", "Ben")
        assert not club.desk.may_open(None)
        assert await code(club.open(ben)) == "no-tournaments"
        assert await club.open(anna)

    at_club(sqlite, work, organisers="Clara, anna")


def test_nobody_opens_many_in_a_day(sqlite: str) -> None:
    async def work(club: Club) -> None:
        anna = await club.person("Anna")
        for _ in range(10):
            await club.open(anna)
        assert await code(club.open(anna)) == "too-many-attempts"

    at_club(sqlite, work)


def test_joining_and_leaving(sqlite: str) -> None:
    async def work(club: Club) -> None:
        anna, ben, carl, *more = await club.people("Anna", "Ben", "Carl", "Dora", "Emil")
        id = await club.open(anna, most=4)
        for one in (anna, ben, ben, carl, more[0]):
            await club.desk.join(id, one, "")
        assert await code(club.desk.join(id, more[1], "")) == "tournament-full"
        await club.desk.leave(id, ben)
        assert await code(club.desk.leave(id, ben)) == "no-entrant"
        assert await code(club.desk.remove(id, ben, 0)) == "not-organiser"
        await club.desk.remove(id, anna, 2)
        await club.desk.join(id, more[1], "")
        whole = await club.desk.whole(id)
        assert [(one.number, one.name) for one in whole.entrants] == [
            (0, "Anna"),
            (3, "Dora"),
            (4, "Emil"),
        ]
        assert await code(club.desk.start(id, ben)) == "not-organiser"
        assert await code(club.desk.next_round(id, anna)) == "tournament-over"
        await club.desk.start(id, anna)
        assert await code(club.desk.start(id, anna)) == "tournament-begun"
        assert await code(club.desk.join(id, ben, "")) == "tournament-begun"
        assert await code(club.desk.next_round(id, anna)) == "round-runs"
        assert await code(club.desk.whole("nowhere")) == "no-tournament"

    at_club(sqlite, work)


def test_one_that_is_not_listed_needs_its_invitation(sqlite: str) -> None:
    async def work(club: Club) -> None:
        anna, ben, carl = await club.people("Anna", "Ben", "Carl")
        id = await club.open(anna, listed=False)
        first = await club.desk.renew_invitation(id, anna)
        second = await club.desk.renew_invitation(id, anna)
        assert await code(club.desk.renew_invitation(id, ben)) == "not-organiser"
        for wrong in ("", first):
            assert await code(club.desk.join(id, ben, wrong)) == "wrong-invite"
        await club.desk.join(id, ben, second)
        assert await club.desk.listed(carl, 10) == []
        assert await club.desk.listed(None, 10) == []
        assert [one[0].id for one in await club.desk.listed(ben, 10)] == [id]
        assert [one[0].id for one in await club.desk.listed(anna, 10)] == [id]

    at_club(sqlite, work)


def test_whom_the_organiser_has_blocked_does_not_join(sqlite: str) -> None:
    async def work(club: Club) -> None:
        anna, ben = await club.people("Anna", "Ben")
        id = await club.open(anna)
        await club.store.blocks.add(anna.id, ben.id, "Ben")
        assert await code(club.desk.join(id, ben, "")) == "not-welcome"

    at_club(sqlite, work)


def test_it_starts_at_its_time_or_is_closed_if_nobody_came(sqlite: str) -> None:
    async def work(club: Club) -> None:
        [anna] = await club.people("Anna")
        soon = await club.open(anna, starts_at=time.time() + 1000)
        due, empty = [await club.open(anna, starts_at=time.time()) for _ in range(2)]
        await club.desk.join(due, anna, "")
        work = await club.store.tournaments.at_work(time.time())
        assert sorted(work) == sorted([due, empty])
        states = [(await club.settle(id)).tournament.status for id in (soon, due, empty)]
        assert states == ["open", "running", "closed"]

    at_club(sqlite, work)


def test_whoever_withdraws_is_replaced_for_good(sqlite: str) -> None:
    async def work(club: Club) -> None:
        people = await club.people("Anna", "Ben", "Carl", "Dora")
        id = await club.started(people)
        whole = await club.settle(id)
        await club.desk.leave(id, people[1])
        assert await code(club.desk.leave(id, people[1])) == "no-entrant"
        [table] = [t for t in whole.tables if 1 in t.entrants]
        seat = (await club.table(table.table_id)).seats[table.entrants.index(1)]
        assert (seat.kind, seat.gone, seat.bot) == ("human", "left", "random")
        whole = await club.play_round(id)
        assert len(whole.rounds) == 2
        [table] = [t for t in whole.tables_of(2) if 1 in t.entrants]
        seat = (await club.table(table.table_id)).seats[table.entrants.index(1)]
        assert (seat.kind, seat.name, seat.bot) == ("bot", "Ben", "random")
        told = views.whole(whole, people[1])
        assert told["me"] == {"entrant": None, "organiser": False, "table": None}
        assert told["entrants"][1]["left"]

    at_club(sqlite, work)


def test_a_deleted_account_leaves_its_results(sqlite: str) -> None:
    async def work(club: Club) -> None:
        people = await club.people("Anna", "Ben", "Carl", "Dora")
        waiting, running = await club.open(people[0]), await club.started(people)
        await club.desk.join(waiting, people[0], "")
        owned = await club.store.accounts.owned(people[0].id)
        assert len(owned["tournaments"]) == len(owned["tournament_entrants"]) == 2
        assert "invite" not in owned["tournaments"][0]
        await club.play_round(running)
        await club.store.accounts.delete(people[0].id)
        assert (await club.desk.whole(waiting)).entrants == []
        whole = await club.desk.whole(running)
        assert whole.tournament.organiser_id is None
        [anna] = [one for one in whole.entrants if one.name == "Anna"]
        assert anna.account_id is None
        assert not anna.present

    at_club(sqlite, work)


def test_the_organiser_calls_it_off(sqlite: str) -> None:
    async def work(club: Club) -> None:
        people = await club.people("Anna", "Ben")
        id = await club.started(people)
        whole = await club.settle(id)
        assert await code(club.desk.close(id, people[1])) == "not-organiser"
        await club.desk.close(id, people[0])
        for later in (club.desk.close(id, people[0]), club.desk.leave(id, people[1])):
            assert await code(later) == "tournament-over"
        await club.play(whole.tables[0].table_id)
        whole = await club.settle(id)
        assert (whole.tournament.status, len(whole.rounds)) == ("closed", 1)

    at_club(sqlite, work)


def test_what_comes_at_once_is_done_in_some_order(migrated: str) -> None:
    """Two processes; more people than places join while the organiser starts."""

    async def work(club: Club) -> None:
        people = await club.people(*(f"Player {number}" for number in range(9)))
        id = await club.open(people[0], most=6)
        await club.desk.join(id, people[0], "")
        async with Club(migrated) as other:
            joining: list[Callable[[], Awaitable[None]]] = []
            for number, one in enumerate(people[1:]):
                desk = (club, other)[number % 2].desk
                joining.append(lambda desk=desk, one=one: desk.join(id, one, ""))  # type: ignore[misc]
            start = other.desk.start(id, people[0])
            calls = [*(join() for join in joining), start]
            said = await asyncio.gather(*calls, return_exceptions=True)
        for answer in said:
            assert answer is None or isinstance(answer, Refused)
        whole = await club.settle(id)
        joined = [one for one in whole.entrants if not one.bot]
        assert len(joined) == said[:-1].count(None) + 1 <= 6
        seated = [number for table in whole.tables for number in table.entrants]
        assert sorted(seated) == [one.number for one in whole.entrants]

    at_club(migrated, work)


def test_the_host_calls_it_off(sqlite: str, capsys: pytest.CaptureFixture[str]) -> None:
    found: list[str] = []

    async def work(club: Club) -> None:
        [anna] = await club.people("Anna")
        found.append(await club.open(anna, title="Rude\tname", listed=False))

    at_club(sqlite, work)
    [id] = found
    there = ["--database", sqlite]
    assert main(["admin", "tournaments", *there]) == 0
    told = capsys.readouterr().out
    assert id in told
    assert "duel: Rude name (Anna)" in told
    assert main(["admin", "call-off", id, *there]) == 0
    assert capsys.readouterr().out == f"{id} is called off\n"
    for words, problem in (
        (["call-off", id], "is over already"),
        (["call-off", "nowhere"], "there is no tournament 'nowhere'"),
        (["call-off"], "needs the id of a tournament"),
    ):
        assert main(["admin", *words, *there]) == 2
        assert problem in capsys.readouterr().err
    assert main(["admin", "tournaments", *there]) == 0
    assert id not in capsys.readouterr().out
