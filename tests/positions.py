"""The generated tables of the pages on positions.

``python -m tests.positions`` rewrites them from the declarations of the games: the sections
of a position, and the decisions with their fields. A page marks where each table goes:
``<!-- sections -->`` … ``<!-- /sections -->``, ``<!-- decisions -->`` … ``<!-- /decisions -->``.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import ratskeller
from ratskeller.kernel import Game
from ratskeller.kernel.columns import EVERYBODY, NOBODY, SEAT, VIEW, Column, Section
from ratskeller.kernel.decision import Automatic, Chance, Decision, Simultaneous
from tests.pages import DOCS

KNOWN = {
    EVERYBODY: "everybody",
    SEAT: "as far as seen",
    NOBODY: "nobody",
    VIEW: "only in views",
}
WHO = {
    Chance: "chance",
    Automatic: "runs by itself",
    Simultaneous: "several seats at once",
    Decision: "the seat",
}


def page_of(game: Game) -> Path:
    """The page on the positions of a game."""
    return DOCS / f"{game.id}-positions.md"


def declared() -> list[Game]:
    """The games that have declared their columns and have a page."""
    games = [ratskeller.game(name) for name in ratskeller.game_ids()]
    return [game for game in games if game.columns.sections and page_of(game).exists()]


def table(head: list[str], rows: list[list[str]]) -> str:
    """A table in Markdown."""
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)


def sections(game: Game) -> str:
    """The sections of a position, and what views add."""
    head = ["key", "form", "known to", "meaning"]
    rows = [row(s) for s in game.columns.sections if not isinstance(s, Column) or s.shown]
    return table(head, rows)


def row(section: Section) -> list[str]:
    group = {"": "", "seats": "seats[]."}.get(section.group, f"{section.group}.")
    shape = f"`{section.shape()}`" if section.shape() else ""
    in_views = isinstance(section, Column) and not section.written
    known = KNOWN[VIEW if in_views else section.known]
    return [f"`{group}{section.key}`", shape, known, section.meaning]


def decisions(game: Game) -> str:
    """The decisions that can lie on the stack."""
    head = ["decision", "clause", "who decides", "fields", "choices"]
    return table(head, [decision_row(game, d) for d in game.decisions.values()])


def decision_row(game: Game, decision: type[Decision[Any]]) -> list[str]:
    fields = [f"`{name}`: {field.shape()}" for name, field in decision.FIELDS.items()]
    forms = [game.grammar.verbs[verb >> 32].form for verb in decision.VERBS]
    return [
        f"`{decision.NAME}`",
        decision.CLAUSE,
        next(who for base, who in WHO.items() if issubclass(decision, base)),
        "; ".join(fields),
        ", ".join(f"`{form}`" for form in forms),
    ]


def current(game: Game) -> str:
    """The page as it should be."""
    text = page_of(game).read_text(encoding="utf-8")
    for name, made in (("sections", sections(game)), ("decisions", decisions(game))):
        start, end = f"<!-- {name} -->\n", f"<!-- /{name} -->"
        if start not in text or end not in text:
            raise ValueError(f"{page_of(game).name} has no place for the table of {name}")
        before, rest = text.split(start, 1)
        text = f"{before}{start}\n{made}\n\n{end}{rest.split(end, 1)[1]}"
    return text


if __name__ == "__main__":
    for each in declared():
        page_of(each).write_text(current(each), encoding="utf-8")
