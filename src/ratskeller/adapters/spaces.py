"""The action space and the observation space as tables: ``ratskeller spaces GAME``."""

from __future__ import annotations

import textwrap
from typing import Any

from ratskeller.adapters.actions import VERSION, ActionSpace
from ratskeller.kernel import Game


def as_json(game: Game, players: int) -> dict[str, Any]:
    """Both spaces as plain data."""
    space, encoder = ActionSpace(game, players), game.encoder(players)
    return {
        "game": game.id,
        "players": players,
        "rules": game.version,
        "numbering": VERSION,
        "actions": [str(choice) for choice in space.choices()],
        "observation": [
            {
                "name": span.name,
                "offset": span.offset,
                "size": span.size,
                "highest": span.high,
                "meaning": span.meaning,
            }
            for span in encoder.spans
        ],
    }


def as_lines(game: Game, players: int, language: str) -> list[str]:
    """Both spaces as lines of text."""
    space, encoder = ActionSpace(game, players), game.encoder(players)
    numbers = range(int(space.size))
    wide = max(len(str(space.choice(number))) for number in numbers) + 2
    out = [
        f"{game.id} with {players} players: {space.size} actions, observations of"
        f" {encoder.size} numbers (rules {game.version}, numbering {VERSION})",
        "",
        f"{'action':>6}  {'notation':<{wide}}words",
    ]
    for number in numbers:
        out.append(f"{number:>6}  {space.choice(number)!s:<{wide}}{space.words(number, language)}")
    wide = max(len(span.name) for span in encoder.spans) + 2
    out += ["", f"{'offset':>6}{'size':>6}{'highest':>9}  {'span':<{wide}}meaning"]
    for span in encoder.spans:
        meaning = textwrap.wrap(span.meaning, 60)
        start = f"{span.offset:>6}{span.size:>6}{span.high:>9}  {span.name:<{wide}}"
        out.append(start + meaning[0])
        out += [" " * len(start) + more for more in meaning[1:]]
    return out
