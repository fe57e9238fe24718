"""What cannot be is refused with the right error and words that help."""

import json
from collections.abc import Callable
from typing import Any

import pytest

import ratskeller
from ratskeller import (
    CHANCE,
    IllegalChoice,
    Match,
    NotationError,
    OptionError,
    PositionError,
    RatskellerError,
    Record,
    RecordError,
)

from .positions import GAME, SUPPLY, go, known, laid_out, position, refused, turn

Edit = Callable[[dict[str, Any]], object]


# -- positions -----------------------------------------------------------------


def base() -> dict[str, Any]:
    """A position with a bit of everything."""
    return position(
        2,
        cubes={"gallia": [3, 2], "italia": [1, 0]},
        palace=[2, 0],
        tokens={"gallia": [8, known(9, "2mbc", 1)], "anglia": [known(0, "1rk*", 0)]},
        cards={"king": 1},
    )


def test_ra_1_1_the_base_position_is_sound_and_comes_back_unchanged() -> None:
    state = GAME.load(base())
    again = GAME.load(json.loads(json.dumps(state.dump())))
    assert again.dump() == state.dump()
    assert {**base(), "options": state.dump()["options"]} == state.dump()


def change(*path: str | int, to: object) -> Edit:
    """Replace what lies at the end of a path."""

    def edit(data: Any) -> None:
        for key in path[:-1]:
            data = data[key]
        data[path[-1]] = to

    return edit


def both(one: Edit, two: Edit) -> Edit:
    """Two edits in a row."""

    def edit(data: dict[str, Any]) -> None:
        one(data)
        two(data)

    return edit


