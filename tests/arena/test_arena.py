"""The arena: statistics, reproducible matches, resuming, reports and wrong input."""

from __future__ import annotations

import json
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import psutil
import pytest

from ratskeller.arena import ratings
from ratskeller.arena.plan import Plan, deals_for
from ratskeller.arena.report import page
from ratskeller.arena.run import run
from ratskeller.arena.single import Result, play_one
from ratskeller.arena.statistics import entrants, interval, seat_effect, share_interval, wilson
from ratskeller.arena.store import Store
from ratskeller.arena.summary import lines, summary
from ratskeller.cli import main
from ratskeller.kernel import OptionError, RatskellerError

PLAN = Plan("rattus", 2, (), ("easy", "random"), deals=5, seed=3)


def known(deal: int, turn: int, scores: list[int], bots: tuple[str, str] = ("a", "b")) -> Result:
    """A result made up: the higher score wins."""
    places = [1 + sum(other > score for other in scores) for score in scores]
    winners = places.count(1)
    return {
        "deal": deal, "turn": turn, "bots": list(bots if turn == 0 else bots[::-1]),
        "scores": scores, "places": places, "shares": [(p == 1) / winners for p in places],
        "reason": "made-up", "choices": [1, 1], "ms": [2.0, 4.0], "longest_ms": [3.0, 9.0],
    }  # fmt: skip


def untimed(results: list[Result]) -> list[Result]:
    return [{k: v for k, v in r.items() if "ms" not in k} for r in results]


def test_intervals_are_the_textbooks() -> None:
    assert wilson(0, 10) == pytest.approx((0.0, 0.2775), abs=1e-3)
    assert wilson(8, 10) == pytest.approx((0.4902, 0.9433), abs=1e-3)
    low, high = interval([1.0, 2.0, 3.0, 4.0, 5.0])
    assert (low, high) == pytest.approx((3 - 1.9632, 3 + 1.9632), abs=1e-3)
    assert share_interval([1.0] * 20) == wilson(20, 20)
    assert share_interval([0.0, 1.0, 1.0, 1.0])[1] == 1.0


def test_figures_of_known_results() -> None:
    results = [
        known(0, 0, [10, 4]), known(0, 1, [6, 8]),  # a wins both
        known(1, 0, [3, 5]), known(1, 1, [7, 7]),  # b wins one, one is shared
    ]  # fmt: skip
    a, b = entrants(results)
    assert (a.name, b.name) == ("a", "b")
    assert (a.games, a.share, b.share) == (4, 0.625, 0.375)
    assert a.score == (10 + 8 + 3 + 7) / 4
    assert a.margin == -b.margin == (6 + 2 - 2 + 0) / 4
    assert (a.ms, a.longest_ms) == (3.0, 9.0)
    assert (a.low, a.high) == share_interval([1.0, 0.25])
    assert [seat["win_share"] for seat in seat_effect(results)] == [0.375, 0.625]


def test_a_deal_counts_once_however_often_it_is_played() -> None:
    """The games of a deal are not independent: ten deals that split are no evidence."""
    split = [known(d, t, [9, 1]) for d in range(10) for t in range(2)]
    a, _ = entrants(split)
    assert a.share == 0.5
    assert (a.low, a.high) == wilson(5, 10)


def test_ratings_follow_the_results() -> None:
    results = [known(d, t, [9, 1] if t == 0 else [1, 9]) for d in range(20) for t in range(2)]
    first, second = ratings.rate(results)
    assert (first["bot"], second["bot"]) == ("a", "b")
    assert first["mu"] - 2 * first["sigma"] > second["mu"] + 2 * second["sigma"]


def test_every_deal_is_played_in_every_rotation_with_the_same_chance() -> None:
    plan = Plan("rattus", 3, (), ("easy", "medium", "random"), deals=2, seed=1)
    assert deals_for(6, 3) == 2
    for deal in range(2):
        seatings = [plan.seating(turn) for turn in range(3)]
        for seat in range(3):
            assert {seating[seat] for seating in seatings} == set(plan.bots)
        assert plan.chance_seed(deal) == plan.chance_seed(deal)
    assert plan.chance_seed(0) != plan.chance_seed(1)
    assert plan.bot_seed(0, 0, 1) != plan.bot_seed(0, 1, 1)


@pytest.mark.unmeasured
def test_the_same_plan_gives_the_same_results_on_any_number_of_cores() -> None:
    one = run(PLAN, Store(PLAN, None), jobs=1)
    two = run(PLAN, Store(PLAN, None), jobs=2)
    assert untimed(one) == untimed(two)
    assert len(one) == 10


@pytest.mark.unmeasured
def test_a_match_goes_on_after_an_interruption(tmp_path: Path) -> None:
    whole = run(PLAN, Store(PLAN, None), jobs=1)
    path = tmp_path / "match.jsonl"

    class StopError(Exception):
        pass

    def stop(done: int, total: int) -> None:
        if done == 4:
            raise StopError

    with pytest.raises(StopError):
        run(PLAN, Store(PLAN, path), jobs=1, tell=stop)
    with path.open("a") as file:
        file.write('{"deal": 4, "tu')  # killed in the middle of a line
    kept = Store(PLAN, path)
    assert len(kept.results) == 4
    told: list[int] = []
    results = run(PLAN, kept, jobs=1, tell=lambda done, total: told.append(done))
    assert told == [4, 5, 6, 7, 8, 9, 10]
    assert untimed(results) == untimed(whole)
    assert untimed(Store(PLAN, path).of(PLAN)) == untimed(whole)


