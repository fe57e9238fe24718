"""Many games stepped together, without a Python object per step.

The columns are plain memory; :mod:`ratskeller.adapters.shard` copies them into NumPy arrays.
"""

from __future__ import annotations

from typing import Any, Final, final

from librt.strings import BytesWriter, read_i64_le
from librt.vecs import vec
from mypy_extensions import i64, u8

from ratskeller.adapters.actions import ActionSpace
from ratskeller.adapters.rewards import reward
from ratskeller.kernel.chance import Rng
from ratskeller.kernel.decision import CHANCE, DRAWN, Chance, Offers
from ratskeller.kernel.game import Game, OptionValue
from ratskeller.kernel.net_inputs import NetInputs
from ratskeller.kernel.state import State
from ratskeller.kernel.view import View

VARIANT_RUN: Final = 8  #: games in a row with the same options; an encoder keeps the last ones
SAMPLE_STREAM: Final = 1 << 31  #: added to a game's number to seed its sampled actions
RIVAL_STREAM: Final = 1 << 32  #: added to a game's number to seed its bots


class SavedGame:
    """A game of a batch as it was saved: it can be restored many times, in any row."""

    def __init__(
        self, state: State, rng: Rng, sample_rng: Rng, sampled: i64, length: i64, variant: i64
    ) -> None:
        self.state: Final = state
        self.rng: Final = rng
        self.sample_rng: Final = sample_rng
        self.sampled: i64 = sampled
        self.length: i64 = length
        self.variant: i64 = variant

    def __reduce__(self) -> tuple[object, ...]:
        numbers = (int(self.sampled), int(self.length), int(self.variant))
        return SavedGame, (self.state, self.rng, self.sample_rng, *numbers)


