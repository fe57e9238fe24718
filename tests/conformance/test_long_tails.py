"""Games steered by Hypothesis: stubborn, greedy and odd players reach what random ones don't."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import ratskeller
from ratskeller.kernel import CHANCE, Rng
from tests.cases import Case, cases, random_step

CASES = cases()
MOST = 1000  #: choices; the rules do not make stubborn players end a game


@st.composite
def temper(draw: st.DrawFn) -> tuple[list[str], int, int]:
    """A player's habit: verbs it likes, how stubbornly, and where in the list it picks."""
    return (
        draw(st.lists(st.sampled_from(VERBS), max_size=4)),
        draw(st.sampled_from([0, 50, 100])),
        draw(st.integers(0, 50)),
    )


VERBS = sorted(
    {v.name for n in ratskeller.game_ids() for v in ratskeller.game(n).grammar.verbs.values()}
)


@settings(max_examples=40, deadline=None, suppress_health_check=list(HealthCheck))
@given(
    case=st.sampled_from(CASES),
    tempers=st.lists(temper(), min_size=5, max_size=5),
    seed=st.integers(0, 2**32),
)
def test_stubborn_players_break_nothing(
    case: Case, tempers: list[tuple[list[str], int, int]], seed: int
) -> None:
    game = ratskeller.game(case.game)
    state, rng, made = case.new(), Rng(seed), 0
    while state.actors and made < MOST:
        assert made % 5 or game.violations(state) == []
        seat = state.actors[0]
        if seat == CHANCE:
            random_step(state, rng)
        else:
            liked, stubborn, place = tempers[seat]
            choices = state.choices(seat)
            best = [c for c in choices if c.verb in liked] or list(choices)
            keen = rng.below(100) < stubborn
            state.apply(seat, best[place % len(best)] if keen else choices[rng.below(len(choices))])
        made += 1
    assert game.violations(state) == []
    assert game.load(state.dump()).dump() == state.dump()


@pytest.mark.parametrize("case", CASES, ids=str)
@pytest.mark.parametrize("place", ["first", "last"])
def test_always_the_first_or_the_last_choice_loses_no_piece(case: Case, place: str) -> None:
    game = ratskeller.game(case.game)
    state, rng, made = case.new(), Rng(1), 0
    while state.actors and made < MOST:
        seat = state.actors[0]
        if seat == CHANCE:
            random_step(state, rng)
        else:
            state.apply(seat, state.choices(seat)[0 if place == "first" else -1])
        made += 1
        assert made % 5 or game.violations(state) == []
