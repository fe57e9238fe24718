"""Everything that can be said in this game: one verb a line."""

from __future__ import annotations

from typing import Final

from cask.table import MOST, THIRST
from ratskeller.kernel import Grammar, Verb, number, verb

DRAW: Final = verb(1)
LEAVE: Final = verb(2)
DEAL: Final = verb(3)

GRAMMAR: Final = Grammar(
    [
        Verb(DRAW, "draw", number("count", 1, MOST)),
        Verb(LEAVE, "leave"),
        Verb(DEAL, "deal", number("thirst", min(THIRST), max(THIRST))),
    ]
)
