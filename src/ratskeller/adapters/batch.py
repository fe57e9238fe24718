"""Many games stepped by one call, into NumPy arrays that are there from the start."""

from __future__ import annotations

from collections.abc import Mapping
from types import TracebackType
from typing import TYPE_CHECKING, Any

from ratskeller.adapters.core import RANK, REWARDS, Core
from ratskeller.adapters.extras import need
from ratskeller.kernel import Game, OptionError
from ratskeller.kernel.game import OptionValue
from ratskeller.kernel.registry import game as find_game

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from ratskeller.adapters.workers import Crew

#: The arrays, each with one row for each game.
COLUMNS = {
    "observations": "what the seat to move knows, whole numbers; times `scale` from 0 to 1",
    "masks": "which actions are legal",
    "rewards": "by seat, for the game that ended in this step, else 0",
    "to_move": "the seat that acts next; -1 where a game is over and nothing follows",
    "done": "whether a game ended in this step",
    "truncated": "whether it was cut off at the limit",
    "lengths": "choices of seats so far in the game that is on",
}


class Batch:
    """``size`` games side by side. Chance draws by itself; joint choices are asked seat by seat.

    A step takes one action for each game. With ``auto_reset`` a game that ends begins anew at
    once: `done` and `rewards` speak of the old one, observation and mask of the new one.
    ``workers`` processes share the work; games, seeds and results stay the same.

    >>> batch = Batch("rattus", players=2, size=3, seed=7)
    >>> batch.observations.shape, batch.masks.shape, batch.rewards.shape
    ((3, 872), (3, 267), (3, 2))
    >>> for _ in range(200):
    ...     batch.step(batch.masks.argmax(axis=1))  # the first legal action
    >>> batch.steps
    600
    """

    def __init__(
        self,
        game: str | Game,
        players: int,
        size: int,
        options: Mapping[str, OptionValue] | None = None,
        *,
        seed: int | None = None,
        auto_reset: bool = True,
        rewards: str = RANK,
        limit: int | None = None,
        workers: int = 1,
    ) -> None:
        need("numpy", "research")
        import numpy as np

        chosen = find_game(game) if isinstance(game, str) else game
        chosen.check_players(players)
        if rewards not in REWARDS:
            raise OptionError(f"rewards may be {', '.join(REWARDS)}, not {rewards!r}")
        if size < 1 or not 1 <= workers <= size:
            raise OptionError(f"{workers} workers cannot share {size} games")
        self.game = chosen
        self.players = players
        self.size = size
        self.workers = workers
        self.steps = 0  #: choices made so far, over all games
        settled = chosen.settled(dict(options or {}))
        given = (players, settled, auto_reset, rewards, limit or 0)
        self._crew: Crew | None = None
        if workers > 1:
            from ratskeller.adapters.workers import Crew

            self._crew = Crew(chosen.id, given, size, workers)
            core = self._crew.pattern
        else:
            core = Core(chosen, players, settled, size, auto_reset, rewards, limit or 0)
        self._core = core
        self.space = core.space  #: numbers of actions and their names
        self.encoder = core.encoder  #: the spans of an observation
        self.scale: NDArray[np.float32] = (
            1 / np.array(self.encoder.highest, dtype=np.float32)
        ).astype(np.float32)
        arrays = self._crew.arrays if self._crew else columns(core, size)
        self._arrays = arrays
        self.observations: NDArray[np.uint8] = arrays["observations"]
        self.masks: NDArray[np.bool_] = arrays["masks"]
        self.rewards: NDArray[np.float64] = arrays["rewards"]
        self.to_move: NDArray[np.int64] = arrays["to_move"]
        self.done: NDArray[np.bool_] = arrays["done"]
        self.truncated: NDArray[np.bool_] = arrays["truncated"]
        self.lengths: NDArray[np.int64] = arrays["lengths"]
        self._rows: NDArray[np.int64] = np.arange(size)
        self.reset(seed)

    def reset(self, seed: int | None = None) -> None:
        """Begin all games anew, with a seed or from the system's randomness."""
        if seed is None:
            import secrets

            seed = secrets.randbits(60)
        self.steps = 0
        if self._crew is not None:
            self._crew.reset(seed)
        else:
            self._core.reset(seed, 0)
            show(self._core, self._arrays)

    def step(self, actions: NDArray[Any]) -> None:
        """Carry out one action for each game, all or, if one is illegal, none."""
        import numpy as np

        taken = np.asarray(actions, dtype=np.int64)
        if taken.shape != (self.size,):
            raise OptionError(f"a step needs {self.size} actions, not {taken.shape}")
        running = self.to_move >= 0
        known = (taken >= 0) & (taken < self.masks.shape[1])
        legal = known & self.masks[self._rows, np.where(known, taken, 0)]
        if not (legal | ~running).all():
            self._refuse(int((~legal & running).argmax()), taken)
        self.steps += int(running.sum())
        if self._crew is not None:
            self._crew.step(taken)
        else:
            self._core.act(taken.tobytes())
            self._core.step()
            show(self._core, self._arrays)

    def _refuse(self, number: int, taken: NDArray[np.int64]) -> None:
        action = int(taken[number])
        name = f" ({self.space.choice(action)})" if 0 <= action < self.space.size else ""
        seat = int(self.to_move[number])
        raise OptionError(f"game {number}: action {action}{name} is not legal for seat {seat}")

    def close(self) -> None:
        """End the workers, if there are any."""
        if self._crew is not None:
            self._crew.close()
            self._crew = None

    def __enter__(self) -> Batch:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()


def shapes(core: Core, size: int) -> dict[str, tuple[tuple[int, ...], str]]:
    """The arrays of a batch: shape and type of each."""
    return {
        "rewards": ((size, int(core.players)), "float64"),
        "to_move": ((size,), "int64"),
        "lengths": ((size,), "int64"),
        "observations": ((size, int(core.encoder.size)), "uint8"),
        "masks": ((size, int(core.space.size)), "bool"),
        "done": ((size,), "bool"),
        "truncated": ((size,), "bool"),
    }


def columns(core: Core, size: int) -> dict[str, Any]:
    """New arrays for so many games."""
    import numpy as np

    return {name: np.zeros(shape, kind) for name, (shape, kind) in shapes(core, size).items()}


def show(core: Core, arrays: dict[str, Any]) -> None:
    """Bring what the core holds into the arrays."""
    import numpy as np

    for name in ("observations", "masks"):
        flat = np.frombuffer(getattr(core, name).getvalue(), np.uint8)
        arrays[name].view(np.uint8).reshape(-1)[:] = flat
    for name in ("rewards", "to_move", "lengths", "done", "truncated"):
        whole = arrays[name]
        whole.reshape(-1)[:] = np.frombuffer(getattr(core, name), whole.dtype)
