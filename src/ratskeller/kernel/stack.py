"""What is owed in a state: decisions one upon the other, the next one on top."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, cast, final

from mypy_extensions import i64

from ratskeller.kernel.decision import Decision


@final
class Stack:
    """A stack of decisions that keeps its memory when it shrinks.

    A list gives memory back and asks for it again with nearly every decision of a game.

    >>> import ratskeller
    >>> stack = ratskeller.game("rattus").new(players=2).stack
    >>> len(stack) == stack.depth, stack[-1] is stack.top()
    (True, True)
    """

    def __init__(self, owed: list[Decision[Any]]) -> None:
        """The stack takes the list over."""
        self._slots = cast("list[Decision[Any] | None]", owed)
        self.depth: i64 = len(owed)

    def top(self) -> Decision[Any]:
        """The decision that is owed now. The caller guarantees that there is one."""
        top = self._slots[self.depth - 1]
        assert top is not None
        return top

    def at(self, place: i64) -> Decision[Any]:
        """The decision at a place below the depth; 0 is the one that is owed last."""
        top = self._slots[place]
        assert top is not None
        return top

    def pop(self) -> Decision[Any]:
        """Take the top off. The caller guarantees that there is one."""
        depth = self.depth - 1
        top = self._slots[depth]
        self._slots[depth] = None
        self.depth = depth
        assert top is not None
        return top

    def append(self, decision: Decision[Any]) -> None:
        """Owe this next."""
        if self.depth < len(self._slots):
            self._slots[self.depth] = decision
        else:
            self._slots.append(decision)
        self.depth += 1

    def extend(self, decisions: Iterable[Decision[Any]]) -> None:
        """Owe these, the last one next."""
        for decision in decisions:
            self.append(decision)

    def copy_from(self, other: Stack) -> None:
        """Hold what another stack holds, and nothing else."""
        self.depth = other.depth
        self._slots = other._slots[: other.depth]

    def to_list(self) -> list[Decision[Any]]:
        """The decisions, the one owed last in front."""
        return cast("list[Decision[Any]]", self._slots[: self.depth])

    def __len__(self) -> int:
        return self.depth

    def __getitem__(self, index: int) -> Decision[Any]:
        return self.to_list()[index]

    def __iter__(self) -> Iterator[Decision[Any]]:
        return iter(self.to_list())
