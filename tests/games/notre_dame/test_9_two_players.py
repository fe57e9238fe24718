"""ND 9: two players."""

from ratskeller.kernel import Rng

from .positions import RIM, go, of, offered, play, seen
from .test_2_setup import started


def test_nd_9_1_opposite_boroughs_and_two_idle_colours() -> None:
    state = started(2, Rng(1))
    data = seen(state)
    assert [borough["seat"] for borough in data["boroughs"]] == [0, None, 1, None]
    assert of(state, 1)["carriage"] == {"borough": 3, "market": "centre"}
    for borough in data["boroughs"]:
        assert all(borough[market] for market in RIM)


def test_nd_9_1_streets_of_idle_boroughs_are_used_as_any() -> None:
    state = go(play("carriage-house", players=2), "play:carriage-house:0")
    assert {"drive:2:inner-right", "drive:4:inner-left"} <= offered(state)
    go(state, "drive:2:inner-right", "take")
    assert of(state)["messages"] == [{"borough": 2, "message": "marker"}]


def test_nd_9_2_the_last_card_comes_back() -> None:
    state = started(2, Rng(5))
    drawn = {seat: [c["card"] for c in seen(state, seat)["pick"]] for seat in range(2)}
    for seat in range(2):
        go(state, f"keep:{drawn[seat][0]}", seat=seat)
    for seat in range(2):
        assert [c["card"] for c in seen(state, seat)["pick"]] == drawn[1 - seat][1:]
        go(state, f"keep:{drawn[1 - seat][1]}", seat=seat)
    for seat in range(2):
        held = {(c["card"], c["owner"]) for c in seen(state, seat)["hand"]}
        assert held == {
            (drawn[seat][0], seat),
            (drawn[1 - seat][1], 1 - seat),
            (drawn[seat][2], seat),
        }
