"""Bots of others: named, of a module, as a program; what fails is named and breaks nothing else."""

from __future__ import annotations

import io
import json
import shlex
import subprocess
import sys
import time
from contextlib import redirect_stdout
from pathlib import Path

import pytest

import ratskeller
from ratskeller.arena.plan import Plan
from ratskeller.arena.run import compete, run
from ratskeller.arena.single import play_one
from ratskeller.arena.store import Store
from ratskeller.arena.summary import lines, summary
from ratskeller.bots.base import RngSource
from ratskeller.bots.registry import check_bot, make_bot
from ratskeller.bots.stdio import BotError, StdioBot
from ratskeller.cli import main
from ratskeller.kernel import Event, Match, OptionError, RatskellerError
from tests.bots.faulty import Plain, Remembering
from tests.pages import ROOT

GAME = ratskeller.game("rattus")
EXAMPLES = "examples.bots"


def faulty(name: str) -> str:
    return f"tests.bots.faulty:{name}"


def match_of(*bots: str, deals: int = 1) -> Plan:
    return Plan("rattus", 2, (), bots, deals, seed=2)


# -- Entry points ------------------------------------------------------------------


@pytest.fixture
def broken(tmp_path: Path) -> dict[str, str]:
    """The environment of a machine with a package whose plug-ins are broken in many ways."""
    info = tmp_path / "site" / "shed-1.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: shed\nVersion: 1\n")
    (info / "entry_points.txt").write_text(
        "[ratskeller.bots]\nrusty = no_such_module:Bot\nnumber = shed:NUMBER\n"
        "leaver = shed_leaver:Bot\nfine = tests.bots.faulty:Plain\n"
        "[ratskeller.games]\nludo = no_such_module:GAME\n"
    )
    (tmp_path / "site" / "shed.py").write_text("NUMBER = 7\n")
    (tmp_path / "site" / "shed_leaver.py").write_text("import sys\nsys.exit(4)\n")
    return {"PYTHONPATH": f"{tmp_path / 'site'}:{ROOT / 'src'}:{ROOT}", "PATH": "/usr/bin:/bin"}


def ratskeller_command(
    environment: dict[str, str], *words: str
) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "ratskeller", *words]
    return subprocess.run(command, env=environment, capture_output=True, text=True, timeout=120)


def test_broken_plug_ins_are_named_and_skipped(broken: dict[str, str]) -> None:
    listed = ratskeller_command(broken, "plugins")
    assert listed.returncode == 1
    assert listed.stdout.splitlines() == [
        "bot fine",
        "the plug-in 'ludo' of shed cannot be used: ModuleNotFoundError: No module named"
        " 'no_such_module'",
        "the plug-in 'rusty' of shed cannot be used: ModuleNotFoundError: No module named"
        " 'no_such_module'",
        "the plug-in 'number' of shed cannot be used: a int cannot be called",
        "the plug-in 'leaver' of shed cannot be used: SystemExit: 4",
    ]
    helped = ratskeller_command(broken, "play", "--help")
    assert helped.returncode == 0
    assert "rusty" in helped.stdout
    assert helped.stderr == ""
    arguments = ("arena", "--game", "rattus", "--games", "2", "--jobs", "1", "--bots")
    played = ratskeller_command(broken, *arguments, "fine,random")
    assert played.returncode == 0, played.stderr
    refused = ratskeller_command(broken, *arguments, "rusty,random")
    assert refused.returncode == 2
    assert "ratskeller: the plug-in 'rusty' of shed cannot be used: " in refused.stderr
    assert "Traceback" not in refused.stderr


# -- Specifications ----------------------------------------------------------------


@pytest.mark.unmeasured
def test_a_class_of_a_module_plays_with_its_budget() -> None:
    factory, budget = check_bot(f"{EXAMPLES}.playouts:Playouts:20")
    assert factory.__name__ == "Playouts"  # type: ignore[attr-defined]
    assert budget is not None
    assert budget.iterations == 20
    found = compete("rattus", f"{EXAMPLES}.playouts:Playouts:100", "random", games=6)
    assert not found["errors"]
    assert found["entrants"][0]["win_share"] > 0.5


@pytest.mark.parametrize(
    ("spec", "words"),
    [
        ("no_such_module:Bot", "ModuleNotFoundError: No module named 'no_such_module'"),
        ("tests.bots.faulty:Nobody", "AttributeError: module"),
        ("tests.bots.faulty:hoard", "a list cannot be called"),
        ("tests.bots.faulty:Plain:x", "'x' is not a valid budget"),
        ("stdio:", "names no command"),
        ("stdio:no-such-program --fast", "there is no program 'no-such-program'"),
        ("stdio:'", "is not a command: No closing quotation"),
        ("clever", "or module:Class, or stdio:COMMAND"),
    ],
)
def test_wrong_specifications_are_refused_with_the_reason(spec: str, words: str) -> None:
    with pytest.raises(OptionError) as refused:
        check_bot(spec)
    assert words in str(refused.value)


