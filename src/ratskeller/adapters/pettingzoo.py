"""The games as PettingZoo environments (AEC: one agent acts at a time).

``env("rattus", players=3, powers="whole_turn")`` makes one; game options are keyword arguments.
Chance is drawn from the seed. In a joint decision the seats are asked in order and do not see
the earlier answers. There is no parallel environment: in all other decisions one seat acts, and
the others would have to send empty actions.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ratskeller.adapters.actions import ActionSpace
from ratskeller.adapters.extras import need
from ratskeller.adapters.rewards import RANK, check_rewards, reward
from ratskeller.kernel import CHANCE, Offers, OptionError, Rng, State, SystemRng
from ratskeller.kernel.choice import one_of
from ratskeller.kernel.game import OptionValue
from ratskeller.kernel.registry import game as find_game

need("pettingzoo", "pettingzoo")

import numpy as np  # noqa: E402
from gymnasium import spaces  # noqa: E402
from librt.strings import BytesWriter  # noqa: E402
from pettingzoo import AECEnv  # noqa: E402
from pettingzoo.utils import wrappers  # noqa: E402

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Observation = dict[str, NDArray[Any]]


#: What changes while a game is played.
MOVING = (
    "cycles", "agents", "agent_selection", "rewards", "_cumulative_rewards", "terminations",
    "truncations", "infos", "_rng", "_skip_agent_selection",
)  # fmt: skip


class TableEnv(AECEnv):  # type: ignore[misc]
    """One game as an agent environment cycle.

    An observation is a dictionary: ``observation``, numbers from 0 to 1 in the spans that
    ``ratskeller spaces GAME`` lists, and ``action_mask``, 1 for legal actions. Rewards come at
    the end and sum up to 0. After ``max_cycles`` actions a game is truncated without rewards.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012
        "render_modes": ["human", "ansi", "rgb_array"],
        "render_fps": 1,
        "is_parallelizable": False,
    }

    def __init__(
        self,
        game: str,
        players: int | None = None,
        *,
        rewards: str = RANK,
        max_cycles: int | None = None,
        render_mode: str | None = None,
        **options: OptionValue,
    ) -> None:
        super().__init__()
        self._given: tuple[Any, ...] = (game, players, rewards, max_cycles, render_mode, options)
        self.game = find_game(game)
        self.players = self.game.players[-1] if players is None else players
        self.space = ActionSpace(self.game, self.players)
        self.encoder = self.game.encoder(self.players)
        self.options = self.game.complete_options(options)
        modes = self.metadata["render_modes"]
        if render_mode is not None and render_mode not in modes:
            raise OptionError(
                f"{render_mode!r} is not a valid `render_mode`; expected {one_of(modes)}"
            )
        self.metadata = {**self.metadata, "name": f"{game.replace('-', '_')}_v{self.game.version}"}
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self.cycles = 0
        self.possible_agents = [f"player_{seat}" for seat in range(self.players)]
        self.agents: list[str] = []
        self._rewards = check_rewards(rewards)
        self._sign = self.game.score_sign
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._scale = (1 / np.array(self.encoder.highest)).astype(np.float32)
        self._offers = Offers()
        self._out = BytesWriter()
        self._rng: Rng | None = None
        self.state_: State = self.game.new(self.players, self.options)
        width, actions = int(self.encoder.size), int(self.space.size)
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(np.zeros(width, np.float32), 255 * self._scale),
                    "action_mask": spaces.Box(0, 1, (actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Dict:
        """The space of an agent; always the same object."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """The space of an agent; always the same object."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game. Without a seed the random generator goes on."""
        if seed is not None:
            self._rng = Rng(seed)
        elif self._rng is None:
            self._rng = SystemRng()
        self.cycles = 0
        self.state_ = self.game.new(self.players, self.options)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._advance()

    def observe(self, agent: str) -> Observation:
        """What an agent knows, and its legal actions."""
        state, seat = self.state_, self._seats[agent]
        out = self._out
        out.truncate(0)
        self.encoder.observe(state, seat, out)
        values = np.frombuffer(out.getvalue(), np.uint8) * self._scale
        out.truncate(0)
        self._offers.count = 0
        if agent == self.agent_selection and state.stack and not self.truncations[agent]:
            state.stack[-1].offer(state, seat, self._offers)
        self.space.mark(self._offers, out)
        mask = np.frombuffer(out.getvalue(), np.int8).copy()
        return {"observation": values, "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Apply an action of the selected agent; `IllegalChoice` names the rule it breaks."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise OptionError(f"{agent} has to act")
        self.state_.apply(self._seats[agent], self.space.choice(int(action)))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.cycles += 1
        self._advance()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _advance(self) -> None:
        """Draw for chance, then select the next agent."""
        state = self.state_
        assert self._rng is not None
        while state.stack and state.stack[-1].seat == CHANCE:
            top = state.stack[-1]
            state.advance(CHANCE, top.draw(state, self._rng, self._offers))
        if state.outcome is not None:
            found = reward(state.outcome, self._rewards, self._sign)
            self.rewards = {agent: found[self._seats[agent]] for agent in self.agents}
            self.terminations = dict.fromkeys(self.agents, True)
            return
        self.agent_selection = self.possible_agents[state.actors[0]]
        if self.max_cycles is not None and self.cycles >= self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)

    def render(self) -> str | NDArray[np.uint8] | None:
        """The board as the selected agent sees it; at the end with everything revealed."""
        from ratskeller.adapters.render import board, image, plain

        if self.render_mode is None:
            import gymnasium

            gymnasium.logger.warn("render needs a render_mode, given when the env is made")
            return None
        viewer = self._seats[self.agent_selection] if self.state_.outcome is None else None
        text = board(self.game, self.state_, viewer)
        if self.render_mode == "rgb_array":
            return image(text)
        if self.render_mode == "ansi":
            return plain(text)
        import sys

        sys.stdout.write(plain(text) + "\n")
        return None

    def close(self) -> None:
        """Nothing to close."""

    def __reduce__(self) -> tuple[object, ...]:
        """The game goes on after pickling or copying."""
        held = {name: vars(self)[name] for name in (*MOVING, "state_") if name in vars(self)}
        return _restored, (self._given, held)


def _restored(given: tuple[Any, ...], held: dict[str, Any]) -> TableEnv:
    game, players, rewards, max_cycles, render_mode, options = given
    env = TableEnv(
        game, players, rewards=rewards, max_cycles=max_cycles, render_mode=render_mode, **options
    )
    env.__dict__.update(held)
    return env


def raw_env(game: str, players: int | None = None, **given: Any) -> TableEnv:
    """The environment without wrappers; an illegal action raises `IllegalChoice`."""
    return TableEnv(game, players, **given)


def env(game: str, players: int | None = None, **given: Any) -> Any:
    """The environment in PettingZoo's wrappers; an illegal action loses the game.

    >>> from ratskeller.adapters import pettingzoo
    >>> env = pettingzoo.env("rattus", players=3, powers="whole_turn")
    >>> env.reset(seed=4)
    >>> for agent in env.agent_iter():
    ...     observation, reward, over, cut, info = env.last()
    ...     env.step(None if over or cut else int(observation["action_mask"].argmax()))
    >>> env.agents
    []
    """
    table: Any = raw_env(game, players, **given)
    table = wrappers.TerminateIllegalWrapper(table, illegal_reward=-1)
    table = wrappers.AssertOutOfBoundsWrapper(table)
    return wrappers.OrderEnforcingWrapper(table)
