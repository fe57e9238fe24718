"""The derived fields of a view say what the rules then do."""

from __future__ import annotations

import random

import pytest

from ratskeller.kernel import Match

from .positions import BUILDINGS, GAME, MONKS, turn


def test_nr_3_5_the_penalty_is_the_suspicion_a_monk_gets() -> None:
    tiles = {"library": ["blue-5", "gray-3"], "church": ["red-2"]}
    view = turn(tiles=tiles).view(0).data()
    assert view["penalties"]["library"] == 8
    assert view["penalties"]["church"] == 2
    assert set(view["penalties"]) == set(BUILDINGS)


def test_nr_4_2_leaders_have_the_most_suspicion_and_the_least_evidence() -> None:
    view = turn().view(None).data()
    assert view["leaders"] == {"suspicion": [], "evidence": MONKS}
    state = turn(suspicion={"red": 14, "gray": 14, "blue": 12}, evidence={"white": 2})
    view = state.view(None).data()
    assert view["leaders"] == {"suspicion": ["red", "gray"], "evidence": ["white"]}


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_nr_5_1_accusations_name_the_opponents_in_order(players: int) -> None:
    match = Match(GAME, players, rng=players)
    rng = random.Random(players)
    orders = [match.state.view(seat).data()["opponents"] for seat in range(players)]
    while match.state.outcome is None:
        assert match.state.view(None).data()["accused"] == []
        seat = match.state.actors[0]
        match.apply(seat, rng.choice(match.state.choices(seat)))
    view = match.state.view(None).data()
    assert view["opponents"] == list(range(players))
    said = [event.args for event in match.events if event.kind == "accused"]
    assert view["accused"] == said
    for seat in range(players):
        assert [each["seat2"] for each in said if each["seat"] == seat] == orders[seat]


def test_nr_7_2_notes_strike_out_what_was_shown_and_the_own_monk() -> None:
    state = turn(
        players=3, day=2, ended=[0], identities=["blue", "gray", "black"],
        shown=[["white"], ["red"], ["white"]],
    )  # fmt: skip
    notes = state.view(0).data()["notes"]
    own = [dict(zip(MONKS, row, strict=True)) for row in notes["own"]]
    assert (own[0]["blue"], own[0]["red"]) == ("is", "other")
    assert (own[1]["red"], own[1]["blue"], own[1]["gray"]) == ("shown", "mine", None)
    public = [dict(zip(MONKS, row, strict=True)) for row in notes["public"]]
    assert public[1] == {**dict.fromkeys(MONKS), "red": "shown"}
    assert public[0] == {**dict.fromkeys(MONKS), "white": "shown"}
    assert state.view(None).data()["notes"] == {"own": notes["public"], **{
        "public": notes["public"]}}  # fmt: skip


@pytest.mark.parametrize("players", [2, 3, 5])
def test_nr_7_2_notes_are_never_wrong(players: int) -> None:
    match = Match(GAME, players, rng=players)
    rng = random.Random(players)
    noted = []
    while match.state.outcome is None:
        noted += [match.state.view(seat).data()["notes"] for seat in (None, 0)]
        seat = match.state.actors[0]
        match.apply(seat, rng.choice(match.state.choices(seat)))
    end = match.state.view(None).data()
    for notes in noted:
        for row, identity in zip(
            notes["own"] + notes["public"], end["identities"] * 2, strict=True
        ):
            for monk, note in zip(MONKS, row, strict=True):
                assert note in (
                    (None, "is") if monk == identity else (None, "shown", "mine", "other")
                )
    for row, identity in zip(end["notes"]["public"], end["identities"], strict=True):
        assert [monk for monk, note in zip(MONKS, row, strict=True) if note == "is"] == [identity]