def test_a_factory_takes_part() -> None:
    found = compete("rattus", Plain, "random", games=2)
    assert [one["bot"] for one in found["entrants"]] == ["Plain", "random"]
    with pytest.raises(RatskellerError, match="play with one job, or name the bot"):
        compete("rattus", lambda game, rng, budget: Plain(game, 1, budget), "random", jobs=2)


def test_every_seat_of_every_game_has_a_bot_of_its_own() -> None:
    made: list[Plain] = []

    class Counted(Plain):
        def __init__(self, game: object, rng: RngSource, budget: object) -> None:
            super().__init__(game, rng, budget)
            made.append(self)

    compete("rattus", Counted, Counted, games=4)
    assert len(made) == 8


# -- Bots that fail ----------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("Hanging", "no choice within 0.2 seconds"),
        ("Illegal", "dance"),
        ("Exiting", "SystemExit: I have had enough"),
        ("Unborn", "FileNotFoundError: where are my weights?"),
        ("Mute", "has no method choose"),
    ],
)
def test_a_bot_that_fails_is_named(name: str, words: str) -> None:
    result = play_one(match_of(faulty(name), "random"), 0, 0, seconds=0.2)
    assert result["error"].startswith(f"{faulty(name)} at seat ")
    assert words in result["error"]
    assert result["failed"] == faulty(name)
    shown = "\n".join(lines(summary(match_of(faulty(name), "random"), [result])))
    assert f"{faulty(name)} failed in 1 of 1 games" in shown


@pytest.mark.unmeasured
@pytest.mark.parametrize(
    ("name", "words"), [("Leaking", "MemoryError"), ("Dying", "the process of the game ended")]
)
def test_a_match_survives_bots_that_use_up_or_end_their_process(name: str, words: str) -> None:
    plan = match_of(faulty(name), "random", deals=1)
    first, second = run(plan, Store(plan, None), jobs=2, memory=1000)
    assert faulty(name) in first["error"]
    assert words in first["error"]
    assert "error" not in second


def test_what_a_bot_prints_does_not_mix_with_the_figures() -> None:
    out = io.StringIO()
    with redirect_stdout(out):
        assert "error" not in play_one(match_of(faulty("Printing"), "random"), 0, 0)
    assert out.getvalue() == ""


