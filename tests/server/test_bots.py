"""Bots run in other processes; one that dies, hangs or answers nonsense is replaced."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import sys
import time
from pathlib import Path

import pytest

import ratskeller
from ratskeller.kernel import Match
from ratskeller.server import metrics
from ratskeller.server.bots.names import known_bots
from ratskeller.server.bots.pool import Pool
from tests.server.harness import Client, Server

READY = "import sys, time; out = sys.stdout.buffer; out.write(bytes(4)); out.flush(); "


def ask(command: list[str] | None, seconds: float, times: int = 1) -> tuple[Pool, float]:
    """Some choices of a pool with this worker; all of them are legal."""
    state = Match(ratskeller.game("rattus"), 2, rng=1).state
    seat = state.actors[0]

    async def run() -> tuple[Pool, float]:
        pool = Pool(1, seconds) if command is None else Pool(1, seconds, command)
        began = time.perf_counter()
        try:
            for _ in range(times):
                choice = await pool.choose("random", state.view(seat), state.choices(seat))
                assert choice in state.choices(seat)
        finally:
            await pool.close()
        return pool, time.perf_counter() - began

    return asyncio.run(run())


def test_workers_think() -> None:
    ask(None, 20.0, times=5)


def test_a_process_that_dies_is_replaced(tmp_path: Path) -> None:
    log = tmp_path / "starts"
    script = READY + f"open({str(log)!r}, 'a').write('x'); sys.stdin.buffer.read(8)"
    ask([sys.executable, "-c", script], 20.0)
    assert log.read_text() == "xx"


def test_a_process_that_hangs_is_ended() -> None:
    _, seconds = ask([sys.executable, "-c", READY + "time.sleep(60)"], 0.2)
    assert seconds < 30


def test_nonsense_is_not_played() -> None:
    script = READY + "sys.stdin.buffer.read(8); out.write((5).to_bytes(4, 'big') + b'dance')"
    ask([sys.executable, "-c", script], 5.0)


def counted(how: str) -> float:
    return metrics.REGISTRY.get_sample_value("ratskeller_bot_choices_total", {"how": how}) or 0.0


@pytest.mark.parametrize("game", ratskeller.games())
def test_bots_of_every_level_think(game: str) -> None:
    """No bot falls back to a random choice."""
    state = Match(ratskeller.game(game), 2, rng=1).state
    seat = state.actors[0]

    async def run() -> None:
        pool = Pool(1, 60.0)
        try:
            for bot in known_bots():
                choice = await pool.choose(bot, state.view(seat), state.choices(seat))
                assert choice in state.choices(seat)
        finally:
            await pool.close()

    thought, failed = counted("thought"), counted("failed")
    asyncio.run(run())
    assert counted("thought") == thought + len(known_bots())
    assert counted("failed") == failed
    assert {"random", "easy", "medium", "hard"} <= set(known_bots())


def children(pid: int) -> list[int]:
    """The processes a process has started."""
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):
            if int(stat.read_text().rpartition(")")[2].split()[1]) == pid:
                found.append(int(stat.parent.name))
    return found


def test_the_game_goes_on_when_a_thinking_process_is_killed(tmp_path: Path) -> None:
    async def game(server: Server) -> None:
        seats = [{"kind": "mine"}, {"kind": "bot", "bot": "random"}]
        table = await asyncio.to_thread(server.open_table, 2, seats=seats)
        assert server.process is not None
        killed: set[int] = set()
        async with Client(server.address, table.id, [table.secrets[0]]) as client:
            while client.update["status"] == "running":
                workers = children(server.process.pid)
                if client.heard[0][-1] % 10 == 0 and workers and len(killed) < 3:
                    os.kill(workers[0], signal.SIGKILL)
                    killed.add(workers[0])
                if client.update["choices"]:
                    seq = client.update["seq"]
                    await client.choose(0, client.update["choices"][0]["notation"])
                    while client.update["seq"] == seq:
                        await client.read()
                else:
                    await client.read()
        assert killed

    with Server(f"sqlite:///{tmp_path}/t.sqlite") as server:
        asyncio.run(game(server))
    assert "a bot's process failed" in server.log
    assert "Traceback" not in server.log
