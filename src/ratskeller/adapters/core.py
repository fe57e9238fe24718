"""Many games side by side, stepped without a Python object per step.

Columns are plain memory that NumPy reads; :mod:`ratskeller.adapters.share` brings them there.
"""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter, read_i64_le
from librt.vecs import vec
from mypy_extensions import i64, u8

from ratskeller.adapters.actions import ActionSpace
from ratskeller.kernel.chance import Rng
from ratskeller.kernel.decision import CHANCE, DRAWN, SIMULTANEOUS, Chance, Offers
from ratskeller.kernel.game import Game, OptionValue
from ratskeller.kernel.outcome import Outcome
from ratskeller.kernel.state import State

RANK: Final = "rank"
MARGIN: Final = "margin"
REWARDS: Final = (RANK, MARGIN)
SAMPLES: Final = 1 << 31  #: added to a game's number for the generator of its random actions


def reward(outcome: Outcome, kind: str, sign: float) -> list[float]:
    """What each seat gets at the end; the sum is 0.

    ``rank``: 1 for the first place, -1 for the last, evenly between; who shares places shares
    what they bring. ``margin``: points ahead of the mean of all, with more points always better.

    >>> reward(Outcome([[2], [0, 1]], [3, 3, 9], "over", None), "rank", 1.0)
    [-0.5, -0.5, 1.0]
    >>> reward(Outcome([[2], [0, 1]], [3, 3, 9], "over", None), "margin", 1.0)
    [-2.0, -2.0, 4.0]
    """
    scores = outcome.scores
    seats = len(scores)
    out = [0.0] * seats
    if kind == MARGIN:
        mean = float(sum(scores)) / float(seats)
        for seat in range(seats):
            out[seat] = sign * (float(scores[seat]) - mean)
        return out
    above = 0
    for group in outcome.places:
        place = float(above) + float(len(group) - 1) / 2.0
        for seat in group:
            out[seat] = 1.0 - 2.0 * place / float(seats - 1)
        above += len(group)
    return out


class Core:
    """The columns, and one step of all games.

    Game ``i`` of a batch draws from a generator of its own, made from the seed and its number,
    so that it plays the same whatever stands beside it. The actions sampled have another.

    Observations and masks are written for a few games at a time, so that they are still in the
    processor's cache when they are copied to where they belong.
    """

    def __init__(
        self,
        game: Game,
        players: int,
        options: dict[str, OptionValue] | None,
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
        self.limit: i64 = limit  # choices of seats after which a game is cut off; 0: never
        self.kind: Final = rewards
        self.sign: float = game.score_sign
        self.first: State = game.new(players, options)
        self.states: list[State] = []
        self.rngs: list[Rng] = []
        self.dice: list[Rng] = []
        self.offers: Final = Offers()
        self.actions = vec[i64]([0] * size)
        self.observations = BytesWriter()  # of the games last shown, one after another
        self.masks = BytesWriter()
        self.rewards = vec[float]([0.0] * (size * players))
        self.to_move = vec[i64]([-1] * size)
        self.done = vec[u8]([0] * size)
        self.truncated = vec[u8]([0] * size)
        self.lengths = vec[i64]([0] * size)  # choices of seats so far
        self.sampled = vec[i64]([-1] * size)  # one of the legal actions

    def reset(self, seed: int, first: int) -> None:
        """Set up all games anew; ``first`` is the number of the first in the whole batch."""
        numbers = range(first, first + int(self.size))
        self.states = [self.first.clone() for _ in numbers]
        self.rngs = [Rng(seed + (number << 64)) for number in numbers]
        self.dice = [Rng(seed + ((number + SAMPLES) << 64)) for number in numbers]

    def act(self, data: bytes) -> None:
        """Take the actions, eight bytes each. Whoever calls has made sure that they are legal."""
        for i in range(self.size):
            self.actions[i] = read_i64_le(data, i * 8)

    def begin(self, first: i64, last: i64) -> None:
        """Begin the games from one number to before another, just set up."""
        self.observations.truncate(0)
        self.masks.truncate(0)
        for i in range(first, last):
            self._clear(i)
            self._begin(i)

    def step(self, first: i64, last: i64) -> None:
        """Carry out the actions taken in these games; those that are over stay as they are."""
        codes = self.space.codes
        self.observations.truncate(0)
        self.masks.truncate(0)
        for i in range(first, last):
            self._clear(i)
            seat = self.to_move[i]
            if seat < 0:
                self._show_nothing(i)
                continue
            state = self.states[i]
            state.advance(seat, codes[self.actions[i]])
            self.lengths[i] += 1
            self._go_on(i, state)

    def _clear(self, i: i64) -> None:
        self.done[i] = 0
        self.truncated[i] = 0
        for seat in range(self.players):
            self.rewards[i * self.players + seat] = 0.0

    def _begin(self, i: i64) -> None:
        self.lengths[i] = 0
        self._go_on(i, self.states[i])

    def _go_on(self, i: i64, state: State) -> None:
        """Draw for chance until a seat owes a choice, and show it what it may know."""
        stack = state.stack
        while stack:
            top = stack[-1]
            if top.kind != DRAWN:
                if self.limit > 0 and self.lengths[i] >= self.limit:
                    self.truncated[i] = 1
                    break
                seat = top.seat
                if top.kind == SIMULTANEOUS:
                    seat = top.owed_by(state)[0]
                self._show(i, state, seat)
                return
            assert isinstance(top, Chance)
            state.advance(CHANCE, top.draw(state, self.rngs[i], self.offers))
        self._end(i, state)

    def _show(self, i: i64, state: State, seat: i64) -> None:
        self.to_move[i] = seat
        offers = self.offers
        offers.count = 0
        state.stack[-1].offer(state, seat, offers)
        self.space.mark(offers, self.masks)
        self.sampled[i] = self.space.of(offers.codes[self.dice[i].below(offers.count)])
        self.encoder.encode(state.view(int(seat)), self.observations)

    def _end(self, i: i64, state: State) -> None:
        self.done[i] = 1
        outcome = state.outcome
        if outcome is not None:
            found = reward(outcome, self.kind, self.sign)
            for seat in range(self.players):
                self.rewards[i * self.players + seat] = found[seat]
        if self.auto_reset:
            self.states[i] = self.first.clone()
            self._begin(i)
            return
        self.to_move[i] = -1
        self._show_nothing(i)

    def _show_nothing(self, i: i64) -> None:
        self.sampled[i] = -1
        self.observations.write(self.encoder.blank)
        self.masks.write(self.space.blank)
