"""One term for one thing: retired words stand in no text, and the pages are current."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ratskeller.kernel.words import LANGUAGES
from tests import game_logs, glossaries
from tests.pages import ROOT

PLACEABLE = re.compile(r"\{[^{}]*\}")


def values(path: Path) -> list[tuple[int, str]]:
    """The words of a file by line: no keys, comments, names of variants and placeables."""
    found = []
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        if line.startswith("#"):
            continue
        text = re.sub(r"^[\w-]+ =|^\s+\.[\w-]+ =|^\s+\*?\[[\w-]+\]", "", line)
        found.append((number, PLACEABLE.sub("", text)))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_has_a_retired_word(language: str) -> None:
    wrong = [
        (path.relative_to(ROOT).as_posix(), number, word, text.strip())
        for term in glossaries.terms(language)
        for word in term.get("retired", [])
        for folder in glossaries.folders(term["game"])
        for path in [folder / f"{language}.ftl"]
        for number, text in values(path)
        if glossaries.pattern(word).search(text)
    ]
    assert wrong == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_pages_of_the_glossaries_are_current(language: str) -> None:
    page = glossaries.FOLDER / f"{language}.md"
    assert page.read_text(encoding="utf-8") == glossaries.page(language)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", game_logs.GAMES)
def test_the_logs_are_current(game: str, language: str) -> None:
    page = game_logs.path_of(game, language)
    assert page.read_text(encoding="utf-8") == game_logs.page(game, language)