BROKEN: list[tuple[str, Edit, str]] = [
    (
        "RA 1.1 21 cubes",
        change("cubes", "gallia", to=[18, 2]),
        "21 cubes on the board; there are 20",
    ),
    ("RA 1.1 21 with the palace", change("palace", to=[17, 0]), "21 cubes on the board"),
    ("RA 1.1 a negative number of cubes", change("cubes", "gallia", to=[-1, 2]), "0 to 20"),
    ("RA 1.1 a number of cubes as text", change("cubes", "gallia", to=["3", 2]), "whole number"),
    ("RA 1.1 a cube too true", change("cubes", "gallia", to=[True, 2]), "whole number"),
    ("RA 1.1 cubes of three players", change("cubes", "gallia", to=[3, 2, 0]), "2 entries"),
    ("RA 1.1 five players", change("players", to=5), "2 to 4 players"),
    ("RA 1.1 players in words", change("players", to="two"), "players"),
    ("RA 1.2 an unknown region", change("cubes", "atlantis", to=[0, 0]), "'atlantis' is unknown"),
    ("RA 1.2 cubes where nothing is", change("cubes", "turcia", to=[0, 0]), "not in play"),
    ("RA 1.2 tokens where nothing is", change("tokens", "turcia", to=[]), "not in play"),
    ("RA 1.2 the pawn where nothing is", change("pawn", to="russia"), "not in play with 2"),
    ("RA 1.2 the pawn off the map", change("pawn", to="moon"), "'moon' is unknown"),
    ("RA 2.3 no pawn", change("pawn", to=None), "pawn stands nowhere"),
    ("RA 1.4 an unknown card", change("cards", "pope", to=0), "unknown 'pope'"),
    ("RA 1.4 a card of nobody there", change("cards", "king", to=2), "cards.king"),
    ("RA 1.4 a card missing", lambda p: p["cards"].pop("king"), "cards lacks king"),
    ("RA 1.5 an unknown front", change("tokens", "gallia", 1, "front", to="9x"), "'9x' is unknown"),
    (
        "RA 1.5 a front twice",
        change("tokens", "gallia", 0, to=known(8, "2mbc", 1)),
        "2mbc is there more often",
    ),
    (
        "RA 1.5 a front also turned",
        change("turned", 0, "front", to="1rk*"),
        "1rk\\* is there more often",
    ),
    ("RA 1.5 a token twice", change("tokens", "gallia", 0, "id", to=9), "token 9 is there twice"),
    ("RA 1.5 a turned token twice", change("turned", 1, "id", to=1), "token 1 is there twice"),
    ("RA 1.5 a token from nowhere", change("tokens", "gallia", 0, "id", to=30), "token id"),
    (
        "RA 2.1 a set-up token without ring",
        change("turned", 0, "front", to="1bc"),
        "1bc has no ring",
    ),
    ("RA 2.2 a larger supply", change("supply", to=SUPPLY[2] + 1), "supply"),
    ("RA 2.2 a supply that does not add up", change("supply", to=26), "supply of 26 makes it 11"),
    ("RA 2.2 a token that is lost", lambda p: p["turned"].pop(), "supply of 27 makes it 10"),
    (
        "RA 4.2 four tokens in a region",
        lambda p: p["tokens"]["gallia"].extend([{"id": 1, "front": None, "seen": []}] * 2),
        "gallia has 4 tokens; 3 at most",
    ),
    ("RA 7.1 seen by nobody there", change("tokens", "gallia", 1, "seen", to=[2]), "seen"),
    ("RA 7.3 a front nobody saw", change("tokens", "gallia", 1, "seen", to=[]), "somebody sees it"),
    (
        "RA 7.3 seen without a front",
        change("tokens", "gallia", 0, "seen", to=[1]),
        "somebody sees it",
    ),
    ("another game", change("game", to="chess"), "not a position of rattus"),
    ("another version", change("version", to=99), "version 99"),
    ("an unknown option", change("options", "speed", to=3), "no option 'speed'"),
    ("an unknown value", change("options", "powers", to="never"), "'before_plague', 'whole_turn'"),
    ("a key too few", lambda p: p.pop("supply"), "lacks supply"),
    ("a key too many", change("weather", to="bad"), "unknown 'weather'"),
    ("cubes as a list", change("cubes", to=[]), "cubes should be an object"),
    ("tokens as a number", change("tokens", "gallia", to=3), "should be a list"),
    ("a token as a number", change("tokens", "gallia", 0, to=8), "should be an object"),
    ("an unknown reason", change("reason", to="bored"), "'bored' is unknown"),
    ("no stack", change("stack", to=None), "stack should be a list"),
    ("an empty stack without outcome", change("stack", to=[]), "a stack or an outcome"),
    ("an unknown decision", change("stack", 0, "decision", to="dance"), "no decision 'dance'"),
    ("a seat that is not there", change("stack", 0, "seat", to=2), "no seat 2"),
    ("a flag that is none", change("stack", 0, "taken", to=1), "true or false"),
    (
        "a stack that ends nowhere",
        change("stack", to=[{"decision": "king", "seat": 0}]),
        "no game has this stack: king",
    ),
    (
        "a step on top",
        change("stack", to=[{"decision": "end-turn", "player": 0}]),
        "no seat owes the top of the stack",
    ),
    (
        "a decision about a token that is gone",
        lambda p: p["stack"].append({"decision": "monk-to", "seat": 0, "token": 1}),
        "token 1 is not on the board",
    ),
    (
        "a decision about cubes that are not there",
        lambda p: p["stack"].append({"decision": "merchant-to", "seat": 0, "source": "polonia"}),
        "no cube in polonia",
    ),
    (
        "a decision without a choice",
        both(
            change("cubes", "italia", to=[0, 0]),
            lambda p: p["stack"].append({"decision": "king", "seat": 0}),
        ),
        "king: there is nothing to choose",
    ),
    (
        "RA 5.5 an exchange within a region",
        lambda p: p["stack"].append({"decision": "witch-swap", "seat": 0, "first": 8, "second": 9}),
        "different regions",
    ),
    (
        "RA 6.1 a last round without a reason",
        change(
            "stack",
            to=[
                {"decision": "final-plague", "last": 0, "region": None},
                {"decision": "last-powers", "seat": 1, "used": []},
            ],
        ),
        "reason",
    ),
    (
        "a decision of another seat within a turn",
        lambda p: p["stack"].append({"decision": "merchant", "seat": 1}),
        "merchant of seat 1 on turn of seat 0",
    ),
    (
        "two turns at once",
        lambda p: p["stack"].append(p["stack"][0]),
        "no game has this stack: turn, turn",
    ),
    (
        "RA 4.1 a spread from a region without tokens",
        change(
            "stack",
            to=[
                {"decision": "end-turn", "player": 0},
                {"decision": "plague", "player": 0, "used": []},
                {"decision": "spread", "seat": 0, "size": 2},
            ],
        ),
        "0 tokens are placed from here, not 2",
    ),
    (
        "RA 7.3 a front drawn that was seen",
        lambda p: p["stack"].extend(
            [{"decision": "peek", "player": 0, "token": 9}, {"decision": "reveal", "token": 9}]
        ),
        "token 9 was seen",
    ),
    (
        "a front drawn for another token",
        lambda p: p["stack"].extend(
            [{"decision": "peek", "player": 0, "token": 9}, {"decision": "reveal", "token": 8}]
        ),
        "two tokens",
    ),
    ("RA 6.1 a reason before the end", change("reason", to="both"), "reason"),
    ("an answer nobody asked for", change("answers", 0, to="take:king"), "answers"),
]


