"""The TypeScript types of the views' sections.

``python -m tests.view_types`` writes ``web/src/games/<game>/view.generated.ts`` from the
declarations of the games.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from pathlib import Path

import ratskeller
from ratskeller.kernel import Game
from ratskeller.kernel.columns import NOBODY, Column
from ratskeller.kernel.position import SetField, WordField, type_name
from tests.pages import ROOT

HEAD = "/** Written by `python -m tests.view_types` from the declared columns. */\n"


def file_of(game: Game) -> Path:
    """Where the types of a game's views go."""
    return ROOT / "web" / "src" / "games" / game.id / "view.generated.ts"


def declared() -> list[Game]:
    """The games that have declared their columns and have a board in the web app."""
    games = [ratskeller.game(name) for name in ratskeller.game_ids()]
    return [game for game in games if game.columns.sections and file_of(game).parent.exists()]


def types(game: Game) -> str:
    """The lists of ids of a game, and the interface of its sections."""
    groups: dict[str, list[str]] = {}
    for section in game.columns.sections:
        if section.known == NOBODY or (isinstance(section, Column) and not section.shown):
            continue
        kind = section.typescript()
        if section.group == "seats":
            assert kind.endswith("[]"), f"{section.key}: a list by seat"
            kind = kind.removesuffix("[]")
            if kind.endswith(")"):
                kind = kind.removeprefix("(").removesuffix(")")
        line = f"/** {section.meaning} */\n{section.key}: {kind};"
        groups.setdefault(section.group, []).append(line)
    body = groups.pop("", [])
    for group, lines in groups.items():
        inner = indented("\n".join(lines))
        body.append(f"{group}: {{\n{inner}\n}}{'[]' if group == 'seats' else ''};")
    name = "".join(part.capitalize() for part in game.id.split("-"))
    sections = f"export interface {name}Sections {{\n{indented(chr(10).join(body))}\n}}\n"
    return "\n".join([HEAD + lists(game, sections), sections])


def lists(game: Game, used_in: str) -> str:
    """The ids of the types that some text uses, each as a list and as a type."""
    found = {type_name(name): ids for name, ids in named_ids(game)}
    out = ""
    for name, ids in sorted(found.items()):
        if re.search(rf"\b{name}\b", used_in):
            constant = f"{name.upper()}S"
            quoted = [f'"{id}"' for id in ids]
            written = f"export const {constant} = [{', '.join(quoted)}] as const;"
            if len(written) > 100:
                inner = ",\n  ".join(quoted)
                written = f"export const {constant} = [\n  {inner},\n] as const;"
            out += f"{written}\nexport type {name} = (typeof {constant})[number];\n"
    return out


def named_ids(game: Game) -> Iterator[tuple[str, Sequence[str]]]:
    """What the ids of sections, axes and fields are called, and the ids."""
    for section in game.columns.sections:
        yield from section.ids().items()
    for column in game.columns.all():
        for axis in column.axes:
            if axis.ids is not None:
                yield axis.name, axis.ids
        if isinstance(column.value, WordField):
            yield column.value.name, column.value.words
        elif isinstance(column.value, SetField):
            yield column.value.name.removesuffix("s"), column.value.words


def indented(text: str) -> str:
    return "\n".join(f"  {line}" for line in text.splitlines())


if __name__ == "__main__":
    for each in declared():
        file_of(each).write_text(types(each), encoding="utf-8")
