"""REST: games, texts, rules, provenance, records, pages, metrics."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import sqlite3
import urllib.request
from pathlib import Path
from typing import Any

import pytest

import ratskeller
from ratskeller.bots.random import RandomBot
from ratskeller.server import static_files
from tests.server.harness import ApiError, Client, Server, play_out


def fetch(server: Server, path: str) -> tuple[int, dict[str, str], bytes]:
    request = urllib.request.Request(server.address + path)
    try:
        with urllib.request.urlopen(request, timeout=30) as answer:
            return answer.status, dict(answer.headers), answer.read()
    except urllib.error.HTTPError as error:
        with error:
            return error.code, dict(error.headers), error.read()


def problem(server: Server, *request: Any) -> str:
    with pytest.raises(ApiError) as refusal:
        server.ask(*request)
    code: str = refusal.value.code
    return code


def test_games_bots_and_languages(server: Server) -> None:
    found = server.ask("GET", "/api/games")
    rattus = next(game for game in found["games"] if game["id"] == "rattus")
    assert rattus["players"] == [2, 3, 4]
    assert rattus["options"][0]["values"] == ["before_plague", "whole_turn"]
    assert "random" in found["bots"]
    assert found["languages"] == ["en", "nl", "de", "fr"]


def test_words_rules_and_provenance(server: Server) -> None:
    _, headers, text = fetch(server, "/api/texts/rattus/de")
    assert headers["content-type"].startswith("text/plain")
    for line in (b"card-knight = Ritter", b"error-stale = ", b"seat-0 = "):
        assert line in text
    assert b"card-knight" not in fetch(server, "/api/texts/de")[2]
    rules = server.ask("GET", "/api/rules/rattus/nl")
    clause = next(c for c in rules["clauses"] if c["clause"] == "RA 4.5")
    assert clause["text"]
    assert clause["chapter"] == "4"
    files = server.ask("GET", "/api/provenance/rattus")["files"]
    assert {f["file"]: f["provenance"] for f in files}["map.toml"] == "reconstructed"
    assert problem(server, "GET", "/api/texts/rattus/xx") == "no-language"
    assert problem(server, "GET", "/api/rules/chess/en") == "no-game"
    assert problem(server, "GET", "/api/nothing") == "not-found"
    assert problem(server, "PUT", "/api/tables") == "not-allowed"


def test_a_record_is_served_only_after_the_game(server: Server) -> None:
    async def game() -> None:
        table = server.open_table(2)
        assert problem(server, "GET", f"/api/tables/{table.id}/record") == "not-finished"
        async with Client(server.address, table.id, list(table.secrets.values())) as client:
            await play_out(client, random.Random(2))
        record = server.ask("GET", f"/api/tables/{table.id}/record")
        assert ratskeller.Record.from_data(record).replay().outcome is not None

    asyncio.run(game())
    assert problem(server, "GET", "/api/tables/nowhere/record") == "no-table"


@pytest.mark.unmeasured
def test_records_of_other_rules_can_be_downloaded(tmp_path: Path) -> None:
    """The situation after an update that changed the rules."""
    file = tmp_path / "t.sqlite"
    with Server(f"sqlite:///{file}") as server:
        over, going = server.open_table(2), server.open_table(2)

        async def play() -> None:
            async with Client(server.address, over.id, list(over.secrets.values())) as client:
                await play_out(client, random.Random(3))

        asyncio.run(play())
        before = server.ask("GET", f"/api/tables/{over.id}/record")
    with contextlib.closing(sqlite3.connect(file)) as database, database:
        older = "replace({0}, '\"version\":1', '\"version\":0')"
        database.execute(f"UPDATE entries SET body = {older.format('body')} WHERE seq = 1")
        database.execute(f"UPDATE tables SET summary = {older.format('summary')}")
        database.execute("DELETE FROM snapshots")
    with Server(f"sqlite:///{file}") as server:
        record = server.ask("GET", f"/api/tables/{over.id}/record")
        del before["fair"]["totals"]  # they need the rules
        assert record == {**before, "version": 0}
        with pytest.raises(ApiError) as refused:
            server.ask("POST", "/api/replay", {"record": record})
        assert (refused.value.status, refused.value.code) == (409, "other-rules")
        assert refused.value.details == {"game": "rattus", "version": 0, "engine": 1}
        assert server.ask("GET", f"/api/tables/{going.id}")["status"] == "running"
        assert problem(server, "GET", f"/api/tables/{going.id}/record") == "not-finished"

        async def look() -> None:
            client = Client(server.address, going.id, [going.secrets[0]])
            with pytest.raises(AssertionError, match="other-rules"):
                await client.open()
            await client.close()

        asyncio.run(look())
    assert "Traceback" not in server.log


def test_a_record_is_replayed_frame_by_frame(server: Server) -> None:
    record = ratskeller.play(ratskeller.game("rattus"), [RandomBot(1), RandomBot(2)], rng=3)
    total = len(record.choices)
    frames: list[dict[str, Any]] = []
    while len(frames) <= total:
        wish = {"record": record.data(), "viewer": 1, "first": len(frames), "count": 50}
        answer = server.ask("POST", "/api/replay", wish)
        assert answer["choices"] == total
        frames += answer["frames"]
    assert [frame["number"] for frame in frames] == list(range(total + 1))
    assert frames[-1]["outcome"] == record.result
    for number, state in enumerate(record.states()):
        assert frames[number]["view"] == json.loads(json.dumps(state.view(1).data()))
    broken = record.data()
    broken["choices"][4][1] = "settle:atlantis"
    assert problem(server, "POST", "/api/replay", {"record": broken}) == "bad-record"
    assert problem(server, "POST", "/api/replay", {"record": {}}) == "bad-record"
    wish = {"record": record.data(), "viewer": 9}
    assert problem(server, "POST", "/api/replay", wish) == "bad-seats"


def test_a_record_is_broken_down_by_sources(server: Server) -> None:
    record = ratskeller.play(ratskeller.game("rattus"), [RandomBot(1), RandomBot(2)], rng=3)
    assert record.result is not None
    sources = server.ask("POST", "/api/breakdown", {"record": record.data()})
    assert [seat["map"] + seat["palace"] for seat in sources] == record.result["scores"]
    running = record.data()
    running["choices"], running["result"] = running["choices"][:9], None
    assert server.ask("POST", "/api/breakdown", {"record": running}) == []
    assert problem(server, "POST", "/api/breakdown", {"record": {}}) == "bad-record"
    running["choices"][4][1] = "settle:atlantis"
    assert problem(server, "POST", "/api/breakdown", {"record": running}) == "bad-record"


def test_health_metrics_and_schema(server: Server) -> None:
    assert server.ask("GET", "/api/health")["status"] == "ok"
    _, headers, text = fetch(server, "/metrics")
    assert headers["content-type"].startswith("text/plain")
    assert b"ratskeller_durable_seconds_bucket" in text
    schema = server.ask("GET", "/api/schema/openapi.json")
    assert "/api/tables/{id}/join" in schema["paths"]
    assert fetch(server, "/api/schema/swagger")[0] == 404


def test_pages_load_nothing_from_elsewhere(server: Server) -> None:
    for path in ("/", "/t/abc"):
        status, headers, text = fetch(server, path)
        assert status == 200
        assert b"<html" in text
        assert b"http" not in text.replace(b"http-equiv", b"")
        assert "frame-ancestors 'none'" in headers["content-security-policy"]
    plain = Path(static_files.PLAIN)
    assert {file.name for file in plain.iterdir()} == {"index.html", "plain.css", "plain.js"}
    for file in plain.iterdir():
        assert b"http" not in file.read_bytes().replace(b"http-equiv", b"")
    assert fetch(server, "/missing.js")[0] == 404
    assert fetch(server, "/../settings.py")[0] == 404
    assert fetch(server, "/%2e%2e/settings.py")[0] == 404
