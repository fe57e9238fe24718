"""Many games stepped together, without a Python object per step.

The columns are plain memory; :mod:`ratskeller.adapters.shard` copies them into NumPy arrays.
"""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter, read_i64_le
from librt.vecs import vec
from mypy_extensions import i64, u8

from ratskeller.adapters.actions import ActionSpace
from ratskeller.adapters.rewards import reward
from ratskeller.kernel.chance import Rng
from ratskeller.kernel.decision import CHANCE, DRAWN, Chance, Offers
from ratskeller.kernel.game import Game, OptionValue
from ratskeller.kernel.state import State

VARIANT_RUN: Final = 8  #: games in a row with the same options; an encoder keeps the last ones
SAMPLE_STREAM: Final = 1 << 31  #: added to a game's number to seed its sampled actions


class GameVector:
    """The states of some games of a batch, and one column for each output.

    Game ``i`` has its own random generators, seeded by the batch's seed and by ``i``: one for
    chance, one for the sampled actions. So it does not depend on the other games.

    Observations and masks are written for a few games at a time and copied while they are still
    in the processor's cache.
    """

    def __init__(
        self,
        game: Game,
        players: int,
        options: list[dict[str, OptionValue]],
        size: int,
        auto_reset: bool,
        rewards: str,
        limit: int,
    ) -> None:
        self.space: Final = ActionSpace(game, players)
        self.encoder: Final = game.encoder(players)
        self.size: i64 = size
        self.players: i64 = players
        self.auto_reset = auto_reset
        self.limit: i64 = limit  # choices after which a game is truncated; 0: never
        self.reward_kind: Final = rewards
        self.sign: float = game.score_sign
        self.firsts: list[State] = [game.new(players, each) for each in options]
        self.variants = vec[i64]([0] * size)  # which of them each game begins with
        self.states: list[State] = []
        self.rngs: list[Rng] = []
        self.sample_rngs: list[Rng] = []
        self.offers: Final = Offers()
        self.actions = vec[i64]([0] * size)
        self.observations = BytesWriter()  # of the games last written, one after another
        self.masks = BytesWriter()
        self.hidden = BytesWriter()
        self.hidden_blank = b""
        if self.encoder.hidden_span is not None:
            self.hidden_blank = bytes(self.encoder.hidden_span.size)
        self.rewards = vec[float]([0.0] * (size * players))
        self.to_move = vec[i64]([-1] * size)
        self.done = vec[u8]([0] * size)
        self.truncated = vec[u8]([0] * size)
        self.lengths = vec[i64]([0] * size)  # choices so far
        self.sampled = vec[i64]([-1] * size)  # a random legal action

    def reset(self, seed: int, first: int) -> None:
        """Set up all games again; ``first`` is the number of the first game within the batch."""
        numbers = range(first, first + int(self.size))
        count = len(self.firsts)
        self.variants = vec[i64]([number // VARIANT_RUN % count for number in numbers])
        self.states = [self.firsts[variant].clone() for variant in self.variants]
        self.rngs = [Rng(seed + (number << 64)) for number in numbers]
        self.sample_rngs = [Rng(seed + ((number + SAMPLE_STREAM) << 64)) for number in numbers]

    def act(self, data: bytes) -> None:
        """Read the actions, eight bytes each. The caller guarantees legality."""
        for i in range(self.size):
            self.actions[i] = read_i64_le(data, i * 8)

    def begin(self, first: i64, last: i64) -> None:
        """Begin the games ``first`` to ``last`` - 1 after `reset`."""
        self.observations.truncate(0)
        self.masks.truncate(0)
        self.hidden.truncate(0)
        for i in range(first, last):
            self._clear(i)
            self._begin(i)

    def step(self, first: i64, last: i64) -> None:
        """Apply the actions of the games ``first`` to ``last`` - 1; finished games stay."""
        codes = self.space.codes
        self.observations.truncate(0)
        self.masks.truncate(0)
        self.hidden.truncate(0)
        for i in range(first, last):
            self._clear(i)
            seat = self.to_move[i]
            if seat < 0:
                self._write_blank(i)
                continue
            state = self.states[i]
            state.advance(seat, codes[self.actions[i]])
            self.lengths[i] += 1
            self._advance(i, state)

    def _clear(self, i: i64) -> None:
        self.done[i] = 0
        self.truncated[i] = 0
        for seat in range(self.players):
            self.rewards[i * self.players + seat] = 0.0

    def _begin(self, i: i64) -> None:
        self.lengths[i] = 0
        self._advance(i, self.states[i])

    def _advance(self, i: i64, state: State) -> None:
        """Draw for chance until a seat has to act, and write its observation and mask."""
        stack = state.stack
        while stack:
            top = stack[-1]
            if top.kind != DRAWN:
                if self.limit > 0 and self.lengths[i] >= self.limit:
                    self.truncated[i] = 1
                    break
                self._write(i, state, top.first_owing(state))
                return
            assert isinstance(top, Chance)
            state.advance(CHANCE, top.draw(state, self.rngs[i], self.offers))
        self._end(i, state)

    def _write(self, i: i64, state: State, seat: i64) -> None:
        self.to_move[i] = seat
        offers = self.offers
        offers.count = 0
        state.stack[-1].offer(state, seat, offers)
        self.space.mark(offers, self.masks)
        self.sampled[i] = self.space.of(offers.codes[self.sample_rngs[i].below(offers.count)])
        self.encoder.encode(state.view(int(seat)), self.observations)
        self.encoder.fill_hidden(state, seat, self.hidden)

    def _end(self, i: i64, state: State) -> None:
        self.done[i] = 1
        outcome = state.outcome
        if outcome is not None:
            found = reward(outcome, self.reward_kind, self.sign)
            for seat in range(self.players):
                self.rewards[i * self.players + seat] = found[seat]
        if self.auto_reset:
            self.states[i] = self.firsts[self.variants[i]].clone()
            self._begin(i)
            return
        self.to_move[i] = -1
        self._write_blank(i)

    def _write_blank(self, i: i64) -> None:
        self.sampled[i] = -1
        self.observations.write(self.encoder.blank)
        self.masks.write(self.space.blank)
        self.hidden.write(self.hidden_blank)
