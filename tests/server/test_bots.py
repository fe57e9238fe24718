"""Bots run in other processes; one that dies, hangs or answers nonsense is replaced."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

import ratskeller
from ratskeller.kernel import Match
from ratskeller.server import metrics
from ratskeller.server.bots import worker
from ratskeller.server.bots.names import known_bots
from ratskeller.server.bots.pool import Pool, Think
from tests.server.harness import Client, Server, gone


def ask(seconds: float, think: Think = worker.choose, times: int = 1) -> float:
    """Ask a pool for some choices; all are legal. Returns the time it takes."""
    state = Match(ratskeller.game("rattus"), 2, rng=1).state
    seat = state.actors[0]

    async def run() -> float:
        pool = Pool(1, seconds, think)
        began = time.perf_counter()
        for _ in range(times):
            choice = await pool.choose("random", state.view(seat), state.choices(seat))
            assert choice in state.choices(seat)
        return time.perf_counter() - began

    others, before = children(os.getpid()), counted("thought")
    seconds = asyncio.run(run())
    assert counted("thought") - before == (times if think is worker.choose else 0)
    assert children(os.getpid()) == others
    return seconds


def die(starts: str, *question: object) -> str:
    with Path(starts).open("a") as file:
        file.write("x")
    os._exit(1)


def hang(*question: object) -> str:
    time.sleep(60)
    return ""


def talk_nonsense(*question: object) -> str:
    sys.stdout.write("noise")
    return "dance"


def fail(*question: object) -> str:
    raise RuntimeError("no idea")


def test_bots_choose_in_other_processes() -> None:
    ask(20.0, times=5)


def test_the_time_limit_does_not_cover_the_start_of_a_process() -> None:
    """A process takes about a second to load the games."""
    ask(0.4)


def test_a_process_that_dies_is_replaced(tmp_path: Path) -> None:
    starts = tmp_path / "starts"
    ask(20.0, partial(die, str(starts)))
    assert starts.read_text() == "xx"


def test_an_idle_process_that_was_killed_is_replaced() -> None:
    state = Match(ratskeller.game("rattus"), 2, rng=1).state
    seat = state.actors[0]

    async def run() -> None:
        pool, others = Pool(1, 20.0), children(os.getpid())
        await pool.choose("random", state.view(seat), state.choices(seat))
        [pid] = set(children(os.getpid())) - set(others)
        os.kill(pid, signal.SIGKILL)
        await pool.choose("random", state.view(seat), state.choices(seat))

    before = counted("thought")
    asyncio.run(run())
    assert counted("thought") - before == 2


def test_a_process_that_hangs_is_killed() -> None:
    assert ask(0.2, hang) < 30


@pytest.mark.parametrize("think", [talk_nonsense, fail])
def test_a_wrong_answer_is_not_played(think: Think) -> None:
    ask(5.0, think)


def counted(how: str) -> float:
    return metrics.REGISTRY.get_sample_value("ratskeller_bot_choices_total", {"how": how}) or 0.0


@pytest.mark.parametrize("game", ratskeller.games())
def test_bots_of_every_level_think(game: str) -> None:
    """No bot falls back to a random choice."""
    state = Match(ratskeller.game(game), 2, rng=1).state
    seat = state.actors[0]

    async def run() -> None:
        pool = Pool(1, 60.0)
        for bot in known_bots():
            choice = await pool.choose(bot, state.view(seat), state.choices(seat))
            assert choice in state.choices(seat)

    thought, failed = counted("thought"), counted("failed")
    asyncio.run(run())
    assert counted("thought") == thought + len(known_bots())
    assert counted("failed") == failed
    assert {"random", "easy", "medium", "hard"} <= set(known_bots())


def children(pid: int) -> list[int]:
    """The child processes of a process."""
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
                if not client.update["choices"]:
                    await client.read()
                    continue
                workers = children(server.process.pid) if len(killed) < 3 else []
                for pid in workers:
                    os.kill(pid, signal.SIGSTOP)
                seq = client.update["seq"]
                await client.choose(0, client.update["choices"][0]["notation"])
                while client.update["seq"] == seq:
                    await client.read()
                asked = not client.update["choices"]
                await asyncio.sleep(0.2 if workers and asked else 0.0)
                for pid in workers:
                    os.kill(pid, signal.SIGKILL if asked else signal.SIGCONT)
                killed.update(workers if asked else [])
        assert killed

    with Server(f"sqlite:///{tmp_path}/t.sqlite") as server:
        asyncio.run(game(server))
    assert "a bot process failed" in server.log
    assert "Traceback" not in server.log


def interrupt(server: Server) -> None:
    """Ctrl-C in a terminal: every process gets the signal."""
    assert server.process is not None
    for pid in (*children(server.process.pid), server.process.pid):
        os.kill(pid, signal.SIGINT)
    server.process.wait(30)
    server.stop()


@pytest.mark.parametrize("end", [Server.stop, Server.kill, interrupt])
def test_bot_processes_end_with_the_server(tmp_path: Path, end: Callable[[Server], None]) -> None:
    with Server(f"sqlite:///{tmp_path}/t.sqlite", "--stand-in", "random") as server:
        for _ in range(2):
            table = server.open_table(2)
            for secret in table.secrets.values():
                server.ask("POST", f"/api/tables/{table.id}/leave", key=secret)
        assert server.process is not None
        while not (workers := children(server.process.pid)):
            time.sleep(0.05)
        while server.ask("GET", f"/api/tables/{table.id}")["status"] == "running":
            time.sleep(0.1)
        end(server)
    deadline = time.monotonic() + 10
    while not all(gone(pid) for pid in workers):
        assert time.monotonic() < deadline
        time.sleep(0.05)
