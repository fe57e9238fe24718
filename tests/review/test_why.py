"""Reasons: each is a claim about two positions, and it holds in them."""

from __future__ import annotations

from statistics import fmean

import pytest
from librt.vecs import vec

import ratskeller
from ratskeller.kernel import CHANCE, Game, Rng, State
from ratskeller.kernel.words import LANGUAGES, words_of
from ratskeller.review.compare import hides
from ratskeller.review.loop import review
from ratskeller.review.model import Step
from ratskeller.review.why import feature_key, reasons
from ratskeller.review.wording import Wording
from tests.review.games import random_game

GAMES = [ratskeller.game(id) for id in ratskeller.game_ids()]


def feature_after(state: State, seat: int, choice: str, name: str, whose: int) -> float:
    """A feature of a seat in the true state after a choice."""
    evaluator = state.game.evaluator()
    child = state.clone()
    child.apply(seat, choice)
    row = vec[float]([0.0] * len(evaluator.FEATURES))
    evaluator.features(child, whose, row)
    return float(row[evaluator.FEATURES.index(name)])


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_named_feature_exists_in_every_language(game: Game) -> None:
    known = {feature_key(name) for name in game.evaluator().FEATURES}
    for language in LANGUAGES:
        named = {key for key in known if words_of(game, language).has(key)}
        assert len(named) >= 5
    texts = (game.folder / "texts" / "en.ftl").read_text(encoding="utf-8")
    keys = {line.split()[0] for line in texts.splitlines() if line.startswith("feature-")}
    assert keys <= known


def test_a_reason_is_true_of_both_positions() -> None:
    """Rattus, as long as nobody has looked at a token: the claims are about the true positions."""
    record = random_game("rattus", 2, 1)
    checked = rivals = 0
    moments = zip(record.walk(), record.choices, strict=False)
    for number, (state, (seat, text)) in enumerate(moments, 1):
        if seat == CHANCE or checked >= 12 + 12 * (not rivals) or hides(state.view(seat), state, 1):
            continue
        for other in state.choices(seat)[:6]:
            child = state.clone()
            child.apply(seat, other)
            drawn = state.clone()
            drawn.apply(seat, text)
            if (CHANCE,) in (child.actors, drawn.actors):
                continue
            for reason in reasons(state.game, state.view(seat), other.text, text, number):
                whose = seat if reason.seat is None else reason.seat
                better = feature_after(state, seat, other.text, reason.feature, whose)
                made = feature_after(state, seat, text, reason.feature, whose)
                rivals += reason.seat is not None
                assert reason.better == pytest.approx(better)
                assert reason.made == pytest.approx(made)
                assert better != made
                checked += 1
    assert checked >= 12
    assert rivals


@pytest.mark.parametrize("name", ["notre-dame", "name-of-the-rose"])
def test_a_reason_holds_where_something_is_hidden(name: str) -> None:
    """What is the same in all worlds is so in the true one; other means differ as they say."""
    record = random_game(name, 2, 1)
    game = record.game
    public = means = 0
    moments = zip(record.walk(), record.choices, strict=False)
    for number, (state, (seat, text)) in enumerate(moments, 1):
        if seat == CHANCE or number % 2 or len(state.actors) > 1:
            continue
        view = state.view(seat)
        rng = Rng(number)
        worlds = [state, *(game.determinize(view, rng) for _ in range(24))]
        for other in state.choices(seat)[:4]:
            pair = (other.text, text)
            if other.text == text or any(draws(state, seat, choice) for choice in pair):
                continue
            for reason in reasons(game, view, *pair, number):
                whose = seat if reason.seat is None else reason.seat
                better, made = (
                    [feature_after(world, seat, choice, reason.feature, whose) for world in worlds]
                    for choice in pair
                )
                if len({*better}) == len({*made}) == 1:
                    assert reason.better == pytest.approx(better[0])
                    assert reason.made == pytest.approx(made[0])
                    public += 1
                else:
                    assert (fmean(better) > fmean(made)) == (reason.better > reason.made)
                    means += 1
    assert public >= 12
    assert means or name == "notre-dame"


def draws(state: State, seat: int, choice: str) -> bool:
    """Whether chance acts right after a choice."""
    child = state.clone()
    child.apply(seat, choice)
    return child.actors == (CHANCE,)


def test_no_reason_for_the_worse_of_two_choices() -> None:
    """If the features speak for one choice they do not speak for the other."""
    record = random_game("notre-dame", 2, 1)
    told = 0
    moments = zip(record.walk(), record.choices, strict=False)
    for number, (state, (seat, _)) in enumerate(moments):
        if seat == CHANCE or number % 8:
            continue
        view = state.view(seat)
        texts = [choice.text for choice in state.choices(seat)][:4]
        pairs = [(a, b) for a in texts for b in texts if a != b]
        found = [(a, b) for a, b in pairs if reasons(state.game, view, a, b, 1)]
        assert not any((b, a) in found for a, b in found)
        told += len(found)
    assert told


@pytest.mark.parametrize("language", LANGUAGES)
def test_reasons_and_their_absence_are_sentences(language: str) -> None:
    record = random_game("rattus", 2, 1)
    wording = Wording(review(record, "instant"), record.game, language)
    lost = [step for step in wording.review.steps if step.loss]
    named = [step for step in lost if step.reasons]
    assert named
    for step in named:
        assert wording.words(feature_key(step.reasons[0].feature)) in wording.why(step)
    rival = next(step for step in named if step.reasons[0].seat is not None)
    assert wording.names[1 - rival.seat] in wording.why(rival)
    bare = Step(1, 0, "x", [], 0.0, [0.0, 0.0], [0.0, 0.0], [0.0, 0.0])
    assert wording.why(bare) == wording.words("review-why-unnamed")
