"""A state for game-tree algorithms: numbered actions and what each seat remembers."""

from __future__ import annotations

from hashlib import blake2b
from typing import Any, Final

from librt.strings import BytesWriter
from librt.vecs import vec
from mypy_extensions import i64

from ratskeller.adapters.actions import ActionSpace, chances
from ratskeller.adapters.rewards import RANK, reward
from ratskeller.kernel.chance import Rng
from ratskeller.kernel.decision import CHANCE, SIMULTANEOUS, Offers
from ratskeller.kernel.encoding import Encoder
from ratskeller.kernel.game import Game, OptionValue
from ratskeller.kernel.registry import game as find_game
from ratskeller.kernel.state import State

TERMINAL: Final = -4  #: OpenSpiel's player number at the end; both use -1 for chance
HASH_MASK: Final = 0x7FFFFFFF
UNKNOWN: Final = -9
MEMORY: Final = 8  #: choices that a seat remembers one by one


class Spaces:
    """What all states of a game with one number of players share."""

    def __init__(self, game: Game, players: int) -> None:
        self.game: Final = game
        self.players: Final = players
        self.actions: Final = ActionSpace(game, players)
        self.chances: Final = chances(game, players)
        self.encoder: Final[Encoder] = game.encoder(players)
        self.offers: Final = Offers()
        self.sign: float = game.score_sign


def mix(history: i64, seat: i64, action: i64) -> i64:
    """Hash one more observed action into a history."""
    return (history * 69069 + (seat + 2) * 65537 + action + 1) & HASH_MASK


