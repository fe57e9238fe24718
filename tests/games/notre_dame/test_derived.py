"""The derived fields of a view say what the rules then do."""

from __future__ import annotations

import random
from functools import cache
from typing import Any

import pytest

from ratskeller import CHANCE, State
from ratskeller.kernel import Event, Listener, Match

from .positions import GAME, table

GAMES = [(2, 3, False), (3, 5, True), (4, 7, True), (5, 9, False)]


class Views(Listener):
    """Every event with the views of all seats at that moment."""

    def __init__(self) -> None:
        self.seen: list[tuple[Event, list[dict[str, Any]]]] = []

    def on_event(self, state: State, event: Event) -> None:
        seats = range(int(state.players))
        self.seen.append((event, [state.view(seat).data() for seat in seats]))


@cache
def walk(players: int, seed: int, new_persons: bool) -> list[tuple[Event, list[dict[str, Any]]]]:
    """A random game: its events with the views of all seats."""
    match = Match(GAME, players, {"new_persons": new_persons}, rng=seed)
    views = Views()
    rng = random.Random(seed)
    while match.state.outcome is None:
        match.state.listener = views
        seat = match.state.actors[0]
        match.apply(seat, rng.choice(match.state.choices(seat)))
    return views.seen


@pytest.mark.unmeasured
@pytest.mark.parametrize(("players", "seed", "new"), GAMES)
def test_nd_7_2_the_forecast_comes_true(players: int, seed: int, new: bool) -> None:
    told: list[Any] = []
    compared = outbreaks = 0
    for event, views in walk(players, seed, new):
        if event.kind == "plague":
            told = views[0]["forecast"]
            assert views[0]["plague"] == event.args["count"]
        elif event.kind == "rat":
            assert told[int(event.args["seat"])]["to"] == event.args["rat"]
            compared += 1
        elif event.kind == "outbreak":
            assert told[int(event.args["seat"])]["outbreak"] is True
            outbreaks += 1
    assert compared > 5
    assert outbreaks > 0


@pytest.mark.unmeasured
@pytest.mark.parametrize(("players", "seed", "new"), GAMES)
def test_nd_8_1_the_tile_tells_the_share(players: int, seed: int, new: bool) -> None:
    for event, views in walk(players, seed, new):
        if event.kind == "notre-dame":
            share = {"markers": event.args["count"], "share": event.args["share"]}
            assert share.items() <= views[0]["tile"].items()


@pytest.mark.unmeasured
@pytest.mark.parametrize(("players", "seed", "new"), GAMES)
def test_nd_4_8_the_park_bonus_is_what_a_gain_gets(players: int, seed: int, new: bool) -> None:
    gains = 0
    for event, views in walk(players, seed, new):
        if event.kind == "prestige":
            assert views[0]["park_bonus"][int(event.args["seat"])] == event.args["bonus"]
            gains += 1
    assert gains > 5


@pytest.mark.unmeasured
@pytest.mark.parametrize(("players", "seed", "new"), GAMES)
def test_nd_3_3_played_cards_lie_face_up_to_everybody(players: int, seed: int, new: bool) -> None:
    for event, views in walk(players, seed, new):
        if event.kind == "played":
            card = {"card": event.args["card"], "owner": event.args["seat2"]}
            for view in views:
                assert card in view["face_up"][int(event.args["seat"])]
        if event.kind == "round":
            assert all(view["face_up"] == [[]] * players for view in views)


@pytest.mark.unmeasured
@pytest.mark.parametrize(("players", "seed", "new"), GAMES)
def test_nd_3_2_the_deck_holds_what_is_drawn_next(players: int, seed: int, new: bool) -> None:
    before: list[dict[str, Any]] = []
    for event, views in walk(players, seed, new):
        if event.kind == "drew" and before:
            seat = int(event.args["seat"])
            assert event.args["card"] in before[seat]["deck"]
            assert event.args["card"] not in views[seat]["deck"]
        before = views


@pytest.mark.parametrize("players", [2, 3, 5])
def test_nd_3_2_passes_names_who_gets_the_cards(players: int) -> None:
    match = Match(GAME, players, rng=4)
    for kind in ("received-two", "received-one"):
        passes = [match.state.view(seat).data()["passes"] for seat in range(players)]
        assert [each["count"] for each in passes] == [2 if kind == "received-two" else 1] * players
        assert match.state.view(None).data()["passes"] is None
        match.events.clear()
        for seat in range(players):
            match.apply(seat, match.state.choices(seat)[0])
        got = {e.args["seat2"]: e.args["seat"] for e in match.events if e.kind == kind}
        assert got == {seat: passes[seat]["seat"] for seat in range(players)}
    assert match.state.view(0).data()["passes"] is None


