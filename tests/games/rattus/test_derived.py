"""The derived fields of a view say what the rules then do."""

from __future__ import annotations

import random

import pytest

from ratskeller.kernel import Match

from .positions import GAME


@pytest.mark.parametrize("players", [2, 3, 4])
def test_ra_6_4_the_score_at_the_end_is_the_outcome(players: int) -> None:
    match = Match(GAME, players, rng=players)
    rng = random.Random(players)
    while match.state.outcome is None:
        seat = match.state.actors[0]
        match.apply(seat, rng.choice(match.state.choices(seat)))
    for viewer in (None, 0):
        assert match.state.view(viewer).data()["score"] == list(match.state.outcome.scores)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_ra_3_4_a_placement_of_this_size_is_legal_where_any_is(players: int) -> None:
    match = Match(GAME, players, rng=players)
    rng = random.Random(players)
    asked = 0
    while match.state.outcome is None:
        seat = match.state.actors[0]
        choices = match.state.choices(seat)
        placement = match.state.view(seat).data()["placement"]
        for region in {choice.args["region"] for choice in choices if choice.verb == "place"}:
            count = placement[str(region)]
            assert match.state.refusal(seat, GAME.grammar.read(f"place:{region}:{count}")) is None
            asked += 1
        match.apply(seat, rng.choice(choices))
    assert asked > 50
    assert match.state.view(None).data()["placement"] == {}
