"""Bots think elsewhere; a process that dies, hangs or talks nonsense is replaced."""

from __future__ import annotations

import asyncio
import sys
import time
from pathlib import Path

import ratskeller
from ratskeller.kernel import Match
from ratskeller.server.bots.names import known_bots
from ratskeller.server.bots.pool import Pool

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


def test_bots_have_names() -> None:
    assert "random" in known_bots()
