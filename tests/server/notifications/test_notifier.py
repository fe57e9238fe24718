"""The outbox and its worker, in both databases: every notice once, whatever receivers do."""

from __future__ import annotations

import asyncio
import contextlib
import random
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any

import pytest

from ratskeller.server.credentials import hash_secret
from ratskeller.server.notifications import decide, notifier
from ratskeller.server.notifications.channels import OFF, ON, Channel, Visit
from ratskeller.server.notifications.desk import Desk, Owner
from ratskeller.server.notifications.notifier import Notifier, pause
from ratskeller.server.notifications.outbox import LEASE
from ratskeller.server.notifications.sender import Sender
from ratskeller.server.notifications.targets import PushTarget, WebhookTarget
from ratskeller.server.notifications.wishes import Wishes
from ratskeller.server.service import CreatedTable, NewClock, NewSeat, NewTable, Service
from ratskeller.server.settings import Settings
from ratskeller.server.store.store import Store
from ratskeller.server.table import Table
from ratskeller.server.tables import TableManager
from tests.server.notifications.stand_ins import Arrived, Web
from tests.server.test_store import a_manager, with_store

SETTINGS = Settings(private_targets=True, stand_in="random", patience=0)
ALL = Wishes(["turn", "full", "over", "message"])


class House:
    """A store with tables, channels and a worker, in one process."""

    def __init__(self, store: Store, manager: TableManager, web: Web) -> None:
        self.store, self.manager, self.web = store, manager, web
        self.service = Service(manager, SETTINGS)
        self.sender = Sender(store.channels, SETTINGS)
        self.desk = Desk(store.channels, store.outbox, self.sender, SETTINGS)
        self.workers: list[Notifier] = []

    def work(self, name: str = "") -> Notifier:
        worker = Notifier(self.store.outbox, self.store.channels, self.sender, name)
        self.workers.append(worker)
        worker.start()
        self.manager.on_causes = worker.wake
        return worker

    async def table(self, players: int = 2, clock: NewClock | None = None) -> CreatedTable:
        seats = [NewSeat("mine", f"P{n}") for n in range(players)]
        wish = NewTable("rattus", players, seats=seats, clock=clock or NewClock())
        return await self.service.create(wish)

    async def push(self, secret: str, name: str, wishes: Wishes = ALL) -> Channel:
        target = {k: v for k, v in self.web.browser(name).target.items() if k != "kind"}
        owner = Owner.of_seat(secret)
        added, _ = await self.desk.add(owner, PushTarget(**target), wishes, "https://cellar.test")
        return added

    async def move(self, id: str, rng: random.Random) -> bool:
        """One choice; whether the game goes on."""
        table = self.manager.live(id).table
        assert table is not None
        assert table.match is not None
        seat = rng.choice(table.actors)
        choice = str(rng.choice(table.match.state.choices(seat)))
        await self.service.choose(id, seat, choice, table.seq)
        return table.status == "running"

    async def arrived(self, number: int) -> list[Arrived]:
        return await asyncio.to_thread(self.web.wait, number)

    async def settled(self, wanted: dict[str, int]) -> None:
        """Wait until so many notices came to these ends."""
        async with asyncio.timeout(20):
            while await self.store.outbox.counts() != wanted:
                await asyncio.sleep(0.01)


@contextlib.asynccontextmanager
async def a_house(store: Store) -> AsyncIterator[House]:
    manager = a_manager(store)
    with Web() as web:
        house = House(store, manager, web)
        try:
            yield house
        finally:
            for worker in house.workers:
                await worker.stop()
            await house.sender.close()
            await manager.close()


def in_house(address: str, work: Callable[[House], Awaitable[None]]) -> None:
    async def run(store: Store) -> None:
        async with a_house(store) as house:
            await work(house)

    with_store(address, run)


async def due_turns(house: House, id: str) -> list[tuple[int, int]]:
    """Seat and entry of every turn of a game, from its record alone."""
    again, due = Table(id), []
    for entry in await house.store.entries(id):
        before = again.actors
        again.fold(entry)
        if entry.seq > 1:
            due += [(seat, entry.seq) for seat in set(again.actors) - set(before)]
    return due


