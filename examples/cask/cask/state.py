"""The state: a few columns of small numbers, and how they are copied."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from librt.vecs import vec
from mypy_extensions import i64

from ratskeller.kernel import Game, State
from ratskeller.kernel.game import OptionValue

if TYPE_CHECKING:
    from cask.view import CaskView


class CaskState(State):
    """What is left in the cask, who drank how much, who has gone, who can take what."""

    def __init__(self, game: Game[Any, Any], players: i64, options: dict[str, OptionValue]) -> None:
        super().__init__(game, players, options)
        self.left: i64 = self.full
        self.drunk = vec[i64]([0] * players)
        self.gone = vec[i64]([0] * players)
        self.thirst = vec[i64]([0] * players)  # 0 until it is dealt

    @property
    def full(self) -> int:
        """CK 1.1: what the cask holds at first."""
        return int(self.options["measures"]) * int(self.players)

    def next_after(self, seat: i64) -> i64:
        """CK 2.2: the next seat that has not gone home, or -1."""
        for step in range(1, self.players + 1):
            other = (seat + step) % self.players
            if not self.gone[other]:
                return other
        return -1

    def clone(self) -> CaskState:
        new = CaskState(self.game, self.players, self.options)
        new.copy_kernel(self)
        new.left = self.left
        new.drunk = self.drunk[:]
        new.gone = self.gone[:]
        new.thirst = self.thirst[:]
        return new

    def view_of(self, seat: int | None) -> CaskView:
        from cask.view import view_of

        return view_of(self, seat)

    def dump(self) -> dict[str, Any]:
        from cask.position import write

        return write(self)