@pytest.mark.parametrize(("edit", "words"), [b[1:] for b in BROKEN], ids=[b[0] for b in BROKEN])
def test_ra_positions_that_cannot_be_are_refused(edit: Edit, words: str) -> None:
    data = base()
    edit(data)
    with pytest.raises(PositionError, match=words):
        GAME.load(data)


@pytest.mark.parametrize("data", [None, [], "rattus", 3, {}])
def test_a_position_that_is_no_object_is_refused(data: object) -> None:
    with pytest.raises(PositionError, match="position"):
        GAME.load(data)


def ended() -> dict[str, Any]:
    """The dump of a game that is over."""
    return go(turn(2, supply=0, cubes={"hispania": [2, 1]}), 0, "pawn:gallia").dump()


def test_ra_6_4_a_finished_position_comes_back() -> None:
    state = GAME.load(ended())
    assert state.outcome is not None
    assert state.outcome.winners == (0,)
    assert state.dump() == ended()


@pytest.mark.parametrize(
    ("edit", "words"),
    [
        (change("outcome", "scores", to=[9, 9]), "outcome should be .*scores.: .2, 1."),
        (change("outcome", "places", to=[[0]]), "outcome should be .*scores"),
        (change("outcome", "places", to=[[0, 1], []]), "outcome should be .*scores"),
        (change("outcome", "places", to=3), "outcome should be .*scores"),
        (change("outcome", "places", to=[[0], ["1"]]), "outcome should be .*scores"),
        (change("outcome", "places", to=[[0], [0]]), "outcome should be .*scores"),
        (change("outcome", "places", to=[[1], [0]]), "outcome should be .*scores"),
        (change("outcome", "reason", to="both"), "outcome should be .*scores"),
        (change("outcome", "tiebreak", to="turn-order"), "outcome should be .*scores"),
        (
            both(
                change("reason", to="all-cubes-out"),
                change("outcome", "reason", to="all-cubes-out"),
            ),
            "supply of 0 does not fit",
        ),
        (change("outcome", to=7), "outcome should be .*scores"),
        (change("outcome", to={}), "outcome should be .*scores"),
        (change("reason", to=None), "reason"),
        (change("stack", to=base()["stack"]), "what comes before has none"),
    ],
)
def test_ra_6_4_an_outcome_that_does_not_fit_is_refused(edit: Edit, words: str) -> None:
    data = ended()
    edit(data)
    with pytest.raises(PositionError, match=words):
        GAME.load(data)


def last_round() -> dict[str, Any]:
    """The last round of four players, begun because seat 0 has every cube on the board."""
    cubes = {"hispania": [17, 0, 0, 0], "anglia": [0, 4, 1, 3]}
    state = turn(cubes=cubes, tokens={"gallia": [12, 13, 14]}, cards={"monk": 2, "king": 3})
    return go(state, 0, "place:gallia:3", "pawn:germania").dump()


def supply_empty() -> dict[str, Any]:
    """The last round of two players, begun because the supply is empty."""
    state = turn(2, supply=0, cubes={"hispania": [2, 19]}, cards={"peasant": 1})
    return go(state, 0, "pawn:gallia").dump()


def test_ra_6_2_positions_of_the_last_round_come_back() -> None:
    for data in (last_round(), supply_empty()):
        assert data["stack"][-1]["decision"] == "last-powers"
        assert GAME.load(data).dump() == data


