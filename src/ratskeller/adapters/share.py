"""The arrays of a batch, and the games that one process shows in some of their rows."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ratskeller.adapters.core import Core

#: The arrays, each with one row for each game.
COLUMNS = {
    "observations": "what the seat to move knows, whole numbers; times `scale` from 0 to 1",
    "masks": "which actions are legal",
    "sampled": "one of the legal actions, drawn at random; -1 where nobody acts",
    "rewards": "by seat, for the game that ended in this step, else 0",
    "to_move": "the seat that acts next; -1 where a game is over and nothing follows",
    "done": "whether a game ended in this step",
    "truncated": "whether it was cut off at the limit",
    "lengths": "choices of seats so far in the game that is on",
}
WIDE = ("observations", "masks")  #: written a few games at a time
FEW = 64  #: so many: what they show stays in a processor's cache until it is copied

Arrays = dict[str, Any]


def shapes(core: Core, size: int) -> dict[str, tuple[tuple[int, ...], str]]:
    """The arrays of a batch, widest numbers first: shape and type of each."""
    return {
        "actions": ((size,), "int64"),
        "sampled": ((size,), "int64"),
        "to_move": ((size,), "int64"),
        "lengths": ((size,), "int64"),
        "rewards": ((size, int(core.players)), "float64"),
        "observations": ((size, int(core.encoder.size)), "uint8"),
        "masks": ((size, int(core.space.size)), "bool"),
        "done": ((size,), "bool"),
        "truncated": ((size,), "bool"),
    }


def room(core: Core, size: int) -> int:
    """How many bytes they take together."""
    import numpy as np

    wanted = shapes(core, size).values()
    return sum(int(np.prod(shape)) * np.dtype(kind).itemsize for shape, kind in wanted)


def layout(core: Core, size: int, memory: Any) -> Arrays:
    """The arrays in one stretch of memory."""
    import numpy as np

    arrays: Arrays = {}
    at = 0
    for name, (shape, kind) in shapes(core, size).items():
        count = int(np.prod(shape))
        arrays[name] = np.frombuffer(memory, kind, count, at).reshape(shape)
        at += arrays[name].nbytes
    return arrays


def spread(first: int, last: int, shares: int) -> list[tuple[int, int]]:
    """Where each of so many shares of the games begins and ends.

    >>> spread(0, 7, 3)
    [(0, 3), (3, 5), (5, 7)]
    """
    least, more = divmod(last - first, shares)
    ends = [first + (n + 1) * least + min(n + 1, more) for n in range(shares)]
    return list(zip([first, *ends[:-1]], ends, strict=True))


class Share:
    """The games from one number to before another, and their rows."""

    def __init__(self, core: Core, arrays: Arrays, first: int, last: int) -> None:
        import numpy as np

        self._core = core
        self._first = first
        rows = {name: array[first:last] for name, array in arrays.items()}
        self._actions = rows["actions"]
        self._narrow = [
            (rows[name].reshape(-1), np.frombuffer(getattr(core, name), rows[name].dtype))
            for name in COLUMNS
            if name not in WIDE
        ]
        self._wide = []
        for start in range(0, last - first, FEW):
            end = min(start + FEW, last - first)
            here = [rows[name][start:end].view(np.uint8).reshape(-1) for name in WIDE]
            self._wide.append((start, end, *here))

    def reset(self, seed: int) -> None:
        """Begin all of them anew."""
        self._core.reset(seed, self._first)
        self._show(self._core.begin)

    def step(self) -> None:
        """Carry out the actions that stand in their rows."""
        self._core.act(self._actions.tobytes())
        self._show(self._core.step)

    def _show(self, work: Callable[[int, int], None]) -> None:
        import numpy as np

        core = self._core
        for first, last, observations, masks in self._wide:
            work(first, last)
            observations[:] = np.frombuffer(core.observations.getvalue(), np.uint8)
            masks[:] = np.frombuffer(core.masks.getvalue(), np.uint8)
        for row, column in self._narrow:
            row[:] = column