@final
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
        observations: bool = True,
        rivals: list[Any] | None = None,
        with_evaluator: bool = False,
    ) -> None:
        """``rivals`` has a factory of bots, called with a generator, for seats that bots play."""
        self.space: Final = ActionSpace(game, players)
        self.encoder: Final = game.encoder(players)
        self.net_inputs: Final = NetInputs(game, players) if with_evaluator else None
        self.width: i64 = self.encoder.size  # of an observation
        self.blank = self.encoder.blank
        if self.net_inputs is not None:
            self.width += self.net_inputs.size
            self.blank += self.net_inputs.blank
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
        self.final_seats = vec[i64]([-1] * size)  # who would have acted at the limit
        self.finals: list[tuple[int, bytes]] = []  # what that seat knew, by game
        self.encodes = observations
        self.rivals: list[Any] = rivals or []
        self.rival_rngs: list[Rng] = []
        self.seated: list[Any] = []  # the bots, game by game and seat by seat

    def reset(self, seed: int, first: int) -> None:
        """Set up all games again; ``first`` is the number of the first game within the batch."""
        numbers = range(first, first + int(self.size))
        count = len(self.firsts)
        self.variants = vec[i64]([number // VARIANT_RUN % count for number in numbers])
        self.states = [self.firsts[variant].clone() for variant in self.variants]
        self.rngs = [Rng(seed + (number << 64)) for number in numbers]
        self.sample_rngs = [Rng(seed + ((number + SAMPLE_STREAM) << 64)) for number in numbers]
        if self.rivals:
            self.rival_rngs = [Rng(seed + ((number + RIVAL_STREAM) << 64)) for number in numbers]
            self.seated = [None] * int(self.size * self.players)

    def save(self, i: i64) -> SavedGame:
        """A copy of a game and of its generators."""
        state, rng, sample_rng = self.states[i], self.rngs[i], self.sample_rngs[i]
        return SavedGame(
            state.clone(), rng.clone(), sample_rng.clone(), self.sampled[i], self.lengths[i],
            self.variants[i],
        )  # fmt: skip

    def restore(self, i: i64, saved: SavedGame) -> None:
        """Let a row go on with a saved game; `rewrite` writes its outputs."""
        self.states[i] = saved.state.clone()
        self.rngs[i] = saved.rng.clone()
        self.sample_rngs[i] = saved.sample_rng.clone()
        self.sampled[i] = saved.sampled
        self.lengths[i] = saved.length
        self.variants[i] = saved.variant

    def place(self, i: i64, state: State) -> None:
        """Let a row go on from a state, which is copied; `rewrite` writes its outputs."""
        self.states[i] = state.clone()
        self.lengths[i] = 0
        self.sampled[i] = -1

    def rewrite(self, first: i64, last: i64) -> None:
        """Write the games ``first`` to ``last`` - 1 as they are; nothing has ended in them."""
        self.observations.truncate(0)
        self.masks.truncate(0)
        self.hidden.truncate(0)
        for i in range(first, last):
            self._clear(i)
            state = self.states[i]
            if not state.stack.depth:
                self.to_move[i] = -1
                self._write_blank(i)
            elif state.stack.top().kind == DRAWN or self.sampled[i] < 0:
                self._advance(i, state)
            else:
                self._write_row(i, state, state.stack.top().first_owing(state))

    def act(self, data: bytes) -> None:
        """Read the actions, eight bytes each. The caller guarantees legality."""
        for i in range(self.size):
            self.actions[i] = read_i64_le(data, i * 8)

    def begin(self, first: i64, last: i64) -> None:
        """Begin the games ``first`` to ``last`` - 1 after `reset`."""
        self.finals = []
        self.observations.truncate(0)
        self.masks.truncate(0)
        self.hidden.truncate(0)
        for i in range(first, last):
            self._clear(i)
            self._begin(i)

    def step(self, first: i64, last: i64) -> None:
        """Apply the actions of the games ``first`` to ``last`` - 1; finished games stay."""
        codes = self.space.codes
        self.finals = []
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
        self.final_seats[i] = -1
        for seat in range(self.players):
            self.rewards[i * self.players + seat] = 0.0

    def _begin(self, i: i64) -> None:
        self.lengths[i] = 0
        for seat, make in enumerate(self.rivals):
            if make is not None:
                seed = int(self.rival_rngs[i].next32())
                self.seated[i * self.players + seat] = make(Rng(seed))
        self._advance(i, self.states[i])

    def _advance(self, i: i64, state: State) -> None:
        """Draw for chance until a seat has to act, and write its observation and mask."""
        stack = state.stack
        while stack.depth:
            top = stack.top()
            if top.kind != DRAWN:
                seat = top.first_owing(state)
                if self.limit > 0 and self.lengths[i] >= self.limit:
                    self._cut_off(i, state, self._learner(seat))
                    break
                if self.rivals and self.rivals[seat] is not None:
                    self._ask_rival(i, state, int(seat))
                    continue
                self._write(i, state, seat)
                return
            assert isinstance(top, Chance)
            state.advance(CHANCE, top.draw(state, self.rngs[i], self.offers))
        self._end(i, state)

    def _ask_rival(self, i: i64, state: State, seat: int) -> None:
        """Let the bot of a seat choose; an illegal choice raises its error."""
        choice = self.seated[i * self.players + seat].choose(state.view(seat), state.choices(seat))
        state.apply(seat, choice)
        self.lengths[i] += 1

    def _learner(self, seat: i64) -> i64:
        """This seat, or the next one that no bot plays: others must not see what bots know."""
        if self.rivals:
            while self.rivals[seat] is not None:
                seat = (seat + 1) % self.players
        return seat

    def _cut_off(self, i: i64, state: State, seat: i64) -> None:
        self.truncated[i] = 1
        self.final_seats[i] = seat
        if self.encodes:
            self.finals.append((int(i), self._known(state, seat)))

    def _known(self, state: State, seat: i64) -> bytes:
        """What a seat knows, as in `observations`."""
        out = BytesWriter()
        self.encoder.observe(state, seat, out)
        if self.net_inputs is not None:
            self.offers.count = 0
            self.net_inputs.fill(state.view_of(int(seat)), seat, self.offers, out)
        return out.getvalue()

    def _write(self, i: i64, state: State, seat: i64) -> None:
        self._write_row(i, state, seat)
        offers = self.offers
        self.sampled[i] = self.space.of(offers.codes[self.sample_rngs[i].below(offers.count)])

    def _write_row(self, i: i64, state: State, seat: i64) -> None:
        self.to_move[i] = seat
        offers = self.offers
        offers.count = 0
        state.stack.top().offer(state, seat, offers)
        self.space.mark(offers, self.masks)
        if self.encodes:
            self.encoder.observe(state, seat, self.observations)
            if self.net_inputs is not None:
                self._fill_inputs(self.net_inputs, state.view_of(int(seat)), seat)
            self.encoder.fill_hidden(state, seat, self.hidden)

    def _fill_inputs(self, net_inputs: NetInputs, view: View, seat: i64) -> None:
        """Write the features after the observation, and marks into the mask."""
        offers = self.offers
        net_inputs.fill(view, seat, offers, self.observations)
        start = i64(len(self.masks)) - self.space.size
        for j in range(offers.count):
            self.masks[start + self.space.of(offers.codes[j])] = u8(net_inputs.marks[j])

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
        self.masks.write(self.space.blank)
        if self.encodes:
            self.observations.write(self.blank)
            self.hidden.write(self.hidden_blank)
