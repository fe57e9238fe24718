"""Steps of a batch as transitions by seat: from one choice of a seat to its next one.

Between two choices of a seat others act. A learner wants what the seat knew and did, what it was
given, and what it knew when it had to act again, or that the game was over.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from ratskeller.adapters.batch import Batch

if TYPE_CHECKING:
    from numpy.typing import NDArray


class Transition(NamedTuple):
    """Transitions that were completed by a step, one a row."""

    game: NDArray[np.int64]
    seat: NDArray[np.int64]
    observation: NDArray[np.uint8]
    mask: NDArray[np.bool_]
    action: NDArray[np.int64]
    reward: NDArray[np.float64]
    next_observation: NDArray[np.uint8]  #: zero after the end
    next_mask: NDArray[np.bool_]  #: zero after the end
    terminated: NDArray[np.bool_]
    truncated: NDArray[np.bool_]


class TransitionRecorder:
    """Steps a batch and gives the transitions that each step completes.

    At the limit of a game the seat that would have acted has its observation in
    ``next_observation``; the others have zeros.

    >>> import ratskeller
    >>> recorder = TransitionRecorder(ratskeller.batch("rattus", players=2, size=4, seed=1))
    >>> for _ in range(200):
    ...     found = recorder.step(recorder.batch.sampled)
    >>> found.observation.shape[1]
    872
    """

    def __init__(self, batch: Batch) -> None:
        self.batch = batch
        shape = (batch.size, batch.players)
        self._waiting = np.zeros(shape, np.bool_)
        self._observations = np.zeros((*shape, batch.observations.shape[1]), np.uint8)
        self._masks = np.zeros((*shape, batch.masks.shape[1]), np.bool_)
        self._actions = np.zeros(shape, np.int64)
        self._rows = np.arange(batch.size)

    def step(self, actions: NDArray[Any]) -> Transition:
        """Step the batch; the transitions of the seats that act next and of ended games."""
        batch, rows = self.batch, self._rows
        acted = batch.to_move >= 0
        rows, seats = rows[acted], batch.to_move[acted].copy()
        before = batch.observations[acted], batch.masks[acted]
        batch.step(actions)
        self._waiting[rows, seats] = True
        self._observations[rows, seats], self._masks[rows, seats] = before
        self._actions[rows, seats] = np.asarray(actions)[acted]
        # A game that ended completes all of its seats, another one the seat that acts next.
        complete = self._waiting & batch.done[:, None]
        going = np.flatnonzero((batch.to_move >= 0) & ~batch.done)
        complete[going, batch.to_move[going]] = self._waiting[going, batch.to_move[going]]
        games, who = np.nonzero(complete)
        self._waiting[complete] = False
        return self._transitions(games, who)

    def _transitions(self, games: NDArray[np.int64], who: NDArray[np.int64]) -> Transition:
        batch = self.batch
        ended = batch.done[games]
        after, mask = batch.observations[games], batch.masks[games]
        after[ended], mask[ended] = 0, False
        cut = batch.truncated[games] & (batch.final_seats[games] == who)
        if cut.any() and batch.finals.size:
            after[cut] = batch.finals[games[cut]]
        return Transition(
            games, who, self._observations[games, who], self._masks[games, who],
            self._actions[games, who], batch.rewards[games, who], after, mask,
            ended & ~batch.truncated[games], batch.truncated[games].copy(),
        )  # fmt: skip
