"""Games by correspondence: time by turns, the reserve, holidays, what was missed."""

from __future__ import annotations

import asyncio
import json
import random
from typing import Any

import pytest

from ratskeller.kernel.patch import apply
from ratskeller.server import commands, snapshot
from ratskeller.server.entry import Clock
from ratskeller.server.errors import Refused
from ratskeller.server.timing import Timing
from tests.server.harness import ApiError, Client, Server
from tests.server.table_log import TableLog

DAY = 86_400.0
LETTER = {"mode": "turn", "seconds": DAY, "reserve": 2 * DAY, "rest": 5 * DAY}


def a_timing() -> Timing:
    timing = Timing(Clock("turn", DAY), 2 * DAY)
    timing.advance((), (0,), None, 0.0)
    return timing


def test_a_turn_has_its_time_and_the_reserve() -> None:
    timing = a_timing()
    assert timing.deadline(0) == 3 * DAY
    timing.advance((0,), (0,), 0, 0.5 * DAY)  # one of several choices of the turn
    assert timing.deadline(0) == 3 * DAY
    timing.advance((0,), (1,), 0, 1.5 * DAY)
    assert timing.spent[0] == 0.5 * DAY
    timing.advance((1,), (0,), 1, 2 * DAY)
    assert timing.deadline(0) == 2 * DAY + DAY + 1.5 * DAY


def test_a_turn_that_is_undone_gives_its_reserve_back() -> None:
    timing = a_timing()
    timing.advance((0,), (1,), 0, 2 * DAY)
    assert timing.spent[0] == DAY
    timing.restore(0, 0.0, 2.1 * DAY)
    timing.advance((1,), (0,), None, 2.1 * DAY)
    assert (timing.spent[0], timing.deadline(0)) == (0.0, 3 * DAY)


def test_holidays_do_not_count() -> None:
    timing = a_timing()
    timing.rest(0, 4 * DAY, 0.5 * DAY)
    assert timing.deadline(0) == 6.5 * DAY
    assert timing.resting_until(0, DAY) == 4 * DAY
    timing.rest(0, 0.0, 1.5 * DAY)  # back early
    assert (timing.rested(0), timing.deadline(0)) == (DAY, 4 * DAY)
    timing.rest(0, 9 * DAY, 8 * DAY)  # after the deadline: it stays where it is
    assert timing.deadline(0) == 4 * DAY
    timing.advance((0,), (1,), 0, 3 * DAY)
    assert timing.spent[0] == DAY  # of three days one was free and one the turn's own


def test_holidays_before_a_turn_give_nothing() -> None:
    timing = Timing(Clock("turn", DAY))
    timing.rest(0, DAY, 0.0)
    timing.advance((), (0,), None, 2 * DAY)
    assert timing.deadline(0) == 3 * DAY


def a_table() -> TableLog:
    log = TableLog("rattus", 2, Clock("turn", DAY))
    table = log.table
    table.setup = type(table.setup)(
        **{**{n: getattr(table.setup, n) for n in table.setup.__struct_fields__}, "holidays": DAY}
    )
    return log


def test_holidays_are_limited_in_all() -> None:
    log = a_table()
    table, seat = log.table, log.table.actors[0]
    with pytest.raises(Refused) as refused:
        commands.rest(table, seat, 2 * DAY, log.now)
    assert (refused.value.code, refused.value.details) == ("no-holidays", {"left": DAY})
    log.take(commands.rest(table, seat, DAY, log.now + 1))
    # A second wish takes the place of the first one, and does not come on top of it.
    with pytest.raises(Refused, match="no-holidays"):
        commands.rest(table, seat, DAY, log.now + 0.5 * DAY)
    log.now += 0.5 * DAY
    log.take(commands.rest(table, seat, 0, log.now + 1))
    log.take(commands.rest(table, seat, 0.25 * DAY, log.now + 1))
    assert table.timing.rested(seat) == pytest.approx(0.75 * DAY, abs=5)