@pytest.mark.parametrize(
    ("data", "edit", "words"),
    [
        (last_round(), change("cubes", to={}), "nobody has every cube on the board"),
        (last_round(), change("cubes", "gallia", to=[2, 0, 0, 0]), "nobody has every cube"),
        (
            supply_empty(),
            both(change("cubes", "italia", to=[0, 1]), change("cards", "peasant", to=0)),
            "seat 1 has every cube on the board",
        ),
        (last_round(), change("stack", 0, "region", to="anglia"), "strikes after the last round"),
        (last_round(), change("stack", 0, "last", to=2), "seat 3, not seat 1"),
        (last_round(), change("stack", 1, "player", to=2), "seat 1, not seat 2"),
    ],
)
def test_ra_6_2_a_last_round_that_cannot_be_is_refused(
    data: dict[str, Any], edit: Edit, words: str
) -> None:
    edit(data)
    with pytest.raises(PositionError, match=words):
        GAME.load(data)


# -- choices -------------------------------------------------------------------


@pytest.mark.parametrize("seat", [1, 2, 3, CHANCE])
def test_ra_3_1_a_choice_by_the_wrong_seat_is_refused(seat: int) -> None:
    state = turn()
    assert state.choices(seat) == ()
    refused(state, seat, "take:king", "RA 3.1", "not-your-turn")


def test_ra_7_3_nobody_plays_chance() -> None:
    state = turn(tokens={"gallia": [12]}, cubes={"gallia": [9, 0, 0, 0]})
    go(state, 0, "pawn:gallia", "spread:anglia")
    for seat in range(4):
        refused(state, seat, "front:2mbc", "RA 7.3", "not-your-turn")
    refused(state, CHANCE, "take:king", "RA 7.3", "no-outcome")


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "is not a choice of this game; expected "),
        ("dance", "'dance' is not a choice of this game; expected .*place"),
        ("take", "should have the form take:CARD"),
        ("take:king:1", "should have the form take:CARD"),
        ("take:pope", "'pope' is not a valid card; expected peasant"),
        ("place:gallia", "place:REGION:COUNT"),
        ("place:atlantis:1", "'atlantis' is not a valid region; expected anglia"),
        ("place:gallia:0", "'0' is not a valid count; expected 1 to 4"),
        ("place:gallia:5", "'5' is not a valid count"),
        ("place:gallia:-1", "'-1' is not a valid count"),
        ("place:gallia:one", "'one' is not a valid count"),
        ("pawn:", "'' is not a valid region"),
        ("look:49", "'49' is not a valid token"),
        ("front:7amr", "'7amr' is not a valid front"),
        (":", "is not a choice"),
    ],
)
def test_an_unknown_notation_is_refused(text: str, words: str) -> None:
    state = turn()
    before = state.dump()
    with pytest.raises(NotationError, match=words):
        state.apply(0, text)
    assert state.dump() == before


def test_notation_forgives_case_and_space() -> None:
    state = turn()
    state.apply(0, " Take:King ")
    assert state.dump()["cards"]["king"] == 0


def test_the_errors_are_all_of_one_family() -> None:
    for error in (OptionError, NotationError, PositionError, RecordError, IllegalChoice):
        assert issubclass(error, RatskellerError)
        assert issubclass(error, ValueError)


# -- options -------------------------------------------------------------------


@pytest.mark.parametrize(
    ("players", "options", "words"),
    [
        (2, {"speed": 3}, "rattus has no option 'speed'; expected powers, removed_with_three"),
        (2, {"powers": "never"}, "may be 'before_plague', 'whole_turn', not 'never'"),
        (3, {"removed_with_three": 7}, "may be 8, 6, not 7"),
        (3, {"removed_with_three": "6"}, "may be 8, 6, not '6'"),
        (5, {}, "rattus takes 2 to 4 players, not 5"),
        (1, {}, "2 to 4 players"),
        (True, {}, "2 to 4 players"),
        (-2, {}, "2 to 4 players"),
    ],
)
def test_an_option_that_does_not_exist_is_refused(
    players: int, options: dict[str, Any], words: str
) -> None:
    with pytest.raises(OptionError, match=words):
        GAME.new(players, options)


def test_a_game_that_does_not_exist_is_refused() -> None:
    with pytest.raises(OptionError, match=r"no game 'chess'; known: .*rattus"):
        ratskeller.game("chess")


# -- records -------------------------------------------------------------------


