"""The games as Gymnasium environments: one seat learns, bots play the others.

``gymnasium.make("ratskeller.adapters.gymnasium:ratskeller/rattus-v1", rivals="easy")`` makes an
environment, ``gymnasium.make_vec`` with the same id many of them that are stepped together.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from ratskeller.adapters.batch import Batch
from ratskeller.adapters.extras import need
from ratskeller.adapters.rewards import RANK
from ratskeller.kernel import OptionError
from ratskeller.kernel.game import OptionValue
from ratskeller.kernel.registry import game as find_game
from ratskeller.kernel.registry import game_ids

need("gymnasium", "gymnasium")

import gymnasium  # noqa: E402
import numpy as np  # noqa: E402
from gymnasium import spaces  # noqa: E402
from gymnasium.utils import EzPickle  # noqa: E402
from gymnasium.vector import AutoresetMode, VectorEnv  # noqa: E402
from gymnasium.vector.utils import batch_space  # noqa: E402

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Observation = dict[str, NDArray[Any]]


def make_batch(
    game: str,
    size: int,
    players: int | None,
    seat: int,
    rivals: str | Sequence[Any],
    auto_reset: bool,
    rewards: str,
    limit: int | None,
    options: Mapping[str, OptionValue],
) -> Batch:
    """A batch in which one seat is free and bots play the others."""
    chosen = find_game(game)
    players = chosen.players[0] if players is None else players
    chosen.check_players(players)
    if seat not in range(players):
        raise OptionError(f"there is no seat {seat}; expected 0 to {players - 1}")
    others = [other for other in range(players) if other != seat]
    named = [rivals] * len(others) if isinstance(rivals, str) or callable(rivals) else list(rivals)
    if len(named) != len(others):
        raise OptionError(f"{players} players leave {len(others)} seats for bots, not {len(named)}")
    return Batch(
        chosen, players, size, dict(options), seed=0, auto_reset=auto_reset, rewards=rewards,
        limit=limit, bots=dict(zip(others, named, strict=True)),
    )  # fmt: skip


def spaces_of(batch: Batch) -> tuple[spaces.Dict, spaces.Discrete]:
    """The observation space and the action space of one game."""
    actions = int(batch.space.size)
    observed = spaces.Dict(
        {
            "observation": spaces.Box(np.zeros_like(batch.scale), 255 * batch.scale),
            "action_mask": spaces.Box(0, 1, (actions,), np.int8),
        }
    )
    return observed, spaces.Discrete(actions)


class _Seated(EzPickle):
    """What the environments share: a batch in which one seat is free, and how they pickle."""

    def _sit(
        self,
        game: str,
        size: int | None,
        players: int | None,
        seat: int,
        rivals: str | Sequence[Any],
        rewards: str,
        limit: int | None,
        render_mode: str | None,
        options: dict[str, OptionValue],
    ) -> tuple[spaces.Dict, spaces.Discrete]:
        """Make the batch, of one game or of several, and return its spaces."""
        sizes = () if size is None else (size,)
        EzPickle.__init__(
            self, game, *sizes, players, seat=seat, rivals=rivals, rewards=rewards, limit=limit,
            render_mode=render_mode, **options,
        )  # fmt: skip
        auto_reset = size is not None
        self.batch = make_batch(
            game, size or 1, players, seat, rivals, auto_reset, rewards, limit, options
        )
        self.seat = seat
        self.render_mode = render_mode
        return spaces_of(self.batch)

    def _observed(self) -> Observation:
        """What the seat knows, a row for each game."""
        batch = self.batch
        return {
            "observation": batch.observations * batch.scale,
            "action_mask": batch.masks.astype(np.int8),
        }


class SeatEnv(_Seated, gymnasium.Env):
    """One seat of a game; bots play the others.

    An observation is a dictionary: ``observation``, numbers from 0 to 1, and ``action_mask``, 1
    for legal actions. The reward comes at the end; a game that is cut off at the ``limit`` gives
    none, but a last observation. ``rivals`` is one bot for all other seats or one for each, by
    name or as a factory. An illegal action raises an error. A copy or a pickle is made anew with
    the same arguments, as those of Gymnasium's own environments are.

    >>> env = SeatEnv("rattus", rivals="random")
    >>> observation, info = env.reset(seed=1)
    >>> observation["observation"].shape, int(observation["action_mask"].sum()) > 1
    ((872,), True)
    """

    metadata: dict[str, Any] = {"render_modes": []}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        players: int | None = None,
        *,
        seat: int = 0,
        rivals: str | Sequence[Any] = "easy",
        rewards: str = RANK,
        limit: int | None = None,
        render_mode: str | None = None,
        **options: OptionValue,
    ) -> None:
        given = (players, seat, rivals, rewards, limit, render_mode, options)
        self.observation_space, self.action_space = self._sit(game, None, *given)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin a new game. Without a seed the random generator goes on."""
        super().reset(seed=seed)
        self.batch.reset(int(self.np_random.integers(1 << 60)))
        return self._observation(), {}

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Make a choice and let the bots choose until it is this seat's turn again."""
        batch = self.batch
        batch.step(np.array([action]))
        over, cut = bool(batch.done[0]), bool(batch.truncated[0])
        observed = self._observation()
        if cut:
            observed["observation"] = batch.finals[0] * batch.scale
        return observed, float(batch.rewards[0, self.seat]), over and not cut, cut, {}

    def action_masks(self) -> NDArray[np.bool_]:
        """The legal actions, as learners with masks ask for them."""
        mask: NDArray[np.bool_] = self.batch.masks[0].copy()
        return mask

    def _observation(self) -> Observation:
        return {name: rows[0] for name, rows in self._observed().items()}


