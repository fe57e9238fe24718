"""A small load test; `benchmarks.load` is the large one."""

from __future__ import annotations

import asyncio
import json
import sys
import urllib.request
from pathlib import Path

import pytest

from benchmarks.load import run
from tests.server.harness import Server

pytestmark = pytest.mark.unmeasured


def test_tables_at_once(tmp_path: Path) -> None:
    with Server(f"sqlite:///{tmp_path}/t.sqlite") as server:
        tally = asyncio.run(run([server], tables=10, think=0.0, seed=1))
        with urllib.request.urlopen(server.address + "/metrics", timeout=30) as answer:
            figures = answer.read().decode()
    assert tally.errors == []
    assert tally.finished == sum(2 + number % 3 for number in range(10))
    assert f'ratskeller_entries_total{{kind="chosen"}} {len(tally.waits)}.0' in figures
    assert "Traceback" not in server.log


def test_the_turn_hook_runs_a_program(tmp_path: Path) -> None:
    calls = tmp_path / "calls"
    script = tmp_path / "hook.py"
    script.write_text(f"import sys\nopen({str(calls)!r}, 'a').write(sys.stdin.read() + '\\n')\n")
    hook = f"{sys.executable} {script}"
    with Server(f"sqlite:///{tmp_path}/t.sqlite", "--turn-hook", hook) as server:
        table = server.open_table(2, seats=[{"kind": "mine", "name": "Anna"}, {"kind": "mine"}])

        async def wait() -> None:
            async with asyncio.timeout(30):
                while not (calls.exists() and calls.read_text().endswith("\n")):
                    await asyncio.sleep(0.02)

        asyncio.run(wait())
    [line] = calls.read_text().splitlines()
    turn = json.loads(line)
    assert (turn["table"], turn["game"]) == (table.id, "rattus")
    assert set(turn) == {"table", "game", "seat", "name"}