def record() -> dict[str, Any]:
    """A short record as plain data."""
    match = Match(GAME, players=2, rng=11)
    first = match.state.actors[0]
    for seat, region in ((first, "gallia"), (1 - first, "italia"), (1 - first, "italia")):
        match.apply(seat, f"settle:{region}")
    return match.record.data()


def test_the_short_record_replays() -> None:
    data = record()
    again = Record.from_json(json.dumps(data))
    assert again.data() == data
    state = again.replay()
    assert state.dump()["cubes"]["italia"] in ([4, 0], [0, 4])


BAD_CHOICES: list[tuple[Edit, str]] = [
    (change("choices", 2, 1, to="take:king"), r"choice 3 \(seat \d, take:king\): RA 2.4"),
    (change("choices", 2, 1, to="settle:turcia"), "choice 3 .*RA 1.2"),
    (change("choices", 2, 1, to="settle:moon"), "choice 3 .*'moon' is not a valid region"),
    (change("choices", 0, 1, to="front:1bc"), r"choice 1 \(chance, front:1bc\): RA 2.3"),
    (change("choices", 2, 0, to="chance"), r"choice 3 \(chance, settle:gallia\): RA 2.4"),
    (lambda r: r["choices"].pop(0), "choice 1 .*RA 2.3"),
    (lambda r: r["choices"].append(r["choices"][-1]), "choice 6 .*RA 2.4"),
    (change("result", to={"places": [[0], [1]]}), "the record says the result is"),
]


@pytest.mark.parametrize(("edit", "words"), BAD_CHOICES)
def test_a_record_with_a_changed_choice_does_not_replay(edit: Edit, words: str) -> None:
    data = record()
    edit(data)
    read = Record.from_data(data)
    with pytest.raises(RecordError, match=words):
        read.replay()


GARBAGE: list[tuple[Edit, str]] = [
    (change("choices", 2, to="settle:gallia"), 'choice 3 should be .seat, "notation".'),
    (change("choices", 2, to=[0]), "choice 3 should be"),
    (change("choices", 2, to=[0, 7]), "choice 3 should be"),
    (change("choices", 2, 0, to=-1), "choice 3 should be"),
    (change("choices", 2, 0, to=True), "choice 3 should be"),
    (change("choices", 2, 0, to=0.0), "choice 3 should be"),
    (change("choices", 2, 0, to=2), "choice 3.*seat 2"),
    (change("choices", 2, 0, to=10**30), "choice 3.*seat 1000"),
    (change("choices", to=None), "choices should be a list"),
    (lambda r: r.pop("choices"), "no choices"),
    (lambda r: r.pop("game"), "no game"),
    (change("game", to="chess"), "no game 'chess'"),
    (change("game", to=["rattus"]), "no game"),
    (change("format", to=2), "format 2 is unknown; expected 1"),
    (change("version", to=0), "version 0"),
    (change("players", to=5), "2 to 4 players"),
    (change("players", to=None), "2 to 4 players"),
    (change("options", to=[]), "options should be an object"),
    (change("options", "speed", to=1), "no option 'speed'"),
    (change("seats", to=["one"]), "seats should be a list of 2 names"),
    (change("seats", to=[1, 2]), "seats should be a list of 2 names"),
    (change("result", to=5), "result should be an object or null"),
]


@pytest.mark.parametrize(("edit", "words"), GARBAGE)
def test_a_record_with_garbage_is_refused_when_it_is_read(edit: Edit, words: str) -> None:
    data = record()
    edit(data)
    with pytest.raises(RecordError, match=words):
        Record.from_data(data)


@pytest.mark.parametrize("text", ["", "nonsense", "{", "[]", "null", "3", '"rattus"', "{}"])
def test_a_text_that_is_no_record_is_refused(text: str) -> None:
    with pytest.raises(RecordError, match="this is no"):
        Record.from_json(text)


def test_ra_7_3_a_front_cannot_be_drawn_twice() -> None:
    state = turn(tokens={**laid_out(4), "gallia": [1, 12, 13]}, cubes={"gallia": [9, 0, 0, 0]})
    go(state, 0, "pawn:gallia", "spread-two:hispania:hispania")
    go(state, CHANCE, "front:1rk*", "front:2mbc")
    refused(state, CHANCE, "front:2mbc", "RA 7.3", "no-outcome")
