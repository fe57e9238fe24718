"""What every game must hold, whatever its rules say."""

from __future__ import annotations

import copy
import pickle

import pytest

import ratskeller
from ratskeller.kernel import (
    CHANCE,
    Event,
    EventLog,
    Game,
    Match,
    Offers,
    Record,
    Refusal,
    Rng,
    SeatError,
    State,
)
from ratskeller.kernel.words import LANGUAGES, words_of
from tests.cases import LONG, Case, cases, random_step, walk

CASES = cases()
every_case = pytest.mark.parametrize("case", CASES, ids=str)


def viewers(state: State) -> list[int | None]:
    return [None, *range(state.players)]


@every_case
def test_random_games_end_and_lose_nothing(case: Case) -> None:
    game = ratskeller.game(case.game)
    for seed in range(3):
        for state in walk(case, seed):
            assert game.violations(state) == []
            assert bool(state.actors) == (state.outcome is None)
            for seat in state.actors:
                assert state.choices(seat)
        outcome = state.outcome
        assert outcome is not None
        assert sorted(s for group in outcome.places for s in group) == list(range(case.players))


@every_case
def test_clone_is_equal_and_independent(case: Case) -> None:
    rng = Rng(11)
    for number, state in enumerate(walk(case, seed=4)):
        if number % 7 or not state.actors:
            continue
        twin = state.clone()
        before = state.dump()
        assert twin.dump() == before
        random_step(twin, rng)
        assert state.dump() == before
        assert twin.dump() != before


@every_case
def test_positions_load_to_the_same_state(case: Case) -> None:
    game = ratskeller.game(case.game)
    for number, state in enumerate(walk(case, seed=5)):
        if number % 5 == 0 or not state.actors:
            position = state.dump()
            loaded = game.load(position)
            assert loaded.dump() == position
            assert loaded.actors == state.actors
            for seat in state.actors:
                assert loaded.choices(seat) == state.choices(seat)
            for viewer in viewers(state):
                assert loaded.view(viewer) == state.view(viewer)


@every_case
def test_a_loaded_position_plays_on_alike(case: Case) -> None:
    game = ratskeller.game(case.game)
    for number, state in enumerate(walk(case, seed=6)):
        if number % 40 == 13 and state.actors:
            loaded, twin = game.load(state.dump()), state.clone()
            one, two = Rng(number), Rng(number)
            while twin.actors:
                assert random_step(twin, one) == random_step(loaded, two)
            assert twin.dump() == loaded.dump()


@every_case
def test_records_replay_to_the_same_state(case: Case) -> None:
    game = ratskeller.game(case.game)
    match = Match(game, case.players, dict(case.options), rng=7)
    rng = Rng(7)
    while match.state.actors:
        seat = match.state.actors[0]
        choices = match.state.choices(seat)
        match.apply(seat, choices[rng.below(len(choices))])
    record = Record.from_json(match.record.to_json())
    assert record.data() == match.record.data()
    assert record.replay().dump() == match.state.dump()
    assert record.result is not None


SPOKEN: set[tuple[str, str, str, str]] = set()


def speaks(game: Game, refusal: Refusal) -> None:
    """A refusal names a clause that exists and has words in every language."""
    said = (game.id, refusal.clause, refusal.reason, str(refusal.args))
    if said not in SPOKEN:
        SPOKEN.add(said)
        assert refusal.clause in game.rulebook.clauses
        for language in LANGUAGES:
            assert words_of(game, language).refusal(refusal)


def vocabulary_agrees(state: State, codes: list[int]) -> None:
    """`offer` is the fast path, `refusal` the authority: over all that can be said they agree."""
    game = state.game
    top = state.stack[-1]
    for seat in state.actors:
        out = Offers()
        top.offer(state, seat, out)
        offered = [out.codes[i] for i in range(out.count)]
        assert len(set(offered)) == len(offered)
        assert set(offered) <= set(codes)
        for code in codes:
            refusal = top.refuse(state, seat, code)
            assert (refusal is None) == (code in offered), game.grammar.choice(code)
            if refusal is not None:
                speaks(game, refusal)


@every_case
def test_every_offer_applies_and_everything_else_is_refused(case: Case) -> None:
    game = ratskeller.game(case.game)
    codes = list(game.grammar.codes())
    for number, state in enumerate(walk(case, seed=8)):
        if not state.actors or number % 6:
            continue
        vocabulary_agrees(state, codes)
        for seat in state.actors:
            for choice in state.choices(seat):
                after = state.clone()
                after.apply(seat, choice)
                assert game.violations(after) == []
        for seat in {CHANCE, *range(case.players)} - set(state.actors):
            assert state.choices(seat) == ()
            some = state.choices(state.actors[0])[0]
            with pytest.raises(ratskeller.IllegalChoice) as refused:
                state.apply(seat, some)
            assert refused.value.clause in game.rulebook.clauses


@every_case
def test_after_the_end_everything_is_refused(case: Case) -> None:
    game = ratskeller.game(case.game)
    *_, state = walk(case, seed=9)
    for seat in range(case.players):
        with pytest.raises(ratskeller.IllegalChoice) as refused:
            state.apply(seat, game.grammar.choice(next(iter(game.grammar.codes()))))
        assert refused.value.reason == "game-over"


@every_case
def test_nothing_leaks(case: Case) -> None:
    """A viewer's view and choices are the same in every state that fits what it knows."""
    game = ratskeller.game(case.game)
    rng = Rng(12)
    for seed in (10, 11) if LONG else (10,):
        for number, state in enumerate(walk(case, seed)):
            if (number + seed) % 3:
                continue
            for viewer in viewers(state):
                view = state.view(viewer)
                for _ in range(2):
                    other = game.determinize(view, rng)
                    assert game.violations(other) == []
                    assert other.view(viewer) == view
                    assert other.actors == state.actors
                    if viewer is not None:
                        assert other.choices(viewer) == state.choices(viewer)


