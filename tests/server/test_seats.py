"""Joining, leaving, voting, resigning and rematches."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest

from tests.server.harness import ApiError, Client, Server, play_out


def refused(server: Server, *request: Any, **more: Any) -> tuple[int, str]:
    with pytest.raises(ApiError) as refusal:
        server.ask(*request, **more)
    return refusal.value.status, refusal.value.code


def test_a_listed_table_fills_and_starts(server: Server) -> None:
    made = server.ask("POST", "/api/tables", {"game": "rattus", "players": 3, "listed": True})
    id = made["table"]["id"]
    assert id in [table["id"] for table in server.ask("GET", "/api/tables?game=rattus")]
    second = server.ask("POST", f"/api/tables/{id}/join", {"name": "  Ben \n Ben ", "seat": 2})
    assert second["seat"] == 2
    assert second["table"]["seats"][2] == {
        "kind": "human", "name": "Ben Ben", "bot": None, "gone": ""
    }  # fmt: skip
    assert refused(server, "POST", f"/api/tables/{id}/join", {"seat": 2}) == (409, "seat-taken")
    assert refused(server, "POST", f"/api/tables/{id}/join", {"seat": 7}) == (400, "bad-seats")
    third = server.ask("POST", f"/api/tables/{id}/join", {"name": "Cleo"})
    assert (third["seat"], third["table"]["status"]) == (1, "running")
    assert refused(server, "POST", f"/api/tables/{id}/join", {}) == (409, "not-open")
    assert id not in [table["id"] for table in server.ask("GET", "/api/tables")]
    assert id in [table["id"] for table in server.ask("GET", "/api/tables?status=running")]


def test_a_private_table_requires_its_invitation(server: Server) -> None:
    made = server.ask("POST", "/api/tables", {"game": "rattus", "players": 2})
    id, invite = made["table"]["id"], made["invite"]
    assert id not in [table["id"] for table in server.ask("GET", "/api/tables?limit=100")]
    for wrong in ("", "x", made["secrets"]["0"]):
        assert refused(server, "POST", f"/api/tables/{id}/join", {"invite": wrong}) == (
            403, "wrong-invite"
        )  # fmt: skip
    assert server.ask("POST", f"/api/tables/{id}/join", {"invite": invite})["seat"] == 1


def test_leaving_before_the_start_frees_the_seat(server: Server) -> None:
    made = server.ask("POST", "/api/tables", {"game": "rattus", "players": 3, "listed": True})
    id, mine = made["table"]["id"], made["secrets"]["0"]
    other = server.ask("POST", f"/api/tables/{id}/join", {})
    server.ask("POST", f"/api/tables/{id}/leave", key=other["secret"])
    assert server.ask("GET", f"/api/tables/{id}")["seats"][1]["kind"] == "open"
    assert refused(server, "POST", f"/api/tables/{id}/leave", key=other["secret"]) == (
        403, "wrong-secret"
    )  # fmt: skip
    assert refused(server, "POST", f"/api/tables/{id}/leave") == (401, "no-secret")
    server.ask("POST", f"/api/tables/{id}/leave", key=mine)
    assert server.ask("GET", f"/api/tables/{id}")["status"] == "closed"


def test_a_free_seat_is_filled_with_a_bot(server: Server) -> None:
    made = server.ask("POST", "/api/tables", {"game": "rattus", "players": 3})
    id, key = made["table"]["id"], made["secrets"]["0"]
    path = f"/api/tables/{id}/fill"
    bruno = {"target": 1, "bot": "random", "name": " Bruno "}
    assert refused(server, "POST", path, bruno) == (401, "no-secret")
    assert refused(server, "POST", path, {**bruno, "bot": "deep"}, key=key) == (400, "bad-seats")
    assert refused(server, "POST", path, {**bruno, "target": 3}, key=key) == (400, "bad-seats")
    assert refused(server, "POST", path, {**bruno, "target": 0}, key=key) == (409, "seat-taken")
    server.ask("POST", path, bruno, key)
    about = server.ask("GET", f"/api/tables/{id}")
    assert about["seats"][1] == {"kind": "bot", "name": "Bruno", "bot": "random", "gone": ""}
    assert (about["status"], about["actors"]) == ("open", [])
    assert refused(server, "POST", path, bruno, key=key) == (409, "seat-taken")
    server.ask("POST", path, {**bruno, "target": 2, "name": ""}, key)
    about = server.ask("GET", f"/api/tables/{id}")
    assert (about["status"], about["seats"][2]["name"]) == ("running", "random")
    assert refused(server, "POST", path, bruno, key=key) == (409, "not-open")


def test_the_last_seat_filled_by_socket_starts_the_game(server: Server) -> None:
    async def game() -> None:
        made = server.ask("POST", "/api/tables", {"game": "rattus", "players": 2})
        id, key = made["table"]["id"], made["secrets"]["0"]
        async with Client(server.address, id, [key]) as client:
            answer = await client.call(type="fill", seat=0, target=1, bot="random", name="Bruno")
            assert answer["type"] == "ack"
            await play_out(client, random.Random(2))
        record = server.ask("GET", f"/api/tables/{id}/record")
        assert record["seats"][1] == "Bruno"
        assert server.ask("POST", "/api/replay", {"record": record, "count": 1})["choices"] > 10

    asyncio.run(game())


def test_those_who_opened_a_table_close_it(server: Server) -> None:
    made = server.ask("POST", "/api/tables", {"game": "rattus", "players": 3, "listed": True})
    id, mine = made["table"]["id"], made["secrets"]["0"]
    path = f"/api/tables/{id}/close"
    assert made["table"]["hosts"] == [0]
    other = server.ask("POST", f"/api/tables/{id}/join", {})
    assert refused(server, "POST", path) == (401, "no-secret")
    assert refused(server, "POST", path, key=other["secret"]) == (403, "not-host")
    server.ask("POST", path, key=mine)
    assert server.ask("GET", f"/api/tables/{id}")["status"] == "closed"
    assert refused(server, "POST", path, key=mine) == (409, "not-open")
    assert refused(server, "POST", f"/api/tables/{id}/join", {}) == (409, "not-open")
    running = server.open_table(2)
    key = running.secrets[0]
    assert refused(server, "POST", f"/api/tables/{running.id}/close", key=key) == (409, "not-open")


def test_a_table_whose_opener_left_is_closed_by_anybody_who_sits_there(server: Server) -> None:
    async def game() -> None:
        made = server.ask("POST", "/api/tables", {"game": "rattus", "players": 3, "listed": True})
        id = made["table"]["id"]
        other = server.ask("POST", f"/api/tables/{id}/join", {})
        server.ask("POST", f"/api/tables/{id}/leave", key=made["secrets"]["0"])
        async with Client(server.address, id, [other["secret"]]) as client:
            assert client.about["hosts"] == []
            assert (await client.call(type="close", seat=1))["type"] == "ack"
        assert server.ask("GET", f"/api/tables/{id}")["status"] == "closed"

    asyncio.run(game())


def test_the_summary_says_whose_turn_it_is(server: Server) -> None:
    async def game() -> None:
        table = server.open_table(2)
        path = f"/api/tables/{table.id}"
        async with Client(server.address, table.id, list(table.secrets.values())) as client:
            seen = set()
            for _ in range(6):
                actors = client.last[0]["actors"]
                seen.add(tuple(actors))
                about = await asyncio.to_thread(server.ask, "GET", path)
                assert about["actors"] == actors
                choice = client.last[actors[0]]["choices"][0]["notation"]
                answer = await client.choose(actors[0], choice)
                while {update["seq"] for update in client.last.values()} != {answer["seq"]}:
                    await client.read()
            assert seen == {(0,), (1,)}
            await play_out(client, random.Random(1))
        assert server.ask("GET", path)["actors"] == []

    asyncio.run(game())


def test_a_bot_plays_for_a_player_who_left_until_the_return(server: Server) -> None:
    async def game() -> None:
        table = server.open_table(2)
        async with Client(server.address, table.id, [table.secrets[0]]) as client:
            path = f"/api/tables/{table.id}"
            await asyncio.to_thread(server.ask, "POST", f"{path}/leave", None, table.secrets[1])
            for _ in range(6):  # the bot answers whenever it is its turn
                while not client.update["choices"]:
                    await client.read()
                choice = client.update["choices"][0]["notation"]
                answer = await client.choose(0, choice)
                while client.update["seq"] < answer["seq"]:
                    await client.read()
            await asyncio.to_thread(server.ask, "POST", f"{path}/return", None, table.secrets[1])
            await client.until(
                lambda m: m["type"] == "table" and m["table"]["seats"][1]["bot"] is None
            )
            back = refused(server, "POST", f"{path}/return", key=table.secrets[1])
            assert back == (409, "no-bot-plays")

    asyncio.run(game())


def test_a_player_who_resigned_cannot_return(server: Server) -> None:
    async def game() -> None:
        table = server.open_table(3)
        async with Client(server.address, table.id, list(table.secrets.values())) as client:
            assert (await client.call(type="resign", seat=2))["type"] == "ack"
            answer = await client.call(type="return", seat=2)
            assert (answer["type"], answer["code"]) == ("error", "no-return")
            answer = await client.call(type="resign", seat=2)
            assert answer["code"] == "bot-plays"

    asyncio.run(game())


def test_the_others_vote_for_a_stand_in(server: Server) -> None:
    async def game() -> None:
        table = server.open_table(3)
        async with Client(server.address, table.id, list(table.secrets.values())) as client:
            away = client.last[0]["actors"][0]
            one, two = (seat for seat in range(3) if seat != away)
            answer = await client.call(type="vote", seat=one, target=two)
            assert answer["code"] == "not-away"
            assert (await client.call(type="vote", seat=one, target=away))["type"] == "ack"
            about = await asyncio.to_thread(server.ask, "GET", f"/api/tables/{table.id}")
            assert about["votes"] == {str(away): [one]}
            answer = await client.call(type="vote", seat=one, target=away)
            assert answer["code"] == "voted"
            assert (await client.call(type="vote", seat=two, target=away))["type"] == "ack"
            await client.until(lambda m: m["type"] == "update" and m["actors"] != [away])
            seat = client.about["seats"][away]
            assert (seat["bot"], seat["gone"]) == ("random", "voted")
            assert (await client.call(type="return", seat=away))["type"] == "ack"

    asyncio.run(game())


def test_a_rematch_keeps_people_seats_and_secrets(server: Server) -> None:
    async def game() -> None:
        table = server.open_table(2)
        path = f"/api/tables/{table.id}"
        early = refused(server, "POST", f"{path}/rematch", key=table.secrets[0])
        assert early == (409, "not-finished")
        async with Client(server.address, table.id, list(table.secrets.values())) as client:
            await play_out(client, random.Random(1))
        for verb in ("leave", "resign", "return"):
            answer = refused(server, "POST", f"{path}/{verb}", key=table.secrets[0])
            assert answer == (409, "not-running")
        first = server.ask("POST", f"{path}/rematch", key=table.secrets[1])
        assert [seat["kind"] for seat in first["seats"]] == ["reserved", "human"]
        assert first["status"] == "open"
        second = server.ask("POST", f"{path}/rematch", key=table.secrets[0])
        assert second["id"] == first["id"]
        assert second["status"] == "running"
        async with Client(server.address, first["id"], [table.secrets[0]]) as client:
            assert client.seats == [0]
        assert server.ask("GET", path)["rematch"] == first["id"]

    asyncio.run(game())


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"game": "chess", "players": 2}, "no-game"),
        ({"game": "rattus", "players": 7}, "bad-options"),
        ({"game": "rattus", "players": 2, "options": {"dice": 1}}, "bad-options"),
        ({"game": "rattus", "players": 2, "options": {"powers": "never"}}, "bad-options"),
        ({"game": "rattus", "players": 2, "seats": [{"kind": "mine"}]}, "bad-seats"),
        ({"game": "rattus", "players": 2, "seats": [{"kind": "bot", "bot": "x"}] * 2}, "bad-seats"),
        ({"game": "rattus", "players": 2, "seats": [{"kind": "cat"}] * 2}, "bad-seats"),
        ({"game": "rattus", "players": 2, "clock": {"mode": "sand"}}, "bad-options"),
        ({"game": "rattus", "players": 2, "clock": {"mode": "move", "seconds": 0}}, "bad-options"),
        ({"game": "rattus"}, "bad-message"),
        ({"game": "rattus", "players": 2, "colour": "red"}, "bad-message"),
        ([], "bad-message"),
    ],
)
def test_an_invalid_table_is_refused(server: Server, wish: Any, code: str) -> None:
    assert refused(server, "POST", "/api/tables", wish)[1] == code
