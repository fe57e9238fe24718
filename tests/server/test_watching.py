"""What a host can watch: logs with ids of requests, readiness, metrics and the dashboard."""

from __future__ import annotations

import asyncio
import json
import re
import urllib.request
from pathlib import Path
from typing import Any

import pytest

from ratskeller import RatskellerError
from ratskeller.server.errors import Refused
from ratskeller.server.readiness import Readiness
from ratskeller.server.settings import read_settings
from tests.server.harness import Server

ROOT = Path(__file__).parents[2]


def answer(server: Server, path: str, id: str | None = None) -> Any:
    """The headers of a response."""
    headers = {} if id is None else {"X-Request-Id": id}
    request = urllib.request.Request(server.address + path, headers=headers)
    with urllib.request.urlopen(request, timeout=30) as found:
        return found.headers


def test_a_request_keeps_the_id_of_the_proxy_or_gets_one(server: Server) -> None:
    assert answer(server, "/api/ready", "proxy-1.a_B")["X-Request-Id"] == "proxy-1.a_B"
    first, second = (answer(server, "/api/ready")["X-Request-Id"] for _ in range(2))
    assert re.fullmatch("[0-9a-f]{16}", first)
    assert first != second


@pytest.mark.parametrize("id", ["", "a b", "x" * 65, 'a"b', "ä"])
def test_an_id_that_could_harm_a_log_is_replaced(server: Server, id: str) -> None:
    found = answer(server, "/api/ready", id.encode().decode("latin-1"))["X-Request-Id"]
    assert re.fullmatch("[0-9a-f]{16}", found)


def test_a_log_has_an_object_a_line_and_no_query(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/tables.sqlite"
    with Server(database, "--log-format", "json", "--access-log") as server:
        answer(server, "/api/games?secret=hush", "known-id")
    lines = [json.loads(line) for line in server.log.splitlines() if line.startswith("{")]
    [line] = [line for line in lines if line.get("request") == "known-id"]
    assert line["path"] == "/api/games"
    assert (line["method"], line["status"], line["level"]) == ("GET", 200, "info")
    assert line["ms"] > 0
    assert "hush" not in server.log


class Answers:
    """A store and notices of other processes, as a test wants them."""

    listening = True
    seconds = 0.0

    async def ping(self) -> None:
        await asyncio.sleep(self.seconds)


def reason(readiness: Readiness) -> str:
    """Why the process is not ready."""
    with pytest.raises(Refused) as refused:
        asyncio.run(readiness.check())
    assert refused.value.status == 503
    return str(refused.value.details["reason"])


def test_a_process_is_ready_between_its_start_and_its_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ratskeller.server.readiness.SECONDS", 0.01)
    answers: Any = Answers()
    readiness = Readiness(answers, answers)
    assert reason(readiness) == "starting or ending"
    readiness.open = True
    asyncio.run(readiness.check())
    answers.seconds = 30.0
    assert reason(readiness) == "the database is slow"
    answers.listening = False
    assert reason(readiness) == "no notices of other processes"


def test_the_dashboard_asks_for_metrics_that_there_are(server: Server) -> None:
    answer(server, "/api/ready")
    with urllib.request.urlopen(server.address + "/metrics", timeout=30) as found:
        text = found.read().decode()
    there = set(re.findall(r"^# TYPE (\w+)", text, re.M)) | set(re.findall(r"^\w+", text, re.M))
    board = json.loads((ROOT / "deploy" / "grafana.json").read_text())
    asked: set[str] = set()
    for panel in board["panels"]:
        for target in panel["targets"]:
            asked |= set(re.findall(r"\b(?:ratskeller|process)_\w+", target["expr"]))
    # Counters with labels and histograms appear by name before they count anything.
    names = {re.sub("_(bucket|total)$", "", name) for name in asked}
    assert names <= {re.sub("_total$", "", name) for name in there}
    assert len(names) > 10


def test_an_unknown_format_of_the_log_is_refused(tmp_path: Path) -> None:
    with pytest.raises(RatskellerError, match="log_format: there is no format 'xml'; expected"):
        read_settings({"log_format": "xml"}, environment={})
