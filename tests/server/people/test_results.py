"""Results and ratings of finished games: each once, whatever dies and whoever is first."""

from __future__ import annotations

import asyncio
import dataclasses

import pytest

from ratskeller.ratings.book import Book
from ratskeller.server.accounts.store import Account
from ratskeller.server.people.rater import Rater
from ratskeller.server.people.schema import rating_steps, ratings, result_seats, results
from ratskeller.server.store.engine import connect, read_url
from ratskeller.server.store.store import Store
from ratskeller.server.store.writer import Write
from tests.server.people.games import LATER, account, over, played, ratings_of, rows, steps_of
from tests.server.test_store import with_store


async def reasons(store: Store) -> dict[str, str]:
    return {row.table_id: row.reason for row in await rows(store, results)}


def test_the_end_is_noted_with_the_last_entry_or_not_at_all(database: str) -> None:
    async def work(store: Store) -> None:
        ann = await account(store, "Ann")
        entry = played(2, 1)[-1]
        await store.write([Write("guests", entry, ended="rattus")])
        assert await store.results.waiting(9) == []
        await store.accounts.link_seat("t", 0, ann.id, "0" * 64)
        await store.write([Write("t", entry)])
        await store.write([Write("t", entry, ended="rattus")])  # the number is taken
        assert await store.results.waiting(9) == []
        await over(store, "real", [ann, "random"])
        [waiting] = await store.results.waiting(9)
        assert (waiting.table, waiting.game, waiting.finished_at) == ("real", "rattus", LATER)

    with_store(database, work)


def test_each_game_counts_once_however_many_processes_there_are(database: str) -> None:
    async def work(store: Store) -> None:
        ann, bob = await account(store, "Ann"), await account(store, "Bob")
        for number in range(4):
            await over(store, f"t{number}", [ann, bob], LATER + number, seed=number)
        other = Store(connect(read_url(database)))
        try:
            await asyncio.gather(*(Rater(each).catch_up() for each in (store, other, store)))
        finally:
            await other.close()
        found = await ratings_of(store)
        assert {rating.games for rating in found.values()} == {4}
        assert len(await rows(store, rating_steps)) == len(await rows(store, result_seats)) == 8
        assert await Rater(store).catch_up() == 0

    with_store(database, work)


def test_a_recomputation_finds_the_same_in_whatever_order_games_came(database: str) -> None:
    """Also if the account of a player is deleted, and if what was computed is lost."""

    async def work(store: Store) -> None:
        ann, bob = await account(store, "Ann"), await account(store, "Bob")
        lines: list[list[Account | str]]
        lines = [[ann, bob], [bob, "random"], [ann, bob, "easy"], ["easy", ann]]
        for number in (2, 0, 3, 1, 5, 4, 7, 6):
            at = LATER + number // 2  # two games end at the same time each
            await over(store, f"t{number}", [*lines[number % 4]], at, seed=number)
            await Rater(store).catch_up()
        before = await ratings_of(store), await steps_of(store)
        assert len(before[0]) == 4
        await store.accounts.delete(bob.id)
        assert await Rater(store).recompute() == {"rattus": 8}
        assert (await ratings_of(store), await steps_of(store)) == before
        for table in (ratings, rating_steps):
            async with store.engine.begin() as connection:
                await connection.execute(table.delete())
        await Rater(store).recompute()
        assert (await ratings_of(store), await steps_of(store)) == before

    with_store(database, work)


def test_ratings_are_those_of_the_book(database: str) -> None:
    async def work(store: Store) -> None:
        ann, bob = await account(store, "Ann"), await account(store, "Bob")
        for number in range(6):
            await over(store, f"t{number}", [ann, bob, "easy"], LATER + number, seed=number)
        await Rater(store).catch_up()
        book = Book()
        book.add_all(await store.results.counted("rattus"))
        found = {player: rating for (_, player), rating in (await ratings_of(store)).items()}
        assert found == book.ratings
        assert [dataclasses.astuple(r)[2] for r in found.values()] == [6, 6, 6]

    with_store(database, work)


def test_what_does_not_count_says_why(tmp_path: object) -> None:
    async def work(store: Store) -> None:
        ann, bob = await account(store, "Ann"), await account(store, "Bob")
        await over(store, "casual", [ann, bob], rated=False)
        await over(store, "guest", [ann, None])
        await over(store, "hints", [ann, bob], hints=True)
        await over(store, "twice", [ann, ann])
        await over(store, "counts", [ann, "random"])
        await over(store, "late", [ann, bob], at=1.0)  # the seats are linked after the end
        await Rater(store).catch_up()
        assert await reasons(store) == {
            "casual": "unrated",
            "guest": "guests",
            "hints": "hints",
            "twice": "twice",
            "counts": "",
            "late": "guests",
        }
        assert {player for _, player in await ratings_of(store)} == {
            f"account:{ann.id}",
            "bot:random",
        }

    with_store(f"sqlite:///{tmp_path}/t.sqlite", work)


def test_a_record_that_cannot_be_read_stops_nobody_else(
    tmp_path: object, caplog: pytest.LogCaptureFixture
) -> None:
    async def work(store: Store) -> None:
        ann = await account(store, "Ann")
        await store.accounts.link_seat("broken", 0, ann.id, "0" * 64)
        await store.write([Write("broken", played(2, 1)[-1], ended="rattus")])
        await over(store, "good", [ann, "random"], at=LATER + 1)
        rater = Rater(store)
        assert await rater.catch_up() == 1
        assert await rater.catch_up() == 0
        assert [one.table for one in await store.results.waiting(9)] == ["broken"]

    with_store(f"sqlite:///{tmp_path}/t.sqlite", work)
    assert "table broken" in caplog.text
