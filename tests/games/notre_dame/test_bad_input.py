"""Positions that cannot be are refused, with the reason."""

from collections.abc import Callable
from typing import Any

import pytest

import ratskeller

from .positions import GAME, hire, play, table

Edit = Callable[[dict[str, Any]], None]


def put(*path: Any) -> Edit:
    """Set the entry at this path to the last of these."""

    def edit(position: dict[str, Any]) -> None:
        *way, key, value = path
        here: Any = position
        for step in way:
            here = here[step]
        here[key] = value

    return edit


def after_play(*path: Any) -> Edit:
    """The same once seat 0 has played its first card."""

    def edit(position: dict[str, Any]) -> None:
        put(*path)(position)
        position["seats"][0]["played"] = ["hotel"]

    return edit


def drop(*path: Any) -> Edit:
    def edit(position: dict[str, Any]) -> None:
        *way, key = path
        here: Any = position
        for step in way:
            here = here[step]
        del here[key]

    return edit


BAD: list[tuple[str, Edit, str]] = [
    ("26 coins", put("seats", 0, "coins", 17), "26 coins; there are 25"),
    ("coins below zero", put("seats", 0, "coins", -1), "whole number from 0 to 25"),
    ("15 markers", put("seats", 1, "markers", {"bank": 11}), "15 markers"),
    ("unknown sector", put("seats", 1, "markers", {"harbour": 1}), "'harbour' is unknown"),
    ("friend in the harbour", put("seats", 0, "friend", "harbour"), "'harbour' is unknown"),
    ("friend on notre dame", put("seats", 0, "friend", "notre-dame"), "'notre-dame' is unknown"),
    ("friend lost", drop("seats", 0, "friend"), "lacks friend"),
    ("two friends", put("seats", 0, "friend", ["bank", "park"]), "is unknown"),
    ("rat off the track", put("seats", 2, "rat", 10), "from 0 to 9"),
    ("prestige below zero", put("seats", 2, "prestige", -3), "whole number"),
    ("carriage nowhere", put("seats", 2, "carriage", [5, "centre"]), "from 1 to 4"),
    ("unknown market", put("seats", 2, "carriage", [1, "middle"]), "'middle' is unknown"),
    ("message twice", put("seats", 2, "messages", [[1, "coin"]]), "coin is there twice"),
    ("held twice", put("seats", 2, "messages", [[1, "coin"], [1, "coin"]]), "there twice"),
    ("message missing", drop("messages", 0, "inner-left"), "3 messages, there are 4"),
    ("message on a centre", put("messages", 0, {"centre": "coin"}), "centre never holds"),
    ("card twice", put("seats", 1, "cards", [["bank", "bank", "park"]]), "bank is there twice"),
    ("unknown card", put("seats", 1, "cards", [["bank", "mill", "park"]]), "'mill' is unknown"),
    ("two cards", put("seats", 1, "cards", [["bank", "park"]]), "cards are drawn by now"),
    ("too many cards", put("seats", 1, "cards", [["bank", "park", "hotel"]] * 2), "there twice"),
    ("played but not drawn", put("seats", 1, "played", ["hospital"]), "was not drawn"),
    ("played too often", put("seats", 1, "played", ["bank"]), "played 1 cards"),
    ("person twice", put("open", ["doctor", "doctor", "city-guard"]), "twice|to come"),
    ("three brown", put("open", ["doctor", "minstrel", "fool"]), "two brown persons"),
    ("two persons", put("open", ["doctor", "minstrel"]), "not drawn yet"),
    ("open and to come", put("brown", ["doctor", "fool", "hostess", "monk"]), "still to come"),
    ("too few to come", put("brown", ["fool", "hostess", "monk"]), "4 persons are still to come"),
    ("wrong gray", put("gray", 0, "bishop"), "this round's"),
    ("gray too soon", put("gray", 1, "bishop"), "not drawn yet"),
    ("gray of another period", put("gray", 0, "mayor"), "not of that period"),
    ("gray not in the cast", put("gray", 0, "scholar"), "takes no part"),
    ("newcomer without the expansion", put("cast", ["scholar"]), "base ones"),
    ("spy too soon", put("spies", [0]), "looked through the stack"),
    ("doctored before hiring", put("doctored", [0]), "nobody has hired"),
    ("doctored by nobody", put("doctored", [7]), "doctored: there is no seat 7"),
    ("round ten", put("round", 10), "from 1 to 9"),
    ("unknown phase", put("phase", "brunch"), "'brunch' is unknown"),
    ("wrong phase", put("phase", "hire"), "cannot be owed"),
    ("wrong turn", put("turn", 2), "turn of seat 1"),
    ("turn too high", put("turn", 9), "at most 8"),
    ("no turn", put("turn", 0), "has begun"),
    ("no bell", put("bell", None), "bell should be"),
    ("empty stack", put("stack", []), "begin with round"),
    ("stack without ground", put("stack", [{"decision": "play", "seat": 0}]), "this stack: play"),
    ("unknown decision", put("stack", 1, {"decision": "sing"}), "no decision 'sing'"),
    ("no such seat", put("stack", 1, {"decision": "play", "seat": 4}), "no seat 4"),
    ("sealed answer", put("answers", ["keep:bank", None, None, None]), "several seats"),
    ("an end in mid-game", put("outcome", {"places": [[0]]}), "outcome should be None"),
    ("unknown key", put("weather", "fair"), "unknown 'weather'"),
    ("key missing", drop("bell"), "lacks bell"),
    ("three seats", put("seats", []), "seats should have 4 entries"),
    (
        "bonus for nobody on turn",
        put("stack", 1, {"decision": "hire", "seat": 0}),
        "cannot be owed",
    ),
    ("stray step", put("stack", [{"decision": "round"}] * 3), "cannot hold|no seat owes"),
    (
        "move-in with markers",
        after_play("stack", 1, {"decision": "move-in", "seat": 0, "target": "bank"}),
        "not empty",
    ),
    (
        "a gift from nowhere",
        after_play("stack", 1, {"decision": "donate", "seat": 0, "source": "bank"}),
        "no marker stands there",
    ),
    ("nothing to take", after_play("stack", 1, {"decision": "take", "seat": 0}), "no message lies"),
]