def test_every_turn_is_told_once(database: str) -> None:
    async def work(house: House) -> None:
        opened = await house.table()
        id = opened.table["id"]
        for seat, secret in opened.secrets.items():
            await house.push(secret, f"{seat}")
        house.work()
        house.work()
        rng = random.Random(1)
        sent = 0
        for _ in range(40):
            await house.move(id, rng)
            table = house.manager.live(id).table
            assert table is not None
            turns = len(await due_turns(house, id))
            if turns > sent:
                await house.arrived(turns)
                sent = turns
        wanted = Counter((f"/push/{seat}", "turn") for seat, _ in await due_turns(house, id))
        found = Counter((one.path, one.letter["kind"]) for one in house.web.arrived)
        assert found == wanted
        assert found.total() > 5
        assert len({one.letter["id"] for one in house.web.arrived}) == found.total()
        await house.settled({"sent": found.total()})

    in_house(database, work)


def test_turns_that_are_over_are_dropped(database: str) -> None:
    """Without a worker for a while, only what is still true goes out in the end."""

    async def work(house: House) -> None:
        opened = await house.table()
        id = opened.table["id"]
        for seat, secret in opened.secrets.items():
            await house.push(secret, f"{seat}")
        rng = random.Random(2)
        for _ in range(30):
            await house.move(id, rng)
        due = await due_turns(house, id)
        table = house.manager.live(id).table
        assert table is not None
        house.work()
        await house.settled({"dropped": len(due) - 1, "sent": 1})
        [one] = house.web.arrived
        assert (one.letter["kind"], one.letter["seat"]) == ("turn", table.actors[0])

    in_house(database, work)


def test_the_end_is_told_and_a_seat_of_somebody_else_is_not(database: str) -> None:
    async def work(house: House) -> None:
        opened, other = await house.table(), await house.table()
        await house.push(opened.secrets[1], "one", Wishes(["over"]))
        await house.push(other.secrets[1], "other")
        rng = random.Random(3)
        while await house.move(opened.table["id"], rng):
            pass
        table = house.manager.live(opened.table["id"]).table
        assert table is not None
        last = (await house.store.entries(table.id))[-1]
        house.work()
        if last.seat != 1:
            [one] = await house.arrived(1)
            assert (one.path, one.letter["kind"]) == ("/push/one", "over")
        turns = sum(seat == 1 for seat, _ in await due_turns(house, table.id))
        await house.settled({"dropped": turns, **({"sent": 1} if last.seat != 1 else {})})

    in_house(database, work)


@pytest.mark.parametrize("steps", range(5))
def test_a_worker_that_is_woken_as_it_stops_stops(database: str, steps: int) -> None:
    """However many steps of the loop lie between the two."""

    async def work(house: House) -> None:
        worker = house.work()
        waiting = asyncio.Event()
        claim = house.store.outbox.claim

        async def looked(*wanted: Any) -> Any:
            found = await claim(*wanted)
            waiting.set()
            return found

        house.store.outbox.claim = looked  # type: ignore[assignment]
        await waiting.wait()
        await asyncio.sleep(0)  # it begins to wait
        worker.wake()
        for _ in range(steps):
            await asyncio.sleep(0)
        async with asyncio.timeout(20):
            await worker.stop()
        house.workers.remove(worker)

    in_house(database, work)


def test_an_account_is_told_about_its_seats_alone(database: str) -> None:
    async def work(house: House) -> None:
        account = await house.store.accounts.create("Anna")
        mine, taken = await house.table(), await house.table()
        owner = Owner(account.id, None)
        target = {k: v for k, v in house.web.browser("anna").target.items() if k != "kind"}
        await house.desk.add(owner, PushTarget(**target), ALL, "https://cellar.test")
        for opened in (mine, taken):
            for seat, secret in opened.secrets.items():
                hash = hash_secret(secret if opened is mine else "another")
                await house.store.accounts.link_seat(opened.table["id"], seat, account.id, hash)
        # The same device, subscribed as a guest before, is told only once.
        await house.push(mine.secrets[0], "anna2")
        guest = PushTarget(**target)
        await house.desk.add(Owner.of_seat(mine.secrets[0]), guest, ALL, "https://cellar.test")
        rng = random.Random(4)
        for opened in (mine, taken):
            while not await due_turns(house, opened.table["id"]):
                await house.move(opened.table["id"], rng)
        [(seat, _)] = await due_turns(house, mine.table["id"])
        house.work()
        await house.settled({"sent": 2 if seat == 0 else 1})
        paths = Counter(one.path for one in house.web.arrived)
        assert paths["/push/anna"] == 1
        assert {one.letter["table"] for one in house.web.arrived} == {mine.table["id"]}
        await house.store.accounts.delete(account.id)
        assert await house.store.channels.of(account.id, None) == []

    in_house(database, work)


