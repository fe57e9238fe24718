"""The arrays of a batch, and the shard of its games that one process steps."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ratskeller.adapters.vector import GameVector, SavedGame
from ratskeller.kernel import State

#: The arrays, each with one row for each game.
COLUMNS = {
    "observations": "what the seat to move knows, as integers; times `scale` from 0 to 1",
    "masks": "which actions are legal",
    "hidden": "what that seat does not know, if the encoder names it; for learners only",
    "sampled": "a random legal action; -1 where nobody acts",
    "rewards": "by seat, if the game ended in this step, else 0",
    "to_move": "the seat that acts next; -1 after the end without auto_reset",
    "done": "whether the game ended in this step",
    "truncated": "whether it was cut off at the limit",
    "lengths": "choices so far in the present game",
    "final_seats": "whose knowledge `finals` has if the game was cut off now, else -1",
}
WIDE = ("observations", "masks", "hidden")  #: written in chunks
CHUNK = 64  #: games; their rows stay in the processor's cache until they are copied

Arrays = dict[str, Any]


def shapes(vector: GameVector, size: int) -> dict[str, tuple[tuple[int, ...], str]]:
    """Shape and type of each array, the widest type first to keep all aligned."""
    width = int(vector.width) if vector.encodes else 0
    return {
        "actions": ((size,), "int64"),
        "sampled": ((size,), "int64"),
        "to_move": ((size,), "int64"),
        "lengths": ((size,), "int64"),
        "final_seats": ((size,), "int64"),
        "rewards": ((size, int(vector.players)), "float64"),
        "observations": ((size, width), "uint8"),
        "finals": ((size, width if vector.limit > 0 else 0), "uint8"),
        "masks": ((size, int(vector.space.size)), "bool" if vector.net_inputs is None else "uint8"),
        "hidden": ((size, len(vector.hidden_blank) if vector.encodes else 0), "uint8"),
        "done": ((size,), "bool"),
        "truncated": ((size,), "bool"),
    }


def total_bytes(vector: GameVector, size: int) -> int:
    """The size of all arrays together."""
    import numpy as np

    wanted = shapes(vector, size).values()
    return sum(int(np.prod(shape)) * np.dtype(kind).itemsize for shape, kind in wanted)


def arrays_in(memory: Any, vector: GameVector, size: int) -> Arrays:
    """The arrays, laid out in one block of memory."""
    import numpy as np

    arrays: Arrays = {}
    at = 0
    for name, (shape, kind) in shapes(vector, size).items():
        count = int(np.prod(shape))
        arrays[name] = np.frombuffer(memory, kind, count, at).reshape(shape)
        at += arrays[name].nbytes
    return arrays


def split(first: int, last: int, count: int) -> list[tuple[int, int]]:
    """Split a range into consecutive ranges of about equal length.

    >>> split(0, 7, 3)
    [(0, 3), (3, 5), (5, 7)]
    """
    least, more = divmod(last - first, count)
    ends = [first + (n + 1) * least + min(n + 1, more) for n in range(count)]
    return list(zip([first, *ends[:-1]], ends, strict=True))


class Shard:
    """The games ``first`` to ``last`` - 1 of a batch, and their rows of the arrays."""

    def __init__(self, vector: GameVector, arrays: Arrays, first: int, last: int) -> None:
        import numpy as np

        self._vector = vector
        self._first = first
        rows = {name: array[first:last] for name, array in arrays.items()}
        self._actions = rows["actions"]
        self._finals = rows["finals"]
        self._narrow = [
            (rows[name].reshape(-1), np.frombuffer(getattr(vector, name), rows[name].dtype))
            for name in COLUMNS
            if name not in WIDE
        ]
        self._wide = []
        for start in range(0, last - first, CHUNK):
            end = min(start + CHUNK, last - first)
            here = [
                (rows[name][start:end].view(np.uint8).reshape(-1), getattr(vector, name))
                for name in WIDE
                if rows[name].size
            ]
            self._wide.append((start, end, here))

    def reset(self, seed: int) -> None:
        """Begin all games of the shard again."""
        self._vector.reset(seed, self._first)
        self._write(self._vector.begin)

    def step(self) -> None:
        """Apply the actions in the rows of the shard."""
        self._vector.act(self._actions.tobytes())
        self._write(self._vector.step)

    def save(self, row: int) -> SavedGame:
        """A copy of the game in a row of the shard."""
        return self._vector.save(row)

    def put(self, games: Mapping[int, SavedGame | State]) -> None:
        """Let rows of the shard go on with saved games or from states."""
        for row, game in games.items():
            if isinstance(game, SavedGame):
                self._vector.restore(row, game)
            else:
                self._vector.place(row, game)
        self._write(self._vector.rewrite)

    def _write(self, work: Callable[[int, int], None]) -> None:
        import numpy as np

        for first, last, here in self._wide:
            work(first, last)
            for row, written in here:
                row[:] = np.frombuffer(written.getvalue(), np.uint8)
            for number, final in self._vector.finals:
                self._finals[number] = np.frombuffer(final, np.uint8)
        for row, column in self._narrow:
            row[:] = column
