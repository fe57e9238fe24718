"""ND 11: who knows what."""

from collections import Counter
from typing import Any

import pytest

from ratskeller import CHANCE, State
from ratskeller.kernel import Rng

from .positions import GAME, go, hire, kinds, listen, play, seen, table
from .test_2_setup import started
from .test_3_round import pass_on


def guesses(state: State, viewer: int | None, count: int = 200) -> list[dict[str, Any]]:
    """Positions that fit what a viewer knows."""
    view, rng = state.view(viewer), Rng(3)
    return [GAME.determinize(view, rng).dump() for _ in range(count)]


def test_nd_11_1_board_supplies_and_persons_are_public() -> None:
    state = go(play("bank"), "play:bank:0")
    for viewer in (None, 1, 2, 3):
        data = seen(state, viewer)
        assert data["seats"][0]["coins"] == 4
        assert data["seats"][0]["own"] == 3
        assert data["open"] == ["minstrel", "doctor", "city-guard"]
        assert sorted(data["brown"]) == ["fool", "hostess", "money-lender", "monk"]
        assert data["seats"][0]["cards"][0] == "bank"


def test_nd_11_1_taken_messages_stay_public_with_their_kinds() -> None:
    state = play("bank", seats={1: {"messages": [[3, "rat"]]}})
    assert seen(state)["seats"][1]["messages"] == [{"borough": 3, "message": "rat"}]


def test_nd_11_1_prestige_is_public_by_default() -> None:
    state = play("residence", seats={2: {"prestige": 7}})
    assert [seat["prestige"] for seat in seen(state, 0)["seats"]] == [0, 0, 7, 0]
    events = listen(state)
    go(state, "play:residence:0")
    assert next(e for e in events if e.kind == "prestige").audience is None


def test_nd_11_1_hidden_prestige_shows_only_the_own_total() -> None:
    options = {"hidden_prestige": True}
    state = play("residence", seats={0: {"prestige": 4}, 2: {"prestige": 7}}, options=options)
    assert [seat["prestige"] for seat in seen(state, 0)["seats"]] == [4, None, None, None]
    assert [seat["prestige"] for seat in seen(state)["seats"]] == [None] * 4
    events = listen(state)
    go(state, "play:residence:0")
    assert next(e for e in events if e.kind == "prestige").audience == (0,)


def test_nd_11_1_hidden_totals_are_guessed_and_the_own_one_kept() -> None:
    state = play("bank", seats={0: {"prestige": 9}}, options={"hidden_prestige": True})
    found = guesses(state, 0)
    assert {position["seats"][0]["prestige"] for position in found} == {9}
    assert len({position["seats"][1]["prestige"] for position in found}) > 3


def test_nd_11_1_no_silence_gives_a_hidden_total_away() -> None:
    """The benefactor asks also who has nothing; an idle manager is not told around."""
    options = {"hidden_prestige": True}
    state = go(hire("benefactor", seats={0: {"rat": 3}}, options=options), "hire:benefactor")
    assert [str(choice) for choice in state.choices(0)] == ["pay:0"]
    state = hire("manager", options=options)
    events = listen(state)
    go(state, "hire:manager")
    assert [e.audience for e in events if e.kind == "favour-idle"] == [(0,)]


def test_nd_11_1_the_end_shows_all_totals() -> None:
    persons = ("minstrel", "monk", "lady-of-the-court")
    state = GAME.load(
        table("hire", 3, round=9, turn=3, persons=persons, options={"hidden_prestige": True})
    )
    go(state, "pass", seat=2)
    assert [seat["prestige"] for seat in seen(state)["seats"]] == [0, 0, 0]
    assert state.undo_depth == 0


def known(state: State, viewer: int | None) -> list[list[str | None]]:
    """Every owner's cards of this period as the viewer knows them."""
    return [seat["cards"] for seat in seen(state, viewer)["seats"]]


def test_nd_11_2_a_hand_is_private() -> None:
    state = pass_on(started(5, Rng(3)))
    hands = [seen(state, seat)["hand"] for seat in range(5)]
    assert all(len(hand) == 3 for hand in hands)
    assert seen(state)["hand"] == []
    assert known(state, None) == [[None] * 3] * 5