@pytest.mark.unmeasured
def test_more_games_can_be_added_to_a_match(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    run(PLAN, Store(PLAN, path), jobs=1)
    longer = Plan("rattus", 2, (), ("easy", "random"), deals=6, seed=3)
    store = Store(longer, path)
    assert len(store.results) == 10
    assert len(run(longer, store, jobs=1)) == 12


def test_a_state_file_of_another_match_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    Store(PLAN, path)
    other = Plan("rattus", 2, (), ("easy", "random"), deals=5, seed=4)
    with pytest.raises(OptionError, match="belongs to another match"):
        Store(other, path)
    path.write_text("hello\n")
    with pytest.raises(OptionError, match="is not the state file"):
        Store(PLAN, path)


def test_a_bot_that_fails_is_counted_not_hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(self: object, view: object, choices: object) -> None:
        raise ZeroDivisionError("oops")

    monkeypatch.setattr("ratskeller.bots.shallow.EasyBot.choose", fail)
    result = play_one(PLAN, 0, 0)
    assert result["error"].startswith("easy at seat ")
    assert result["error"].endswith("ZeroDivisionError: oops")
    found = summary(PLAN, [result])
    assert len(found["errors"]) == 1


def test_a_game_without_end_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ratskeller.arena.single.MAX_CHOICES", 5)
    assert "no end after 5 choices" in play_one(PLAN, 0, 0)["error"]


@pytest.mark.unmeasured
def test_the_report_stands_alone_and_says_the_figures() -> None:
    found = summary(PLAN, run(PLAN, Store(PLAN, None), jobs=1))
    html = page(found)
    assert html.startswith("<!doctype html>")
    assert html.count("<svg") == 4
    for outside in ("http://", "https://", "src=", "<link", "<script", "@import", "url("):
        assert outside not in html
    assert f"{100 * found['entrants'][0]['win_share']:.1f} %" in html
    assert "95 %" in "\n".join(lines(found))


def test_the_command_prints_json_and_writes_the_report(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    report = tmp_path / "match.html"
    arguments = ["arena", "--game", "rattus", "--players", "3", "--bots", "easy,random,random"]
    arguments += ["--games", "6", "--jobs", "1", "--json", "--report", str(report)]
    assert main(arguments) == 0
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    assert found["games"] == 6
    assert [e["bot"] for e in found["entrants"]] == ["easy", "random"]
    assert found["entrants"][1]["games"] == 12
    assert sum(seat["win_share"] for seat in found["seats"]) == pytest.approx(1, abs=1e-3)
    assert report.read_text().startswith("<!doctype html>")


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--bots", "easy,clever"], "there is no bot 'clever'"),
        (["--bots", "easy"], "2 players need 2 bots, not 1"),
        (["--bots", "easy,easy,easy"], "2 players need 2 bots, not 3"),
        (["--bots", "easy,hard:x"], "'x' is not a valid budget"),
        (["--bots", "easy,easy", "--players", "9"], "rattus takes 2 to 4 players"),
        (["--bots", "easy,easy", "--option", "powers=none"], "option 'powers'"),
        (["--bots", "easy,easy", "--state", "/proc/no/state"], "cannot keep results in /proc"),
        (["--bots", "easy,easy", "--state", "/proc"], "cannot keep results in /proc"),
    ],
)
def test_wrong_input_is_refused(
    arguments: list[str], words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["arena", "--game", "rattus", *arguments]) == 2
    assert words in capsys.readouterr().err


@pytest.mark.parametrize("wrong", ["0", "-3", "some", "2.5"])
@pytest.mark.parametrize(
    "arguments",
    [
        ["arena", "--game", "rattus", "--bots", "easy,easy", "--games"],
        ["arena", "--game", "rattus", "--bots", "easy,easy", "--jobs"],
        ["tune", "--game", "rattus", "--rounds"],
        ["tune", "--game", "rattus", "--games"],
    ],
)
def test_counts_begin_at_one(
    arguments: list[str], wrong: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        main([*arguments, wrong])
    assert f"{wrong!r} is not a whole number from 1" in capsys.readouterr().err


def test_a_report_that_cannot_be_written_is_refused_before_the_match(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    state = tmp_path / "match.jsonl"
    arguments = ["arena", "--game", "rattus", "--bots", "random,random", "--games", "2"]
    arguments += ["--jobs", "1", "--state", str(state)]
    assert main([*arguments, "--report", "/nowhere/at/all.html"]) == 2
    assert "cannot write /nowhere/at/all.html" in capsys.readouterr().err
    assert len(state.read_text().splitlines()) == 1


@pytest.mark.unmeasured
def test_a_match_that_is_killed_leaves_no_process(tmp_path: Path) -> None:
    state = tmp_path / "match.jsonl"
    command = [sys.executable, "-m", "ratskeller", "arena", "--game", "rattus", "--jobs", "2"]
    command += ["--bots", "medium,medium", "--games", "2000", "--state", str(state)]
    match = subprocess.Popen(command, stdout=subprocess.DEVNULL)
    try:
        await_true(lambda: state.exists() and len(state.read_text().splitlines()) > 2)
        children = psutil.Process(match.pid).children()
    finally:
        match.kill()
        match.wait()
    assert len(children) >= 2
    await_true(lambda: not any(running(child) for child in children))


def running(process: psutil.Process) -> bool:
    try:
        return bool(process.is_running() and process.status() != psutil.STATUS_ZOMBIE)
    except psutil.NoSuchProcess:
        return False


def await_true(what: Callable[[], bool], seconds: float = 60) -> None:
    until = time.monotonic() + seconds
    while not what():
        assert time.monotonic() < until
        time.sleep(0.05)


def test_ray_is_asked_for_by_name() -> None:
    try:
        import ray  # noqa: F401
    except ImportError:
        with pytest.raises(RatskellerError, match=r"ratskeller\[ray\]"):
            run(PLAN, Store(PLAN, None), ray=True)
