"""ND 3: a round and its phases."""

from collections import Counter

import pytest

from ratskeller import CHANCE, State
from ratskeller.kernel import Rng

from .positions import (
    BROWN,
    GAME,
    deciding,
    go,
    hire,
    kinds,
    listen,
    of,
    offered,
    play,
    refused,
    seen,
    table,
)
from .test_2_setup import started


def pass_on(state: State) -> State:
    """Everybody keeps the first card offered, twice."""
    for _ in range(2):
        for seat in state.actors:
            state.apply(seat, state.choices(seat)[0])
    return state


def play_round(state: State, rng: Rng) -> None:
    """To the next round, at random."""
    round = seen(state)["round"]
    while state.actors and seen(state)["round"] == round:
        seat = state.actors[0]
        choices = state.choices(seat)
        state.apply(seat, choices[rng.below(len(choices))])


def test_nd_3_1_two_brown_and_a_gray_person_are_revealed() -> None:
    state = started(4, Rng(4))
    data = seen(state)
    assert len(data["open"]) == 3
    assert len(set(data["open"]) & set(BROWN)) == 2
    assert sorted(data["brown"] + data["open"][:2]) == sorted(BROWN)


def test_nd_3_1_each_brown_person_comes_once_a_period() -> None:
    state = started(3, Rng(8))
    met: Counter[str] = Counter()
    for _ in range(3):
        met.update(seen(state)["open"][:2])
        play_round(state, Rng(9))
        while state.actors == (CHANCE,):
            state.apply(CHANCE, state.choices(CHANCE)[0])
    assert met == Counter(BROWN)


def test_nd_3_2_keep_one_pass_two_keep_one_pass_one() -> None:
    state = started(4, Rng(6))
    assert state.actors == (0, 1, 2, 3)
    drawn = {seat: [c["card"] for c in seen(state, seat)["pick"]] for seat in range(4)}
    for seat in (2, 0, 3, 1):
        go(state, f"keep:{drawn[seat][0]}", seat=seat)
    for seat in range(4):
        data = seen(state, seat)
        right = (seat - 1) % 4
        assert data["hand"] == [{"card": drawn[seat][0], "owner": seat}]
        assert [c["card"] for c in data["pick"]] == drawn[right][1:]
        assert {c["owner"] for c in data["pick"]} == {right}
    for seat in range(4):
        go(state, f"keep:{drawn[(seat - 1) % 4][1]}", seat=seat)
    for seat in range(4):
        held = {(c["card"], c["owner"]) for c in seen(state, seat)["hand"]}
        assert held == {
            (drawn[seat][0], seat),
            (drawn[(seat - 1) % 4][1], (seat - 1) % 4),
            (drawn[(seat - 2) % 4][2], (seat - 2) % 4),
        }


def test_nd_3_2_only_the_cards_at_hand_can_be_kept() -> None:
    state = started(3, Rng(6))
    drawn = {c["card"] for c in seen(state, 0)["pick"]}
    other = next(card for card in ("bank", "park", "hotel", "hospital") if card not in drawn)
    refused(state, f"keep:{other}", "ND 3.2", "card-not-drawn")
    refused(state, "pass", "ND 3.2", "wrong-verb")
    kept = sorted(drawn)[0]
    for seat in range(3):
        go(state, str(state.choices(seat)[0]) if seat else f"keep:{kept}", seat=seat)
    received = {c["card"] for c in seen(state, 0)["pick"]}
    if kept not in received:
        refused(state, f"keep:{kept}", "ND 3.2", "card-not-received")  # a kept card never moves on


def test_nd_3_2_nobody_sees_a_choice_before_all_have_chosen() -> None:
    state = started(3, Rng(7))
    before = {viewer: seen(state, viewer) for viewer in (None, 0, 2)}
    choices = state.choices(1)
    state.apply(1, choices[1])
    for viewer, view in before.items():
        after = seen(state, viewer)
        assert after.pop("answered") == [1]
        assert after.pop("actors") == [0, 2]
        view.pop("answered"), view.pop("actors")
        assert after == view
    assert seen(state, 1)["answer"] == str(choices[1])


