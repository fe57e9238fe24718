"""Pairings: everybody meets, nobody sits at two tables, nobody meets again without need."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ratskeller.kernel import OptionError
from ratskeller.tournaments.pairings import Round, duplicate_rounds, round_robin, swiss

sizes = st.integers(2, 4).flatmap(lambda k: st.tuples(st.integers(max(4, k), 9), st.just(k)))


def sits_once(one: Round) -> bool:
    seated = [entrant for pairing in one for entrant in pairing]
    return len(seated) == len(set(seated))


@given(sizes)
@settings(max_examples=25, deadline=None)
def test_in_a_round_robin_every_line_up_meets_once(size: tuple[int, int]) -> None:
    entrants, players = size
    rounds = round_robin(entrants, players)
    assert all(map(sits_once, rounds))
    met = Counter(frozenset(pairing) for one in rounds for pairing in one)
    assert met == Counter(map(frozenset, combinations(range(entrants), players)))


@given(st.integers(4, 40))
@settings(max_examples=20, deadline=None)
def test_a_round_robin_of_pairs_needs_no_more_rounds_than_it_must(entrants: int) -> None:
    rounds = round_robin(entrants, 2)
    assert len(rounds) == entrants - 1 + entrants % 2
    seats = Counter(pairing[0] for one in rounds for pairing in one)
    assert max(seats.values()) - min(seats[n] for n in range(entrants)) <= 1


@given(st.integers(4, 30), st.integers(2, 5), st.integers(1, 5), st.randoms())
@settings(max_examples=40, deadline=None)
def test_swiss_rounds_seat_all_whom_the_tables_hold(entrants, players, rounds, random) -> None:  # type: ignore[no-untyped-def]
    if entrants < players:
        return
    played: list[Round] = []
    for _ in range(rounds):
        one = swiss(random.sample(range(entrants), entrants), played, players)
        assert sits_once(one)
        assert len(one) == entrants // players
        assert all(len(pairing) == players for pairing in one)
        played.append(one)
    games = Counter(entrant for one in played for pairing in one for entrant in pairing)
    assert max(games.values()) - min(games[n] for n in range(entrants)) <= 1


@given(st.integers(3, 10), st.randoms())
@settings(max_examples=25, deadline=None)
def test_no_pair_of_a_swiss_tournament_meets_again_while_that_is_possible(half, random) -> None:  # type: ignore[no-untyped-def]
    """With fewer rounds than half of the entrants, a round without rematches exists always."""
    played: list[Round] = []
    for _ in range(half - 1):
        played.append(swiss(random.sample(range(2 * half), 2 * half), played, 2))
    pairs = Counter(frozenset(pairing) for one in played for pairing in one)
    assert max(pairs.values()) == 1


@given(st.integers(2, 5), st.integers(1, 12))
@settings(max_examples=25, deadline=None)
def test_in_a_duplicate_for_people_everybody_sits_everywhere(players: int, tables: int) -> None:
    entrants = players * tables
    rounds = duplicate_rounds(entrants, players, players)
    assert all(map(sits_once, rounds))
    for entrant in range(entrants):
        seats = [pairing.index(entrant) for one in rounds for pairing in one if entrant in pairing]
        assert sorted(seats) == list(range(players))


def test_too_many_or_too_few_are_refused() -> None:
    with pytest.raises(OptionError, match="a Swiss tournament has fewer"):
        round_robin(60, 4)
    with pytest.raises(OptionError, match="3 to 256 entrants, not 2"):
        swiss([0, 1], [], 3)
    with pytest.raises(OptionError, match="not 257"):
        round_robin(257, 2)
    with pytest.raises(OptionError, match="do not fill tables of 4"):
        duplicate_rounds(9, 4, 1)
