"""Accounts, their seats and their sessions in both databases."""

from __future__ import annotations

import asyncio
import time

import pytest
import sqlalchemy as sa

from ratskeller.server.accounts.names import clean_account_name, name_key
from ratskeller.server.accounts.schema import OWNED, SHARED, sessions
from ratskeller.server.accounts.sessions import DAY, GRACE, LIFE
from ratskeller.server.errors import Refused
from ratskeller.server.store.store import Store
from tests.server.test_store import with_store


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Anna", "anna"),
        ("Anna", "An-na"),
        ("Anna", "Аnna"),  # a Cyrillic letter
        ("Ida", "lda"),
        ("Straße", "STRASSE"),
        ("Ratty", "Rаttу"),
        ("Bob1", "Bobl"),
        ("José", "Jose"),
        ("Ω Anna", "Ω  ΑNNA"),  # Greek capital
        ("Arno", "Amo"),
    ],
)
def test_names_that_look_alike_share_their_key(one: str, other: str) -> None:
    assert name_key(clean_account_name(one)) == name_key(clean_account_name(other))


def test_different_names_have_different_keys() -> None:
    names = ["Anna", "Anne", "Hanna", "Ana", "Анна", "王小明", "مريم", "Zoë 2", "Zoë 3"]
    assert len({name_key(clean_account_name(name)) for name in names}) == len(names)


@pytest.mark.parametrize(
    "name", ["", "a", "--", "x" * 31, "a\u202eb", "a<b>", "a@b", "🐀🐀", "\0\0\0"]
)
def test_a_bad_name_is_refused(name: str) -> None:
    with pytest.raises(Refused, match="bad-name"):
        clean_account_name(name)


def test_of_two_that_sign_up_at_once_one_gets_the_name(database: str) -> None:
    async def work(store: Store) -> None:
        wishes = ["Anna", "ANNA", "Аnna", "An na"] * 2
        made = await asyncio.gather(
            *(store.accounts.create(name) for name in wishes), return_exceptions=True
        )
        won = [one for one in made if not isinstance(one, BaseException)]
        assert len(won) == 1
        lost = [error for error in made if isinstance(error, BaseException)]
        assert {str(error) for error in lost} == {"name-taken"}
        assert await store.accounts.account_by_name("anna") == won[0]
        assert await store.accounts.account(won[0].id) == won[0]
        other = await store.accounts.create("Ben")
        with pytest.raises(Refused, match="name-taken"):
            await store.accounts.rename(other.id, "ANNA")
        await store.accounts.rename(other.id, "Bén")
        assert (await store.accounts.named([other.id]))[other.id].name == "Bén"

    with_store(database, work)


def test_a_seat_stays_with_the_first_account_until_its_secret_changes(database: str) -> None:
    async def work(store: Store) -> None:
        one, other = await store.accounts.create("One"), await store.accounts.create("Two")
        link = store.accounts.link_seat
        assert await link("t", 0, one.id, "h1") == one.id
        assert await link("t", 0, other.id, "h1") == one.id
        assert await store.accounts.accounts_at("t") == {0: one.id}
        assert await link("t", 0, other.id, "h2") == other.id
        assert await link("t", 1, one.id, "h3") == one.id
        assert [(s.table_id, s.seat) for s in await store.accounts.seats_of(one.id)] == [("t", 1)]
        await store.accounts.free_seat("t", 1)
        assert await store.accounts.accounts_at("t") == {0: other.id}

    with_store(database, work)


def test_a_token_is_exchanged_and_the_old_one_ends(database: str) -> None:
    async def work(store: Store) -> None:
        me = await store.accounts.create("Me")
        now = time.time()
        old = await store.sessions.start(me.id, "a browser", now)
        found = await store.sessions.find(old, now)
        assert found is not None
        assert await store.sessions.rotate(found, now + 60) is None
        later = now + DAY + 1
        new = await store.sessions.rotate(found, later)
        assert new is not None
        assert new != old
        assert await store.sessions.rotate(found, later) is None  # the other of two requests
        assert await store.sessions.find(old, later + GRACE + 9) is not None  # new: not yet seen
        assert await store.sessions.find(new, later + GRACE + 9) is not None
        assert await store.sessions.find(old, later + GRACE + 9) is None
        assert await store.sessions.find(new, later + GRACE + LIFE + DAY) is None

    with_store(database, work)


def test_sessions_end_one_by_one_and_all_at_once(database: str) -> None:
    async def work(store: Store) -> None:
        me, other = await store.accounts.create("Me"), await store.accounts.create("Other")
        tokens = [await store.sessions.start(me.id, f"browser {i}") for i in range(4)]
        foreign = await store.sessions.start(other.id, "x")
        listed = await store.sessions.of(me.id)
        assert {session.device for session in listed} == {f"browser {i}" for i in range(4)}
        first = await store.sessions.find(tokens[0])
        stranger = await store.sessions.find(foreign)
        assert first is not None
        assert stranger is not None
        assert not await store.sessions.end(me.id, stranger.id)
        assert await store.sessions.end(me.id, first.id)
        assert await store.sessions.find(tokens[0]) is None
        keep = await store.sessions.find(tokens[3])
        assert keep is not None
        await store.sessions.end_all(me.id, but=keep.id)
        alive = [await store.sessions.find(token) for token in tokens]
        assert [one is not None for one in alive] == [False, False, False, True]
        assert await store.sessions.find(foreign) is not None

    with_store(database, work)


def test_the_database_has_no_token(database: str) -> None:
    async def work(store: Store) -> None:
        me = await store.accounts.create("Me")
        token = await store.sessions.start(me.id, "a browser")
        async with store.engine.connect() as connection:
            rows = (await connection.execute(sa.select(sessions))).all()
        assert token not in repr(rows)

    with_store(database, work)


def test_what_belongs_to_an_account_is_exported_and_goes_with_it(database: str) -> None:
    async def work(store: Store) -> None:
        me, other = await store.accounts.create("Me"), await store.accounts.create("Other")
        for one in (me, other):
            await store.accounts.link_seat(f"of-{one.name}", 0, one.id, "h")
            await store.sessions.start(one.id, "a browser")
        mine = await store.accounts.owned(me.id)
        assert set(mine) == {table.name for table in OWNED | SHARED}
        assert mine["account_seats"][0]["table_id"] == "of-Me"
        assert "token" not in mine["sessions"][0]
        await store.accounts.delete(me.id)
        assert await store.accounts.account(me.id) is None
        assert not any((await store.accounts.owned(me.id)).values())
        assert (await store.accounts.owned(other.id))["sessions"]

    with_store(database, work)
