"""``ratskeller tournament``: the same standings everywhere, and draws that can be checked."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from ratskeller.cli import main
from ratskeller.fair.bots import verify_bots
from ratskeller.fair.proof import verify
from ratskeller.kernel import CHANCE, Record

DUPLICATE = ["tournament", "rattus", "--duplicate", "--bots", "hard:4,easy,random", "--seed", "7"]


@pytest.mark.unmeasured
def test_a_duplicate_has_the_same_standings_whatever_the_processes(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """One process and three, in another order of the games: equal to the last digit."""
    told = []
    for jobs in ("1", "3"):
        folder = tmp_path / jobs
        arguments = ["--tables", "12", "--json", "--jobs", jobs, "--records", str(folder)]
        assert main([*DUPLICATE, *arguments]) == 0
        told.append(capsys.readouterr().out)
    assert told[0] == told[1]
    found = json.loads(told[0])
    assert found["tables"] == 12
    assert [one["games"] for one in found["standings"]] == [8, 8, 8]
    texts = [{f.name: f.read_text() for f in (tmp_path / jobs).iterdir()} for jobs in "13"]
    assert texts[0] == texts[1]
    _check_records([Record.from_json(texts[0][name]) for name in sorted(texts[0])])


def _check_records(records: list[Record]) -> None:
    """The tables of a deal carry one proof, and two deals have two."""
    streams: dict[str, list[Record]] = {}
    for record in records:
        assert verify(record) > 0
        agreed, others = verify_bots(record)
        assert agreed > 0
        assert others == []
        assert record.fair is not None
        streams.setdefault(record.fair["stream"], []).append(record)
    assert [len(group) for group in streams.values()] == [6, 6]
    for group in streams.values():
        assert len({r.fair["server"]["secret"] for r in group if r.fair}) == 1
        assert {tuple(r.seats) for r in group} == {
            (one, other)
            for one in ("hard:4", "easy", "random")
            for other in ("hard:4", "easy", "random")
            if one != other
        }
        first = [next(text for seat, text in r.choices if seat == CHANCE) for r in group]
        assert len(set(first)) == 1


def test_swiss_and_round_robin(capsys: pytest.CaptureFixture[str]) -> None:
    bots = ["--bots", "easy,easy,random,random,random", "--jobs", "1"]
    assert main(["tournament", "rattus", "--swiss", "2", *bots]) == 0
    out = capsys.readouterr().out
    assert "Swiss, 2 rounds, 4 tables" in out
    assert "random (3)" in out
    assert main(["tournament", "rattus", *bots, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["system"], found["tables"]) == ("round robin", 10)


@pytest.mark.parametrize(
    ("bots", "error"),
    [
        ("easy", "2 players need at least 2 bots"),
        ("easy,hard:1s", "a tournament needs budgets in iterations"),
        ("easy,stdio:x", "only built-in bots play tournaments"),
        ("easy,nobody", "there is no bot 'nobody'"),
    ],
)
def test_wrong_entrants_are_refused(
    bots: str, error: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["tournament", "rattus", "--duplicate", "--bots", bots]) == 2
    assert error in capsys.readouterr().err
