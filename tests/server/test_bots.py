"""Bots run in other processes; one that dies, hangs or answers nonsense is replaced."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import sys
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest

import ratskeller
from ratskeller.kernel import Match, OptionError, State
from ratskeller.kernel.view_pickle import pack
from ratskeller.server import metrics
from ratskeller.server.bots import worker
from ratskeller.server.bots.names import host_bots, known_bots
from ratskeller.server.bots.pool import Pool, Think
from tests.bots.faulty import Remembering
from tests.pages import ROOT
from tests.server.harness import Client, Server, gone

pytestmark = pytest.mark.unmeasured


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


def die(starts: str, *question: object) -> tuple[str, int]:
    with Path(starts).open("a") as file:
        file.write("x")
    os._exit(1)


def hang(*question: object) -> tuple[str, int]:
    time.sleep(60)
    return "", 0


def talk_nonsense(*question: object) -> tuple[str, int]:
    sys.stdout.write("noise")
    return "dance", 0


def fail(*question: object) -> tuple[str, int]:
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


# -- Bots of others ----------------------------------------------------------------


@pytest.fixture
def hosted() -> Iterator[None]:
    """Bots that the host has named; the names are forgotten again."""
    bots = "Hanging Illegal Exiting Dying Leaking Unborn Remembering"
    host_bots(",".join(f"{name.lower()}=tests.bots.faulty:{name}" for name in bots.split()))
    yield
    host_bots("")


@pytest.mark.usefixtures("hosted")
@pytest.mark.parametrize(
    ("bot", "words"),
    [
        ("hanging", "TimeoutError"),
        ("illegal", "answered 'dance', which is not a choice"),
        ("exiting", "SystemExit: I have had enough"),
        ("dying", "BrokenWorkerProcess"),
        ("leaking", "the memory of the process is used up"),
        ("unborn", "where are my weights?"),
    ],
)
def test_a_bot_that_fails_is_named_and_the_game_goes_on(
    bot: str, words: str, caplog: pytest.LogCaptureFixture
) -> None:
    state = first_state(seat=0)

    async def run() -> None:
        pool = Pool(1, 1.0 if bot == "hanging" else 20.0, memory=1000)
        choice = await pool.choose(bot, state.view(0), state.choices(0), "table")
        assert choice in state.choices(0)
        thought = counted("thought")
        await pool.choose("easy", state.view(0), state.choices(0), "table")
        assert counted("thought") == thought + 1, "other bots are none the worse"

    asyncio.run(run())
    assert words in caplog.text
    assert f"the bot {bot} failed; a random choice stands in" in caplog.text


def first_state(seat: int) -> State:
    """A game in which this seat begins."""
    for seed in range(100):
        state = Match(ratskeller.game("rattus"), 2, rng=seed).state
        if state.actors == (seat,):
            return state
    raise AssertionError


def test_every_seat_of_every_table_has_a_bot_of_its_own() -> None:
    state = first_state(seat=0)
    view, texts = pack(state.view(0)), [choice.text for choice in state.choices(0)]
    for table in ("one", "two", "one"):
        worker.choose("tests.bots.faulty:Remembering", "rattus", view, texts, table, [])
    mine = [key for key in worker._seated if "faulty:Remembering" in key[2]]
    assert len(mine) == 2
    assert mine[0][0] == "two", "the least recently asked is the first to go"


def test_a_bot_is_told_every_event_once_and_all_again_after_a_take_back() -> None:
    state = first_state(seat=0)
    view, texts = pack(state.view(0)), [choice.text for choice in state.choices(0)]
    told: list[worker.Told] = [("a", {"n": 1}), ("b", {"n": 2})]

    def knows(told: list[worker.Told]) -> list[str]:
        spec = "tests.bots.faulty:Remembering"
        worker.choose(spec, "rattus", view, texts, "memory", told)
        bot = worker._seated["memory", "0", spec, "rattus"].bot
        assert isinstance(bot, Remembering)
        return [event.kind for event in bot.events]

    assert knows(told) == ["a", "b"]
    assert knows([*told, ("c", {})]) == ["a", "b", "c"]
    assert knows([told[0], ("d", {})]) == ["a", "d"]


def test_a_host_names_bots_and_tables_play_with_them(tmp_path: Path) -> None:
    example = ROOT / "examples" / "bots" / "stdio_bot.py"
    bots = f"quick=hard:20,program=stdio:{sys.executable} {example}"
    with Server(f"sqlite:///{tmp_path}/t.sqlite", "--bots", bots) as server:
        assert server.ask("GET", "/api/games")["bots"][-2:] == ["quick", "program"]
        seats = [{"kind": "bot", "bot": "quick"}, {"kind": "bot", "bot": "program"}]
        table = server.open_table(2, seats=seats)
        deadline = time.monotonic() + 60
        while server.ask("GET", f"/api/tables/{table.id}")["status"] == "running":
            assert time.monotonic() < deadline
            time.sleep(0.2)
    assert "failed" not in server.log


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("quick", "'quick' is not of the form NAME=BOT"),
        ("Quick Bot=hard", "is not of the form NAME=BOT"),
        ("hard=easy", "there is a bot 'hard' already"),
        ("quick=deep", "there is no bot 'deep'"),
        ("quick=no_such_module:Bot", "the bot no_such_module:Bot cannot be used"),
    ],
)
def test_wrong_bots_of_the_host_are_refused(text: str, words: str) -> None:
    with pytest.raises(OptionError) as refused:
        host_bots(text)
    assert words in str(refused.value)


# -- Built-in bots -----------------------------------------------------------------


def counted(how: str) -> float:
    return metrics.REGISTRY.get_sample_value("ratskeller_bot_choices_total", {"how": how}) or 0.0


@pytest.mark.parametrize("game", ratskeller.game_ids())
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
