"""Many games stepped by one call, into NumPy arrays that are there from the start."""

from __future__ import annotations

from collections.abc import Mapping
from types import TracebackType
from typing import TYPE_CHECKING, Any

from ratskeller.adapters.core import RANK, REWARDS, Core
from ratskeller.adapters.extras import need
from ratskeller.adapters.share import COLUMNS, Arrays, Share, layout, room, spread
from ratskeller.kernel import Game, OptionError, RatskellerError
from ratskeller.kernel.game import OptionValue
from ratskeller.kernel.registry import game as find_game
from ratskeller.kernel.registry import games

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from ratskeller.adapters.actions import ActionSpace
    from ratskeller.adapters.workers import Crew

__all__ = ["COLUMNS", "Batch", "Part"]

MOST_PARTS = 255


class Rows:
    """The arrays of some games, from ``first`` to before ``last`` of a batch."""

    def __init__(self, arrays: Arrays, first: int, last: int, space: ActionSpace) -> None:
        import numpy as np

        self.first, self.last = first, last
        self.size = last - first
        self.space = space  #: numbers of actions and their names
        rows = {name: array[first:last] for name, array in arrays.items()}
        self.observations: NDArray[np.uint8] = rows["observations"]
        self.masks: NDArray[np.bool_] = rows["masks"]
        self.sampled: NDArray[np.int64] = rows["sampled"]
        self.rewards: NDArray[np.float64] = rows["rewards"]
        self.to_move: NDArray[np.int64] = rows["to_move"]
        self.done: NDArray[np.bool_] = rows["done"]
        self.truncated: NDArray[np.bool_] = rows["truncated"]
        self.lengths: NDArray[np.int64] = rows["lengths"]
        self._actions: NDArray[np.int64] = rows["actions"]
        self._marks = self.masks.reshape(-1)
        self._starts: NDArray[np.int64] = np.arange(self.size) * self.masks.shape[1]

    def _take(self, actions: NDArray[Any]) -> int:
        """Note the actions, all or, if one is illegal, none; how many games they move."""
        import numpy as np

        taken = np.asarray(actions, dtype=np.int64)
        if taken.shape != (self.size,):
            raise OptionError(f"a step needs {self.size} actions, not {taken.shape}")
        known = (taken >= 0) & (taken < self.masks.shape[1])
        legal = self._marks.take(np.where(known, taken, 0) + self._starts) & known
        moved = self.size
        if not legal.all():
            running = self.to_move >= 0
            if (running & ~legal).any():
                self._refuse(int((running & ~legal).argmax()), taken)
            moved = int(running.sum())
        self._actions[:] = taken
        return moved

    def _refuse(self, row: int, taken: NDArray[np.int64]) -> None:
        action = int(taken[row])
        name = f" ({self.space.choice(action)})" if 0 <= action < self.space.size else ""
        seat, number = int(self.to_move[row]), self.first + row
        raise OptionError(f"game {number}: action {action}{name} is not legal for seat {seat}")


class Part(Rows):
    """Some of the games of a batch, stepped while whoever chooses does something else.

    Its arrays are rows of the batch's. Between `send` and `wait` they belong to the workers.
    """

    def __init__(self, batch: Batch, number: int, first: int, last: int) -> None:
        super().__init__(batch._arrays, first, last, batch.space)
        self._batch = batch
        self._number = number

    def send(self, actions: NDArray[Any]) -> None:
        """Begin a step of these games: one action for each, all legal or none is carried out."""
        crew = self._batch._workers()
        if crew is not None and crew.busy(self._number):
            raise OptionError("this part was sent already; wait for it first")
        self._batch.steps += self._take(actions)
        self._batch._go(self._number)

    def wait(self) -> None:
        """Until the step that was sent is done and the arrays are filled."""
        crew = self._batch._workers()
        if crew is not None:
            crew.wait(self._number)


