"""NR 7: who knows what."""

from __future__ import annotations

import json

import pytest

from ratskeller import CHANCE, Rng, State
from ratskeller.kernel import Chance, Event, EventLog, Offers
from tests.games.name_of_the_rose.positions import (
    CARDS,
    GAME,
    MONKS,
    draw,
    events_of,
    go,
    offered,
    position,
    refused,
    told,
    turn,
)


def test_nr_7_1_the_table_is_open_to_everybody() -> None:
    state = turn(
        players=3,
        time={0: ["gray-2", "gray-3"], 1: ["white-2"]},
        known=["blue-6"],
        discards=["garden-2"],
        day=2,
        ended=[2],
    )
    for viewer in (None, 0, 1, 2):
        seen = state.view(viewer).data()
        assert seen["time"] == [["gray-2", "gray-3"], ["white-2"], []]
        row = {"unseen": 42 - 28 - 4, "known": ["blue-6"], "next": []}
        assert seen["row"] == row
        assert seen["hand_sizes"] == [3, 3, 3]
        assert [hand is None for hand in seen["hands"]] == [seat != viewer for seat in range(3)]
        assert seen["discards"] == ["garden-2"]
        assert seen["ended"] == [2]
        assert seen["shown"] == state.dump()["shown"]
        assert seen["event"] == "meeting"


def test_nr_7_1_the_queue_is_open() -> None:
    state = turn(players=2, waiting=["church", "garden"], hoarder=1)
    assert state.view(None).data()["waiting"] == ["church", "garden"]


def test_nr_7_1_everybody_remembers_who_did_what() -> None:
    """Suspicion as it is, evidence four times; each seat's own doing only."""
    state = turn(
        players=2,
        hands={0: ["red-1", "william-adson", "garden-2"], 1: ["blue-1", "blue-2", "church-2"]},
        tiles={"church": ["red-4", "red-3"], "cloister": ["gray-2", "gray-3"]},
        figures={"white": "garden", "gray": "garden"},
    )
    draw(go(state, 0, "play:red-1", "go:church", "take:red-4"))
    draw(go(state, 1, "play:blue-1", "go:cloister"))
    assert state.dump()["deeds"][0] == {**dict.fromkeys(MONKS, 0), "red": -4}
    assert state.dump()["deeds"][1] == {**dict.fromkeys(MONKS, 0), "blue": 5}
    go(state, 0, "play:william-adson", "move:william", "go:garden", "blame:white", "clear:gray")
    assert state.dump()["deeds"][0] == {
        **dict.fromkeys(MONKS, 0), "red": -4, "white": 12, "gray": -12,
    }  # fmt: skip
    for viewer in (None, 0, 1):
        assert state.view(viewer).data()["deeds"] == state.dump()["deeds"]
    assert GAME.determinize(state.view(1), Rng(1)).dump()["deeds"] == state.dump()["deeds"]


@pytest.mark.parametrize(
    ("event", "choices", "deeds"),
    [
        ("whisper", ["play:red-3", "go:church", "whisper:blue"], {"red": 7, "blue": 3}),
        ("restless", ["play:red-3", "go:church"], {"red": 7 + 4}),
        ("library", ["play:red-3", "go:library"], {"red": 7 + 8}),
        ("solitude", ["play:red-3", "go:church"], {"red": 7 - 4}),
        ("company", ["play:red-3", "go:kitchen"], {"red": 7, "gray": 4}),
        ("at-his-side", ["play:red-3", "go:garden", "give:blue:white"],
         {"red": 7, "blue": 4, "white": 4}),
        ("at-his-side", ["play:red-3", "go:garden", "give:blue:blue"], {"red": 7, "blue": 8}),
        ("zeal", ["play:william-adson", "move:adson", "go:kitchen", "clear:gray"], {"gray": -10}),
        ("talk", ["play:red-3", "go:church"], {"red": 7}),
    ],
)  # fmt: skip
def test_nr_7_1_what_an_event_adds_is_remembered_too(
    event: str, choices: list[str], deeds: dict[str, int]
) -> None:
    there = ["blue-2", "blue-5"]
    lie = {"church": there, "library": ["white-2", "white-5"], "kitchen": ["black-2", "black-5"]}
    state = turn(
        players=2,
        event=event,
        figures={"red": "stable", "gray": "kitchen", "william": "garden", "adson": "workshop",
                 "blue": "dormitory", "black": "dormitory"},
        tiles={**lie, "garden": ["orange-2", "orange-5"]},
        hands={0: ["red-3", "william-adson", "red-1"]},
    )  # fmt: skip
    draw(go(state, 0, *choices))
    assert state.dump()["deeds"] == [
        {**dict.fromkeys(MONKS, 0), **deeds},
        dict.fromkeys(MONKS, 0),
    ]


