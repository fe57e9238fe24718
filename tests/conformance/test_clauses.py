"""Every clause is cited by code and by a test, and every citation exists."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import ratskeller
from ratskeller.kernel import Game

TESTS = Path(__file__).parents[1]


def cited_in(text: str, prefix: str) -> set[str]:
    """Citations like ``RA 4.3``, also the later ones of a list: ``RA 4.3, 4.5``."""
    found = set()
    for match in re.finditer(rf"{prefix} \d+\.\d+(?:(?:, | and )\d+\.\d+)*", text):
        found |= {f"{prefix} {number}" for number in re.findall(r"\d+\.\d+", match.group())}
    return found


def named_in(text: str, prefix: str) -> set[str]:
    """Clauses in the names of tests: ``def test_ra_4_3_…``."""
    names = re.findall(rf"def test_{prefix.lower()}_(\d+)_(\d+)_", text)
    return {f"{prefix} {chapter}.{clause}" for chapter, clause in names}


def code_of(game: Game) -> str:
    return "".join(path.read_text(encoding="utf-8") for path in sorted(game.folder.rglob("*.py")))


def rule_tests(game: Game) -> str:
    folder = TESTS / "games" / game.folder.name
    return "".join(path.read_text(encoding="utf-8") for path in sorted(folder.rglob("*.py")))


@pytest.mark.parametrize("name", ratskeller.game_ids())
def test_every_clause_is_in_the_code(name: str) -> None:
    game = ratskeller.game(name)
    missing = set(game.rulebook.clauses) - cited_in(code_of(game), game.rulebook.prefix)
    assert not missing


@pytest.mark.parametrize("name", ratskeller.game_ids())
def test_every_clause_has_a_test(name: str) -> None:
    game = ratskeller.game(name)
    missing = set(game.rulebook.clauses) - named_in(rule_tests(game), game.rulebook.prefix)
    assert not missing


@pytest.mark.parametrize("name", ratskeller.game_ids())
def test_every_citation_exists(name: str) -> None:
    game = ratskeller.game(name)
    prefix = game.rulebook.prefix
    cited = cited_in(code_of(game) + rule_tests(game), prefix)
    cited |= {option.clause for option in game.options.values()} | {game.rulebook.end_clause}
    cited |= {decision.CLAUSE for decision in game.decisions.values()}
    cited |= set(game.rulebook.rulings)
    assert cited <= set(game.rulebook.clauses), cited - set(game.rulebook.clauses)


@pytest.mark.parametrize("name", ratskeller.game_ids())
def test_chapters_and_clauses_fit(name: str) -> None:
    rulebook = ratskeller.game(name).rulebook
    chapters = {
        clause.removeprefix(rulebook.prefix).strip().split(".")[0] for clause in rulebook.clauses
    }
    assert chapters == set(rulebook.chapters)
