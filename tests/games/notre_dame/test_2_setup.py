"""ND 2: setting up."""

import pytest

from ratskeller import CHANCE, State
from ratskeller.kernel import Chance, Offers, Rng

from .positions import BASE, BROWN, GAME, NEW, RIM, deciding, of, seen


def started(players: int, rng: Rng, **options: bool) -> State:
    """A new game up to the first decision of a player."""
    state = GAME.new(players, {**options})
    while state.actors == (CHANCE,):
        top = state.stack[-1]
        assert isinstance(top, Chance)
        state.apply(CHANCE, GAME.grammar.choice(top.draw(state, rng, Offers())))
    return state


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_nd_2_1_what_each_player_gets(players: int) -> None:
    state = started(players, Rng(1))
    for seat in range(players):
        data = of(state, seat)
        assert (data["own"], data["general"], data["coins"], data["rat"]) == (4, 10, 3, 0)
        assert data["friend"] is None
        assert data["carriage"]["market"] == "centre"
        assert data["carriage"]["borough"] == (2 * seat if players == 2 else seat) + 1


def test_nd_2_1_messages_come_at_random() -> None:
    layouts = set()
    for seed in range(12):
        first = seen(started(4, Rng(seed)))["boroughs"][0]
        layouts.add(tuple(first[market] for market in RIM))
    assert len(layouts) > 5


def test_nd_2_1_every_message_is_equally_likely() -> None:
    state = GAME.new(3)
    assert deciding(state) == "lay-message"
    assert [weight for _, weight in state.chances()] == [1, 1, 1, 1]
    state.apply(CHANCE, "lay:rat")
    assert [str(c) for c, _ in state.chances()] == ["lay:coin", "lay:marker", "lay:prestige"]


def test_nd_2_2_gray_persons_come_letter_by_letter() -> None:
    rng = Rng(5)
    state = GAME.new(3)
    came: list[str] = []
    while state.actors:
        here = seen(state)["open"]
        if len(here) == 3 and here[2] not in came:
            came.append(here[2])
            assert set(here[:2]) <= set(BROWN)
        seat = state.actors[0]
        choices = state.choices(seat)
        state.apply(seat, choices[rng.below(len(choices))])
    assert [set(came[i : i + 3]) for i in (0, 3, 6)] == [set(group) for group in BASE]


def test_nd_2_3_three_of_nine_persons_of_each_letter_take_part_openly() -> None:
    state = started(4, Rng(2), new_persons=True)
    cast = seen(state)["cast"]
    assert len(cast) == 9
    for period in range(3):
        assert len(set(cast) & set(BASE[period] + NEW[period])) == 3
    assert set(cast) != set(sum(BASE, []))  # noqa: RUF017
    assert seen(state)["gray"][1:] == [None] * 8  # nobody knows the order


def test_nd_2_4_the_start_player_is_drawn() -> None:
    starts = {seen(started(5, Rng(seed)))["bell"] for seed in range(60)}
    assert starts == set(range(5))


def test_nd_2_4_without_the_option_only_the_base_persons() -> None:
    assert set(seen(started(3, Rng(1)))["cast"]) == set(sum(BASE, []))  # noqa: RUF017