@pytest.mark.parametrize(("what", "edit", "why"), BAD, ids=[entry[0] for entry in BAD])
def test_nd_1_2_a_position_that_cannot_be_is_refused(what: str, edit: Edit, why: str) -> None:
    position = table(hand=("hotel", "park", "hospital"))
    edit(position)
    if what == "doctored before hiring":
        position["open"][0] = "minstrel"
    with pytest.raises(ratskeller.PositionError, match=why):
        GAME.load(position)


HIRING: list[tuple[str, dict[str, Any], str]] = [
    ("minstrel-to", {"seat": 0, "source": "bank"}, "no piece stands there"),
    ("actress-to", {"seat": 0, "source": "bank"}, "no piece stands there"),
    ("minstrel-count", {"seat": 0, "source": "bank", "target": "bank"}, "two different sectors"),
    ("fool-to", {"seat": 0, "source": "bank", "friend": True}, "friend is elsewhere"),
    ("fool-to", {"seat": 0, "source": "bank", "friend": False}, "no marker there"),
    ("advise", {"seat": 0, "left": 1}, "advisor is not there"),
    ("coachman", {"seat": 0}, "nothing to choose"),
    ("procurator", {"seat": 0}, "nothing to choose"),
    ("bonus", {"seat": 0, "left": 3}, "from 1 to 2"),
]


@pytest.mark.parametrize(("name", "fields", "why"), HIRING)
def test_nd_3_4_a_favour_that_cannot_be_owed_is_refused(
    name: str, fields: dict[str, Any], why: str
) -> None:
    with pytest.raises(ratskeller.PositionError, match=why):
        hire("monk", stack=[{"decision": name, **fields}])


def test_nd_10_12_a_butcher_without_markers_is_refused() -> None:
    seats = {0: {"own": 4, "markers": {"bank": 10}}}
    with pytest.raises(ratskeller.PositionError, match="no marker is left"):
        hire("butcher", seats=seats, stack=[{"decision": "butcher", "seat": 0}])


@pytest.mark.parametrize(
    ("person", "owed"),
    [
        ("monk", {"decision": "hire", "seat": 0}),
        ("advisor", {"decision": "advise", "seat": 0, "left": 2}),
    ],
)
def test_nd_3_4_a_hire_without_a_coin_is_refused(person: str, owed: dict[str, Any]) -> None:
    with pytest.raises(ratskeller.PositionError, match=r"no coin to hire with \(ND 3.4\)"):
        hire(person, seats={0: {"coins": 0}}, stack=[owed])


def test_nd_8_2_an_outcome_must_fit_the_prestige() -> None:
    position = table("hire", 3, round=9, turn=3, persons=("monk", "fool", "mayor"))
    state = GAME.load(position)
    state.apply(2, "pass")
    while state.actors:
        state.apply(state.actors[0], state.choices(state.actors[0])[0])
    good = state.dump()
    assert GAME.load(good).outcome == state.outcome
    good["seats"][0]["prestige"] += 1
    with pytest.raises(ratskeller.PositionError, match="outcome should be"):
        GAME.load(good)


def test_nd_11_2_answers_must_be_cards_at_hand() -> None:
    from ratskeller.kernel import Rng

    from .test_2_setup import started

    position = started(3, Rng(1)).dump()
    held = position["seats"][0]["cards"][0]
    position["answers"][0] = f"keep:{held[1]}"
    assert GAME.load(position).actors == (1, 2)
    other = next(card for card in ("bank", "park", "hotel", "hospital") if card not in held)
    position["answers"][0] = f"keep:{other}"
    with pytest.raises(ratskeller.PositionError, match="cannot choose"):
        GAME.load(position)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("dance", "is not a choice of this game"),
        ("play:bank", "should have the form play:CARD:SEAT"),
        ("play:mill:0", "'mill' is not a valid card"),
        ("drive:6:centre", "'6' is not a valid borough"),
        ("", "is not a choice"),
    ],
)
def test_nd_3_3_what_is_no_choice_is_told(text: str, why: str) -> None:
    with pytest.raises(ratskeller.NotationError, match=why):
        play("bank").apply(0, text)


@pytest.mark.parametrize(
    "options",
    [
        {"new_persons": 1},
        {"hotel_double_from": 5},
        {"benefactor_pays": "markers"},
        {"hidden_prestige": "yes"},
        {"weather": True},
    ],
)
def test_nd_2_4_unknown_options_are_refused(options: dict[str, Any]) -> None:
    with pytest.raises(ratskeller.OptionError):
        GAME.new(3, options)