class Batch(Rows):
    """``size`` games side by side. Chance draws by itself; joint choices are asked seat by seat.

    A step takes one action for each game. With ``auto_reset`` a game that ends begins anew at
    once: `done` and `rewards` speak of the old one, observation and mask of the new one.
    ``workers`` processes share the work; games, seeds and results stay the same. So they do with
    ``parts``, of which one can be stepped while actions are chosen for another.

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
        parts: int = 1,
    ) -> None:
        need("numpy", "research")
        import numpy as np

        chosen = find_game(game) if isinstance(game, str) else game
        chosen.check_players(players)
        if rewards not in REWARDS:
            raise OptionError(f"rewards may be {', '.join(REWARDS)}, not {rewards!r}")
        if not 1 <= parts <= MOST_PARTS:
            raise OptionError(f"a batch has 1 to {MOST_PARTS} parts, not {parts}")
        if size < 1 or not 1 <= workers <= size // parts:
            within = f" in {parts} parts" if parts > 1 else ""
            raise OptionError(f"{workers} workers cannot share {size} games{within}")
        self.game = chosen
        self.players = players
        self.workers = workers
        self.steps = 0  #: choices made so far, over all games
        settled = chosen.complete_options(dict(options or {}))
        self._closed = False
        self._stretches = spread(0, size, parts)
        shares = [
            [spread(*stretch, workers)[worker] for stretch in self._stretches]
            for worker in range(workers)
        ]
        # Unless it has to be free to choose meanwhile, this process is one of the workers.
        own = shares.pop(0)[0] if parts == 1 else None
        first, last = own or (0, 1)
        core = Core(chosen, players, settled, last - first, auto_reset, rewards, limit or 0)
        self._crew: Crew | None = None
        if shares:
            from ratskeller.adapters.workers import Crew

            if chosen.id not in games():
                raise OptionError(f"workers cannot find {chosen.id}: it is not installed")
            given = (players, settled, auto_reset, rewards, limit or 0)
            self._crew = Crew(chosen.id, given, core, size, shares)
            self._arrays = self._crew.arrays
        else:
            self._arrays = layout(core, size, bytearray(room(core, size)))
        self._share = Share(core, self._arrays, first, last) if own else None
        super().__init__(self._arrays, 0, size, core.space)
        self.encoder = core.encoder  #: the spans of an observation
        self.scale: NDArray[np.float32] = (
            1 / np.array(self.encoder.highest, dtype=np.float32)
        ).astype(np.float32)
        try:
            self.reset(seed)
        except RatskellerError:
            self.close()
            raise

    def reset(self, seed: int | None = None) -> None:
        """Begin all games anew, with a seed or from the system's randomness."""
        if seed is None:
            import secrets

            seed = secrets.randbits(60)
        self.steps = 0
        crew = self._workers()
        if crew is not None:
            self._wait()
            for number in range(len(self._stretches)):
                crew.reset(number, seed)
        if self._share is not None:
            self._share.reset(seed)
        self._wait()

    def step(self, actions: NDArray[Any]) -> None:
        """Carry out one action for each game, all or, if one is illegal, none."""
        self._workers()
        self._wait()  # for what was sent before
        self.steps += self._take(actions)
        for number in range(len(self._stretches)):
            self._go(number)
        self._wait()

    @property
    def parts(self) -> tuple[Part, ...]:
        """The games in as many stretches as were asked for, each with its rows of the arrays."""
        return tuple(Part(self, n, *stretch) for n, stretch in enumerate(self._stretches))

    def _workers(self) -> Crew | None:
        if self._closed:
            raise RatskellerError("the batch is closed")
        return self._crew

    def _go(self, part: int) -> None:
        if self._crew is not None:
            self._crew.step(part)
        if self._share is not None:
            self._share.step()

    def _wait(self) -> None:
        if self._crew is not None:
            for number in range(len(self._stretches)):
                self._crew.wait(number)

    def close(self) -> None:
        """End the workers, if there are any. The arrays stay as they are."""
        self._closed = True
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