def test_holidays_survive_a_snapshot() -> None:
    log = a_table()
    seat = log.table.actors[0]
    log.take(commands.rest(log.table, seat, DAY, log.now + 1))
    data = json.loads(json.dumps(snapshot.take(log.table)))
    again = snapshot.restore("t", log.table.seq, data)
    assert again is not None
    assert again.timing.data(2) == log.table.timing.data(2)
    assert again.timing.deadline(seat) == log.table.timing.deadline(seat)


def test_nobody_votes_about_somebody_who_has_time() -> None:
    log = a_table()
    seat = log.table.actors[0]
    with pytest.raises(Refused, match="not-away"):
        commands.vote(log.table, 1 - seat, seat, "random", log.now + 0.9 * DAY, 60.0)
    late = log.now + 1.1 * DAY
    draft = commands.expire(log.table, late, "random")
    assert draft is not None
    log.take(draft)
    assert log.table.seats[seat].gone == "expired"
    log.take(commands.come_back(log.table, seat))


def test_a_server_keeps_clocks_by_turns(server: Server) -> None:
    opened = server.open_table(2, clock=LETTER)

    async def visit() -> None:
        async with Client(server.address, opened.id, list(opened.secrets.values())) as client:
            about = client.about["clock"]
            assert about == {**LETTER, "seconds": DAY}
            clock = client.last[0]["clock"]
            [seat] = client.last[0]["actors"]
            since = clock["owed_since"][seat]
            assert clock["deadlines"][seat] == since + 3 * DAY
            seq = (await client.call(type="rest", seat=seat, days=2))["seq"]
            while client.last[0]["seq"] < seq:
                await client.read()
            [[start, end]] = client.last[0]["clock"]["holidays"][seat]
            assert end - start == pytest.approx(2 * DAY, abs=0.1)
            refused = await client.call(type="rest", seat=seat, days=6)
            assert refused["code"] == "no-holidays"

    asyncio.run(visit())
    for wrong in ({"reserve": -1.0}, {"rest": 1e9}, {"mode": "move"}):
        with pytest.raises(ApiError) as refused:
            server.open_table(2, clock={**LETTER, **wrong})
        assert refused.value.code == "bad-options"


def test_what_was_missed_leads_from_the_last_visit_to_now(server: Server) -> None:
    opened = server.open_table(2)
    rng = random.Random(3)

    async def play(client: Client, choices: int) -> None:
        for _ in range(choices):
            seat = next(s for s in (0, 1) if client.last[s]["choices"])
            choice = rng.choice(client.last[seat]["choices"])["notation"]
            seq = (await client.choose(seat, choice))["seq"]
            while any(update["seq"] < seq for update in client.last.values()):
                await client.read()

    async def visits() -> None:
        async with Client(server.address, opened.id, [opened.secrets[0]]) as client:
            assert not any(message["type"] == "missed" for message in client.others)
            await client.send(type="seen", seat=0, seq=client.update["seq"])
            then, seen = client.update["view"], client.update["seq"]
            assert (await client.call(type="ping"))["type"] == "pong"
        async with Client(server.address, opened.id, list(opened.secrets.values())) as both:
            await play(both, 12)
            last = both.last[0]
        missed = await until_missed(opened.id, opened.secrets[0])
        assert (missed["viewer"], missed["seq"], missed["view"]) == (0, seen, then)
        view: dict[str, Any] = missed["view"]
        for entry in missed["entries"]:
            assert seen < entry["seq"] <= last["seq"]
            for event in entry["events"]:
                view = apply(view, event.get("patch", {}))
        # What changed after the last event is in the update alone.
        after = {"stack", "actors", "answered", "answer"}
        assert {key: view[key] for key in view.keys() - after} == {
            key: last["view"][key] for key in view.keys() - after
        }
        # A page that only reconnects is told by its update.
        async with Client(server.address, opened.id, [opened.secrets[0]], since=seen) as again:
            assert (await again.call(type="ping"))["type"] == "pong"
            assert not any(message["type"] == "missed" for message in again.others)

    async def until_missed(id: str, secret: str) -> dict[str, Any]:
        """The visit is written soon after it; come until it is there."""
        async with asyncio.timeout(20):
            while True:
                async with Client(server.address, id, [secret]) as client:
                    await client.call(type="ping")
                    found = [m for m in client.others if m["type"] == "missed"]
                    if found:
                        return found[0]

    asyncio.run(visits())
