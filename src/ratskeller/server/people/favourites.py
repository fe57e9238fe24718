"""What somebody likes to do in a game, counted from the notations of a record.

A game says in ``favourites.toml`` which choices count, and what they name. No engine is
needed, so games under rules that are no longer installed are counted, too.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Sequence
from functools import cache

import ratskeller

FILE = "favourites.toml"
Counts = dict[str, dict[str, int]]


@cache
def kinds(game: str) -> dict[str, str]:
    """The kind of thing that is counted, by verb; empty for a game without favourites.

    >>> kinds("rattus")
    {'take': 'card'}
    """
    if game not in ratskeller.game_ids():
        return {}
    file = ratskeller.game(game).folder / FILE
    if not file.is_file():
        return {}
    with file.open("rb") as source:
        return {str(verb): str(kind) for verb, kind in tomllib.load(source).items()}


def count(game: str, choices: Sequence[str]) -> Counts:
    """How often each thing was chosen, by kind.

    >>> count("rattus", ["settle:gallia", "take:witch", "take:king", "take:witch"])
    {'card': {'witch': 2, 'king': 1}}
    """
    found: dict[str, Counter[str]] = {}
    wanted = kinds(game)
    for text in choices:
        verb, _, rest = text.partition(":")
        if rest and verb in wanted:
            found.setdefault(wanted[verb], Counter())[rest.partition(":")[0]] += 1
    return {kind: dict(counts) for kind, counts in found.items()}
