"""A net asked about positions: probabilities of the legal actions, and values of all seats.

A net was trained to predict the reward ½ tanh(margin / scale) + ½ win, from -1 to 1; here values
lie between 0 and 1, as win probabilities do.
"""

from __future__ import annotations

from typing import Any, Final

from librt.strings import BytesWriter
from librt.vecs import vec
from mypy_extensions import i64

from ratskeller.adapters.actions import ActionSpace
from ratskeller.kernel.decision import Offers
from ratskeller.kernel.evaluation import MOST_SEATS
from ratskeller.kernel.game import Game
from ratskeller.kernel.net_inputs import NetInputs, policy_input
from ratskeller.kernel.state import State
from ratskeller.kernel.view import View

LEAST_PRIOR: Final = 1e-6  #: the other actions of a node may be illegal in the next state


def exponential(x: float) -> float:
    """The exponential of a number up to 0, the same on every machine.

    >>> round(exponential(-1.0), 4)
    0.3679
    """
    if x < -64.0:
        return 0.0
    power = 1.0 + x / 65536.0
    for _ in range(16):
        power *= power
    return power


def tanh(x: float) -> float:
    """The hyperbolic tangent, the same on every machine.

    >>> round(tanh(0.5), 3), round(tanh(-0.5), 3)
    (0.462, -0.462)
    """
    small = exponential(-2.0 * abs(x))
    found = (1.0 - small) / (1.0 + small)
    return found if x > 0.0 else -found


class PolicyValue:
    """A net for one number of players.

    `evaluate` fills two buffers: ``values`` by seat and ``priors`` by offer. `finish` fills
    ``values`` with what a finished game is worth.
    """

    def __init__(
        self, net: Any, game: Game, players: int, margin_scale: float, with_evaluator: bool = False
    ) -> None:
        self.players: i64 = players
        self.encoder: Final = game.encoder(players)
        self.space: Final = ActionSpace(game, players)
        self.values = vec[float]([0.0] * MOST_SEATS)
        self.priors = vec[float]([0.0] * 64)
        self.net_inputs: Final = NetInputs(game, players) if with_evaluator else None
        self._net: Final = net
        self._sign: float = game.score_sign
        self._margin_scale: float = margin_scale
        self._count: Final = players
        self._writer: Final = BytesWriter()
        self._none: Final = Offers()

    def observe(self, view: View) -> bytes:
        """What the net sees of a view."""
        writer = self._writer
        writer.truncate(0)
        self.encoder.encode(view, writer)
        if self.net_inputs is not None and view.viewer is not None:
            self.net_inputs.fill(view, view.viewer, self._none, writer)
        return writer.getvalue()

    def _observe(self, view: View, viewer: i64, offers: Offers) -> bytes:
        """What the net sees of a decision; the marks are filled in."""
        writer = self._writer
        writer.truncate(0)
        self.encoder.encode(view, writer)
        if self.net_inputs is not None:
            self.net_inputs.fill(view, viewer, offers, writer)
        return writer.getvalue()

    def evaluate(self, view: View, viewer: i64, offers: Offers) -> None:
        """Fill the buffers for a seat that has to choose among the offers."""
        count = offers.count
        actions: list[int] = [int(self.space.of(offers.codes[i])) for i in range(count)]
        net_inputs = self.net_inputs
        if net_inputs is not None:
            actions.append(int(self.space.size))  # how much the marks count
        seen = self._observe(view, viewer, offers)
        found: list[float] = self._net.evaluate(self._count, seen, actions)
        players = self.players
        if net_inputs is not None:
            gate = found[players + count]
            for i in range(count):
                found[players + i] += gate * policy_input(int(net_inputs.marks[i]))
        for place in range(players):
            seat = viewer + place
            if seat >= players:
                seat -= players
            self.values[seat] = 0.5 + 0.5 * found[place]
        if count > i64(len(self.priors)):
            self.priors = vec[float]([0.0] * (2 * count))
        most = found[players]
        for i in range(count):
            if found[players + i] > most:
                most = found[players + i]
        total = 0.0
        for i in range(count):
            share = exponential(found[players + i] - most)
            self.priors[i] = share
            total += share
        for i in range(count):
            self.priors[i] = max(self.priors[i] / total, LEAST_PRIOR)

    def belief(self, view: View) -> list[float]:
        """The probabilities of hidden ids by seat from the viewer on; empty without a belief."""
        found: list[float] = self._net.belief(self._count, self.observe(view))
        return found

    def finish(self, state: State) -> None:
        """Fill in the values of a finished game."""
        outcome = state.outcome
        assert outcome is not None
        players = self.players
        seats = float(players)
        scores = outcome.scores
        mean = float(sum(scores)) / seats
        for seat in range(players):
            margin = self._sign * (float(scores[seat]) - mean)
            won = -1.0 / (seats - 1.0)
            self.values[seat] = 0.5 + 0.25 * (tanh(margin / self._margin_scale) + won)
        part = 1.0 / float(len(outcome.winners))
        for winner in outcome.winners:
            self.values[winner] += 0.25 * part * seats / (seats - 1.0)
