"""Cask as a game the kernel can set up, load and guess."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cask.notation import GRAMMAR
from cask.position import read, violations
from cask.rules import Deal, Turn
from cask.state import CaskState
from cask.table import FOLDER, MEASURES
from cask.view import CaskView, determinize
from ratskeller.kernel import Game, Option, Rng
from ratskeller.kernel.game import OptionValue

if TYPE_CHECKING:
    from ratskeller.kernel.words import Words


class Cask(Game[CaskState, CaskView]):
    """One cask, and everybody knows only the own thirst: for two to four players."""

    def __init__(self) -> None:
        super().__init__(
            id="cask",
            folder=FOLDER,
            players=range(2, 5),
            grammar=GRAMMAR,
            decisions=[Deal, Turn],
            options=[Option("measures", "CK 1.1", [*MEASURES], [2, 3, 4])],
            version=1,
        )

    def begin(self, players: int, options: dict[str, OptionValue]) -> CaskState:
        state = CaskState(self, players, options)
        state.push(Deal(0))
        return state

    def restore(
        self, position: dict[str, Any], players: int, options: dict[str, OptionValue]
    ) -> CaskState:
        return read(CaskState(self, players, options), position)

    def determinize(self, view: CaskView, rng: Rng) -> CaskState:
        return determinize(self, view, rng)

    def violations(self, state: CaskState) -> list[str]:
        return violations(state)

    def text_board(self, view: CaskView, words: Words, names: list[str]) -> str:
        lines = [f"[rat]{'▮' * view.left}{'▯' * (view.full - view.left)}[/]"]
        for seat, name in enumerate(names):
            cups = "●" * view.drunk[seat]
            thirst = view.thirst[seat] or "?"
            lines.append(f"[seat{seat}]{name:10}[/] {cups} / {thirst}")
        return "\n".join(lines)


GAME = Cask()
