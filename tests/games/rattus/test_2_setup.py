"""RA 2: setting up."""

import pytest

from ratskeller import CHANCE, State

from .positions import (
    CARDS,
    GAME,
    IN_PLAY,
    SUPPLY,
    cubes,
    deciding,
    go,
    in_play,
    offered,
    public,
    refused,
    stock,
    tokens,
)


def begun(players: int, start: int = 0) -> State:
    """A new game of which pawn and start player are drawn."""
    return go(GAME.new(players), CHANCE, "pawn:italia", f"start:{start}")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_ra_2_1_one_token_face_down_in_each_region_in_play(players: int) -> None:
    state = GAME.new(players)
    lying = [tokens(state, region) for region in in_play(players)]
    assert all(len(row) == 1 for row in lying)
    assert len({row[0] for row in lying}) == IN_PLAY[players]
    for viewer in [None, *range(players)]:
        for (token,) in state.view(viewer).data()["tokens"].values():
            assert token["front"] is None
            assert token["seen"] == []


@pytest.mark.parametrize(("players", "size"), [(2, 29), (3, 31), (4, 37)])
def test_ra_2_2_size_of_the_supply(players: int, size: int) -> None:
    assert public(GAME.new(players), "supply") == size == SUPPLY[players]


@pytest.mark.parametrize(("removed", "size"), [(8, 31), (6, 33)])
def test_ra_2_2_option_removed_with_three(removed: int, size: int) -> None:
    assert public(GAME.new(3, {"removed_with_three": removed}), "supply") == size


@pytest.mark.parametrize(("players", "size"), [(2, 29), (4, 37)])
def test_ra_2_2_the_option_has_no_effect_with_two_or_four(players: int, size: int) -> None:
    assert public(GAME.new(players, {"removed_with_three": 6}), "supply") == size


def test_ra_2_2_eight_are_removed_by_default() -> None:
    assert GAME.new(3).options["removed_with_three"] == 8


@pytest.mark.parametrize("players", [2, 3, 4])
def test_ra_2_3_cards_lie_beside_the_board(players: int) -> None:
    assert public(GAME.new(players), "cards") == dict.fromkeys(CARDS)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_ra_2_3_the_pawn_stands_in_any_region_in_play_equally_likely(players: int) -> None:
    state = GAME.new(players)
    assert state.actors == (CHANCE,)
    assert {str(c): w for c, w in state.chances()} == {f"pawn:{r}": 1 for r in in_play(players)}
    go(state, CHANCE, "pawn:scandia")
    assert public(state, "pawn") == "scandia"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_ra_2_4_the_start_player_is_drawn(players: int) -> None:
    state = go(GAME.new(players), CHANCE, "pawn:italia")
    assert {str(c): w for c, w in state.chances()} == {f"start:{s}": 1 for s in range(players)}


@pytest.mark.parametrize("start", [0, 1, 2])
def test_ra_2_4_settlers_in_turn_order_and_back_then_the_start_player(start: int) -> None:
    state = begun(3, start)
    clockwise = [start, (start + 1) % 3, (start + 2) % 3]
    acted = []
    while deciding(state) == "settle":
        seat = state.actors[0]
        acted.append(seat)
        go(state, seat, "settle:gallia")
    assert acted == clockwise + clockwise[::-1]
    assert deciding(state) == "turn"
    assert state.actors == (start,)


def test_ra_2_4_two_cubes_in_one_region_at_a_time() -> None:
    state = begun(2)
    go(state, 0, "settle:gallia")
    assert cubes(state, "gallia") == [2, 0]
    assert stock(state) == [18, 20]


def test_ra_2_4_any_region_in_play_also_with_others_and_the_own_pair_again() -> None:
    state = begun(2)
    everywhere = {f"settle:{region}" for region in in_play(2)}
    assert offered(state, 0) == everywhere
    go(state, 0, "settle:gallia")
    assert offered(state, 1) == everywhere
    go(state, 1, "settle:gallia")
    go(state, 1, "settle:gallia")
    assert offered(state, 0) == everywhere
    go(state, 0, "settle:gallia")
    assert cubes(state, "gallia") == [4, 4]
    assert stock(state) == [16, 16]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_ra_2_4_turns_go_clockwise(players: int) -> None:
    state = begun(players, players - 1)
    while deciding(state) == "settle":
        go(state, state.actors[0], "settle:hispania")
    acted = []
    for _ in range(2 * players):
        seat = state.actors[0]
        acted.append(seat)
        # To and fro between Germania and Hungaria, where nobody lives.
        to = "hungaria" if public(state, "pawn") == "germania" else "germania"
        go(state, seat, f"pawn:{to}")
        while deciding(state) == "spread":
            go(state, seat, sorted(offered(state, seat))[-1])
    assert acted == [(players - 1 + i) % players for i in range(2 * players)]


def test_ra_2_4_nothing_but_settling_before_the_first_turn() -> None:
    state = begun(2)
    refused(state, 0, "take:king", "RA 2.4", "wrong-verb")
    refused(state, 0, "pawn:gallia", "RA 2.4", "wrong-verb")
    refused(state, 1, "settle:gallia", "RA 2.4", "not-your-turn")


def test_ra_2_5_tokens_pawn_and_start_player_come_before_the_first_cube() -> None:
    state = GAME.new(2)
    assert [len(tokens(state, region)) for region in in_play(2)] == [1] * 8
    refused(state, 0, "settle:gallia", "RA 2.3", "not-your-turn")
    go(state, CHANCE, "pawn:italia")
    refused(state, 0, "settle:gallia", "RA 2.4", "not-your-turn")
    go(state, CHANCE, "start:0")
    assert public(state, "pawn") == "italia"
    go(state, 0, "settle:gallia")
