"""The games as games of OpenSpiel.

Importing this module registers ``ratskeller_rattus``, ``ratskeller_notre_dame`` and
``ratskeller_name_of_the_rose``. Chance is explicit. Joint decisions are asked seat by seat with
the earlier answers hidden, because OpenSpiel's algorithms for imperfect information (IS-MCTS,
sampling CFR) take sequential games. Utilities are ranks: 1 for the first place, -1 for the
last.
"""

from __future__ import annotations

import base64
import json
import zlib
from typing import Any, ClassVar, cast

from ratskeller.adapters.extras import need
from ratskeller.adapters.tree_state import MEMORY, Spaces, TreeState, initial_state, spaces_of
from ratskeller.kernel import Game, OptionError, PositionError, Rng, State
from ratskeller.kernel.game import OptionValue
from ratskeller.kernel.registry import game as find_game
from ratskeller.kernel.registry import game_ids

need("pyspiel", "open_spiel")

import numpy as np  # noqa: E402
import pyspiel  # noqa: E402

MAX_GAME_LENGTH = 20_000  #: far above any game seen; the rules set no limit
OWN = ("players", "position", "recall")  #: parameters beside the game's options


def name_of(game: Game) -> str:
    """The name of a game in OpenSpiel."""
    return "ratskeller_" + game.id.replace("-", "_")


def pack_position(state: State) -> str:
    """Encode a position as one word, for a parameter of a game string.

    >>> import ratskeller
    >>> state = ratskeller.game("rattus").new(players=2)
    >>> unpack_position(pack_position(state)) == state.dump()
    True
    """
    data = json.dumps(state.dump(), separators=(",", ":")).encode()
    return base64.urlsafe_b64encode(zlib.compress(data, 9)).decode().rstrip("=")


def unpack_position(text: str) -> dict[str, Any]:
    """Decode a position."""
    try:
        data = zlib.decompress(base64.urlsafe_b64decode(text + "=" * (-len(text) % 4)))
        return cast(dict[str, Any], json.loads(data))
    except (ValueError, zlib.error) as error:
        raise PositionError(f"this is not a packed position: {error}") from None


def load(game: str | State, players: int | None = None, **given: Any) -> Any:
    """Load a game by its id, or a game that begins at a state.

    >>> chosen = load("rattus", players=3, powers="whole_turn")
    >>> chosen.num_players(), chosen.num_distinct_actions()
    (3, 320)
    """
    if isinstance(game, State):
        word = pack_position(game)
        given = {**game.options, **given, "position": word}
        return load(game.game.id, int(game.players), **given)
    chosen = find_game(game)
    chosen.check_players(players if players is not None else chosen.players[0])
    chosen.complete_options({name: value for name, value in given.items() if name not in OWN})
    params = {"players": chosen.players[0] if players is None else players, **given}
    return pyspiel.load_game(name_of(chosen), params)


