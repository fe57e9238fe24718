"""States and views made from the declared columns alone.

A game that does not need a hand-written `clone` uses these classes as they are. They are
several times slower than hand-written ones, and the reference those are tested against.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from librt.vecs import vec
from mypy_extensions import i64

from ratskeller.kernel.columns import EVERYBODY, SEAT, VIEW
from ratskeller.kernel.public import Public
from ratskeller.kernel.state import State
from ratskeller.kernel.view import View


class PlainPublic(Public):
    """Any columns."""

    def __getattr__(self, name: str) -> Any:
        raise AttributeError(f"{name} is not a public column")

    def copy(self) -> PlainPublic:
        new = PlainPublic()
        for name, value in self.__dict__.items():
            setattr(new, name, copied(value))
        return new


class PlainState(State):
    """A state of any game; columns that are not public are attributes of its own."""

    def __init__(self, game: Any, players: int, options: Any, public: PlainPublic) -> None:
        super().__init__(game, players, options)
        self.public: Any = public

    def __getattr__(self, name: str) -> Any:
        raise AttributeError(f"{name} is not a column")

    if TYPE_CHECKING:  # any column may be set

        def __setattr__(self, name: str, value: Any) -> None: ...

    def clone(self) -> PlainState:
        new = type(self)(self.game, self.players, self.options, self.public.copy())
        new.copy_kernel(self)
        for column in self.game.columns.all():
            if column.known not in (EVERYBODY, VIEW):
                setattr(new, column.name, copied(getattr(self, column.name)))
        return new


class PlainView(View):
    """The public part, and the viewer's entries of the columns by seat; at the end all."""

    def __init__(self, state: PlainState, viewer: int | None) -> None:
        super().__init__(state, viewer)
        self.public: Any = state.public.copy()
        for column in state.game.columns.all():
            if column.known == SEAT:
                known = copied(getattr(state, column.name))
                each = len(known) // int(state.players)
                for i in range(len(known)):
                    if state.outcome is None and i // each != viewer:
                        known[i] = column.initial
                setattr(self, column.name, known)

    def __getattr__(self, name: str) -> Any:
        raise AttributeError(f"{name} is not known to a view")


def copied(value: Any) -> Any:
    """A number as it is, a column as a copy."""
    return value if isinstance(value, int) else vec[i64](list(value))
