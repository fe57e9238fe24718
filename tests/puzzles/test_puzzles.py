"""Making puzzles: the proof refuses what is not clear, and work goes on after an interruption."""

from __future__ import annotations

import json
from datetime import date, timedelta
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import ratskeller
from ratskeller.kernel import CHANCE, Match, Rng
from ratskeller.puzzles import candidates, proof
from ratskeller.puzzles import make as maker
from ratskeller.puzzles.make import Balanced, Plan, make
from ratskeller.puzzles.model import (
    Puzzle,
    PuzzleError,
    Worth,
    puzzle_from,
    puzzle_of_the_day,
    puzzles_of,
    write_puzzles,
)
from ratskeller.puzzles.rollout import ends_of
from ratskeller.puzzles.themes import THEMES
from ratskeller.review.effort import Effort
from tests.puzzles.samples import fake_game, samples


class Coins:
    """Roll-outs that win with known chances, the same throw for all choices."""

    def __init__(self, chances: list[float], seed: int) -> None:
        self.choices = [f"choice:{i}" for i in range(len(chances))]
        self._chances = chances
        self._rng = Rng(seed)

    def shares(self, among: list[int]) -> list[float]:
        throws = [int(self._rng.below(1000)) / 1000 for _ in self._chances]
        return [float(throws[i] < self._chances[i]) for i in among]


def proven(chances: list[float], seed: int, lead: float = proof.CLEAR) -> Any:
    return proof.refute_others(Coins(chances, seed), 0, lead)  # type: ignore[arg-type]


def test_a_clear_lead_is_proven_and_no_lead_is_not() -> None:
    found = proven([0.7, 0.4, 0.1], 1)
    assert [worth.choice for worth in found] == ["choice:0", "choice:1", "choice:2"]
    assert found[2].rollouts < found[1].rollouts
    assert all(proven([0.5, 0.5, 0.1], seed) is None for seed in range(100))
    assert all(proven([0.4, 0.6], seed) is None for seed in range(100))
    assert proven([0.7, 0.68, 0.1], 1) is None  # too close to call


def test_a_lead_that_is_too_small_is_given_up() -> None:
    assert proven([0.7, 0.62], 1) is not None
    assert proven([0.7, 0.62], 1, lead=0.12) is None


def test_a_few_rollouts_tell_which_proofs_are_worth_trying() -> None:
    def is_hopeless(chances: list[float], seed: int) -> bool:
        coins: Any = Coins(chances, seed)
        return proof.is_hopeless(coins, "choice:0", coins.choices[1:], lead=0.12)

    for seed in range(100):
        assert not is_hopeless([0.9, 0.3, 0.2], seed)
        assert is_hopeless([0.3, 0.7, 0.1], seed)
    assert sum(is_hopeless([0.5, 0.1, 0.5], seed) for seed in range(100)) > 50


def test_rollouts_rank_the_choices() -> None:
    """The clearly best one of many stays to the end and comes first."""
    chances = [0.05] * 12
    for best in (0, 5, 11):
        coins: Any = Coins([0.95 if i == best else chance for i, chance in enumerate(chances)], 1)
        ranked = candidates.ranked_by_rollouts(coins)
        assert ranked[0] == f"choice:{best}"
        assert len(ranked) == len(set(ranked)) == 1 + candidates.RIVALS


def test_where_identities_are_hidden_rollouts_rank(monkeypatch: pytest.MonkeyPatch) -> None:
    """There the search ends where others act; its values hardly differ."""
    tried: list[tuple[str, list[str]]] = []

    def is_hopeless(rollouts: Any, best: str, rivals: list[str], lead: float) -> bool:
        tried.append((best, rivals))
        return lead > 0.1

    monkeypatch.setattr(candidates, "is_hopeless", is_hopeless)
    monkeypatch.setattr(candidates, "ranked_by_search", lambda *all: ["search", *"abcd"])
    monkeypatch.setattr(candidates, "ranked_by_rollouts", lambda rollouts: ["rollouts", *"ab"])
    for name, ranking in (("name-of-the-rose", "rollouts"), ("notre-dame", "search")):
        state = Match(ratskeller.game(name), 2, rng=1).state
        assert candidates.candidate(state, state.actors[0], 0.1, 1) == ranking
        assert candidates.candidate(state, state.actors[0], 0.2, 1) is None
        assert tried[-2:] == [(ranking, ["a", "b"])] * 2


class Ends:
    """Roll-outs that end with these scores, one after another, for a seat in the middle."""

    def __init__(self, fewest_win: bool) -> None:
        self.choices = ["a", "b", "c"]
        self.seat = 1
        self.fewest_win = fewest_win
        self._games = iter([{0: (5, 8, 6), 2: (3, 2, 9)}, {0: (7, 4, 2), 2: (1, 4, 1)}])

    def outcomes(self, among: list[int]) -> list[SimpleNamespace]:
        game = next(self._games)
        return [SimpleNamespace(scores=game[i]) for i in among]


