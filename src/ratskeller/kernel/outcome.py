"""How a game ended, as a value."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final


class Outcome:
    """The end of a game: places, scores, and what decided.

    ``places`` lists groups of seats, best first; seats in one group share the place.
    ``reason`` is the id of the way the game ended, ``tiebreak`` the id of the last rule
    that was needed to part two seats, or None.

    >>> end = Outcome([[2], [0, 1]], [3, 3, 9], "supply-empty", None)
    >>> end.winners, end.place(1), end.scores
    ((2,), 2, (3, 3, 9))
    """

    __slots__ = ("places", "reason", "scores", "tiebreak")

    def __init__(
        self, places: list[list[int]], scores: list[int], reason: str, tiebreak: str | None
    ) -> None:
        self.places: Final = tuple(tuple(group) for group in places)
        self.scores: Final = tuple(scores)
        self.reason: Final = reason
        self.tiebreak: Final = tiebreak

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats on the first place."""
        return self.places[0]

    def place(self, seat: int) -> int:
        """The place of a seat, from 1; a shared place counts all above it."""
        above = 0
        for group in self.places:
            if seat in group:
                return above + 1
            above += len(group)
        raise ValueError(f"seat {seat} took no part")

    def data(self) -> dict[str, object]:
        """Plain data for records and the wire."""
        return {
            "places": [list(group) for group in self.places],
            "scores": list(self.scores),
            "reason": self.reason,
            "tiebreak": self.tiebreak,
        }

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Outcome) and self.data() == other.data()

    def __hash__(self) -> int:
        return hash((self.places, self.scores))

    def __repr__(self) -> str:
        return f"Outcome(places={self.places}, scores={self.scores}, reason={self.reason!r})"


def ranked(keys: Sequence[tuple[int, ...]]) -> list[list[int]]:
    """Seats grouped by their keys, highest key first.

    >>> ranked([(3, 1), (5, 0), (3, 1)])
    [[1], [0, 2]]
    """
    groups: dict[tuple[int, ...], list[int]] = {}
    for seat, key in enumerate(keys):
        groups.setdefault(key, []).append(seat)
    return [groups[key] for key in sorted(groups, reverse=True)]
