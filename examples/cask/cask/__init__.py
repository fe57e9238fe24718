"""Cask (CK): drink your fill and not a drop more."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from cask.columns import COLUMNS, MEASURES, THIRST
from cask.invariants import dealt_to, full, violations
from cask.rules import GRAMMAR, Deal, Turn, outcome
from ratskeller.kernel import Game, Option, Rng
from ratskeller.kernel.plain import PlainState, PlainView


def fill_cask(state: PlainState) -> None:
    """CK 1.1: the cask is full."""
    state.public.left = full(state)


def draw_hidden(state: PlainState, view: PlainView, rng: Rng) -> None:
    """CK 4.1: the thirst of others is any that the viewer does not know."""
    cards = [card for card in THIRST if card not in view.thirst]
    rng.shuffle(cards)
    for seat in range(dealt_to(state)):
        state.thirst[seat] = state.thirst[seat] or cards.pop()


def text_board(view: PlainView, words: Any, names: list[str]) -> str:
    """The cask, and what everybody has drunk."""
    drunk, thirst = view.public.drunk, view.thirst
    rows = [f"{n:10} {'●' * drunk[i]} / {thirst[i] or '?'}" for i, n in enumerate(names)]
    return "\n".join(["▮" * view.public.left, *rows])


#: One cask, and everybody knows only their own thirst: for two to four players.
GAME: Final = Game[PlainState, PlainView](
    id="cask",
    folder=Path(__file__).parent,
    players=range(2, 5),
    grammar=GRAMMAR,
    decisions=[Deal, Turn],
    options=[Option("measures", "CK 1.1", [*MEASURES], [2, 3, 4])],
    version=1,
    columns=COLUMNS,
    stacks=["deal", "turn"],
    initial=fill_cask,
    begin=lambda state: state.push(Deal(0)),
    outcome=outcome,
    violations=violations,
    draw_hidden=draw_hidden,
    text_board=text_board,
)