@pytest.mark.parametrize(("fewest_win", "rivals"), [(False, (6.5, 5.0)), (True, (3.5, 2.0))])
def test_how_a_game_ends(fewest_win: bool, rivals: tuple[float, float]) -> None:
    """The own score, and that of the best of the others, as means over the games."""
    games: Any = Ends(fewest_win)
    best, second = ends_of(games, ("a", "c"), 2)
    assert (best.own, second.own) == (6.0, 3.0)
    assert (best.rival, second.rival) == rivals


def test_equal_rollouts_prove_nothing_at_the_first_look() -> None:
    mean, error = proof.difference([1.0] * 4, [0.0] * 4)
    assert mean == 1.0
    assert mean < proof.bound(2) * error


def test_a_puzzle_of_the_day_for_every_day() -> None:
    puzzles = samples(9)
    first = date(2026, 1, 1)
    days = [puzzle_of_the_day(puzzles, first + timedelta(n)).id for n in range(len(puzzles))]
    assert sorted(days) == sorted(puzzle.id for puzzle in puzzles)


def test_a_file_of_other_rules_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = ratskeller.game("rattus")
    path = tmp_path / "puzzles.json.gz"
    some = tuple(samples(2))
    write_puzzles(path, game, some)
    monkeypatch.setattr("ratskeller.puzzles.model.path_of", lambda game: path)
    assert puzzles_of.__wrapped__(game) == some
    monkeypatch.setattr("ratskeller.puzzles.model.FORMAT", 99)
    with pytest.raises(PuzzleError, match="puzzles make rattus"):
        puzzles_of.__wrapped__(game)
    with pytest.raises(PuzzleError, match="cannot write"):
        write_puzzles(tmp_path / "none" / "puzzles.gz", game, some)


def test_making_goes_on_where_it_was_interrupted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = ratskeller.game("rattus")
    played: list[int] = []

    def counted(name: str, plan: Plan, number: int) -> tuple[int, list[dict[str, Any]]]:
        played.append(number)
        return fake_game(name, plan, number)

    monkeypatch.setattr(maker, "from_game", counted)
    work = tmp_path / "work.jsonl"
    told: list[tuple[int, int, int]] = []
    whole = make(game, 6, Plan(), 1, tmp_path / "whole.jsonl", lambda *all: told.append(all))
    assert len(whole) == 6
    assert told[-1][1:] == (6, 6)
    games = list(played)
    make(game, 3, Plan(), 1, work, lambda *all: None)
    text = work.read_text(encoding="utf-8")
    work.write_text(text + text.splitlines()[-1][:50], encoding="utf-8")  # killed while writing
    played.clear()
    assert make(game, 6, Plan(), 1, work, lambda *all: None) == whole
    assert 0 not in played
    assert played[-1] == games[-1]
    played.clear()
    assert make(game, 6, Plan(), 1, work, lambda *all: None) == whole
    assert played == []
    with pytest.raises(PuzzleError, match="--work"):
        make(game, 6, Plan(seed=2), 1, work, lambda *all: None)


def test_a_collection_is_balanced() -> None:
    [puzzle] = samples(1)
    collection = Balanced(10)
    for difficulty, answer in ((1, "a:1"), (1, "b:1"), (2, "c:1"), (3, "d:1")):
        data = puzzle.data() | {"difficulty": difficulty}
        data["worths"] = [dict(data["worths"][0], choice=answer), *data["worths"][1:]]
        for _ in range(10):
            collection.add(puzzle_from(json.loads(json.dumps(data))))
    found = [(p.difficulty, maker.kind_of(p.answer)) for p in collection.puzzles]
    assert len(found) <= 10
    assert sum(difficulty == 1 for difficulty, _ in found) == 3
    assert max(sum(kind == k for _, kind in found) for k in "abcd") == 3


def test_one_game_of_bots_end_to_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """With a proof that takes everything: what is made is sound and the same each time."""

    def everything(state: Any, seat: int, answer: str, seed: int, lead: float) -> Any:
        texts = [choice.text for choice in state.choices(seat) if choice.text != answer]
        worths = [Worth(text, 0.0, 1.0, 0.0, 32) for text in texts]
        return [Worth(answer, 1.0, 0.0, 0.0, 32), *worths]

    monkeypatch.setattr(maker, "prove", everything)
    monkeypatch.setattr(candidates, "is_hopeless", lambda rollouts, best, rivals, lead: False)
    monkeypatch.setattr(candidates, "LOOK", Effort("look", 24, 2, 0))
    monkeypatch.setattr(maker, "PER_GAME", 2)
    monkeypatch.setattr(maker, "difficulty_of", lambda state, seat, answer: 2)
    monkeypatch.setattr(maker, "ends_of", lambda games, choices: ends_of(games, choices, 1))
    number, found = maker.from_game("rattus", Plan(lead=0.05), 3)
    assert (number, len(found)) == (3, 2)
    assert maker.from_game("rattus", Plan(lead=0.05), 3) == (number, found)
    for entry in found:
        puzzle: Puzzle = puzzle_from(entry)
        state = puzzle.state(ratskeller.game("rattus"))
        assert puzzle.seat != CHANCE
        assert puzzle.answer in {choice.text for choice in state.choices(puzzle.seat)}
        assert set(puzzle.themes) <= {*THEMES, *(t for t in puzzle.themes if "feature-" in t)}