async def one_turn(house: House) -> CreatedTable:
    """A table where seat 0 and seat 1 are subscribed and one turn is due."""
    opened = await house.table()
    for seat, secret in opened.secrets.items():
        await house.push(secret, f"{seat}")
    rng = random.Random(5)
    while not await due_turns(house, opened.table["id"]):
        await house.move(opened.table["id"], rng)
    return opened


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(notifier, "FIRST", 0.01)
    monkeypatch.setattr(notifier, "LONGEST", 0.02)
    monkeypatch.setattr(notifier, "LOOK", 0.01)


@pytest.mark.usefixtures("hasty")
def test_who_is_busy_is_asked_again(database: str) -> None:
    async def work(house: House) -> None:
        web = house.web
        answers = [(503, {}), (500, {"Retry-After": "0"}), (429, {}), None]
        web.faults = lambda path, letter: (
            web.attempts[path] <= len(answers),
            answers[web.attempts[path] - 1] if web.attempts[path] <= len(answers) else None,
        )
        await one_turn(house)
        house.work()
        [one] = await house.arrived(1)
        await house.settled({"sent": 1})
        assert web.attempts == {one.path: 5}

    in_house(database, work)


@pytest.mark.usefixtures("hasty")
def test_who_never_answers_is_given_up_with_a_reason(database: str) -> None:
    async def work(house: House) -> None:
        house.web.faults = lambda path, letter: (True, (503, {}))
        opened = await one_turn(house)
        house.work()
        await house.settled({"failed": 1})
        [(path, attempts)] = house.web.attempts.items()
        assert attempts == notifier.ATTEMPTS
        owner = Owner.of_seat(opened.secrets[int(path[-1])])
        [channel] = await house.desk.of(owner)
        assert (channel.status, channel.failure) == (ON, "http-503")
        [(notice, status, reason)] = await house.desk.notices(owner, channel.id)
        assert (notice.kind, status, reason) == ("turn", "failed", "http-503")

    in_house(database, work)


def test_a_browser_that_is_gone_ends_its_channel(database: str) -> None:
    async def work(house: House) -> None:
        house.web.faults = lambda path, letter: (True, (410, {}))
        opened = await one_turn(house)
        house.work()
        await house.settled({"failed": 1})
        [(path, attempts)] = house.web.attempts.items()
        assert attempts == 1
        owner = Owner.of_seat(opened.secrets[int(path[-1])])
        [channel] = await house.desk.of(owner)
        assert (channel.status, channel.failure) == (OFF, "http-410")
        again = await house.desk.change(owner, channel.id, ALL)
        assert again.status == ON

    in_house(database, work)


@pytest.mark.usefixtures("hasty")
def test_an_answer_that_was_lost_repeats_the_same_id(database: str) -> None:
    async def work(house: House) -> None:
        house.web.after = lambda letter: len(house.web.arrived) == 1
        await one_turn(house)
        house.work()
        first, second = await house.arrived(2)
        assert first.letter == second.letter
        assert first.headers["topic"] == second.headers["topic"]
        await house.settled({"sent": 1})

    in_house(database, work)


def test_what_a_dead_worker_had_claimed_is_sent_by_another(database: str) -> None:
    async def work(house: House) -> None:
        await one_turn(house)
        outbox, now = house.store.outbox, time.time()
        [one] = await outbox.claim("dead", now, 10)
        assert await outbox.claim("other", now + LEASE - 1, 10) == []
        await outbox.renew("dead", now + LEASE - 1)
        assert await outbox.claim("other", now + LEASE + 1, 10) == []
        [again] = await outbox.claim("other", now + 2 * LEASE, 10)
        assert again.notice == one.notice
        await outbox.finish("dead", one.notice.id, "sent", "", now)  # too late: not its own
        assert await outbox.counts() == {"waiting": 1}
        await outbox.finish("other", one.notice.id, "sent", "", now)
        assert await outbox.counts() == {"sent": 1}
        await outbox.prune(now + 1)
        assert await outbox.counts() == {}

    in_house(database, work)


