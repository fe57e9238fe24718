"""A state dressed for game trees: numbers for choices, what each seat remembers, cheap copies."""

from __future__ import annotations

from hashlib import blake2b
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from ratskeller.adapters.actions import ActionSpace, chances
from ratskeller.adapters.core import RANK, reward
from ratskeller.kernel.chance import Rng
from ratskeller.kernel.decision import CHANCE, SIMULTANEOUS, Offers
from ratskeller.kernel.encoding import Encoder
from ratskeller.kernel.game import Game, OptionValue
from ratskeller.kernel.registry import game as find_game
from ratskeller.kernel.state import State

OVER: Final = -4  #: OpenSpiel's number for the end; chance has -1 in both worlds
WORD: Final = 0x7FFFFFFF


class Spaces:
    """What all nodes of a game with one number of players share."""

    def __init__(self, game: Game, players: int) -> None:
        self.game: Final = game
        self.players: Final = players
        self.actions: Final = ActionSpace(game, players)
        self.chances: Final = chances(game, players)
        self.encoder: Final[Encoder] = game.encoder(players)
        self.offers: Final = Offers()
        self.sign: float = game.score_sign


def mix(chain: i64, seat: i64, action: i64) -> i64:
    """One more entry in a chain of what was seen."""
    return (chain * 69069 + (seat + 2) * 65537 + action + 1) & WORD


class Node:
    """A state, who is to move in it, and a chain of what each seat has seen happen.

    The chain of a seat takes in every choice it could see, and at its own choices what it
    knew: two nodes share an information state only if the seat could not tell their histories
    apart. Answers to joint decisions go into the chain of who gave them alone.
    """

    def __init__(self, spaces: Spaces, state: State, recall: bool) -> None:
        self.spaces: Final = spaces
        self.state: Final = state
        self.recall: Final = recall
        self.public: i64 = 0
        self.chains = vec[i64]([0] * spaces.players)
        self.more = vec[i64]([0] * spaces.players)  # a second word of each
        self._seat: i64 = NOT_ASKED
        self._digests: list[str | None] = [None] * spaces.players

    def clone(self) -> Node:
        """An independent copy."""
        new = Node(self.spaces, self.state.clone(), self.recall)
        new.public = self.public
        new.chains = self.chains[:]
        new.more = self.more[:]
        new._seat = self._seat
        new._digests = self._digests[:]
        return new

    def __deepcopy__(self, memo: Any) -> Node:
        return self.clone()

    def __reduce__(self) -> Any:
        spaces = self.spaces
        chains = (int(self.public), list(self.chains), list(self.more))
        return restore, (spaces.game.id, spaces.players, self.state.dump(), self.recall, chains)

    def player(self) -> int:
        """The seat to move, -1 for chance, -4 at the end; joint answers come seat by seat."""
        if self._seat == NOT_ASKED:
            stack = self.state.stack
            if not stack:
                self._seat = OVER
            else:
                top = stack[-1]
                joint = top.kind == SIMULTANEOUS
                self._seat = top.owed_by(self.state)[0] if joint else top.seat
        return int(self._seat)

    def legal(self) -> list[int]:
        """The numbers of the legal choices, ascending."""
        state, offers = self.state, self.spaces.offers
        offers.count = 0
        state.stack[-1].offer(state, self.player(), offers)
        actions = self.spaces.actions
        found = [int(actions.of(offers.codes[i])) for i in range(offers.count)]
        found.sort()
        return found

    def outcomes(self) -> list[tuple[int, float]]:
        """The outcomes of chance and their probabilities, by number."""
        state, offers = self.state, self.spaces.offers
        offers.count = 0
        state.stack[-1].offer(state, CHANCE, offers)
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

    def act(self, action: i64) -> None:
        """Make a choice, or let chance have an outcome."""
        seat: i64 = self.player()
        state, spaces = self.state, self.spaces
        if seat == CHANCE:
            state.advance(CHANCE, spaces.chances.codes[action])
        else:
            if self.recall:
                self._remember(seat, action, state.stack[-1].kind == SIMULTANEOUS)
            state.advance(seat, spaces.actions.codes[action])
        self._seat = NOT_ASKED
        self._digests = [None] * spaces.players

    def _remember(self, seat: i64, action: i64, joint: bool) -> None:
        known = int(self.digest(int(seat))[:15], 16)
        for other in range(i64(self.spaces.players)):
            if other == seat or not joint:
                self.chains[other] = mix(self.chains[other], seat, action)
                self.more[other] = mix(self.more[other] ^ self.chains[other], action, seat)
        self.chains[seat] = mix(self.chains[seat], i64(known & WORD), 0)
        self.more[seat] = mix(self.more[seat], i64(known >> 31 & WORD), 0)
        if not joint:
            self.public = mix(self.public, seat, action)

    def digest(self, seat: int) -> str:
        """What a seat knows now, as 32 hexadecimal digits."""
        found = self._digests[seat]
        if found is None:
            values = self.spaces.encoder.values(self.state.view(seat))
            found = blake2b(values, digest_size=16).hexdigest()
            self._digests[seat] = found
        return found

    def remembered(self, seat: int) -> str:
        """What a seat has seen so far, as 16 hexadecimal digits."""
        return f"{int(self.chains[seat]):08x}{int(self.more[seat]):08x}"

    def returns(self) -> list[float]:
        """What each seat has won."""
        outcome = self.state.outcome
        if outcome is None:
            return [0.0] * self.spaces.players
        return reward(outcome, RANK, self.spaces.sign)

    def resampled(self, seat: int, rng: Rng) -> Node:
        """Another node that the seat could not tell from this one.

        What the others remember in it is only what everybody saw.
        """
        state = self.spaces.game.determinize(self.state.view(seat), rng)
        new = Node(self.spaces, state, self.recall)
        new.public = self.public
        for other in range(self.spaces.players):
            new.chains[other] = self.chains[other] if other == seat else self.public
        new.more[seat] = self.more[seat]
        return new


def restore(id: str, players: int, position: dict[str, Any], recall: bool, chains: Any) -> Node:
    """The node that was pickled."""
    game = find_game(id)
    node = Node(spaces_of(game, players), game.load(position), recall)
    public, ours, more = chains
    node.public = public
    node.chains = vec[i64](ours)
    node.more = vec[i64](more)
    return node


def first_node(
    spaces: Spaces, options: dict[str, OptionValue], position: dict[str, Any] | None, recall: bool
) -> Node:
    """Where a game begins: at its set-up, or at a position."""
    game = spaces.game
    state = game.new(spaces.players, options) if position is None else game.load(position)
    return Node(spaces, state, recall)


def spaces_of(game: Game, players: int) -> Spaces:
    """The spaces of a game, made once."""
    key = (game.id, players)
    found = SPACES.get(key)
    if found is None:
        found = SPACES[key] = Spaces(game, players)
    return found


NOT_ASKED: Final = -9
SPACES: Final[dict[tuple[str, int], Spaces]] = {}
