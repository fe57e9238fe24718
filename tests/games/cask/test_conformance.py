"""The example game holds what every game must hold: the same suite, run over it."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from types import ModuleType

import pytest

import ratskeller
from ratskeller.bots.registry import bots, make_bot
from ratskeller.kernel.words import LANGUAGES
from tests.cases import cases_of
from tests.conformance import test_clauses as clauses
from tests.conformance import test_games as games
from tests.conformance import test_texts as texts

Check = Callable[..., None]


def checks(module: ModuleType, *arguments: str) -> list[Check]:
    """The tests of a module that take these arguments."""
    return [
        check
        for name, check in vars(module).items()
        if name.startswith("test_") and tuple(inspect.signature(check).parameters) == arguments
    ]


BY_CASE = checks(games, "case")
BY_NAME = [c for module in (games, texts, clauses) for c in checks(module, "name")]


def test_the_suite_is_the_one_all_games_pass() -> None:
    assert len(BY_CASE) > 10
    assert len(BY_NAME) > 6


@pytest.mark.parametrize("check", BY_CASE, ids=lambda check: check.__name__)
def test_every_case(check: Check) -> None:
    cases = list(cases_of("cask"))
    assert len(cases) == 6
    for case in cases:
        check(case)


@pytest.mark.parametrize("check", BY_NAME, ids=lambda check: check.__name__)
def test_the_game_itself(check: Check) -> None:
    check("cask")


@pytest.mark.parametrize("language", LANGUAGES)
def test_its_words_are_whole(language: str) -> None:
    folder = ratskeller.game("cask").folder / "texts"
    texts.test_languages_have_the_same_keys_and_variables(folder, language)
    texts.test_the_tone_is_calm(folder, language)


@pytest.mark.parametrize("name", bots())
def test_every_bot_plays_it_that_can(name: str) -> None:
    game = ratskeller.game("cask")
    if name not in bots(game):  # it plays by a net, and Cask has none
        with pytest.raises(ratskeller.OptionError, match="no trained net"):
            make_bot(name, game, rng=0)
        return
    budget = ":20" if name == "hard" else ""
    players = [make_bot(name + budget, game, rng=seat) for seat in range(3)]
    record = ratskeller.play(game, players, rng=7)
    assert record.replay().outcome is not None