def type_of(game: Game) -> Any:
    """The type with which a game is registered."""
    defaults: dict[str, OptionValue] = {"players": game.players[0], "position": "", "recall": True}
    for name, option in game.options.items():
        defaults[name] = option.default
    return pyspiel.GameType(
        short_name=name_of(game),
        long_name=f"Ratskeller: {game.id}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.players[-1],
        min_num_players=game.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=defaults,
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its number of players, its options and its first state."""

    game: ClassVar[Game]
    kind: ClassVar[Any]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        game, kind = self.game, self.kind
        given = {**kind.parameter_specification, **(params or {})}
        players = int(given["players"])
        self.spaces: Spaces = spaces_of(game, players)
        position = unpack_position(given["position"]) if given["position"] else None
        if position is not None and position.get("players") != players:
            raise OptionError(f"the position has {position.get('players')} players, not {players}")
        options = {name: given[name] for name in game.options}
        self.first: TreeState = initial_state(self.spaces, options, position, bool(given["recall"]))
        self.scale = (1 / np.array(self.spaces.encoder.highest)).astype(np.float32)
        info = pyspiel.GameInfo(
            num_distinct_actions=int(self.spaces.actions.size),
            max_chance_outcomes=int(self.spaces.chances.size),
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=MAX_GAME_LENGTH,
        )
        super().__init__(kind, info, params or {})

    def new_initial_state(self) -> SpielState:
        """The first state."""
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        """The same bound as for the length."""
        return MAX_GAME_LENGTH

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """An observer, with or without perfect recall."""
        return Observer(self, iig_obs_type, params)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A state in OpenSpiel. It wraps `tree_state`, which OpenSpiel copies with it."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.tree_state: TreeState = game.first  # shared until the first action

    def current_player(self) -> int:
        """The player to move, or the number for chance or for the end."""
        return self.tree_state.player()

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return not self.tree_state.state.stack

    def _legal_actions(self, player: int) -> list[int]:
        return self.tree_state.legal_actions()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The outcomes of chance and their probabilities."""
        return self.tree_state.chance_outcomes()

    def _apply_action(self, action: int) -> None:
        if self.tree_state is self.get_game().first:
            self.tree_state = self.tree_state.clone()
        self.tree_state.apply_action(action)

    def _action_to_string(self, player: int, action: int) -> str:
        spaces = self.tree_state.spaces
        return str((spaces.chances if player < 0 else spaces.actions).choice(action))

    def returns(self) -> list[float]:
        """The utilities: 1 for the first place, -1 for the last."""
        return self.tree_state.returns()

    def resample_from_infostate(self, player: int, sampler: Any) -> SpielState:
        """Sample a state of the player's information state; its OpenSpiel history is empty."""
        new = SpielState(self.get_game())
        seed = int(sampler() * 2**48) | int(sampler() * 2**48) << 48
        new.tree_state = self.tree_state.resampled(player, Rng(seed))
        return new

    def view(self, player: int | None) -> Any:
        """The view of a player."""
        return self.tree_state.state.view(player)

    def __str__(self) -> str:
        state = self.tree_state.state
        top = state.decision
        data = {key: value for key, value in state.dump().items() if key != "options"}
        asked = "over" if top is None else top.NAME
        return f"{asked} {json.dumps(data, separators=(',', ':'))}"


class Observer:
    """Observations: ``view`` holds the spans of the game's encoding, scaled to 0 to 1.

    With perfect recall the string adds a hash of the player's whole history, which only tells
    histories apart, and the tensor adds the last choices that the player saw as ``memory``: a
    row for each, the newest first, with the seat that chose, counted from the player on, and
    the action.
    """

    def __init__(self, game: SpielGame, kind: Any, params: Any) -> None:
        if params:
            raise OptionError(f"an observer takes no parameters, not {params}")
        kind = kind or pyspiel.IIGObservationType(perfect_recall=False)
        self._public = kind.private_info == pyspiel.PrivateInfoType.NONE
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise OptionError("an observation of all players' private information is not provided")
        self._recall = kind.perfect_recall and not self._public
        self._game = game
        width, choice = int(game.spaces.encoder.size), self._choice_width()
        self.tensor = np.zeros(width + (MEMORY * choice if self._recall else 0), np.float32)
        self.dict = {"view": self.tensor[:width]}
        if self._recall:
            self.dict["memory"] = self.tensor[width:].reshape(MEMORY, choice)

    def _choice_width(self) -> int:
        return self._game.spaces.players + int(self._game.spaces.actions.size)

    def set_from(self, state: SpielState, player: int) -> None:
        """Fill the tensor."""
        viewer = None if self._public or player < 0 else player
        data = self._game.spaces.encoder.values(state.tree_state.state.view(viewer))
        np.multiply(np.frombuffer(data, np.uint8), self._game.scale, out=self.dict["view"])
        if self._recall and viewer is not None:
            players, memory = self._game.spaces.players, self.dict["memory"]
            memory[:] = 0
            for row, (seat, action) in enumerate(state.tree_state.remembered(viewer)):
                memory[row, (seat - viewer) % players] = 1
                memory[row, players + action] = 1

    def string_from(self, state: SpielState, player: int) -> str:
        """The view as JSON; with perfect recall a short key for tables instead."""
        if self._recall:
            found = state.tree_state
            return f"{player} {found.digest(player)} {found.history_digest(player)}"
        viewer = None if self._public else player
        return json.dumps(state.tree_state.state.view(viewer).data(), separators=(",", ":"))


def _register() -> None:
    """Register one class for each game; OpenSpiel keeps them until the process ends."""
    for id in game_ids():
        game = find_game(id)
        kind = type_of(game)
        made = type(f"SpielGame_{name_of(game)}", (SpielGame,), {"game": game, "kind": kind})
        pyspiel.register_game(kind, made)


_register()
