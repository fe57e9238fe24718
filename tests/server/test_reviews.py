"""Reviews on the server: of finished games alone, shared, kept, and never before a table's bots."""

from __future__ import annotations

import asyncio
import json
import random
import time
from typing import Any

import pytest

import ratskeller
from ratskeller.kernel import Record
from ratskeller.review.loop import decisions, review
from ratskeller.review.model import judgement_of
from ratskeller.server.bots.pool import Pool
from ratskeller.server.bots.slots import Slots
from ratskeller.server.errors import Refused
from ratskeller.server.reviews import work as worked
from ratskeller.server.reviews.queue import CLAIM, ReviewQueue, record_id
from ratskeller.server.settings import Settings
from ratskeller.server.store.reviews import ReviewStore
from ratskeller.server.store.store import Store
from tests.cases import LONG
from tests.review.games import random_game
from tests.server.harness import ApiError, Client, Server, play_out
from tests.server.test_store import with_store

pytestmark = pytest.mark.unmeasured

INSTANT = Settings(review_effort="instant")


def problem(server: Server, *request: Any) -> str:
    with pytest.raises(ApiError) as refusal:
        server.ask(*request)
    code: str = refusal.value.code
    return code


def wait(server: Server, path: str) -> dict[str, Any]:
    """Ask until a review is done."""
    end = time.monotonic() + 60
    told = 0
    while time.monotonic() < end:
        found: dict[str, Any] = server.ask("GET", path)
        assert told <= found["judged"] <= found["total"]
        told = found["judged"]
        if found["status"] != "waiting":
            return found
        assert found["review"] is None
        time.sleep(0.1)
    raise AssertionError(found)


def test_a_finished_table_is_reviewed_once_for_all(server: Server) -> None:
    table = server.open_table(2)
    path = f"/api/tables/{table.id}/review"
    assert problem(server, "POST", path) == "not-finished"
    assert problem(server, "GET", path) == "not-finished"

    async def game() -> None:
        async with Client(server.address, table.id, list(table.secrets.values())) as client:
            await play_out(client, random.Random(3))

    asyncio.run(game())
    assert problem(server, "GET", path) == "no-review"
    asked = server.ask("POST", path)
    record = Record.from_data(server.ask("GET", f"/api/tables/{table.id}/record"))
    assert asked["total"] == len(decisions(record))
    found = wait(server, path)
    assert found["review"] == review(record, "instant").data()
    for text, spoken in found["choices"].items():
        choice = record.game.grammar.read(text)
        assert spoken == {"verb": choice.verb, "args": choice.args}
    named = {value["choice"] for step in found["review"]["steps"] for value in step["values"]}
    assert named <= found["choices"].keys()
    assert server.ask("POST", path) == found


def test_a_record_is_reviewed(server: Server) -> None:
    record = random_game("name-of-the-rose", 2, 5)
    asked = server.ask("POST", "/api/reviews", {"record": record.data()})
    found = wait(server, f"/api/reviews/{asked['id']}")
    assert found["review"] == review(record, "instant").data()
    assert server.ask("POST", "/api/reviews", {"record": record.data()}) == found
    assert problem(server, "GET", "/api/reviews/record-0") == "no-review"


def test_what_cannot_be_reviewed_is_refused_with_the_reason(server: Server) -> None:
    def refused(**change: Any) -> tuple[str, str]:
        record = random_game("rattus", 2, 1).data() | change
        with pytest.raises(ApiError) as refusal:
            server.ask("POST", "/api/reviews", {"record": record})
        return refusal.value.code, str(refusal.value.details.get("problem"))

    choices = random_game("rattus", 2, 1).data()["choices"]
    code, reason = refused(choices=choices[:20], result=None)
    assert (code, "not finished after 20 choices" in reason) == ("bad-record", True)
    code, reason = refused(choices=[*choices[:2], [0, "settle:atlantis"], *choices[3:]])
    assert (code, "choice 3" in reason) == ("bad-record", True)
    code, reason = refused(choices=choices[:-1])
    assert code == "bad-record"
    assert refused(version=99)[0] == "other-rules"
    assert refused(game="chess")[0] == "bad-record"


