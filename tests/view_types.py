"""The TypeScript types of the views' sections.

``python -m tests.view_types`` writes ``web/src/games/<game>/view.generated.ts`` from the
declarations of the games.
"""

from __future__ import annotations

from pathlib import Path

import ratskeller
from ratskeller.kernel import Game
from ratskeller.kernel.columns import NOBODY, Column
from tests.pages import ROOT

HEAD = "/** Written by `python -m tests.view_types` from the declared columns. */\n"


def file_of(game: Game) -> Path:
    """Where the types of a game's views go."""
    return ROOT / "web" / "src" / "games" / game.id / "view.generated.ts"


def declared() -> list[Game]:
    """The games that have declared their columns and have a board in the web app."""
    games = [ratskeller.game(name) for name in ratskeller.games()]
    return [game for game in games if game.columns.sections and file_of(game).parent.exists()]


def types(game: Game) -> str:
    """The interface of a game's sections."""
    groups: dict[str, list[str]] = {}
    for section in game.columns.sections:
        if section.known == NOBODY or (isinstance(section, Column) and not section.written):
            continue
        kind = section.typescript()
        if section.group == "seats":
            kind = kind.removesuffix("[]").removeprefix("(").removesuffix(")")
        line = f"/** {section.meaning} */\n{section.key}: {kind};"
        groups.setdefault(section.group, []).append(line)
    body = groups.pop("", [])
    for group, lines in groups.items():
        inner = indented("\n".join(lines))
        body.append(f"{group}: {{\n{inner}\n}}{'[]' if group == 'seats' else ''};")
    name = "".join(part.capitalize() for part in game.id.split("-"))
    return f"{HEAD}export interface {name}Sections {{\n{indented(chr(10).join(body))}\n}}\n"


def indented(text: str) -> str:
    return "\n".join(f"  {line}" for line in text.splitlines())


if __name__ == "__main__":
    for each in declared():
        file_of(each).write_text(types(each), encoding="utf-8")
