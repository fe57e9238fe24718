"""Cask (CK): drink your fill and not a drop more."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from cask.columns import COLUMNS, MEASURES, THIRST
from cask.invariants import dealt_to, full, violations
from cask.rules import GRAMMAR, Deal, Turn, outcome
from ratskeller.kernel import Game, Option, Rng
from ratskeller.kernel.plain import PlainState, PlainView


class Cask(Game[PlainState, PlainView]):
    """One cask, and everybody knows only their own thirst: for two to four players."""

    def __init__(self) -> None:
        super().__init__(
            id="cask",
            folder=Path(__file__).parent,
            players=range(2, 5),
            grammar=GRAMMAR,
            decisions=[Deal, Turn],
            options=[Option("measures", "CK 1.1", [*MEASURES], [2, 3, 4])],
            version=1,
            columns=COLUMNS,
            stacks=["deal", "turn"],
        )

    def initial(self, players: int, options: dict[str, Any]) -> PlainState:
        state = PlainState(self, players, options)
        state.public.left = full(state)
        return state

    def begin(self, state: PlainState) -> None:
        state.push(Deal(0))

    def complete(self, state: PlainState, position: dict[str, Any]) -> None:
        if not state.stack:
            state.outcome = outcome(state)

    def violations(self, state: PlainState) -> list[str]:
        return violations(state)

    def determinize(self, view: PlainView, rng: Rng) -> PlainState:
        """CK 4.1: the thirst of others is any that the viewer does not know."""
        state = PlainState(self, view.players, view.options, view.public.copy())
        state.copy_frame(view)
        state.thirst = view.thirst[:]
        cards = [card for card in THIRST if card not in view.thirst]
        rng.shuffle(cards)
        for seat in range(dealt_to(state)):
            state.thirst[seat] = state.thirst[seat] or cards.pop()
        return state

    def text_board(self, view: PlainView, words: Any, names: list[str]) -> str:
        drunk, thirst = view.public.drunk, view.thirst
        rows = [f"{n:10} {'●' * drunk[i]} / {thirst[i] or '?'}" for i, n in enumerate(names)]
        return "\n".join(["▮" * view.public.left, *rows])


GAME = Cask()
