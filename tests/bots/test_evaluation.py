"""What the games' judgements say about positions everybody would judge the same."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from librt.vecs import vec

import ratskeller
from ratskeller.kernel import State
from ratskeller.kernel.evaluation import Weights, find_weights
from tests.cases import Case, walk


def features(state: State, seat: int) -> dict[str, float]:
    evaluator = state.game.evaluator()
    row = vec[float]([0.0] * len(evaluator.FEATURES))
    evaluator.features(state, seat, row)
    return dict(zip(evaluator.FEATURES, row, strict=True))


def test_rattus_a_cube_in_the_palace_is_out_of_danger() -> None:
    game = ratskeller.game("rattus")
    for state in walk(Case("rattus", 2, ()), seed=3):
        before = features(state, 0)
        if state.actors == (0,) and before["risk"] > 1:
            break
    position = state.dump()
    region = next(
        name
        for name, cubes in position["cubes"].items()
        if cubes[0] > 0 and position["tokens"].get(name)
    )
    position["cubes"][region][0] -= 1
    position["palace"][0] += 1
    after = features(game.load(position), 0)
    assert after["palace"] == before["palace"] + 1
    assert after["exposed"] == before["exposed"] - 1
    assert after["risk"] <= before["risk"]


def test_notre_dame_counts_what_the_persons_pay() -> None:
    for state in walk(Case("notre-dame", 3, ()), seed=4):
        if state.dump()["round"] == 5:
            break
    found = features(state, 1)
    assert found["occupied"] >= found["twos"] >= found["threes"]
    assert found["fullest"] >= 2 * (found["twos"] > 0)
    assert found["prestige"] == state.dump()["seats"][1]["prestige"]


def test_the_rose_beliefs_follow_what_was_spared_and_shown() -> None:
    from ratskeller.games.name_of_the_rose.components import MONKS
    from ratskeller.games.name_of_the_rose.evaluation import IdentityBelief
    from ratskeller.games.name_of_the_rose.state import RoseState
    from ratskeller.games.name_of_the_rose.tracks import charge

    for state in walk(Case("name-of-the-rose", 3, ()), seed=5):
        if state.dump()["day"] == 4:
            break
    assert isinstance(state, RoseState)
    seat = 1
    monk = int(state.identity[seat])

    def suspected(watches: bool) -> float:
        belief = IdentityBelief(watches)
        belief.about(state, seat)
        assert sum(belief.weight) == pytest.approx(1)
        for other in range(len(MONKS)):
            if state.public.markers[seat] >> other & 1:
                assert belief.weight[other] == 0
        return belief.weight[monk]

    by_table, watched = suspected(False), suspected(True)
    charge(state, monk, -3)
    assert suspected(False) > by_table
    assert suspected(True) > watched
    by_table, watched = suspected(False), suspected(True)
    state.public.deeds[seat * len(MONKS) + monk] -= 12
    assert suspected(False) == by_table
    assert suspected(True) > watched
    watched = suspected(True)
    state.public.deeds[monk] -= 12  # another seat's deed says nothing of this one
    assert suspected(True) == watched


def test_weights_are_read_once_until_their_file_changes(tmp_path: Path) -> None:
    file = tmp_path / "data" / "weights.toml"
    file.parent.mkdir()

    def written(worth: float, time: int) -> dict[int, Weights]:
        text = f"[players.2]\nspread = [1.0, 1.0]\n[players.2.worth]\ncoins = [{worth}, 0.5]\n"
        file.write_text(text, encoding="utf-8")
        os.utime(file, ns=(time, time))
        return find_weights(tmp_path, ("coins",), None)

    first = written(1.0, 1_000)
    assert first[2].early[0] == 1.0
    assert find_weights(tmp_path, ("coins",), None) is first
    assert written(2.0, 2_000)[2].early[0] == 2.0
    assert find_weights(tmp_path, ("coins",), {}) == {}