def test_nr_7_1_the_end_of_a_day_is_nobodys_deed() -> None:
    state = turn(players=2, clock=23, hands={0: ["garden-2", "red-2", "red-3"]})
    draw(go(state, 0, "play:garden-2", "move:william"))
    draw(go(go(state, 0, "show:blue"), 1, "show:white"))
    assert state.dump()["deeds"] == [dict.fromkeys(MONKS, 0)] * 2


def test_nr_7_2_identity_and_hand_are_for_their_owner() -> None:
    places = ["library", "stable", "church"]
    hands = {seat: [f"{b}-2", f"{b}-3", "william-adson"] for seat, b in enumerate(places)}
    state = turn(players=3, hands=hands)
    for viewer in (0, 1, 2):
        seen = state.view(viewer).data()
        assert seen["hand"] == hands[viewer]
        expected: list[str | None] = [None] * 3
        expected[viewer] = state.dump()["identities"][viewer]
        assert seen["identities"] == expected
        del seen["renewed"]  # all sixty cards
        written = json.dumps(seen)
        for other in {0, 1, 2} - {viewer}:
            assert f'"{places[other]}-2"' not in written
    assert state.view(None).data()["hand"] is None
    assert state.view(None).data()["identities"] == [None] * 3


def reveal(players: int = 3) -> State:
    """Everybody about to show a marker after day 3."""
    state = turn(players=players, day=3, clock=23, hands={0: ["garden-2", "red-2", "red-3"]})
    return draw(go(state, 0, "play:garden-2", "move:william"))


def test_nr_7_2_a_marker_chosen_but_not_shown_is_secret() -> None:
    state = reveal()
    go(state, 0, "show:orange")
    for viewer in (None, 1, 2):
        seen = state.view(viewer).data()
        assert seen["answered"] == [0]
        assert seen["answer"] is None
        assert seen["shown"] == [["blue"], ["red"], ["red"]]
    assert state.view(0).data()["answer"] == "show:orange"
    assert not told(state, "showed")


def test_nr_7_2_a_refusal_speaks_of_the_own_colour_only() -> None:
    state = reveal()
    refused(state, 0, "show:red", "NR 4.4", "show-not-own")
    assert "show:red" not in offered(state, 0)
    assert "show:blue" not in offered(state, 1)  # identity of seat 1
    other = GAME.load({**state.dump(), "identities": ["red", "gray", "orange"]})
    assert [str(c) for c in other.choices(0)] == offered(state, 0)
    assert other.view(0) == state.view(0)


def test_nr_7_2_draws_are_told_to_the_seat_alone() -> None:
    state = turn(hands={0: ["red-1", "red-2", "red-3"]})
    go(state, 0, "play:red-1", "go:garden", "~draw:stable-2")
    for event in events_of(state):
        if "stable-2" in event.args.values():
            assert event.audience == (0,)
    assert told(state, "drew") == [{"seat": 0}]


def test_nr_7_2_identities_are_dealt_in_secret_and_open_at_the_end() -> None:
    state = GAME.new(2)
    heard: list[Event] = []
    state.listener = EventLog(heard)
    rng = Rng(3)
    while state.actors:
        top = state.stack[-1]
        if isinstance(top, Chance):
            state.advance(CHANCE, top.draw(state, rng, Offers()))
        else:
            seat = state.actors[0]
            choices = state.choices(seat)
            state.advance(seat, choices[rng.below(len(choices))].code)
    dealt = [event for event in heard if event.kind == "identity"]
    assert [event.audience for event in dealt] == [(0,), (1,)]
    assert state.view(None).data()["identities"] == state.dump()["identities"]
    assert None not in state.view(None).data()["accusations"]


def test_determinize_draws_identities_that_fit_what_was_shown() -> None:
    """NR 4.4, 7.2: nobody is what they have shown, nor what the viewer is."""
    shown = [["blue", "gray", "black"], ["red", "gray", "black"], ["red", "blue", "white"]]
    state = turn(players=3, day=6, identities=["red", "blue", "gray"], shown=shown)
    view, rng, drawn = state.view(0), Rng(5), set()
    for _ in range(200):
        names = GAME.determinize(view, rng).dump()["identities"]
        assert names[0] == "red"
        assert len(set(names)) == 3
        assert not any(name in out for name, out in zip(names, shown, strict=True))
        drawn.add(tuple(names[1:]))
    assert drawn == {
        (one, two)
        for one in ("blue", "white", "orange")
        for two in ("gray", "black", "orange")
        if one != two
    }