class TreeState:
    """A state, the seat to move, and what each seat remembers.

    The history of a seat holds every action it could see and, at its own actions, what it knew.
    It is kept as a hash: two states share an information state of a seat only if that seat
    cannot tell their histories apart. The last actions are also kept as they are. A sealed
    answer enters only the history of the seat that gave it.
    """

    def __init__(self, spaces: Spaces, state: State, recall: bool) -> None:
        self.spaces: Final = spaces
        self.state: Final = state
        self.recall: Final = recall
        self.public: i64 = 0
        self.history = vec[i64]([0] * spaces.players)  # by seat
        self.history2 = vec[i64]([0] * spaces.players)  # a second word of each
        # The last actions by seat, the newest first, and then those that everybody saw: the seat
        # that acted times the number of actions plus the action, or -1.
        self.seen = vec[i64]([-1] * (MEMORY * (spaces.players + 1)))
        self._seat: i64 = UNKNOWN
        self._digests: list[str | None] = [None] * spaces.players

    def clone(self) -> TreeState:
        """An independent copy."""
        new = TreeState(self.spaces, self.state.clone(), self.recall)
        new.public = self.public
        new.history = self.history[:]
        new.history2 = self.history2[:]
        new.seen = self.seen[:]
        new._seat = self._seat
        new._digests = self._digests[:]
        return new

    def __deepcopy__(self, memo: Any) -> TreeState:
        return self.clone()

    def __reduce__(self) -> Any:
        spaces = self.spaces
        history = (int(self.public), list(self.history), list(self.history2), list(self.seen))
        return restore, (spaces.game.id, spaces.players, self.state.dump(), self.recall, history)

    def player(self) -> int:
        """The seat to move, -1 for chance, -4 at the end; joint decisions go seat by seat."""
        if self._seat == UNKNOWN:
            stack = self.state.stack
            if not stack.depth:
                self._seat = TERMINAL
            else:
                self._seat = stack.top().first_owing(self.state)
        return int(self._seat)

    def legal_actions(self) -> list[int]:
        """The numbers of the legal actions, ascending."""
        state, offers = self.state, self.spaces.offers
        offers.count = 0
        state.stack.top().offer(state, self.player(), offers)
        actions = self.spaces.actions
        found = [int(actions.of(offers.codes[i])) for i in range(offers.count)]
        found.sort()
        return found

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The outcomes of chance and their probabilities, by number."""
        state, offers = self.state, self.spaces.offers
        offers.count = 0
        state.stack.top().offer(state, CHANCE, offers)
        total: i64 = 0
        for i in range(offers.count):
            total += offers.weights[i]
        numbers = self.spaces.chances
        found = [
            (int(numbers.of(offers.codes[i])), float(offers.weights[i]) / float(total))
            for i in range(offers.count)
        ]
        found.sort()
        return found

    def apply_action(self, action: i64) -> None:
        """Apply an action of the seat to move, or an outcome of chance."""
        seat: i64 = self.player()
        state, spaces = self.state, self.spaces
        if seat == CHANCE:
            state.advance(CHANCE, spaces.chances.codes[action])
        else:
            if self.recall:
                self._record(seat, action, state.stack.top().kind == SIMULTANEOUS)
            state.advance(seat, spaces.actions.codes[action])
        self._seat = UNKNOWN
        self._digests = [None] * spaces.players

    def _record(self, seat: i64, action: i64, joint: bool) -> None:
        known = int(self.digest(int(seat))[:15], 16)
        for other in range(i64(self.spaces.players)):
            if other == seat or not joint:
                self.history[other] = mix(self.history[other], seat, action)
                self.history2[other] = mix(self.history2[other] ^ self.history[other], action, seat)
                self._remember(other, seat, action)
        self.history[seat] = mix(self.history[seat], i64(known & HASH_MASK), 0)
        self.history2[seat] = mix(self.history2[seat], i64(known >> 31 & HASH_MASK), 0)
        if not joint:
            self.public = mix(self.public, seat, action)
            self._remember(i64(self.spaces.players), seat, action)

    def _remember(self, row: i64, seat: i64, action: i64) -> None:
        seen, first = self.seen, row * MEMORY
        for i in range(first + MEMORY - 1, first, -1):
            seen[i] = seen[i - 1]
        seen[first] = seat * self.spaces.actions.size + action

    def remembered(self, seat: int) -> list[tuple[int, int]]:
        """The last actions that a seat saw, the newest first, as (seat, action)."""
        found: list[tuple[int, int]] = []
        size = int(self.spaces.actions.size)
        for i in range(seat * MEMORY, (seat + 1) * MEMORY):
            if self.seen[i] >= 0:
                found.append(divmod(int(self.seen[i]), size))
        return found

    def digest(self, seat: int) -> str:
        """A hash of what a seat knows now, as 32 hexadecimal digits."""
        found = self._digests[seat]
        if found is None:
            values = BytesWriter()
            self.spaces.encoder.observe(self.state, seat, values)
            found = blake2b(values.getvalue(), digest_size=16).hexdigest()
            self._digests[seat] = found
        return found

    def history_digest(self, seat: int) -> str:
        """The hash of a seat's history, as 16 hexadecimal digits."""
        return f"{int(self.history[seat]):08x}{int(self.history2[seat]):08x}"

    def returns(self) -> list[float]:
        """The utility of each seat; 0 while the game runs."""
        outcome = self.state.outcome
        if outcome is None:
            return [0.0] * self.spaces.players
        return reward(outcome, RANK, self.spaces.sign)

    def resampled(self, seat: int, rng: Rng) -> TreeState:
        """Sample another state from the seat's information state.

        The other seats' histories are reset to what everybody saw.
        """
        state = self.spaces.game.determinize(self.state.view(seat), rng)
        new = TreeState(self.spaces, state, self.recall)
        new.public = self.public
        for other in range(self.spaces.players):
            new.history[other] = self.history[other] if other == seat else self.public
            row = seat if other == seat else self.spaces.players
            for i in range(MEMORY):
                new.seen[other * MEMORY + i] = self.seen[row * MEMORY + i]
        for i in range(self.spaces.players * MEMORY, len(self.seen)):
            new.seen[i] = self.seen[i]
        new.history2[seat] = self.history2[seat]
        return new


def restore(
    id: str, players: int, position: dict[str, Any], recall: bool, history: Any
) -> TreeState:
    """Rebuild a pickled state."""
    game = find_game(id)
    new = TreeState(spaces_of(game, players), game.load(position), recall)
    public, first, second, seen = history
    new.public = public
    new.history = vec[i64](first)
    new.history2 = vec[i64](second)
    new.seen = vec[i64](seen)
    return new


def initial_state(
    spaces: Spaces, options: dict[str, OptionValue], position: dict[str, Any] | None, recall: bool
) -> TreeState:
    """The state at which a game begins: its set-up or a position."""
    game = spaces.game
    state = game.new(spaces.players, options) if position is None else game.load(position)
    return TreeState(spaces, state, recall)


def spaces_of(game: Game, players: int) -> Spaces:
    """The spaces of a game; cached."""
    key = (game.id, players)
    found = SPACES.get(key)
    if found is None:
        found = SPACES[key] = Spaces(game, players)
    return found


SPACES: Final[dict[tuple[str, int], Spaces]] = {}
