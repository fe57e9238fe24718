"""The derived fields of a view say what the rules then do."""

from __future__ import annotations

import random

import pytest

from ratskeller.kernel import Match

from .positions import BUILDINGS, GAME, MONKS, draw, evidence, go, suspicion, told, turn


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


@pytest.mark.unmeasured
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


@pytest.mark.parametrize("figure", ["william", "adson", "red"])
def test_nr_3_6_the_track_is_the_one_a_word_changes(figure: str) -> None:
    state = turn(figures={"blue": "garden"}, hands={0: ["garden-2", "red-2", "red-3"]})
    go(state, 0, "play:garden-2")
    assert state.view(0).data()["turn"]["track"] is None
    go(state, 0, f"move:{figure}")
    track = state.view(0).data()["turn"]["track"]
    before = {"evidence": evidence(state, "blue"), "suspicion": suspicion(state, "blue")}
    if figure == "red":
        assert track is None
        return
    go(state, 0, "blame:blue")
    after = {"evidence": evidence(state, "blue"), "suspicion": suspicion(state, "blue")}
    assert [name for name in before if before[name] != after[name]] == [track]


@pytest.mark.parametrize(("hours", "over"), [(2, False), (3, True)])
def test_nr_4_1_the_day_ends_when_no_hour_is_left(hours: int, over: bool) -> None:
    state = turn(clock=21, hands={0: [f"garden-{hours}", "red-2", "red-3"]})
    left = state.view(0).data()["hours_left"]
    draw(go(state, 0, f"play:garden-{hours}", "move:red"))
    assert bool(told(state, "day-over")) == (hours >= left) == over


@pytest.mark.parametrize(("hoarder", "next"), [(None, []), (1, ["white-4", "blue-2"])])
def test_nr_3_10_the_next_tiles_are_known_when_none_is_unseen(
    hoarder: int | None, next: list[str]
) -> None:
    row = turn(known=["white-4", "blue-2"], hoarder=hoarder).view(0).data()["row"]
    assert row["next"] == next
    assert (row["unseen"] == 0) == (next != [])