@every_case
def test_a_choice_that_shows_nothing_tells_nothing(case: Case) -> None:
    """After a choice that may still be undone, a resampled game looks and sounds the same."""
    game = ratskeller.game(case.game)
    rng = Rng(13)
    compared = 0
    for number, state in enumerate(walk(case, seed=14)):
        if number % 2 or not state.actors or state.actors[0] == CHANCE:
            continue
        viewer = state.actors[0]
        choices = state.choices(viewer)
        choice = choices[rng.below(len(choices))]
        mine, other = state.clone(), game.determinize(state.view(viewer), rng)
        told: list[Event] = []
        heard: list[Event] = []
        mine.listener, other.listener = EventLog(told), EventLog(heard)
        mine.apply(viewer, choice)
        other.apply(viewer, choice)
        if mine.undo_depth == 0:
            continue
        compared += 1
        assert mine.view(viewer) == other.view(viewer)
        assert [e.data() for e in told if e.seen_by(viewer)] == [
            e.data() for e in heard if e.seen_by(viewer)
        ]
    assert compared


@every_case
def test_whether_a_choice_is_final_is_told_before_and_tells_nothing(case: Case) -> None:
    """It is what taking back would be, and the same in every state that fits the view."""
    game = ratskeller.game(case.game)
    rng = Rng(15)
    match = Match(game, case.players, dict(case.options), rng=16)
    seen: set[bool] = set()
    while match.state.actors:
        state = match.state
        seat = state.actors[rng.below(len(state.actors))]
        choices = state.choices(seat)
        final = [state.is_irreversible(seat, choice) for choice in choices]
        before = state.dump()
        for _ in range(2):
            other = game.determinize(state.view(seat), rng)
            assert [other.is_irreversible(seat, choice) for choice in choices] == final
        assert state.dump() == before
        number = rng.below(len(choices))
        match.apply(seat, choices[number])
        assert final[number] == (match.state.outcome is not None or not match.can_undo(seat))
        seen.add(final[number])
    assert seen == {True, False}


@every_case
def test_determinized_states_play_on(case: Case) -> None:
    game = ratskeller.game(case.game)
    rng = Rng(15)
    for number, state in enumerate(walk(case, seed=16)):
        if number % 25 == 8 and state.actors:
            for viewer in viewers(state):
                other = game.determinize(state.view(viewer), rng)
                while other.actors:
                    random_step(other, rng)
                assert game.violations(other) == []
                assert other.outcome is not None


@pytest.mark.parametrize("name", ratskeller.game_ids())
def test_notation_round_trips(name: str) -> None:
    grammar = ratskeller.game(name).grammar
    texts = set()
    for code in grammar.codes():
        choice = grammar.choice(code)
        texts.add(str(choice))
        assert grammar.read(str(choice)) is choice
        assert choice == str(choice)
        assert hash(choice) == hash(str(choice))
    assert len(texts) == len(list(grammar.codes()))


@pytest.mark.slow
@every_case
def test_events_speak_and_views_are_plain_data(case: Case) -> None:
    """Every event has words in every language, and views hold nothing but plain data."""
    import json

    game = ratskeller.game(case.game)
    match = Match(game, case.players, dict(case.options), rng=17)
    rng = Rng(17)
    names = ["Anna", "Ben", "Cleo", "Dirk", "Eva"]
    words = [words_of(game, language) for language in LANGUAGES]
    heard = 0
    spoken: set[str] = set()
    while match.state.actors:
        state = match.state
        seat = state.actors[0]
        for tongue in words:
            assert tongue.prompt(state, state.stack[-1])
        for viewer in viewers(state):
            data = state.view(viewer).data()
            assert json.loads(json.dumps(data)) == data
        choices = state.choices(seat)
        for choice in choices:
            if choice.text in spoken:  # it is said by its notation alone
                continue
            spoken.add(choice.text)
            for tongue in words:
                assert tongue.choice(choice)
        match.apply(seat, choices[rng.below(len(choices))])
        for event in match.events[heard:]:
            for tongue in words:
                assert tongue.event(event, names)
        heard = len(match.events)


@every_case
def test_a_seat_that_does_not_exist_is_refused(case: Case) -> None:
    state = case.new()
    Match.of(state, rng=1).draw_chance()
    choice = state.choices(state.actors[0])[0]
    for seat in (-3, -2, case.players, 99):
        for ask in (state.view, state.choices):
            with pytest.raises(SeatError, match=f"there is no seat {seat}"):
                ask(seat)
        for tell in (state.apply, state.refusal):
            with pytest.raises(SeatError, match=f"there is no seat {seat}"):
                tell(seat, choice)
    with pytest.raises(SeatError, match="there is no seat -1"):
        state.view(CHANCE)


@every_case
def test_states_copy_pickle_and_compare(case: Case) -> None:
    match = Match.of(case.new(), rng=2)
    match.draw_chance()
    state = match.state
    for twin in (copy.copy(state), copy.deepcopy(state), pickle.loads(pickle.dumps(state))):
        assert twin == state
        assert twin is not state
        assert twin.undo_depth == state.undo_depth
    other = state.clone()
    seat = other.actors[0]
    other.apply(seat, other.choices(seat)[0])
    assert other != state
    for viewer in (None, seat):
        view = state.view(viewer)
        for seen in (copy.copy(view), copy.deepcopy(view), pickle.loads(pickle.dumps(view))):
            assert seen == view
            assert seen is not view
    for game in (copy.deepcopy(state.game), pickle.loads(pickle.dumps(state.game))):
        assert game is state.game
