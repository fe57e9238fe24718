"""Records that are damaged say how."""

from __future__ import annotations

import json
from typing import Any

import pytest

import ratskeller
from ratskeller.bots.random import RandomBot
from ratskeller.kernel import Match, Record, RecordError


@pytest.fixture
def data() -> dict[str, Any]:
    record = ratskeller.play(ratskeller.game("rattus"), [RandomBot(1), RandomBot(2)], rng=3)
    return record.data()


def test_a_record_survives_json(data: dict[str, Any]) -> None:
    record = Record.from_data(data)
    assert Record.from_json(record.to_json()).data() == data
    assert record.replay().outcome is not None
    assert record.seats == ["RandomBot", "RandomBot"]


def test_an_unfinished_record_resumes_and_ends(data: dict[str, Any]) -> None:
    cut = {**data, "choices": data["choices"][:31], "result": None}
    match = Match.resume(Record.from_data(cut), rng=1)
    assert match.record.data()["choices"][:31] == cut["choices"]
    while match.state.actors:
        seat = match.state.actors[0]
        match.apply(seat, match.state.choices(seat)[0])
    assert match.record.replay().dump() == match.state.dump()


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"format": 2}, "record format 2 is unknown"),
        ({"start": 3}, "start should be a position"),
        ({"game": "chess"}, "there is no game 'chess'"),
        ({"version": 0}, "version 0 of rattus's rules"),
        ({"players": 5}, "rattus takes 2 to 4 players, not 5"),
        ({"players": "two"}, "rattus takes 2 to 4 players, not 'two'"),
        ({"options": {"dice": 1}}, "rattus has no option 'dice'"),
        ({"options": []}, "options should be an object"),
        ({"seats": ["me"]}, "seats should be a list of 2 names"),
        ({"choices": {}}, "choices should be a list"),
        ({"choices": [["chance"]]}, "choice 1 should be"),
        ({"choices": [[True, "done"]]}, "choice 1 should be"),
        ({"result": 3}, "result should be an object"),
    ],
)
def test_damage_is_named(data: dict[str, Any], change: dict[str, Any], message: str) -> None:
    with pytest.raises(RecordError, match=message):
        Record.from_data({**data, **change})


def test_no_json_and_no_record_are_named() -> None:
    with pytest.raises(RecordError, match="this is not JSON"):
        Record.from_json("{")
    with pytest.raises(RecordError, match="this is not a record"):
        Record.from_json(json.dumps([1, 2]))


def test_a_changed_choice_is_found(data: dict[str, Any]) -> None:
    number = next(i for i, (seat, _) in enumerate(data["choices"]) if seat == 0)
    data["choices"][number] = [0, "swap"]
    with pytest.raises(RecordError, match=rf"choice {number + 1} \(seat 0, swap\): RA 2.4"):
        Record.from_data(data).replay()
    data["choices"][number] = [0, "fly:gallia"]
    with pytest.raises(RecordError, match="'fly' is not a choice of this game"):
        Record.from_data(data).replay()


def test_a_changed_result_is_found(data: dict[str, Any]) -> None:
    data["result"] = {**data["result"], "scores": [20, 20]}
    with pytest.raises(RecordError, match="the record says the result is"):
        Record.from_data(data).replay()


def test_a_record_writes_choices_in_one_way() -> None:
    """However a choice is typed, the record has its notation."""
    for seed in range(200):
        match = Match(ratskeller.game("rattus"), 2, rng=seed)
        while match.state.actors:
            seat = match.state.actors[0]
            pairs = [c for c in match.state.choices(seat) if c.verb == "spread-two"]
            apart = [c for c in pairs if c.args["region"] != c.args["region2"]]
            if apart:
                turned = f" SPREAD-TWO:{apart[0].args['region2']}:{apart[0].args['region']} "
                match.apply(seat, turned)
                assert match.record.choices[-1][1].startswith(("spread-two", "front"))
                assert (seat, str(apart[0])) in match.record.choices
                return
            match.apply(seat, match.state.choices(seat)[-1])
    raise AssertionError("no game came to a spread of two")


def test_states_are_independent(data: dict[str, Any]) -> None:
    record = Record.from_data(data)
    states = list(record.states())
    assert len(states) == len(record.choices) + 1
    assert states[0] == record.game.new(2)
    assert states[-1] == record.replay()
    assert states[0].outcome is None


def test_a_match_from_a_position_is_recorded_and_replays(data: dict[str, Any]) -> None:
    middle = list(Record.from_data(data).states())[40]
    match = Match.of(middle.clone(), rng=1)
    match.draw_chance()
    for _ in range(5):
        seat = match.state.actors[0]
        match.apply(seat, match.state.choices(seat)[0])
    again = Record.from_json(match.record.to_json())
    assert next(again.walk()) == middle
    assert again.replay() == match.state
    resumed = Match.resume(again)
    assert resumed.state == match.state
    assert resumed.record.data() == match.record.data()


def test_a_start_that_does_not_fit_is_named(data: dict[str, Any]) -> None:
    start = Record.from_data(data).game.new(2).dump()
    for change, message in (
        ({"pawn": "atlantis"}, "start: pawn: 'atlantis' is unknown"),
        ({"players": 3}, "start: its players and options differ"),
    ):
        moved = {**data, "start": {**start, **change}, "choices": []}
        if "players" in change:
            moved["start"] = Record.from_data(data).game.new(3).dump()
        with pytest.raises(RecordError, match=message):
            Record.from_data(moved).replay()