class SeatVectorEnv(_Seated, VectorEnv):
    """Many games stepped together, one seat of each; bots play the others.

    A game that ends is replaced in the same step: the observation is the new game's, and
    ``info["final_obs"]`` has the last one of games that were cut off at the ``limit``.
    """

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        players: int | None = None,
        *,
        seat: int = 0,
        rivals: str | Sequence[Any] = "easy",
        rewards: str = RANK,
        limit: int | None = None,
        render_mode: str | None = None,
        **options: OptionValue,
    ) -> None:
        given = (players, seat, rivals, rewards, limit, render_mode, options)
        self.num_envs = num_envs
        one = self._sit(game, num_envs, *given)
        self.single_observation_space, self.single_action_space = one
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin all games again."""
        super().reset(seed=seed)
        self.batch.reset(int(self.np_random.integers(1 << 60)))
        return self._observed(), {}

    def step(
        self, actions: NDArray[Any]
    ) -> tuple[
        Observation, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]
    ]:
        """Make a choice in every game."""
        batch = self.batch
        batch.step(np.asarray(actions))
        info: dict[str, Any] = {}
        if batch.done.any():
            info["_final_obs"] = batch.done.copy()
            if batch.finals.size:
                info["final_obs"] = {"observation": batch.finals * batch.scale}
        ended = batch.done & ~batch.truncated
        reward = batch.rewards[:, self.seat].copy()
        return self._observed(), reward, ended, batch.truncated.copy(), info

    def action_masks(self) -> NDArray[np.bool_]:
        """The legal actions of all games."""
        return self.batch.masks.copy()

    def close_extras(self, **given: Any) -> None:
        """End the batch."""
        self.batch.close()


def environment_id(game: str) -> str:
    """The id of a game's environment.

    >>> environment_id("rattus")
    'ratskeller/rattus-v1'
    """
    return f"ratskeller/{game}-v{find_game(game).version}"


for _game in game_ids():
    if environment_id(_game) not in gymnasium.registry:
        gymnasium.register(
            environment_id(_game),
            entry_point="ratskeller.adapters.gymnasium:SeatEnv",
            vector_entry_point="ratskeller.adapters.gymnasium:SeatVectorEnv",
            kwargs={"game": _game},
        )
