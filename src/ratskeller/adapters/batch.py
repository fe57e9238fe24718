"""Many games stepped by one call, with NumPy arrays that are allocated once."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from types import TracebackType
from typing import TYPE_CHECKING, Any

from ratskeller.adapters.extras import need
from ratskeller.adapters.rewards import RANK, check_rewards
from ratskeller.adapters.rivals import by_seat, factories
from ratskeller.adapters.shard import COLUMNS, Arrays, Shard, arrays_in, split, total_bytes
from ratskeller.adapters.vector import GameVector, SavedGame
from ratskeller.kernel import Game, OptionError, RatskellerError, State
from ratskeller.kernel.game import OptionValue
from ratskeller.kernel.registry import game as find_game
from ratskeller.kernel.registry import game_ids

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from ratskeller.adapters.actions import ActionSpace
    from ratskeller.adapters.workers import WorkerPool

__all__ = ["COLUMNS", "Batch", "Slice"]

MOST_SLICES = 255


class Rows:
    """The arrays of the games ``first`` to ``last`` - 1 of a batch."""

    def __init__(self, arrays: Arrays, first: int, last: int, space: ActionSpace) -> None:
        import numpy as np

        self.first, self.last = first, last
        self.size = last - first
        self.space = space  #: the action space
        rows = {name: array[first:last] for name, array in arrays.items()}
        self.observations: NDArray[np.uint8] = rows["observations"]
        self.masks: NDArray[np.bool_] = rows["masks"]
        self.hidden: NDArray[np.uint8] = rows["hidden"]
        self.sampled: NDArray[np.int64] = rows["sampled"]
        self.rewards: NDArray[np.float64] = rows["rewards"]
        self.to_move: NDArray[np.int64] = rows["to_move"]
        self.done: NDArray[np.bool_] = rows["done"]
        self.truncated: NDArray[np.bool_] = rows["truncated"]
        self.lengths: NDArray[np.int64] = rows["lengths"]
        self.finals: NDArray[np.uint8] = rows["finals"]
        self.final_seats: NDArray[np.int64] = rows["final_seats"]
        self._actions: NDArray[np.int64] = rows["actions"]
        self._marks = self.masks.reshape(-1)
        self._starts: NDArray[np.int64] = np.arange(self.size) * self.masks.shape[1]

    def _take(self, actions: NDArray[Any]) -> int:
        """Store the actions, or none if one is illegal; return how many games they move."""
        import numpy as np

        taken = np.asarray(actions, dtype=np.int64)
        if taken.shape != (self.size,):
            raise OptionError(f"a step needs {self.size} actions, not {taken.shape}")
        known = (taken >= 0) & (taken < self.masks.shape[1])
        legal = (self._marks.take(np.where(known, taken, 0) + self._starts) > 0) & known
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


class Slice(Rows):
    """Some games of a batch, stepped while the caller chooses actions for another slice.

    Its arrays are rows of the batch's arrays. Between `send` and `wait` the workers own them.
    """

    def __init__(self, batch: Batch, number: int, first: int, last: int) -> None:
        super().__init__(batch._arrays, first, last, batch.space)
        self._batch = batch
        self._number = number

    def send(self, actions: NDArray[Any]) -> None:
        """Start a step of these games: one action each. One illegal action refuses all."""
        pool = self._batch._workers()
        if pool is not None and pool.busy(self._number):
            raise OptionError("this slice was sent already; wait for it first")
        self._batch.steps += self._take(actions)
        self._batch._start_step(self._number)

    def wait(self) -> None:
        """Wait until the step is done and the arrays are filled."""
        pool = self._batch._workers()
        if pool is not None:
            pool.wait(self._number)


class Batch(Rows):
    """A batch of ``size`` games. Chance is drawn; joint decisions are asked seat by seat.

    A step takes one action for each game. With ``auto_reset`` a game that ends is replaced at
    once: `done` and `rewards` belong to the old game, observation and mask to the new one.
    ``workers`` processes share the work. With ``slices`` one slice can be stepped while the
    caller chooses actions for another. Neither changes the games. With a list of ``options``
    the games share them: eight in a row have the first, eight the next. ``bots`` play seats:
    ``{1: "easy"}``; a step then goes on until a seat without a bot has to act. Without
    ``observations`` the arrays `observations`, `hidden` and `finals` are empty, and steps are
    quicker. A game that is cut off at the ``limit`` has what its next seat without a bot knew in
    `finals`.
    With ``with_evaluator`` the evaluator's features follow each observation, and a legal action has
    its mark in `masks`, 1 to 255 (:mod:`ratskeller.kernel.net_inputs`).

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
        options: Mapping[str, OptionValue] | Sequence[Mapping[str, OptionValue]] | None = None,
        *,
        seed: int | None = None,
        auto_reset: bool = True,
        rewards: str = RANK,
        limit: int | None = None,
        workers: int = 1,
        slices: int = 1,
        observations: bool = True,
        bots: Mapping[int, Any] | None = None,
        with_evaluator: bool = False,
    ) -> None:
        need("numpy", "research")
        import numpy as np

        chosen = find_game(game) if isinstance(game, str) else game
        chosen.check_players(players)
        check_rewards(rewards)
        if not 1 <= slices <= MOST_SLICES:
            raise OptionError(f"a batch has 1 to {MOST_SLICES} slices, not {slices}")
        if size < 1 or not 1 <= workers <= size // slices:
            within = f" in {slices} slices" if slices > 1 else ""
            raise OptionError(f"{workers} workers cannot share {size} games{within}")
        self.game = chosen
        self.players = players
        self.workers = workers
        self.steps = 0  #: actions so far, over all games
        variants = [options or {}] if options is None or isinstance(options, Mapping) else options
        complete = [chosen.complete_options(dict(each)) for each in variants]
        self._closed = False
        self._ranges = split(0, size, slices)
        shards = [
            [split(*whole, workers)[worker] for whole in self._ranges] for worker in range(workers)
        ]
        # With one slice this process is a worker too; with several it is free to choose actions.
        own = shards.pop(0)[0] if slices == 1 else None
        first, last = own or (0, 1)
        if with_evaluator and not observations:
            raise OptionError(
                "the evaluator's features are a part of observations; leave observations=False out"
            )
        specs = by_seat(bots, players)
        self._rivals = factories(chosen, specs)
        vector = GameVector(
            chosen, players, complete, last - first, auto_reset, rewards, limit or 0, observations,
            self._rivals, with_evaluator,
        )  # fmt: skip
        self._pool: WorkerPool | None = None
        if shards:
            from ratskeller.adapters.workers import WorkerPool

            if chosen.id not in game_ids():
                raise OptionError(f"workers cannot find {chosen.id}: it is not installed")
            settings = (
                players, complete, auto_reset, rewards, limit or 0, observations, specs,
                with_evaluator,
            )  # fmt: skip
            self._pool = WorkerPool(chosen.id, settings, vector, size, shards)
            self._arrays = self._pool.arrays
        else:
            self._arrays = arrays_in(bytearray(total_bytes(vector, size)), vector, size)
        self._shard = Shard(vector, self._arrays, first, last) if own else None
        super().__init__(self._arrays, 0, size, vector.space)
        self.encoder = vector.encoder  #: the spans of an observation
        self.scale: NDArray[np.float32] = (
            1 / np.array(self.encoder.highest, dtype=np.float32)
        ).astype(np.float32)
        try:
            self.reset(seed)
        except RatskellerError:
            self.close()
            raise

    def reset(self, seed: int | None = None) -> None:
        """Begin all games again, from a seed or from the system's randomness."""
        if seed is None:
            import secrets

            seed = secrets.randbits(60)
        self.steps = 0
        pool = self._workers()
        if pool is not None:
            self._wait()
            for number in range(len(self._ranges)):
                pool.reset(number, seed)
        if self._shard is not None:
            self._shard.reset(seed)
        self._wait()

    def step(self, actions: NDArray[Any]) -> None:
        """Apply one action to each game. One illegal action refuses all."""
        self._workers()
        self._wait()  # for slices sent before
        self.steps += self._take(actions)
        for number in range(len(self._ranges)):
            self._start_step(number)
        self._wait()

    def save(self, rows: Iterable[int] | None = None) -> list[SavedGame]:
        """Copies of the games in these rows, or in all; `restore` puts them back.

        >>> batch = Batch("rattus", players=2, size=2, seed=7)
        >>> [before] = batch.save([0])
        >>> batch.step(batch.sampled)
        >>> batch.restore({0: before, 1: before})  # the same game in both rows
        >>> bool((batch.observations[0] == batch.observations[1]).all())
        True
        """
        shard = self._own_games("save")
        numbers = range(self.size) if rows is None else rows
        return [shard.save(self._row(number)) for number in numbers]

    def restore(self, games: Mapping[int, SavedGame] | Sequence[SavedGame]) -> None:
        """Let rows go on with saved games, given for some rows or in order for all."""
        self._put(games, "restore")

    def start(self, states: Mapping[int, State] | Sequence[State]) -> None:
        """Let rows begin from these states, which are copied: for some rows, or for all."""
        found = dict(states) if isinstance(states, Mapping) else dict(enumerate(states))
        for state in found.values():
            if state.game is not self.game or int(state.players) != self.players:
                raise OptionError(
                    f"a state of {state.game.id} with {state.players} players does not fit a batch"
                    f" of {self.game.id} with {self.players}"
                )
        self._put(found, "start")

    def _put(self, games: Mapping[int, Any] | Sequence[Any], what: str) -> None:
        shard = self._own_games(what)
        found = dict(games) if isinstance(games, Mapping) else dict(enumerate(games))
        shard.put({self._row(row): game for row, game in found.items()})

    def _row(self, number: int) -> int:
        if number not in range(self.size):
            raise OptionError(f"there is no game {number}; expected 0 to {self.size - 1}")
        return number

    def _own_games(self, what: str) -> Shard:
        self._workers()
        if self._shard is None or self._pool is not None:
            raise OptionError(f"`{what}` needs a batch with one worker and one slice")
        if self._rivals:
            raise OptionError(f"`{what}` needs a batch without bots: their memory is not saved")
        return self._shard

    def __reduce__(self) -> tuple[object, ...]:
        raise TypeError("a batch is not pickled or copied; `save` its games and pickle those")

    @property
    def slices(self) -> tuple[Slice, ...]:
        """The slices of the batch, each with its rows of the arrays."""
        return tuple(Slice(self, n, *whole) for n, whole in enumerate(self._ranges))

    def _workers(self) -> WorkerPool | None:
        if self._closed:
            raise RatskellerError("the batch is closed")
        return self._pool

    def _start_step(self, number: int) -> None:
        if self._pool is not None:
            self._pool.step(number)
        if self._shard is not None:
            self._shard.step()

    def _wait(self) -> None:
        if self._pool is not None:
            for number in range(len(self._ranges)):
                self._pool.wait(number)

    def close(self) -> None:
        """End the workers. The arrays stay as they are."""
        self._closed = True
        if self._pool is not None:
            self._pool.close()
            self._pool = None

    def __enter__(self) -> Batch:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()