def test_the_terminal_names_a_bot_that_fails(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["play", "rattus", "--players", "2", "--seat", "1", "--seed", "1"]
    for seed in "12345":  # until the bot begins
        assert main([*arguments[:-1], seed, "--bots", faulty("Illegal")]) in (0, 2)
        said = capsys.readouterr()
        if said.err:
            break
    assert said.err.startswith(f"ratskeller: {faulty('Illegal')} at seat 0 failed: NotationError")


# -- Memory ------------------------------------------------------------------------


def seen_by(seat: int, match: Match) -> list[str]:
    return [repr(event) for event in match.events if event.seen_by(seat)]


@pytest.mark.parametrize("game", ratskeller.game_ids())
def test_a_bot_is_told_what_its_seat_may_know(game: str) -> None:
    bots = [Remembering(None, seat, None) for seat in range(3)]
    matches: list[Match] = []
    ratskeller.play(ratskeller.game(game), bots, rng=4, watch=matches.append)
    hidden = 0
    for seat, bot in enumerate(bots):
        told = [repr(event) for event in bot.events]
        assert told == seen_by(seat, matches[-1])[: len(told)]
        assert len(told) > 20
        hidden += len(matches[-1].events) - len(seen_by(seat, matches[-1]))
    assert hidden > 0


def test_the_arena_tells_bots_what_happens() -> None:
    made: list[Remembering] = []

    class Kept(Remembering):
        def __init__(self, game: object, rng: RngSource, budget: object) -> None:
            super().__init__(game, rng, budget)
            made.append(self)

    compete("rattus", Kept, "random", games=1)
    assert len(made) == 2
    assert all(len(bot.events) > bot.choices > 5 for bot in made)


# -- Programs ----------------------------------------------------------------------


def program(body: str) -> str:
    """A bot that answers a question by a line of Python, which knows `message`."""
    code = f"""
import json, sys, time
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "choose":
        {body}
        sys.stdout.flush()
"""
    return f"stdio:{shlex.quote(sys.executable)} -c {shlex.quote(code)}"


FIRST = 'print(json.dumps({"id": message["id"], "choice": message["choices"][0]}))'


def test_a_program_plays_a_match() -> None:
    example = f"stdio:{sys.executable} {ROOT / 'examples' / 'bots' / 'stdio_bot.py'}"
    found = compete("rattus", example, "random", games=2)
    assert not found["errors"]
    assert found["entrants"][0]["bot"] == example


def test_a_program_sees_what_its_seat_sees() -> None:
    body = "print(json.dumps(message), file=sys.stderr); " + FIRST
    match = Match(GAME, 2, rng=1)
    seat = match.state.actors[0]
    bot = make_bot(program(body), GAME, 1)
    assert isinstance(bot, StdioBot)
    bot.observe([Event("placed", {"seat": 0}, None)])
    view, choices = match.state.view(seat), match.state.choices(seat)
    assert bot.choose(view, choices) == choices[0]
    assert bot._process is not None
    bot._process._errors.seek(0)
    asked = json.loads(bot._process._errors.read())
    assert asked["view"] == json.loads(json.dumps(view.data()))
    assert asked["choices"] == [choice.text for choice in choices]
    assert asked["events"] == [{"event": "placed", "seat": 0}]
    bot.close()
    assert bot._process is None


@pytest.mark.parametrize(
    ("body", "words"),
    [
        ("time.sleep(60)", "it did not answer within 0.3 seconds"),
        ("sys.exit('no more ideas')", "it ended with exit code 1: no more ideas"),
        ("print('hello')", "which is not a JSON object in one line"),
        ("print('[1]')", "which is not a JSON object in one line"),
        ("print('{}')", "it answered an object without a choice"),
        ("print(json.dumps({'choice': 'dance'}))", "it answered 'dance', which is not one of"),
        (
            "[print(json.dumps({'id': 0})) for _ in range(20)]",
            "it did not answer within 0.3 seconds",
        ),
    ],
)
def test_a_program_that_fails_is_named_and_ended(body: str, words: str) -> None:
    state = Match(GAME, 2, rng=1).state
    factory, _ = check_bot(program(body))
    bot = StdioBot(factory.words, GAME, 1, limit=0.3)  # type: ignore[attr-defined]
    # The interpreter itself may take as long as the limit to start.
    bot.limit = 20.0 if "within" not in words else 0.3
    began = time.monotonic()
    with pytest.raises(BotError) as error:
        bot.choose(state.view(state.actors[0]), state.choices(state.actors[0]))
    assert words in str(error.value)
    assert str(error.value).startswith(f"stdio:{shlex.quote(sys.executable)} -c ")
    assert bot._process is None
    assert time.monotonic() - began < 20


# -- Round robins ------------------------------------------------------------------


@pytest.mark.unmeasured
def test_in_a_round_robin_every_combination_plays_every_deal(
    capsys: pytest.CaptureFixture[str],
) -> None:
    plan = Plan("rattus", 2, (), ("easy", "random", "medium:40"), 2, 1, round_robin=True)
    seatings = [tuple(plan.seating(turn)) for turn in range(plan.turns)]
    assert len(set(seatings)) == len(seatings) == 6
    arguments = ["arena", "--game", "rattus", "--jobs", "1", "--games", "6"]
    arguments += ["--bots", "easy,random,medium:40", "--round-robin"]
    assert main(arguments) == 0
    shown = capsys.readouterr().out
    assert "finished before the others" in shown
    found = compete("rattus", "easy", "random", "medium:40", players=2, games=6, round_robin=True)
    versus = found["versus"]
    assert versus["easy"]["random"] == 1 - versus["random"]["easy"]
    assert [one["games"] for one in found["entrants"]] == [4, 4, 4]
    assert main([*arguments[:-2], "easy,easy,random", "--round-robin"]) == 2
    assert "different bots" in capsys.readouterr().err


def test_the_records_of_a_match_are_kept(tmp_path: Path) -> None:
    folder, state = tmp_path / "records", tmp_path / "match.jsonl"
    compete("rattus", "easy", "random", games=2, state=state)
    assert not folder.exists()
    for _ in range(2):  # a match without records is played again for them, once
        compete("rattus", "easy", "random", games=2, state=state, records=folder)
        files = sorted(folder.iterdir())
        assert [file.suffix for file in files] == [".json", ".json"]
    for turn, file in enumerate(files):
        record = ratskeller.Record.from_json(file.read_text())
        assert record.seats == (["easy", "random"] if turn == 0 else ["random", "easy"])
        assert record.replay().outcome is not None
