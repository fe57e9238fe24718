"""The command line: whole games, options, wrong input."""

from __future__ import annotations

import argparse
import io
import json
import subprocess
import sys
from pathlib import Path

import pytest
from rich.console import Console

import ratskeller
from ratskeller.cli import COMMANDS, main
from ratskeller.kernel.words import LANGUAGES
from ratskeller.parser import parser
from ratskeller.terminal.screen import THEME, Screen


def run(*arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "ratskeller", *arguments]
    return subprocess.run(command, input=typed, capture_output=True, text=True, timeout=120)


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    """A game left after a few choices."""
    path = tmp_path / "game.json"
    typed = "1\n1\n1\n1\nq\n"
    done = run("play", "rattus", "--players", "2", "--seed", "3", "--save", str(path), typed=typed)
    assert done.returncode == 0, done.stderr
    return path


def test_a_person_plays_a_whole_game() -> None:
    done = run("play", "rattus", "--players", "2", "--seed", "5", typed="1\n" * 400)
    assert done.returncode == 0, done.stderr
    assert "The game is over" in done.stdout
    assert "wins with" in done.stdout
    assert done.stderr == ""


@pytest.mark.parametrize(("width", "told"), [(80, 1), (120, 0)])
def test_a_window_too_narrow_for_the_board_is_told_once(width: int, told: int) -> None:
    file = io.StringIO()
    out = Console(theme=THEME, highlight=False, file=file, width=width, force_terminal=True)
    screen = Screen(out, ratskeller.game("rattus"), 3, "en")
    state = ratskeller.game("rattus").new(3)
    screen.board(state, 0)
    screen.board(state, 0)
    assert file.getvalue().count(f"this window {width}") == told
    assert any(len(line) > 85 for line in file.getvalue().splitlines())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_plays(language: str) -> None:
    done = run("play", "rattus", "--seed", "2", "--lang", language, typed="1\n" * 400)
    assert done.returncode == 0, done.stderr
    title = {"en": "Place", "nl": "Plaats", "de": "Platz", "fr": "Place"}[language]
    assert title in done.stdout


def test_a_person_is_given_a_hint_and_picks_opponents() -> None:
    arguments = ["play", "rattus", "--players", "3", "--seed", "1", "--bots", "easy,hard:20"]
    done = run(*arguments, typed="hint\nq\n")
    assert done.returncode == 0, done.stderr
    assert done.stdout.count("games in a hundred") == 3


@pytest.mark.parametrize(
    ("bots", "words"),
    [
        ("clever", "there is no bot 'clever'; expected random, easy, medium, hard, apprentice,"),
        ("easy,easy,easy", "3 players leave 2 seats for bots, not 3"),
    ],
)
def test_wrong_opponents_are_told(bots: str, words: str) -> None:
    done = run("play", "rattus", "--players", "3", "--bots", bots)
    assert done.returncode == 2
    assert words in done.stderr


def test_choices_by_number_and_by_notation_and_wrong_ones() -> None:
    typed = "settle:gallia\nsettle:atlantis\nsettle:russia\nswap\n99\n0\n\nhello there\nq\n"
    done = run("play", "rattus", "--players", "2", "--seed", "1", typed=typed)
    assert "You settle in Gallia." in done.stdout
    assert "“settle:atlantis” is not among the choices" in done.stdout
    assert "Russia is not in play" in done.stdout
    assert "This is not what you are asked now; expected" in done.stdout
    assert "(RA 2.4)" in " ".join(done.stdout.split())
    assert "settle:REGION." in done.stdout
    assert "“99” is not among the choices" in done.stdout
    assert "“hello there” is not among the choices" in done.stdout
    assert "You left the table. The game was not saved." in done.stdout
    assert done.returncode == 0
    assert done.stderr == ""


def test_question_marks_show_rules() -> None:
    done = run("play", "rattus", "--seed", "1", typed="?\n? 4.5\n?RA 5.5\n? 9.9\nh\nq\n")
    for text in (
        "RA 2.4 ",
        "RA 4.5 Majority hits",
        "RA 5.5 Witch",
        "There is no clause RA 9.9",
        "take back",
    ):
        assert text in done.stdout


def test_undo_takes_back_and_says_when_it_cannot() -> None:
    done = run("play", "rattus", "--players", "2", "--seed", "3", typed="u\n1\n1\n1\nu\nq\n")
    assert "Nothing to take back" in done.stdout
    assert "Taken back." in done.stdout


def test_saving_says_where_and_why_not(tmp_path: Path) -> None:
    path = tmp_path / "kept.json"
    typed = f"s\ns {tmp_path}/none/x.json\ns {path}\nq\n"
    done = run("play", "rattus", "--seed", "3", typed=typed)
    assert "Where to?" in done.stdout
    assert "Could not write" in done.stdout
    assert path.exists()


def test_a_saved_game_resumes_and_replays(saved: Path, tmp_path: Path) -> None:
    done = run(
        "play", "--resume", str(saved), "--seed", "1", "--save", str(saved), typed="1\n" * 400
    )
    assert done.returncode == 0, done.stderr
    assert json.loads(saved.read_text())["result"] is not None
    shown = run("replay", str(saved), "--seat", "1")
    assert shown.returncode == 0
    assert "The game is over" in shown.stdout
    stepped = run("replay", str(saved), "--step", typed="\n" * 5 + "q\n")
    assert "Choice 5 of" in stepped.stdout