def test_nd_3_2_received_cards_are_told_to_their_receiver_alone() -> None:
    state = started(3, Rng(7))
    events = listen(state)
    pass_on(state)
    assert {event.kind for event in events} == {
        "kept", "passed-two", "received-two", "passed-one", "received-one",
    }  # fmt: skip
    assert all(event.audience == (event.args["seat"],) for event in events)


def test_nd_3_2_a_card_works_for_whoever_plays_it() -> None:
    state = go(play("park", "bank"), "play:bank:3")
    assert of(state)["markers"]["bank"] == 1
    assert of(state)["coins"] == 4
    assert of(state, 3)["markers"]["bank"] == 0


def test_nd_3_2_a_hand_can_hold_a_card_in_two_colours() -> None:
    state = play("bank", "bank", "bank")
    assert offered(state) == {"play:bank:0", "play:bank:3", "play:bank:2"}
    refused(state, "play:bank:1", "ND 3.3", "not-in-hand")


def test_nd_3_2_three_rounds_use_up_the_stack() -> None:
    state = started(3, Rng(3))
    for _ in range(2):
        play_round(state, Rng(5))
        while state.actors == (CHANCE,):
            state.apply(CHANCE, state.choices(CHANCE)[0])
    for seat in range(3):
        assert len(set(seen(state, seat)["seats"][seat]["cards"])) == 9


def test_nd_3_3_everybody_plays_one_card_then_a_second() -> None:
    state = pass_on(started(3, Rng(12)))
    first = seen(state)["bell"]
    order = []
    while seen(state)["phase"] == "play":
        if deciding(state) == "play":
            order.append(state.actors[0])
        seat = state.actors[0]
        state.apply(seat, state.choices(seat)[0])
    assert order == [(first + i) % 3 for i in (0, 1, 2, 0, 1, 2)]


def test_nd_3_3_the_third_card_goes_unseen() -> None:
    state = GAME.load(table("play", 3, turn=6, bell=0, hand=("hotel", "park", "hospital")))
    events = listen(state)
    seat = state.actors[0]
    state.apply(seat, state.choices(seat)[0])
    while seen(state)["phase"] == "play":
        state.apply(seat, state.choices(seat)[0])
    gone = [event for event in events if event.kind == "discarded"]
    assert [event.audience for event in gone] == [(0,), (1,), (2,)]
    assert seen(state, 0)["hand"] == []


def test_nd_3_3_something_else_than_a_card_is_refused() -> None:
    refused(play("bank"), "hire:doctor", "ND 3.3", "wrong-verb")


def test_nd_3_4_a_hire_costs_a_coin_paid_first() -> None:
    state = go(hire("monk", seats={0: {"coins": 1}}), "hire:monk")
    assert of(state)["coins"] == 0
    assert seen(state)["supply"] == 25 - 9


def test_nd_3_4_hiring_goes_round_from_the_start_player() -> None:
    state = GAME.load(table("hire", bell=2))
    asked = []
    while deciding(state) == "hire":
        asked.append(state.actors[0])
        state.apply(asked[-1], "pass")
        if not state.actors or state.actors == (CHANCE,):
            break
    assert asked == [2, 3, 0, 1]


def test_nd_3_4_a_person_may_serve_several_players() -> None:
    state = hire("monk")
    for seat in range(4):
        go(state, "hire:monk", seat=seat)
    assert [of(state, seat)["prestige"] for seat in range(4)] == [1, 1, 1, 1]


def test_nd_3_4_without_a_coin_there_is_nothing_to_hire() -> None:
    state = GAME.load(table("hire", seats={1: {"coins": 0}}))
    events = listen(state)
    go(state, "pass")
    assert state.actors == (2,)
    assert "cannot-hire" in kinds(events)


def test_nd_3_4_only_open_persons() -> None:
    refused(hire("monk"), "hire:fool", "ND 3.4", "person-not-there")
    refused(hire("monk"), "play:bank:0", "ND 3.4", "wrong-verb")


