"""Reviews: the account of every seat adds up, luck has mean 0, blunders are found."""

from __future__ import annotations

import json
import math
from itertools import pairwise

import pytest

import ratskeller
from benchmarks.blunders import BOUND, GREAT, LOOKS, bad, by_net, named, own_choices, read
from ratskeller.kernel import CHANCE, OptionError, Record, RecordError, Rng
from ratskeller.puzzles.proof import difference
from ratskeller.review import loop
from ratskeller.review.advise import evaluate_in_stages
from ratskeller.review.compare import Comparer, hides
from ratskeller.review.effort import EFFORTS, effort_of
from ratskeller.review.loop import decisions, review
from ratskeller.review.luck import outcomes
from ratskeller.review.model import Judgement, Review, judgement_of, review_of
from tests.cases import LONG
from tests.review.games import bot_game, random_game

#: Every number of players of every game; in the ordinary run the two smallest.
CASES = [
    (name, players)
    for name in ratskeller.game_ids()
    for players in ratskeller.game(name).players[: None if LONG else 2]
]


def changes(found: Review, seat: int) -> list[float]:
    """What every step changed the share of a seat by."""
    shares = [of_state[seat] for of_state in found.shares]
    return [after - before for before, after in pairwise(shares)]


def check_accounts(found: Review, record: Record) -> None:
    """The identity, to 1e-9, for every seat and for every step.

    What the others did is summed here from the shares, a correction from own choices alone.
    """
    outcome = record.replay().outcome
    assert outcome is not None
    for account in found.accounts:
        won = account.seat in outcome.winners
        assert account.result == (1 / len(outcome.winners) if won else 0.0)
        seat = account.seat
        moved = {True: 0.0, False: 0.0}  # at own choices, at those of others
        for step, change in zip(found.steps, changes(found, seat), strict=True):
            if step.seat == CHANCE:
                assert math.isclose(change, step.luck[seat], abs_tol=1e-9)
            else:
                moved[step.seat == seat] += change
        assert math.isclose(account.others, moved[False], abs_tol=1e-9)
        own = account.correction - account.loss + account.hidden
        assert math.isclose(own, moved[True], abs_tol=1e-9)
        total = account.start + own + account.luck + account.others
        assert math.isclose(total, account.result, abs_tol=1e-9)
    states = zip(found.shares[:-1], found.shares[1:], strict=True)
    for step, (before, after) in zip(found.steps, states, strict=True):
        assert step.loss >= 0
        for seat in range(found.players):
            loss = step.loss if step.seat == seat else 0.0
            change = step.luck[seat] + step.hidden[seat] + step.others[seat] - loss
            assert math.isclose(after[seat] - before[seat], change, abs_tol=1e-9)
            if step.seat == CHANCE:
                assert step.others[seat] == step.hidden[seat] == 0
            else:
                assert step.luck[seat] == 0
                assert step.seat == seat or step.hidden[seat] == 0