def with_reviews(database: str, work: Any) -> None:
    async def run(store: Store) -> None:
        await work(store.reviews)

    with_store(database, run)


async def done(queue: ReviewQueue, id: str, least: int) -> None:
    """Wait until some decisions are judged and kept."""
    async with asyncio.timeout(60):
        while (await queue.find(id)).judged < least:
            await asyncio.sleep(0.05)


class Halting(Pool):
    """Judges three decisions and answers no more."""

    def __init__(self) -> None:
        super().__init__(1, 20.0)
        self.left = 3
        self.halted = asyncio.Event()

    async def run(self, *args: Any, **flags: Any) -> Any:
        if not self.left:
            self.halted.set()
            await asyncio.Event().wait()
        self.left -= 1
        return await super().run(*args, **flags)


def test_a_review_goes_on_after_a_restart(database: str) -> None:
    record = random_game("rattus", 2, 2)
    id = record_id(record)

    async def work(store: ReviewStore) -> None:
        first = ReviewQueue(store, INSTANT)
        assert (await first.ask(id, record)).judged == 0
        pool = Halting()
        first.start(pool)
        async with asyncio.timeout(60):
            await pool.halted.wait()
        await first.stop()
        job = await store.claim(time.time(), time.time() - 1)
        assert job is not None
        assert len(job.judged) == (await first.find(id)).judged == 3 < len(decisions(record))
        second = ReviewQueue(store, INSTANT)
        second.start(Pool(1, 20.0))
        await done(second, id, len(decisions(record)))
        async with asyncio.timeout(30):
            while (await second.find(id)).status != "done":
                await asyncio.sleep(0.05)
        await second.stop()
        row = await second.find(id)
        assert row.result is not None
        assert json.loads(row.result)["review"] == review(record, "instant").data()

    with_reviews(database, work)


def test_what_was_judged_survives_kill_9(database: str) -> None:
    record = random_game("name-of-the-rose", 4, 6)
    path = f"/api/reviews/{record_id(record)}"
    server = Server(database, "--review-effort", "quick").start()
    try:
        server.ask("POST", "/api/reviews", {"record": record.data()})
        end = time.monotonic() + 60
        while not (told := server.ask("GET", path)["judged"]):
            assert time.monotonic() < end
            time.sleep(0.1)
        server.kill()
        server.start()
        found = server.ask("GET", path)
        assert found["judged"] >= told
        assert found["total"] == len(decisions(record))
        if LONG:
            while (found := server.ask("GET", path))["status"] == "waiting":
                time.sleep(1)
            assert found["review"] == review(record, "quick").data()
    finally:
        server.kill()


def test_two_processes_work_on_different_reviews(database: str) -> None:
    async def work(store: ReviewStore) -> None:
        for number, id in enumerate(("a", "b")):
            await store.add(id, "{}", "instant", [1, 2], 10.0 + number)
        first, second = await store.claim(100.0, 130.0), await store.claim(100.0, 130.0)
        assert (first and first.id, second and second.id) == ("a", "b")
        assert await store.claim(129.0, 160.0) is None
        await store.keep("a", {1: "{}"}, 150.0)
        await store.keep("a", {1: "{}", 2: "{}"}, 150.0)  # by two processes: kept once
        left = await store.claim(131.0, 160.0)
        assert left is not None
        assert left.id == "b"  # its process has died
        await store.release("a")
        again = await store.claim(131.0, 160.0)
        assert again is not None
        assert (again.id, again.judged) == ("a", {1: "{}", 2: "{}"})

    with_reviews(database, work)


