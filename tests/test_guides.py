"""The guides for players say what the engines do."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import ratskeller
from ratskeller.kernel.words import words_of
from tests.games.rattus.positions import cubes, fronts, go, tokens, turn
from tests.pages import DOCS, text

GUIDES = [(name, DOCS / "play" / f"{name}.md") for name in ratskeller.game_ids()]
every_guide = pytest.mark.parametrize(("name", "page"), GUIDES, ids=ratskeller.game_ids())


@every_guide
def test_the_clauses_it_names_exist(name: str, page: Path) -> None:
    rulebook = ratskeller.game(name).rulebook
    lists = re.findall(rf"{rulebook.prefix} (\d+\.\d+(?:(?:, | to )\d+\.\d+)*)", text(page))
    named = {f"{rulebook.prefix} {n}" for some in lists for n in re.findall(r"\d+\.\d+", some)}
    assert named <= set(rulebook.clauses), named - set(rulebook.clauses)
    chapters = {clause.split(".")[0] for clause in named}
    assert len(chapters) >= 4


@every_guide
def test_it_names_every_option_with_its_values_the_default_first(name: str, page: Path) -> None:
    rows = dict(re.findall(r"^\| `(\w+)` \| ([^|]+) \|", text(page), re.M))
    options = ratskeller.game(name).options
    assert set(rows) == set(options)
    for option in options.values():
        values = [str(value).lower() for value in option.values]
        assert re.findall(r"`(\w+)`", rows[option.name]) == values
        assert rows[option.name].startswith(f"`{values[0]}` (default)")


def names(game: str, kind: str) -> list[str]:
    """The English names of all persons, cards or events of a game."""
    folder = ratskeller.game(game).folder / "texts" / "en.ftl"
    keys = re.findall(rf"^({kind}-[a-z-]+) = ", folder.read_text(encoding="utf-8"), re.M)
    plain = [key for key in keys if not key.endswith(("-text", "-favour", "-power", "-action"))]
    return [words_of(ratskeller.game(game))(key) for key in plain]


@pytest.mark.parametrize(
    ("game", "kind", "count"),
    [
        ("rattus", "card", 6),
        ("notre-dame", "person", 33),
        ("notre-dame", "card", 9),
        ("name-of-the-rose", "happening", 14),
    ],
)
def test_it_explains_every_card(game: str, kind: str, count: int) -> None:
    found = names(game, kind)
    assert len(found) == count
    rows = re.findall(r"^\| ([^|]+) \|", text(DOCS / "play" / f"{game}.md"), re.M)
    told = {re.sub(r"\*|^[ABC]: ", "", row).strip() for row in rows}
    assert set(found) <= told


def test_the_plate_of_three_tokens_is_how_the_plague_strikes() -> None:
    """docs/pictures/rattus-strike.svg: square is seat 0, disc is seat 1."""
    state = turn(
        seat=3,
        pawn="gallia",
        cubes={"italia": [3, 1, 0, 0]},
        tokens={"italia": [12, 13, 14]},
        cards={"king": 0, "witch": 1},
        keep=["2mwp", "3ack", "1rp"],
    )
    go(state, 3, "pawn:italia", "spread-two:gallia:gallia")
    seen = [cubes(state, "italia")[:2]]
    for front in ("2mwp", "3ack", "1rp"):
        fronts(state, front)
        seen.append(cubes(state, "italia")[:2])
    assert seen == [[3, 1], [2, 0], [2, 0], [1, 0]]
    assert tokens(state, "italia") == []