def test_a_process_that_starts_again_goes_on_with_what_it_had(database: str) -> None:
    """It waits neither for its own claims to end nor for connections that it had."""

    async def work(house: House) -> None:
        opened = await one_turn(house)
        id, later = opened.table["id"], time.time() + 1000
        here = [Visit(id, seat, 0, 0, later, name) for seat, name in enumerate(("mine", "other"))]
        await house.store.channels.visited(here)
        await house.store.channels.gone("mine")
        visits = await house.store.channels.visits(id)
        assert [visits[seat].here_until for seat in (0, 1)] == [0.0, later]
        await house.store.channels.gone("other")
        assert len(await house.store.outbox.claim("mine", later, 10)) == 1
        house.work("mine")
        await house.settled({"sent": 1})

    in_house(database, work)


def test_a_reminder_waits_in_the_outbox_until_it_is_due(database: str) -> None:
    async def work(house: House) -> None:
        opened = await house.table(clock=NewClock("turn", 40_000.0))
        id = opened.table["id"]
        for seat, secret in opened.secrets.items():
            await house.push(secret, f"{seat}", Wishes(["clock"]))
        rng = random.Random(5)
        while not await due_turns(house, id):
            await house.move(id, rng)
        [(seat, seq)] = await due_turns(house, id)
        [entry] = await house.store.entries(id, seq - 1)
        outbox = house.store.outbox
        now = await outbox.claim("w", entry.at, 10)
        assert [(c.notice.kind, c.notice.seat) for c in now] == [("turn", seat)]
        await outbox.finish("w", now[0].notice.id, "dropped", "not-wanted", entry.at)
        assert await outbox.claim("w", entry.at + 29_999, 10) == []
        [reminder] = await outbox.claim("w", entry.at + 30_001, 10)
        assert (reminder.notice.kind, reminder.notice.seq) == ("clock", seq)
        assert isinstance(decide.decide(reminder, entry.at + 30_001), decide.Send)

    in_house(database, work)


def test_two_workers_never_claim_the_same(database: str) -> None:
    async def work(house: House) -> None:
        opened = await house.table()
        for number in range(10):
            for secret in opened.secrets.values():
                await house.push(secret, f"{secret[:4]}-{number}")
        rng = random.Random(6)
        while not await due_turns(house, opened.table["id"]):
            await house.move(opened.table["id"], rng)
        now = time.time()
        claims = await asyncio.gather(
            *(house.store.outbox.claim(f"w{n}", now, 3) for n in range(8))
        )
        ids = [one.notice.id for claimed in claims for one in claimed]
        assert len(ids) == len(set(ids))
        assert len(ids) <= 10

    in_house(database, work)


@pytest.mark.usefixtures("hasty")
def test_messages_are_told_once_until_the_next_visit(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(decide, "SETTLE", 0.0)

    async def work(house: House) -> None:
        opened = await house.table()
        id = opened.table["id"]
        await house.push(opened.secrets[1], "one")
        house.work()

        async def say(text: str) -> int:
            told = await house.service.told_of_chat(id, 0)
            return (await house.store.add_chat(id, 0, text, time.time(), told)).id

        await say("hello")
        [one] = await house.arrived(1)
        assert one.letter["kind"] == "message"
        assert "hello" not in str(one.letter)
        await house.settled({"sent": 1})
        last = await say("are you there?")
        await house.settled({"sent": 1, "dropped": 1})
        await house.store.channels.visited([Visit(id, 1, 1, last, 0.0)])
        await say("see you")
        await house.arrived(2)
        await house.settled({"sent": 2, "dropped": 1})

    in_house(database, work)


def test_pauses_grow_and_differ() -> None:
    plain = [3.0 * 4**n for n in range(6)]
    for number, wanted in enumerate(plain, 1):
        found = [pause(number) for _ in range(20)]
        assert all(0.75 * wanted <= one <= 1.25 * wanted for one in found)
        assert len(set(found)) > 1
    assert pause(30) <= 1.25 * notifier.LONGEST


def test_an_owner_has_a_limit_and_no_channel_twice(database: str) -> None:
    async def work(house: House) -> None:
        opened = await house.table()
        first = await house.push(opened.secrets[0], "one")
        again = await house.desk.add(
            Owner.of_seat(opened.secrets[0]), first.target, ALL, "https://cellar.test"
        )
        assert [c.id for c in await house.desk.of(Owner.of_seat(opened.secrets[0]))] == [
            again[0].id
        ]
        hook: Any = WebhookTarget("http://hook.test/x", "generic")
        _, secret = await house.desk.add(Owner(None, "h"), hook, ALL, "https://cellar.test")
        assert len(secret) > 20

    in_house(database, work)
