"""Python, the web app and the script of the documentation find the same numbers."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path
from types import ModuleType

from ratskeller.fair.proof import verify
from ratskeller.kernel import CHANCE, Record
from tests.fair.vectors import FILE, vectors
from tests.pages import ROOT

VECTORS = json.loads(FILE.read_text(encoding="utf-8"))
LINES = 60


SCRIPT = ROOT / "examples" / "check_draws.py"


def test_the_script_is_short_and_alone() -> None:
    code = SCRIPT.read_text(encoding="utf-8")
    assert len(code.splitlines()) <= LINES
    assert not re.search(r"import ratskeller|from ratskeller", code)


def test_the_vectors_are_what_the_functions_give() -> None:
    assert json.loads(json.dumps(vectors())) == VECTORS


def test_the_script_finds_the_same_numbers() -> None:
    alone = ModuleType("check")
    exec(compile(SCRIPT.read_text(encoding="utf-8"), str(SCRIPT), "exec"), vars(alone))
    for found in VECTORS["streams"]:
        seats: list[dict[str, str] | None] = [None] * 4
        for seat, secret in found["players"].items():
            shown = alone.sha256("ratskeller commitment 1\n" + secret)
            seats[int(seat)] = {"commitment": shown, "secret": secret}
        server = {"commitment": found["commitment"], "secret": found["server"]}
        key = alone.stream_key({"stream": found["stream"], "server": server, "seats": seats})
        for draw, total, number in found["numbers"]:
            assert alone.number(key, draw, total) == number
        for seat, choice, seed in found["seeds"]:
            assert alone.mac(key, f"bot {seat} {choice}")[:12].hex() == seed


def test_the_script_checks_a_record_without_our_package(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    record = Record.from_data(VECTORS["record"])
    assert verify(record) == len(VECTORS["record"]["fair"]["totals"])
    file.write_text(record.to_json())
    command = [sys.executable, "-I", "-S", str(SCRIPT), str(file)]
    said = subprocess.run(command, capture_output=True, text=True, check=True).stdout.splitlines()
    drawn = [text for seat, text in record.choices if seat == CHANCE]
    assert [line.rpartition(" gave ")[2] for line in said] == drawn
    VECTORS["record"]["fair"]["server"]["secret"] = "0" * 64
    file.write_text(json.dumps(VECTORS["record"]))
    wrong = subprocess.run(command, capture_output=True, text=True)
    assert wrong.returncode == 1
    assert "does not fit its commitment" in wrong.stderr