def test_determinize_leaves_one_identity_where_only_one_is_left() -> None:
    shown = [["gray", "black", "white"], ["red", "gray", "black"]]
    state = turn(players=2, day=6, identities=["blue", "white"], shown=shown)
    drawn = {GAME.determinize(state.view(1), Rng(n)).dump()["identities"][0] for n in range(60)}
    assert drawn == {"red", "blue", "orange"}


def test_determinize_keeps_the_own_answer_and_redraws_the_others() -> None:
    state = reveal(4)
    go(go(state, 0, "show:orange"), 2, "show:black")
    view, rng, seen = state.view(0), Rng(6), set()
    for _ in range(100):
        other = GAME.determinize(view, rng)
        data = other.dump()
        assert data["answers"][0] == "show:orange"
        assert data["answers"][1] is None
        answer = data["answers"][2].removeprefix("show:")
        assert answer != data["identities"][2]
        assert answer not in data["shown"][2]
        seen.add(answer)
    assert seen == {m for m in MONKS if m not in state.dump()["shown"][2]}


def test_determinize_redraws_hands_from_the_cards_not_seen() -> None:
    gone = ["garden-2", "william-adson", "william-adson"]
    state = turn(players=3, hands={0: ["red-1", "red-2", "red-3"]}, discards=gone)
    view, rng, drawn = state.view(0), Rng(7), set()
    for _ in range(150):
        data = GAME.determinize(view, rng).dump()
        assert data["hands"][0] == ["red-1", "red-2", "red-3"]
        drawn |= set(data["hands"][1]) | set(data["hands"][2])
    assert drawn == set(CARDS) - {"red-1", "red-2", "red-3", "garden-2"}


def renewed(plays: int) -> State:
    """A game of two in which the stack has just been made from the discards."""
    hands = {0: ["red-1", "red-2", "red-3"], 1: ["blue-1", "blue-2", "blue-3"]}
    rest = [c for c in CARDS if c not in hands[0] + hands[1]]
    state = turn(players=2, hands=hands, discards=rest)
    go(state, 0, "play:red-1", "go:garden", "~draw:garden-2")
    if plays > 0:
        go(state, 1, "play:blue-1", "go:garden", "~draw:church-2")
    if plays > 1:
        go(state, 0, "play:garden-2", "move:gray", "~draw:church-3")
        go(state, 1, "play:church-2", "move:adson", "~draw:stable-2")
    return state


@pytest.mark.parametrize("plays", [0, 1, 2])
def test_determinize_knows_what_was_not_in_the_stack_when_it_was_made(plays: int) -> None:
    """NR 3.2, 7.1: what was neither discarded nor in the viewer's hand was in the other's."""
    state = renewed(plays)
    old = {0: {"blue-1", "blue-2", "blue-3"}, 1: {"blue-2", "blue-3"}, 2: {"blue-2", "blue-3"}}
    view, rng, drawn = state.view(0), Rng(8), set()
    for _ in range(80):
        other = GAME.determinize(view, rng)
        hand = other.dump()["hands"][1]
        assert old[plays] <= set(hand)
        assert GAME.violations(other) == []
        drawn |= set(hand)
    assert len(drawn) == 3 if plays == 0 else len(drawn) > 10


def test_determinize_with_pair_cards_old_and_new() -> None:
    """A William/Adson card may have come from either side of the shuffle."""
    hands = {0: ["red-1", "red-2", "red-3"], 1: ["blue-1", "william-adson", "blue-3"]}
    rest = [c for c in CARDS if c not in hands[0] + hands[1]] + ["william-adson"] * 7
    state = turn(players=2, hands=hands, discards=rest)
    go(state, 0, "play:red-1", "go:garden", "~draw:garden-2")
    assert state.dump()["kept"] == [[2, 2], [3, 3]]
    first = GAME.determinize(state.view(0), Rng(1)).dump()["hands"][1]
    assert sorted(first) == sorted(hands[1])
    go(state, 1, "play:blue-1", "go:garden", "~draw:william-adson")
    go(state, 0, "play:garden-2", "move:gray", "~draw:church-3")
    go(state, 1, "play:william-adson", "move:adson", "go:cloister", "~draw:stable-2")
    assert state.dump()["kept"][1] == [1, 2]  # nobody can tell which of the two it was
    hands_seen = {
        tuple(sorted(GAME.determinize(state.view(0), Rng(n)).dump()["hands"][1]))
        for n in range(150)
    }
    assert all("blue-3" in hand for hand in hands_seen)
    assert any("william-adson" in hand for hand in hands_seen)
    assert any("william-adson" not in hand for hand in hands_seen)


def test_a_position_of_the_helper_is_what_the_engine_dumps() -> None:
    base = position(players=4)
    dumped = GAME.load(base).dump()
    for key in ("tiles", "hands", "figures", "evidence", "shown", "row", "time", "kept", "deeds"):
        assert dumped[key] == base[key]