def test_a_hundred_reviews_at_once_wait_or_are_refused(database: str) -> None:
    records = [random_game("rattus", 2, seed) for seed in range(4)]

    async def work(store: ReviewStore) -> None:
        queue = ReviewQueue(store, Settings(most_reviews=30))
        found = await asyncio.gather(
            *(queue.ask(f"table{n}", records[n % 4]) for n in range(30)), return_exceptions=True
        )
        assert not any(isinstance(one, BaseException) for one in found)
        for n in range(30, 100):
            with pytest.raises(Refused) as refusal:
                await queue.ask(f"table{n}", records[n % 4])
            assert refusal.value.code == "too-many-reviews"
        assert await store.count_waiting() == 30
        ahead = {(await queue.find(f"table{n}")).ahead for n in range(30)}
        assert max(ahead) == 29
        assert (await queue.ask("table7", records[3])).status == "waiting"  # asked before

    with_reviews(database, work)


def test_a_review_that_failed_is_tried_again(database: str) -> None:
    async def work(store: ReviewStore) -> None:
        record = random_game("rattus", 2, 1)
        queue = ReviewQueue(store, INSTANT)
        await queue.ask("a", record)
        await store.finish("a", None)
        assert (await queue.find("a")).status == "failed"
        assert await store.claim(time.time(), time.time() + CLAIM) is None
        assert (await queue.ask("a", record)).status == "waiting"
        assert await store.claim(time.time(), time.time() + CLAIM) is not None

    with_reviews(database, work)


def test_old_reviews_of_records_that_were_sent_are_dropped(database: str) -> None:
    async def work(store: ReviewStore) -> None:
        for number, id in enumerate(("record-1", "record-2", "table", "record-3")):
            await store.add(id, "{}", "instant", [1], float(number))
            await store.keep(id, {1: "{}"}, 0.0)
        await store.prune("record-", 2)
        left = [id for id in ("record-1", "record-2", "table", "record-3") if await store.find(id)]
        assert left == ["record-2", "table", "record-3"]

    with_reviews(database, work)


def test_whoever_is_urgent_goes_first() -> None:
    async def work() -> list[str]:
        slots, told = Slots(1), list[str]()

        async def hold(name: str, urgent: bool) -> None:
            async with slots.take(urgent):
                told.append(name)
                await asyncio.sleep(0.01)

        first = asyncio.create_task(hold("first", False))
        await asyncio.sleep(0)
        tasks = [asyncio.create_task(hold(f"review{n}", False)) for n in range(2)]
        await asyncio.sleep(0)
        tasks.append(asyncio.create_task(hold("bot", True)))
        gone = asyncio.create_task(hold("gone", True))
        await asyncio.sleep(0)
        gone.cancel()
        await asyncio.gather(first, *tasks)
        async with asyncio.timeout(1):
            await hold("last", False)  # no slot was lost
        return told

    assert asyncio.run(work()) == ["first", "bot", "review0", "review1", "last"]


def test_a_caller_that_goes_while_a_slot_is_handed_over_does_not_lose_it() -> None:
    async def work() -> None:
        slots = Slots(1)
        inside = slots.take()
        await inside.__aenter__()
        waiting = asyncio.create_task(slots.take().__aenter__())
        await asyncio.sleep(0)
        await inside.__aexit__(None, None, None)  # the slot is given to the one who waits
        waiting.cancel()
        await asyncio.gather(waiting, return_exceptions=True)
        async with asyncio.timeout(1), slots.take():
            pass

    asyncio.run(work())


def test_every_game_can_be_reviewed_here() -> None:
    """What a process returns is what `review` finds, for every game."""
    for name in ratskeller.game_ids():
        record = random_game(name, 2, 4)
        text, number = record.to_json(), decisions(record)[-1]
        found = judgement_of(json.loads(worked.judge(text, number, "instant")))
        whole = review(record, "instant").steps[number - 1]
        assert found.values == whole.values