def test_nd_3_4_a_favour_that_can_do_nothing_is_paid_and_says_so() -> None:
    state = hire("minstrel")
    assert seen(state, 0)["idle"] == ["minstrel", "city-guard"]
    assert seen(state)["idle"] == []
    events = listen(state)
    go(state, "hire:minstrel")
    assert kinds(events)[:2] == ["hired", "favour-idle"]
    assert of(state)["coins"] == 2


def test_nd_3_4_a_favour_cannot_be_declined() -> None:
    state = go(hire("minstrel", seats={0: {"markers": {"bank": 1}}}), "hire:minstrel")
    assert offered(state) == {"from:bank"}


def test_nd_3_5_the_plague_follows_the_last_hire() -> None:
    state = GAME.load(table("hire", 3, turn=3, persons=("doctor", "fool", "bishop")))
    events = listen(state)
    go(state, "pass", seat=2)
    assert kinds(events)[:2] == ["passed", "plague"]
    assert [of(state, seat)["rat"] for seat in range(3)] == [5, 5, 5]


def test_nd_3_6_persons_leave_and_the_bell_moves_left() -> None:
    state = GAME.load(table("hire", 3, bell=2, turn=3))
    go(state, "pass", seat=1)
    data = seen(state)
    assert (data["bell"], data["round"], data["open"], data["phase"]) == (0, 2, [], "persons")
    assert sorted(data["brown"]) == ["fool", "hostess", "money-lender", "monk"]


def test_nd_3_7_after_three_rounds_cards_and_brown_persons_come_back() -> None:
    seats = {0: {"markers": {"notre-dame": 2}}}
    state = GAME.load(table("hire", 3, round=3, turn=3, seats=seats))
    go(state, "pass", seat=2)
    data = seen(state)
    assert sorted(data["brown"]) == sorted(BROWN)
    assert all(seat["cards"] == [] for seat in data["seats"])
    assert data["seats"][0]["prestige"] == 8
    assert data["seats"][0]["markers"]["notre-dame"] == 0
    assert data["round"] == 4


def test_nd_3_7_not_before_the_third_round() -> None:
    seats = {0: {"markers": {"notre-dame": 2}}}
    state = GAME.load(table("hire", 3, round=2, turn=3, seats=seats))
    go(state, "pass", seat=2)
    assert of(state)["markers"]["notre-dame"] == 2
    assert of(state)["prestige"] == 0


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_nd_3_1_a_game_has_nine_rounds(players: int) -> None:
    state = started(players, Rng(1))
    rng = Rng(2)
    rounds: list[int] = []
    while state.actors:
        if not rounds or rounds[-1] != seen(state)["round"]:
            rounds.append(seen(state)["round"])
        play_round(state, rng)
    assert rounds == list(range(1, 10))


def test_nd_3_2_the_events_name_the_neighbour_who_gets_the_cards() -> None:
    state = started(4, Rng(6))
    events = listen(state)
    pass_on(state)
    told = [(e.kind, e.args["seat"], e.args.get("seat2")) for e in events]
    for seat in range(4):
        left, right = (seat + 1) % 4, (seat - 1) % 4
        for count in ("two", "one"):
            assert (f"passed-{count}", seat, left) in told
            assert (f"received-{count}", seat, right) in told


def test_nd_3_2_the_events_name_the_cards_that_go_and_stay() -> None:
    state = started(3, Rng(6))
    drawn = [seen(state, seat)["pick"] for seat in range(3)]
    events = listen(state)
    for seat in range(3):
        go(state, f"keep:{drawn[seat][1]['card']}", seat=seat)
    for seat in range(3):
        first, kept, third = (entry["card"] for entry in drawn[seat])
        (own,) = (e.args for e in events if e.kind == "kept" and e.args["seat"] == seat)
        assert own["card"] == kept
        for kind, whose in (("passed-two", "seat"), ("received-two", "seat2")):
            (told,) = (e.args for e in events if e.kind == kind and e.args[whose] == seat)
            assert (told["card"], told["card2"]) == (first, third)
