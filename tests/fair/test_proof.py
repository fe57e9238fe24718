"""A record proves its draws; whatever is changed in it is found, with the place."""

from __future__ import annotations

import copy
import json
from pathlib import Path
from typing import Any

import pytest

import ratskeller
from benchmarks.fair import TAMPERINGS, is_placed, tampered
from ratskeller.cli import main
from ratskeller.fair.bots import verify_bots
from ratskeller.fair.proof import Mismatch, verify
from ratskeller.fair.stream import FairError, commitment
from ratskeller.kernel import CHANCE, Record, Rng
from tests.fair.games import finished, secret


@pytest.mark.parametrize("game", ratskeller.game_ids())
def test_a_game_is_verified_and_every_tampering_is_refused(game: str) -> None:
    record = finished(game, 3, 8)
    drawn = sum(seat == CHANCE for seat, _ in record.choices)
    assert verify(Record.from_json(record.to_json())) == drawn > 20
    assert verify_bots(record) == (len(record.choices) - drawn, [])
    for number, kind in enumerate(TAMPERINGS):
        for again in range(6):
            changed = tampered(record, kind, Rng(10 * number + again))
            with pytest.raises(Mismatch) as found:
                verify(changed)
            assert is_placed(record, changed, found.value), (kind, again, str(found.value))


def test_a_choice_that_is_cut_out_is_found_even_if_the_rest_is_a_legal_game() -> None:
    """Same draws, same result: only the places of the draws tell."""
    record = finished("rattus", 2, 16)
    changed = tampered(record, "cut", Rng(15))
    with pytest.raises(Mismatch, match="another choice of the game") as found:
        verify(changed)
    assert is_placed(record, changed, found.value)
    assert changed.fair is not None
    del changed.fair["places"]  # as in records of older versions
    verify(changed)


def test_the_first_place_is_named() -> None:
    record = finished("rattus", 2, 3)
    places = [i for i, (seat, _) in enumerate(record.choices) if seat == CHANCE]
    draw = 7
    at = places[draw]
    state = list(record.states())[at]
    said = record.choices[at][1]
    other = next(str(choice) for choice, _ in state.chances() if str(choice) != said)
    record.choices[at] = (CHANCE, other)
    with pytest.raises(Mismatch) as found:
        verify(record)
    place = f"choice {at + 1} (draw {draw}): the record says {other}, its secrets give {said}"
    assert str(found.value) == place


def test_a_bot_that_chose_otherwise_is_found() -> None:
    record = finished("rattus", 2, 3, "easy")
    assert record.fair is not None
    for note in record.fair["bots"][5:6]:
        note[1] = "random"
    with pytest.raises(Mismatch, match=f"choice {record.fair['bots'][5][0]} .*the bot chooses"):
        verify_bots(record)


@pytest.mark.unmeasured
def test_a_search_by_time_is_repeated_by_its_iterations() -> None:
    """Whatever the clock said then, its iterations make the same choices again."""
    record = finished("rattus", 2, 3, "hard:0.005s")
    assert record.fair is not None
    assert {type(iterations) for _, _, iterations in record.fair["bots"]} == {int}
    assert max(iterations for _, _, iterations in record.fair["bots"]) > 1
    agreed, _ = verify_bots(record)
    assert agreed == len(record.fair["bots"])


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"format": 2}, "format 2 is unknown"),
        ({"stream": "two\nlines"}, "stream should be a name"),
        ({"server": {"commitment": "", "secret": "x"}}, "64 digits"),
        ({"server": None}, "should have a commitment"),
        ({"seats": []}, "a list of 2"),
        ({"seats": [1, 2]}, "should have a commitment"),
        ({"places": 7}, "places should be a list"),
    ],
)
def test_data_that_proves_nothing_is_refused(change: dict[str, Any], message: str) -> None:
    record = finished("rattus", 2, 3)
    assert record.fair is not None
    record.fair.update(change)
    with pytest.raises(FairError, match=message) as found:
        verify(record)
    assert not isinstance(found.value, Mismatch)


def test_a_withheld_server_secret_is_a_mismatch() -> None:
    record = finished("rattus", 2, 3)
    assert record.fair is not None
    record.fair["server"]["secret"] = None
    with pytest.raises(Mismatch, match="the server: its secret is missing"):
        verify(record)


def test_a_secret_left_out_of_the_key_is_found() -> None:
    """A server that ignored what seat 0 revealed cannot show draws that follow from it."""
    record = finished("rattus", 2, 3)
    forged = copy.deepcopy(record)
    assert forged.fair is not None
    forged.fair["seats"][0]["secret"] = None
    with pytest.raises(Mismatch, match="choice 1 "):
        verify(forged)
    forged.fair["seats"][1] = {"commitment": commitment(secret(9)), "secret": secret(9)}
    with pytest.raises(Mismatch, match=r"choice \d+ \(draw"):
        verify(forged)


def test_the_command_tells_by_its_exit_code(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = finished("rattus", 2, 3)
    file = tmp_path / "game.json"
    file.write_text(record.to_json())
    assert main(["verify", str(file), "--bots"]) == 0
    assert "draws follow from the secrets" in capsys.readouterr().out
    file.write_text(tampered(record, "secret", Rng(1)).to_json())
    assert main(["verify", str(file)]) == 1
    assert "not the one that was committed" in capsys.readouterr().out
    data = json.loads(record.to_json())
    del data["fair"]
    file.write_text(json.dumps(data))
    assert main(["verify", str(file)]) == 2
    assert "the record has no secrets" in capsys.readouterr().err
    assert main(["verify", str(tmp_path / "none.json")]) == 2