def test_a_damaged_record_is_named(saved: Path) -> None:
    data = json.loads(saved.read_text())
    data["choices"][3][1] = "settle:atlantis"
    saved.write_text(json.dumps(data))
    done = run("replay", str(saved))
    assert done.returncode == 2
    assert "choice 4" in done.stderr
    assert "Traceback" not in done.stderr + done.stdout


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["play"], "no game is named; expected name-of-the-rose"),
        (["play", "chess"], "there is no game 'chess'; known:"),
        (["play", "rattus", "--players", "5"], "rattus takes 2 to 4 players, not 5"),
        (["play", "rattus", "--players", "two"], "invalid int value"),
        (["play", "rattus", "--seat", "4"], "there is no seat 4; expected 0 to 3"),
        (["play", "rattus", "--option", "dice=1"], "rattus has no option 'dice'"),
        (["play", "rattus", "--option", "powers"], "is not of the form NAME=VALUE"),
        (["play", "rattus", "--option", "powers=never"], "may be 'before_plague', 'whole_turn'"),
        (["play", "rattus", "--lang", "xx"], "invalid choice"),
        (["play", "--resume", "nowhere.json"], "cannot read nowhere.json"),
        (["replay", "nowhere.json"], "cannot read nowhere.json"),
        (["replay", __file__], "this is not JSON"),
        (["replay", sys.executable], "it is not text"),
        (["simulate", "rattus", "--games", "0"], "is not a whole number from 1"),
        (["bench", "--seconds", "-1"], "is not a number of seconds"),
        (["bench", "--game", "chess"], "there is no game 'chess'"),
        (["dance"], "invalid choice"),
        (["serve", "--bot-wrokers", "2"], "--bot-wrokers 2; did you mean --bot-workers?"),
        (["simulate", "rattus", "--colour"], "unrecognized arguments: --colour\n"),
        (["--verison"], "did you mean --version?"),
    ],
)
def test_wrong_input_is_answered(
    arguments: list[str], message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as stop:
        sys.exit(main(arguments))
    assert stop.value.code == 2
    assert message in capsys.readouterr().err


@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_help_everywhere(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stop:
        main([*command.split(), "--help"])
    assert stop.value.code == 0
    said = capsys.readouterr().out
    assert "usage: ratskeller" in said
    examples = [line.split()[1:] for line in said.partition("examples:\n")[2].splitlines()]
    assert bool(examples) == bool(command)
    for example in examples:
        assert parser().parse_args(example).command == command


def test_every_command_of_the_parser_can_be_run() -> None:
    [commands] = [a for a in parser()._actions if isinstance(a, argparse._SubParsersAction)]
    assert list(commands.choices) == list(COMMANDS)


def test_simulate_prints_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "rattus", "--games", "30", "--players", "3"]) == 0
    out = capsys.readouterr().out
    assert "30 random games" in out
    assert "violated invariants: 0" in out


def test_bench_prints_json(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["bench", "--json", "--game", "rattus", "--players", "4", "--seconds", "0.05"]
    assert main(arguments) == 0
    found = json.loads(capsys.readouterr().out)
    [result] = found["results"]
    assert set(result) == {
        "game", "players", "compiled", "ns_per_decision", "playouts_per_second", "clone_ns",
        "decisions_per_game",
    }  # fmt: skip
    assert result["ns_per_decision"] > 0
    assert all(set(r) == {"name", "ns_per_step"} for r in found["references"])


def test_bench_compares_with_another_checkout(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ratskeller.bench.compare.PAIRS", 1)
    other = Path(ratskeller.__file__).parents[2]
    arguments = ["bench", "--game", "rattus", "--players", "2", "--seconds", "0.01"]
    assert main([*arguments, "--json", "--compare", str(other)]) == 0
    found = json.loads(capsys.readouterr().out)
    [row] = found["rows"]
    assert row["same_work"]
    assert all(0.2 < row[figure] < 5 for figure in ("playouts", "clones", "hard"))
    assert [mean["game"] for mean in found["games"]] == ["rattus"]
    assert found["checkouts"][0] == found["checkouts"][1]


def test_bench_compares_the_adapters_with_those_of_another_checkout(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ratskeller.bench.compare.PAIRS", 1)
    other = Path(ratskeller.__file__).parents[2]
    arguments = ["bench", "--game", "rattus", "--players", "2", "--seconds", "0.01", "--adapters"]
    assert main([*arguments, "--compare", str(other)]) == 0
    lines = capsys.readouterr().out.splitlines()
    rows = [line.split() for line in lines if " rattus " in line]
    assert rows[0][:3] == ["batch", "rattus", "2"]
    for *_, before, after, ratio in rows:
        found = int(after.replace(",", "")) / int(before.replace(",", ""))
        assert abs(found - float(ratio)) < 0.01


def test_bench_refuses_to_compare_with_a_folder_without_the_package(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["bench", "--compare", str(tmp_path)]) == 2
    assert "has no package ratskeller; expected a checkout" in capsys.readouterr().err