@pytest.mark.parametrize(("name", "players"), CASES)
def test_the_account_of_every_seat_adds_up(
    name: str, players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without the reasons, which take long and change no figure."""
    monkeypatch.setattr(loop, "reasons", lambda *all: [])
    for seed in range(200 if LONG else 1):
        record = random_game(name, players, seed)
        check_accounts(review(record, "instant"), record)
    for seed in range(20 if LONG else 0):
        record = bot_game(name, ["medium"] * players, seed)
        check_accounts(review(record, "instant"), record)


@pytest.mark.parametrize("name", ratskeller.game_ids())
def test_the_mean_luck_of_every_draw_is_0(name: str) -> None:
    record = random_game(name, 2, 3)
    evaluator = record.game.evaluator()
    lucky = 0
    for state, (seat, text) in zip(record.walk(), record.choices, strict=False):
        if seat == CHANCE:
            drawn = outcomes(state, evaluator, 1)
            assert text in [outcome for outcome, _, _ in drawn]
            assert math.isclose(sum(chance for _, chance, _ in drawn), 1)
            for s in range(2):
                mean = sum(chance * luck[s] for _, chance, luck in drawn)
                assert math.isclose(mean, 0, abs_tol=1e-12)
                lucky += any(abs(luck[s]) > 0.001 for _, _, luck in drawn)
    assert lucky


@pytest.mark.parametrize("name", ratskeller.game_ids())
def test_planted_blunders_are_found(name: str) -> None:
    for record, blunders in read(name)[: None if LONG else 1]:
        assert blunders
        names = named(record, [one.number for one in blunders])
        assert bad(names) == len(names), (names, blunders)


@pytest.mark.parametrize("name", ratskeller.game_ids())
def test_planted_blunders_are_proven(name: str) -> None:
    """The records hold what was proven, and other roll-outs of the bare net say the same."""
    for record, blunders in read(name)[: None if LONG else 1]:
        assert record.replay().outcome is not None
        states = list(record.states())
        for one in blunders:
            seat, text = record.choices[one.number - 1]
            assert text == one.choice != one.instead_of
            assert len(one.lost) == 2
            for mean, error, _ in one.lost.values():
                assert mean - BOUND * error >= GREAT
            pair = by_net(states[one.number - 1], seat, [one.instead_of, text], 4711)
            better, worse = zip(*(pair() for _ in range(LOOKS[-1])), strict=True)
            mean, error = difference(list(better), list(worse))
            assert mean + 2 * error >= GREAT


@pytest.mark.parametrize("name", ratskeller.game_ids())
def test_the_strongest_bot_makes_hardly_a_mistake(name: str) -> None:
    """Of its choices 95 % are called inaccuracy or better; some of each game are judged."""
    names = []
    for record, blunders in read(name)[: None if LONG else 1]:
        names += named(record, own_choices(record, blunders, 5 if LONG else 60))
    assert names
    assert bad(names) <= 0.05 * len(names)


def test_a_weak_player_loses_more_than_a_strong_one() -> None:
    record = bot_game("rattus", ["random", "hard:60"], 2)
    weak, strong = review(record, "quick").accounts
    assert weak.mean_loss > 2 * strong.mean_loss
    assert weak.accuracy is not None
    assert strong.accuracy is not None
    assert weak.accuracy < strong.accuracy <= 100


def test_nothing_is_hidden_luck_where_nothing_is_hidden() -> None:
    """Rattus hides nothing until somebody looks at a token."""
    record = random_game("rattus", 2, 1)
    found = review(record, "instant")
    checked = 0
    for state, step in zip(record.walk(), found.steps, strict=False):
        if step.is_real and not hides(state.view(step.seat), state, step.number):
            assert step.hidden == [0.0, 0.0]
            checked += step.loss > 0
    assert checked


def test_what_others_hold_is_hidden() -> None:
    game = ratskeller.game("notre-dame")
    match = ratskeller.Match(game, 3, rng=1)
    seat = match.state.actors[0]
    assert hides(match.state.view(seat), match.state, 1)


def test_forced_choices_do_not_count() -> None:
    """A seat with one legal choice: a start player without a coin, say, passes his hire."""
    for seed in range(12):
        record = random_game("notre-dame", 3, seed)
        real = decisions(record)
        if len(real) < sum(seat != CHANCE for seat, _ in record.choices):
            break
    found = review(record, "instant")
    assert [step.number for step in found.steps if step.is_real] == real
    assert sum(account.choices for account in found.accounts) == len(real)
    assert len(real) < sum(seat != CHANCE for seat, _ in record.choices)


def test_all_choices_are_compared_in_the_same_worlds() -> None:
    match = ratskeller.Match(ratskeller.game("notre-dame"), 3, rng=4)
    seat = match.state.actors[0]
    choices = match.state.choices(seat)
    comparer = Comparer(match.state.view(seat), choices, match.game, 1)
    comparer.run(EFFORTS["quick"], 0)
    values = {value.choice: value for value in comparer.values()}
    assert set(values) == {choice.text for choice in choices}
    assert values[choices[0].text].worlds == comparer.values()[0].worlds
    assert min(value.worlds for value in values.values()) >= EFFORTS["quick"].worlds


def test_the_true_world_does_not_change_what_the_seat_could_know() -> None:
    """The values come from the view alone: another world that fits it gives the same ones."""
    match = ratskeller.Match(ratskeller.game("notre-dame"), 3, rng=4)
    state, seat = match.state, match.state.actors[0]
    other = match.game.determinize(state.view(seat), Rng(99))
    assert other != state
    found = []
    for world in (state, other):
        comparer = Comparer(world.view(seat), world.choices(seat), match.game, 1)
        comparer.run(EFFORTS["instant"], None)
        found.append(comparer.values())
    assert found[0] == found[1]


def test_a_review_continues_where_it_was_stopped() -> None:
    record = random_game("rattus", 2, 2)
    whole = review(record, "instant")
    told: list[tuple[int, int]] = []
    judged: dict[int, Judgement] = {}

    def stop(done: int, total: int) -> None:
        told.append((done, total))
        if done == 5:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        review(record, "instant", tell=stop, judged=judged)
    assert len(judged) == 5
    kept = {n: judgement_of(json.loads(json.dumps(j.data()))) for n, j in judged.items()}
    told.clear()
    again = review(record, "instant", tell=lambda *p: told.append(p), judged=kept)
    assert told[0][0] == 5
    assert told[-1][0] == told[-1][1] == len(decisions(record))
    assert again == whole


def test_processes_find_the_same() -> None:
    record = random_game("rattus", 2, 2)
    assert review(record, "instant", cores=2) == review(record, "instant")


def test_a_review_is_plain_data() -> None:
    found = review(random_game("name-of-the-rose", 2, 2), "instant")
    assert review_of(json.loads(json.dumps(found.data()))) == found


def test_a_game_that_is_not_finished_is_refused() -> None:
    record = random_game("rattus", 2, 1)
    record.choices = record.choices[:20]
    record.result = None
    with pytest.raises(RecordError, match="not finished after 20 choices"):
        review(record, "instant")


def test_an_illegal_choice_is_named() -> None:
    record = random_game("rattus", 2, 1)
    record.choices[2] = (record.choices[2][0], "settle:atlantis")
    with pytest.raises(RecordError, match=r"choice 3 .*atlantis"):
        review(record, "instant")


def test_an_unknown_effort_is_refused() -> None:
    with pytest.raises(OptionError, match="expected instant, quick or deep"):
        effort_of("huge")


def test_choices_are_evaluated_in_stages_from_the_view_alone() -> None:
    match = ratskeller.Match(ratskeller.game("notre-dame"), 3, rng=4)
    state, seat = match.state, match.state.actors[0]
    other = match.game.determinize(state.view(seat), Rng(99))
    stages = ("instant", "quick")
    found = [
        list(evaluate_in_stages(match.game, world.view(seat), world.choices(seat), stages))
        for world in (state, other)
    ]
    assert found[0] == found[1]
    first, second = found[0]
    assert [first.effort, second.effort] == ["instant", "quick"]
    assert sum(v.worlds for v in second.values) > sum(v.worlds for v in first.values)
    assert {v.choice for v in second.values} <= {choice.text for choice in state.choices(seat)}
