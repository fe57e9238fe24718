"""ND 1: what is in the box."""

import ast
import tomllib

import pytest

import ratskeller
from ratskeller.games.notre_dame import board
from ratskeller.games.notre_dame.persons import PERSONS
from ratskeller.kernel import Rng

from .positions import BASE, BROWN, EVERYBODY, GAME, NEW, RIM, go, hire, of, play, seen
from .test_2_setup import started


@pytest.mark.parametrize(("players", "boroughs"), [(2, 4), (3, 3), (4, 4), (5, 5)])
def test_nd_1_1_a_borough_for_each_player_and_four_for_two(players: int, boroughs: int) -> None:
    assert len(seen(GAME.new(players))["boroughs"]) == boroughs


@pytest.mark.parametrize("players", [0, 1, 6])
def test_nd_1_1_no_other_number_of_players(players: int) -> None:
    with pytest.raises(ratskeller.OptionError, match="2 to 5 players"):
        GAME.new(players)


def test_nd_1_1_a_borough_that_is_not_there_cannot_be_driven_to() -> None:
    state = go(play("carriage-house", players=3), "play:carriage-house:0")
    with pytest.raises(ratskeller.IllegalChoice, match=r"ND 1\.1"):
        state.apply(0, "drive:4:centre")


def test_nd_1_2_fourteen_markers_a_friend_a_carriage_and_nine_cards() -> None:
    state = GAME.new(4)
    for seat in range(4):
        data = of(state, seat)
        assert sum(data["markers"].values()) + data["own"] + data["general"] == 14
        assert data["friend"] is None
        assert data["carriage"] == {"borough": seat + 1, "market": "centre"}
    assert len(board.CARDS) == 9
    assert board.CARDS[7:] == ["notre-dame", "trusted-friend"]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_nd_1_3_twenty_five_coins_in_all(players: int) -> None:
    state = GAME.new(players)
    data = seen(state)
    assert data["supply"] + sum(seat["coins"] for seat in data["seats"]) == 25


def test_nd_1_3_prestige_has_no_limit() -> None:
    state = go(hire("manager", seats={0: {"prestige": 400}}), "hire:manager")
    assert of(state)["prestige"] == 800


def test_nd_1_4_six_brown_and_three_gray_persons_a_period() -> None:
    assert [p for p in board.PERSON_IDS if board.PERIOD[board.PERSON_IDS.index(p)] < 0] == BROWN
    for period in range(3):
        found = {p for i, p in enumerate(board.PERSON_IDS) if board.PERIOD[i] == period}
        assert found == set(BASE[period]) | set(NEW[period])
    assert board.PERSON_IDS == EVERYBODY
    assert len(EVERYBODY) == 33


def clause(person: str) -> str:
    """The clause with which the docstring of a person's class begins."""
    kind = type(PERSONS[EVERYBODY.index(person)]).__name__
    for path in GAME.folder.glob("*.py"):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef) and node.name == kind:
                return (ast.get_docstring(node) or "").partition(":")[0]
    raise AssertionError(kind)


def test_nd_1_4_every_person_of_the_data_is_a_class() -> None:
    stacks = tomllib.loads((GAME.folder / "data" / "persons.toml").read_text(encoding="utf-8"))
    entries = stacks["brown"] | stacks["A"] | stacks["B"] | stacks["C"]
    for period in "ABC":
        entries |= stacks["new"][period]
    assert {person: clause(person) for person in EVERYBODY} == {
        id: f"ND {entry['clause']}" for id, entry in entries.items()
    }


def test_nd_1_4_like_names_are_kept_apart() -> None:
    for one, other in (("guard", "city-guard"), ("host", "hostess")):
        assert clause(one) != clause(other)


@pytest.mark.parametrize(("players", "value"), [(2, 6), (3, 8), (4, 10), (5, 12)])
def test_nd_1_5_the_tile_is_worth_more_with_more_players(players: int, value: int) -> None:
    assert board.TILE[players] == value


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_nd_1_6_each_colour_has_one_message_of_each_kind(players: int) -> None:
    state = started(players, Rng(3))
    for borough in seen(state)["boroughs"]:
        assert sorted(borough[market] for market in RIM) == ["coin", "marker", "prestige", "rat"]
        assert borough["centre"] is None


def test_nd_1_6_the_rat_goes_back_whenever_it_can() -> None:
    seats = {0: {"rat": 2, "carriage": [1, "centre"]}}
    state = go(
        play("carriage-house", seats=seats),
        "play:carriage-house:0", "drive:1:outer-left", "take",
    )  # fmt: skip
    assert (of(state)["prestige"], of(state)["rat"]) == (3, 1)
    state = go(play("carriage-house"), "play:carriage-house:0", "drive:1:outer-left", "take")
    assert (of(state)["prestige"], of(state)["rat"]) == (3, 0)


@pytest.mark.parametrize(("period", "rats"), [(0, 12), (1, 13), (2, 12)])
def test_nd_1_7_the_nine_base_persons_of_a_period_carry_their_rats(period: int, rats: int) -> None:
    total = sum(board.RATS[EVERYBODY.index(person)] for person in BROWN + BASE[period])
    assert total == rats


def test_nd_1_7_reconstructed_tables_say_so() -> None:
    import tomllib

    for name in ("persons", "streets", "messages"):
        data = tomllib.loads((GAME.folder / "data" / f"{name}.toml").read_text(encoding="utf-8"))
        assert data["provenance"] == "reconstructed"
        assert len(data["note"]) > 100


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_nd_1_8_every_market_has_four_neighbours_or_more(players: int) -> None:
    streets = board.BOARDS[players - 2]
    assert min(len(near) for near in streets.near) >= 4
    for market, near in enumerate(streets.near):
        assert market not in near
        assert all(market in streets.near[other] for other in near)


def test_nd_1_8_the_rings_close_and_nobody_crosses_the_tile() -> None:
    streets = board.BOARDS[3]  # five boroughs
    names = {name: i for i, name in enumerate(board.MARKETS)}
    last_inner = 4 * 5 + names["inner-left"]
    assert names["inner-right"] in streets.near[last_inner]
    assert 4 * 5 + names["outer-left"] in streets.near[names["outer-right"]]
    opposite = [m for m in range(10, 15) if m in streets.near[names["inner-left"]]]
    assert opposite == []
