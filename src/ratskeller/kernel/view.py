"""What one viewer knows: a type of its own per game, filled field by field."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64, mypyc_attr

from ratskeller.kernel.choice import Choice
from ratskeller.kernel.decision import SIMULTANEOUS
from ratskeller.kernel.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class View:
    """Base of all views. Only a view (and events) may leave for a player or a bot."""

    def __init__(self, state: State, viewer: int | None) -> None:
        self.game_id = state.game.id
        self.players: i64 = state.players
        self.columns = state.game.columns
        self._fill_frame(state, viewer)

    def look(self, state: State, viewer: int | None) -> None:
        """Show another state's columns, to be read before that changes: what is public is shared.

        What every game has besides them (stack, actors, answers) is left as it was.
        """
        self.options = state.options
        self.viewer = viewer
        self.outcome = state.outcome
        self.fill(state, viewer)

    def fill(self, state: Any, viewer: int | None) -> None:
        """Set the columns from a state, sharing its public part, whatever was in them before."""
        raise NotImplementedError

    def fills(self) -> bool:
        """Whether the game says how to `fill` its views, so that one can `look` again."""
        return type(self).fill is not View.fill

    def copy_to(self, state: Any) -> None:
        """Copy the columns that are not public into a state; what is unknown is -1.

        A compiled game assigns each column by name: an attribute that is set from outside
        (`setattr`) keeps a reference for ever if it is a vector and its class is compiled.
        """
        for name in state.game.known:
            setattr(state, name, getattr(self, name)[:])

    def _fill_frame(self, state: State, viewer: int | None) -> None:
        self.options = state.options
        self.viewer = viewer
        self.stack = state.stack.to_list()
        self.actors = state.actors
        self.outcome = state.outcome
        self.sealed: tuple[int, ...] = ()  # seats that have answered a simultaneous decision
        self.own_answer: Choice | None = None  # the viewer's own answer, still sealed
        if self.stack and self.stack[-1].kind == SIMULTANEOUS:
            answered: list[int] = []
            for seat in range(self.players):
                if state.sealed[seat] >= 0:
                    answered.append(int(seat))
            self.sealed = tuple(answered)
            if self.viewer is not None and state.sealed[self.viewer] >= 0:
                self.own_answer = state.game.grammar.choice(state.sealed[self.viewer])

    def data(self) -> dict[str, Any]:
        """This view as plain data, for the wire and for comparison."""
        return {**self.frame(), **self.columns.view_data(self)}

    def frame(self) -> dict[str, Any]:
        """The part of `data` that every game has."""
        return {
            "game": self.game_id,
            "players": self.players,
            "options": dict(self.options),
            "viewer": self.viewer,
            "actors": list(self.actors),
            "answered": list(self.sealed),
            "answer": None if self.own_answer is None else self.own_answer.text,
            "stack": [decision.data() for decision in self.stack],
            "outcome": None if self.outcome is None else self.outcome.data(),
        }

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and self.data() == other.data()

    def __copy__(self) -> View:
        return self.__deepcopy__({})

    def __deepcopy__(self, memo: object) -> View:
        from ratskeller.kernel.view_pickle import pack, unpack

        return unpack(pack(self))

    def __reduce__(self) -> tuple[object, ...]:
        from ratskeller.kernel.view_pickle import pack, unpack

        return unpack, (pack(self),)

    def __hash__(self) -> int:
        raise TypeError("a view is compared by its data and cannot be hashed")
