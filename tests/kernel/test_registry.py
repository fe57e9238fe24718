"""Games are found by looking, and outsiders' games by entry points."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import ratskeller
from ratskeller.kernel import OptionError, plugins, registry
from tests.kernel.duel import Duel, duel


class Entry:
    """An entry point of a package ``elsewhere``; it raises what it is given as an error."""

    value = "elsewhere:GAME"
    dist = None

    def __init__(self, name: str, found: object) -> None:
        self.name = name
        self._found = found

    def load(self) -> object:
        if isinstance(self._found, BaseException):
            raise self._found
        return self._found


def plug_in(monkeypatch: pytest.MonkeyPatch, *entries: Entry) -> None:
    def entry_points(group: str) -> list[Entry]:
        return list(entries) if group == registry.GROUP else []

    monkeypatch.setattr(plugins, "entry_points", entry_points)
    plugins.entries.cache_clear()
    registry._plugged_in.cache_clear()


@pytest.fixture
def outsider(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Duel]:
    game = duel(tmp_path)
    plug_in(monkeypatch, Entry("duel", game))
    yield game
    plugins.entries.cache_clear()
    registry._plugged_in.cache_clear()


def test_modules_of_games_are_imported_by_their_names() -> None:
    """No function of the package hides the folder of the games."""
    import ratskeller.games.rattus.derived as derived

    assert derived.__name__ == "ratskeller.games.rattus.derived"


def test_an_outsiders_game_is_found(outsider: Duel) -> None:
    assert "duel" in ratskeller.game_ids()
    assert ratskeller.game("duel") is outsider


@pytest.mark.parametrize(
    ("found", "reason"),
    [
        (ImportError("no module named dice"), "ImportError: no module named dice"),
        (SystemExit(3), "SystemExit: 3"),
        (7, "it is not a Game but a int"),
        (ratskeller.game("rattus"), "there is a game 'rattus' already"),
    ],
)
def test_a_game_that_cannot_be_used_is_named_and_skipped(
    found: object, reason: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    known = ratskeller.game_ids()
    good = duel(tmp_path)
    plug_in(monkeypatch, Entry("ludo", found), Entry("duel", good))
    try:
        assert ratskeller.game_ids() == sorted([*known, "duel"])
        assert ratskeller.game("duel") is good
        words = f"the plug-in 'ludo' of elsewhere:GAME cannot be used: {reason}"
        assert [str(error) for error in registry.skipped_games()] == [words]
        with pytest.raises(OptionError, match=re.escape("there is no game 'ludo'; known: ")) as no:
            ratskeller.game("ludo")
        assert words in str(no.value)
    finally:
        plugins.entries.cache_clear()
        registry._plugged_in.cache_clear()


def test_a_game_of_the_package_loads_no_plug_in(monkeypatch: pytest.MonkeyPatch) -> None:
    plug_in(monkeypatch, Entry("ludo", AssertionError("loaded")))
    try:
        assert ratskeller.game("rattus").id == "rattus"
        assert registry._plugged_in.cache_info().currsize == 0
    finally:
        plugins.entries.cache_clear()
        registry._plugged_in.cache_clear()


def test_an_unknown_game_is_refused_with_those_there_are() -> None:
    with pytest.raises(OptionError, match=r"there is no game 'chess'; known: .*rattus"):
        ratskeller.game("chess")


@pytest.mark.parametrize("players", ["3", 2.0, None, True, 9])
def test_a_number_of_players_the_game_does_not_take_is_refused_in_words(players: object) -> None:
    with pytest.raises(OptionError, match=r"rattus takes 2 to 4 players, not"):
        registry.game("rattus").new(players)  # type: ignore[arg-type]


def test_any_whole_number_counts_players() -> None:
    class Three:
        def __index__(self) -> int:
            return 3

    assert registry.game("rattus").new(Three()).players == 3