def drives(players: int, seed: int) -> list[State]:
    """Positions of a random game in which a carriage drives."""
    match = Match(GAME, players, rng=seed)
    rng = random.Random(seed)
    found = []
    while match.state.outcome is None:
        seat = match.state.actors[0]
        if match.state.decision is not None and match.state.decision.NAME == "drive":
            found.append(match.state.clone())
        match.apply(seat, rng.choice(match.state.choices(seat)))
    return found


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_nd_4_4_the_steps_decide_how_far_a_carriage_drives(players: int) -> None:
    states = drives(players, 11)
    assert states
    for state in states:
        (seat,) = state.actors
        assert state.decision is not None
        most = int(state.decision.prompt(state)["count"])
        steps = state.view(seat).data()["steps"]
        for market, count in steps.items():
            assert (state.refusal(seat, GAME.grammar.read(f"drive:{market}")) is None) == (
                count <= most
            ), market
        assert state.view((seat + 1) % players).data()["steps"] == {}
        assert state.view(None).data()["steps"] == {}


@pytest.mark.parametrize("players", [3, 4, 5])
def test_nd_4_5_may_take_decides_about_the_message(players: int) -> None:
    answers = set()
    for state in drives(players, 12) + drives(players, 13):
        (seat,) = state.actors
        view = state.view(seat).data()
        for choice in state.choices(seat):
            if choice.verb != "drive":
                continue
            borough = int(choice.args["borough"]) - 1
            lies = view["boroughs"][borough][choice.args["market"]] is not None
            after = state.clone()
            after.apply(seat, choice)
            top = after.decision
            asked = top is not None and top.NAME == "take" and after.actors == (seat,)
            may = view["may_take"][borough]
            answers.add(may)
            assert asked == (lies and may is True)
    assert {True, False} <= answers


def test_nd_4_5_may_take_is_none_where_no_message_lies() -> None:
    state = GAME.load(table(seats={0: {"messages": [[1, "coin"], [1, "rat"]]}}))
    view = state.view(0).data()
    assert view["may_take"][0] is False
    held = [[2, kind] for kind in ("coin", "marker", "rat", "prestige")]
    state = GAME.load(table(seats={1: {"messages": held}}))
    assert state.view(0).data()["may_take"][1] is None
    assert state.view(None).data()["may_take"] == []


def test_nd_10_11_rat_after_is_where_the_rat_goes() -> None:
    position = table(
        "hire",
        persons=("minstrel", "doctor", "benefactor"),
        seats={0: {"rat": 3, "prestige": 2}},
        options={"new_persons": True},
        round=4,
    )
    state = GAME.load(position)
    assert state.view(0).data()["rat_after"] == []
    state.apply(0, "hire:benefactor")
    spaces = state.view(0).data()["rat_after"]
    assert spaces == [3, 2, 1, 0]
    assert state.view(1).data()["rat_after"] == []
    for choice in state.choices(0):
        after = state.clone()
        after.apply(0, choice)
        assert after.view(0).data()["seats"][0]["rat"] == spaces[int(choice.args["count"])]


@pytest.mark.unmeasured
def test_nd_11_2_derived_fields_follow_from_the_view() -> None:
    players = 4
    match = Match(GAME, players, rng=6)
    rng = random.Random(6)
    while match.state.outcome is None:
        for seat in (*range(players), None):
            view = match.state.view(seat)
            again = GAME.determinize(view, match.rng).view(seat)
            assert again.data() == view.data()
        seat = match.state.actors[0]
        assert seat != CHANCE
        match.apply(seat, rng.choice(match.state.choices(seat)))


@pytest.mark.parametrize(("players", "seed", "new"), GAMES)
def test_nd_2_2_later_persons_are_those_whose_round_is_not_known(
    players: int, seed: int, new: bool
) -> None:
    for _, views in walk(players, seed, new)[::20]:
        for view in views:
            known = [person for person in view["gray"] if person is not None]
            assert sorted([*known, *view["later"]]) == sorted(view["cast"])