def test_nd_11_2_a_seat_knows_the_cards_that_went_through_its_hands() -> None:
    state = pass_on(started(5, Rng(3)))
    truth = [seat["cards"][0] for seat in state.dump()["seats"]]
    mine = known(state, 2)
    assert mine[2][0] == truth[2][0]
    assert mine[2][1:] == sorted(truth[2][1:], key=_order)  # passed on, not known which how far
    assert mine[1] == [None, *truth[1][1:]]
    assert mine[0] == [None, None, truth[0][2]]
    assert mine[3] == mine[4] == [None] * 3


def _order(card: str) -> int:
    from .positions import CARDS

    return CARDS.index(card)


def test_nd_11_2_a_played_card_is_known_and_tells_the_other_of_a_pair() -> None:
    state = play("park", "bank")
    pair = state.dump()["seats"][3]["cards"][0][1:]
    assert pair[0] == "bank"
    go(state, "play:bank:3")
    assert known(state, 3)[3][1:] == pair
    assert known(state, None)[3] == [None, "bank", None]


def test_nd_11_2_guesses_keep_what_is_known_and_vary_the_rest() -> None:
    state = pass_on(started(4, Rng(9)))
    truth = [seat["cards"][0] for seat in state.dump()["seats"]]
    found = guesses(state, 1)
    for position in found:
        cards = [seat["cards"][0] for seat in position["seats"]]
        assert cards[1][0] == truth[1][0]
        assert sorted(cards[1]) == sorted(truth[1])
        assert cards[0][1:] == truth[0][1:]
        assert cards[3][2] == truth[3][2]
    spread = Counter(position["seats"][2]["cards"][0][0] for position in found)
    assert len(spread) > 6
    assert len({tuple(position["seats"][1]["cards"][0]) for position in found}) == 2


@pytest.mark.unmeasured
def test_nd_11_2_a_guess_is_uniform() -> None:
    """What seat 0 does not know of the right neighbour's kept card: seven cards are left."""
    state = pass_on(started(3, Rng(9)))
    found = Counter(p["seats"][2]["cards"][0][0] for p in guesses(state, 0, 2100))
    assert len(found) == 7
    assert all(220 < count < 390 for count in found.values())


def test_nd_11_2_sealed_answers_of_others_are_guessed_the_own_one_kept() -> None:
    state = started(3, Rng(2))
    mine = str(state.choices(0)[1])
    go(state, mine)
    state.apply(1, state.choices(1)[2])
    found = guesses(state, 0)
    assert {position["answers"][0] for position in found} == {mine}
    assert len({position["answers"][1] for position in found}) > 3
    assert {position["answers"][2] for position in found} == {None}


def test_nd_11_2_what_the_spy_saw_is_private_but_that_it_is_fixed_is_not() -> None:
    state = go(hire("spy"), "hire:spy")
    while state.actors == (CHANCE,):
        state.apply(CHANCE, state.choices(CHANCE)[0])
    order = state.dump()["gray"]
    assert {tuple(position["gray"]) for position in guesses(state, 0, 50)} == {tuple(order)}
    others = {tuple(position["gray"]) for position in guesses(state, 1)}
    assert len(others) == 2 * 6  # the rest of B and all of C, in any order
    assert tuple(order) in others


def test_nd_11_2_foreseen_persons_are_told_to_the_spy_alone() -> None:
    state = hire("spy")
    events = listen(state)
    go(state, "hire:spy")
    while state.actors == (CHANCE,):
        state.apply(CHANCE, state.choices(CHANCE)[0])
    told = [event for event in events if event.kind == "foresaw"]
    assert len(told) == 5
    assert all(event.audience == (0,) for event in told)


def test_nd_11_2_third_cards_stay_unknown() -> None:
    state = GAME.load(table("hire", 3, turn=3))
    events = listen(state)
    go(state, "pass", seat=2)
    assert "discarded" not in kinds(events)
    for viewer in (None, 0, 1, 2):
        seats = state.view(viewer).data()["seats"]
        hidden = [card for seat in seats for card in seat["cards"] if card is None]
        assert hidden or viewer is not None


def test_nd_11_2_at_two_nobody_at_the_rail_tells_kept_from_returned() -> None:
    one = GAME.load(table("play", 2, hand=("bank", "park", "hotel")))
    other = GAME.load(table("play", 2, hand=("hotel", "park", "bank")))
    for state in (one, other):
        go(state, "play:bank:0")
    assert known(one, None) == known(other, None)


def test_nd_11_2_nothing_shuffled_lies_in_the_state() -> None:
    state = started(4, Rng(1))
    position = state.dump()
    assert position["gray"][1:] == [None] * 8
    assert all(len(seat["cards"]) == 1 for seat in position["seats"])
