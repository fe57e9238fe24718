"""Tables that go on from a moment of another game, and hints while playing."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest

from ratskeller.kernel import CHANCE, Record
from tests.review.games import random_game
from tests.server.harness import ApiError, Client, Opened, Server, play_out

pytestmark = pytest.mark.unmeasured

MINE, BOT = {"kind": "mine"}, {"kind": "bot", "bot": "random"}


def refused(server: Server, **wish: Any) -> str:
    with pytest.raises(ApiError) as refusal:
        server.open_table(**wish)
    code: str = refusal.value.code
    return code


def moment(record: Record) -> tuple[int, int]:
    """A step in the middle of a game at which a seat has to choose, and the seat."""
    for step in range(len(record.choices) // 2, len(record.choices)):
        if record.choices[step][0] != CHANCE:
            return step, record.choices[step][0]
    raise AssertionError


async def finish(server: Server, table: Opened) -> None:
    async with Client(server.address, table.id, list(table.secrets.values())) as client:
        await play_out(client, random.Random(1))


@pytest.mark.parametrize("name", ["rattus", "notre-dame", "name-of-the-rose"])
def test_a_table_goes_on_from_a_moment_of_a_record(server: Server, name: str) -> None:
    record = random_game(name, 2, 3)
    step, seat = moment(record)
    start = {"record": record.data(), "step": step}
    table = server.open_table(2, name, start=start)
    about = server.ask("GET", f"/api/tables/{table.id}")
    assert about["origin"] == {"table": "", "step": step}
    assert about["actors"] == [seat]
    asyncio.run(finish(server, table))
    played = Record.from_data(server.ask("GET", f"/api/tables/{table.id}/record"))
    assert played.replay().outcome is not None
    *_, there = Record.from_data(record.data() | {"choices": record.data()["choices"][:step],
                                                  "result": None}).states()  # fmt: skip
    assert played.start == there.dump()


def test_a_table_goes_on_from_a_finished_table_and_can_be_reviewed(server: Server) -> None:
    first = server.open_table(2)
    assert refused(server, start={"table": first.id, "step": 3}) == "not-finished"
    asyncio.run(finish(server, first))
    branch = server.open_table(2, start={"table": first.id, "step": 10})
    assert server.ask("GET", f"/api/tables/{branch.id}")["origin"] == {
        "table": first.id,
        "step": 10,
    }
    asyncio.run(finish(server, branch))
    asked = server.ask("POST", f"/api/tables/{branch.id}/review")
    assert asked["total"] > 0


def test_a_moment_that_does_not_exist_is_refused(server: Server) -> None:
    data = random_game("rattus", 2, 1).data()
    end = len(data["choices"])
    assert refused(server, start={"record": data, "step": end}) == "bad-options"
    assert refused(server, players=3, start={"record": data, "step": 3}) == "bad-options"
    broken = data | {"choices": [[0, "settle:atlantis"], *data["choices"]]}
    assert refused(server, start={"record": broken, "step": 3}) == "bad-record"
    assert refused(server, start={"table": "nowhere", "step": 3}) == "no-table"


async def ask_hint(server: Server, table: Opened, seat: int) -> tuple[dict[str, Any], list[str]]:
    """The answer to a request for a hint, and the notations of the choices there are."""
    async with Client(server.address, table.id, list(table.secrets.values())) as client:
        async with asyncio.timeout(60):
            while not client.last[0].get("choices") and seat == 0:
                await client.read()
        choices = [choice["notation"] for choice in client.last[0].get("choices", [])]
        return await client.call(type="hint", seat=seat), choices


def test_a_player_alone_with_bots_gets_hints(server: Server) -> None:
    table = server.open_table(2, seats=[MINE, BOT])
    assert server.ask("GET", f"/api/tables/{table.id}")["hints"] is True
    answer, choices = asyncio.run(ask_hint(server, table, 0))
    assert answer["type"] == "hint", answer
    assert answer["choice"] in choices
    assert answer["choice"] == answer["values"][0]["choice"]
    assert {value["choice"] for value in answer["values"]} <= set(choices)


def test_among_people_hints_are_there_only_if_agreed(server: Server) -> None:
    for agreed in (False, True):
        table = server.open_table(2, hints=agreed)
        assert server.ask("GET", f"/api/tables/{table.id}")["hints"] is agreed

        async def asked(table: Opened = table) -> list[str]:
            async with Client(server.address, table.id, list(table.secrets.values())) as client:
                answers = [await client.call(type="hint", seat=seat) for seat in (0, 1)]
                return [answer.get("code", answer["type"]) for answer in answers]

        found = asyncio.run(asked())
        assert sorted(found) == (["hint", "stale"] if agreed else ["no-hints", "no-hints"])


def test_a_spectator_gets_no_hint(server: Server) -> None:
    table = server.open_table(2, seats=[MINE, BOT])

    async def asked() -> str:
        async with Client(server.address, table.id, []) as client:
            answer = await client.call(type="hint", seat=0)
            return str(answer.get("code"))

    assert asyncio.run(asked()) == "not-your-seat"
