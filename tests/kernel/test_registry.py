"""Games are found by looking, and outsiders' games by entry points."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

import ratskeller
from ratskeller.kernel import OptionError, registry
from tests.kernel.duel import Duel, duel


class Entry:
    def __init__(self, game: Duel) -> None:
        self._game = game

    def load(self) -> Duel:
        return self._game


@pytest.fixture
def outsider(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Duel]:
    game = duel(tmp_path)
    monkeypatch.setattr(registry, "entry_points", lambda group: [Entry(game)])
    registry._found.cache_clear()
    yield game
    registry._found.cache_clear()


def test_an_outsiders_game_is_found(outsider: Duel) -> None:
    assert "duel" in ratskeller.games()
    assert ratskeller.game("duel") is outsider


def test_an_unknown_game_is_refused_with_those_there_are() -> None:
    with pytest.raises(OptionError, match=r"there is no game 'chess'; known: .*rattus"):
        ratskeller.game("chess")


def test_the_function_survives_the_folder_of_the_same_name() -> None:
    import importlib

    importlib.import_module("ratskeller.games.rattus")
    assert callable(ratskeller.games)


@pytest.mark.parametrize("players", ["3", 2.0, None, True, 9])
def test_a_number_of_players_the_game_does_not_take_is_refused_in_words(players: object) -> None:
    with pytest.raises(OptionError, match=r"rattus takes 2 to 4 players, not"):
        registry.game("rattus").new(players)  # type: ignore[arg-type]


def test_any_whole_number_counts_players() -> None:
    class Three:
        def __index__(self) -> int:
            return 3

    assert registry.game("rattus").new(Three()).players == 3
