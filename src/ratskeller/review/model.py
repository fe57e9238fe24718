"""A review as values: its steps, the account of each seat, the turning points.

One vector of shares is stored for every state: by seat, the expected share of the win. The last
one is the result. A choice of another seat changes a share by what the two shares differ: that is
"others". A seat's own choice gives its loss and its hidden luck, a draw gives luck. What a share
changed at an own choice beyond that is "correction": the search saw it only at the next state. So
for every seat

    start - loss + luck + hidden + others + correction = result.
"""

from __future__ import annotations

import math
from collections import Counter
from dataclasses import asdict, dataclass, field
from functools import cached_property
from statistics import fmean
from typing import Any

from ratskeller.kernel import CHANCE
from ratskeller.review.compare import ChoiceValue, loss_of
from ratskeller.review.names import accuracy, name_of
from ratskeller.review.why import Reason

FORMAT = 1
TURNING_POINTS = 6
LEAST_TURN = 0.03  #: what a turning point changes at least, in shares of the win


@dataclass(frozen=True)
class Judgement:
    """What the search found at one decision: the values of the choices and of the state."""

    number: int  #: of the choice in the record, from 1
    values: list[ChoiceValue]
    error: float
    state: list[float]
    hidden: float
    reasons: list[Reason] = field(default_factory=list)  #: for the best choice, if it was missed

    def data(self) -> dict[str, Any]:
        """Plain data, for a file or a database; `judgement_of` reads it."""
        return asdict(self)


def judgement_of(data: dict[str, Any]) -> Judgement:
    """A judgement from plain data."""
    values = [ChoiceValue(**value) for value in data["values"]]
    reasons = [Reason(**reason) for reason in data["reasons"]]
    state, hidden = data["state"], data["hidden"]
    return Judgement(data["number"], values, data["error"], state, hidden, reasons)


@dataclass(frozen=True)
class Step:
    """One choice of a game, by a seat or by chance, and what it did to the share of every seat."""

    number: int  #: from 1
    seat: int
    choice: str
    values: list[ChoiceValue]  #: of the choices, the best first; empty if there was no choice
    error: float  #: standard error of the value of the best choice
    luck: list[float]
    hidden: list[float]
    others: list[float]  #: done to the other seats; at the seat that chose, the correction
    reasons: list[Reason] = field(default_factory=list)  #: for the best choice, if it was missed

    @property
    def is_real(self) -> bool:
        """Whether a seat had more than one choice."""
        return bool(self.values)

    @property
    def chosen(self) -> ChoiceValue:
        """The value of the choice that was made."""
        return next(value for value in self.values if value.choice == self.choice)

    @property
    def best(self) -> ChoiceValue:
        """The best choice."""
        return self.values[0]

    @property
    def loss(self) -> float:
        """What the choice lost; 0 if that is below two standard errors."""
        return loss_of(self.values, self.choice) if self.values else 0.0

    @property
    def name(self) -> str:
        """The name of the choice."""
        return name_of(self.loss)

    def turn(self, seat: int | None = None) -> float:
        """How far the loss or the luck changed a share: of one seat, or of any."""
        if seat is None:
            return max(self.loss, *map(abs, self.luck))
        return max(self.loss if self.seat == seat else 0.0, abs(self.luck[seat]))


@dataclass(frozen=True)
class Account:
    """The sum of a game for one seat, in shares of the win."""

    seat: int
    start: float
    loss: float
    luck: float
    hidden: float
    others: float
    correction: float
    result: float
    choices: int  #: that were real
    loss_error: float  #: standard error of the loss
    mean_loss: float  #: of a real choice, in thousandths of a win
    accuracy: float | None  #: 0 to 100; None without a real choice
    names: dict[str, int]


@dataclass(frozen=True)
class Review:
    """The review of one game."""

    game: str
    version: int
    players: int
    seats: list[str]
    bot: str
    effort: str
    shares: list[list[float]]  #: by state, one more than there are steps
    steps: list[Step]

    @cached_property
    def accounts(self) -> list[Account]:
        """The account of each seat."""
        return [self._account(seat) for seat in range(self.players)]

    def _account(self, seat: int) -> Account:
        real = [step for step in self.steps if step.seat == seat and step.is_real]
        losses = [step.loss for step in real]
        return Account(
            seat=seat,
            start=self.shares[0][seat],
            loss=math.fsum(losses),
            luck=math.fsum(step.luck[seat] for step in self.steps),
            hidden=math.fsum(step.hidden[seat] for step in self.steps),
            others=math.fsum(
                self.shares[step.number][seat] - self.shares[step.number - 1][seat]
                for step in self.steps
                if step.seat not in (seat, CHANCE)
            ),
            correction=math.fsum(step.others[seat] for step in self.steps if step.seat == seat),
            result=self.shares[-1][seat],
            choices=len(real),
            loss_error=math.sqrt(sum(step.chosen.error**2 for step in real if step.loss)),
            mean_loss=1000 * fmean(losses) if losses else 0.0,
            accuracy=accuracy(losses),
            names=dict(Counter(step.name for step in real)),
        )

    def turning_points(self, seat: int | None = None) -> list[Step]:
        """The losses and draws that changed a share most, in the order of play."""
        ranked = sorted(self.steps, key=lambda s: s.turn(seat), reverse=True)[:TURNING_POINTS]
        return sorted((s for s in ranked if s.turn(seat) >= LEAST_TURN), key=lambda s: s.number)

    def data(self) -> dict[str, Any]:
        """The review as plain data; `review_of` reads it, and keeps the first eight keys."""
        return {
            "format": FORMAT,
            "game": self.game,
            "version": self.version,
            "players": self.players,
            "seats": self.seats,
            "bot": self.bot,
            "effort": self.effort,
            "shares": self.shares,
            "steps": [_step_data(step) for step in self.steps],
            "accounts": [asdict(account) for account in self.accounts],
            "turning_points": [step.number for step in self.turning_points()],
        }


def _step_data(step: Step) -> dict[str, Any]:
    data = asdict(step)
    data["seat"] = "chance" if step.seat == CHANCE else step.seat
    if step.is_real:
        data |= {"loss": step.loss, "name": step.name}
    return data


def review_of(data: dict[str, Any]) -> Review:
    """A review from plain data."""
    steps = [
        Step(
            number=step["number"],
            seat=CHANCE if step["seat"] == "chance" else step["seat"],
            choice=step["choice"],
            values=[ChoiceValue(**value) for value in step["values"]],
            error=step["error"],
            luck=step["luck"],
            hidden=step["hidden"],
            others=step["others"],
            reasons=[Reason(**reason) for reason in step["reasons"]],
        )
        for step in data["steps"]
    ]
    kept = ("game", "version", "players", "seats", "bot", "effort", "shares")
    return Review(**{key: data[key] for key in kept}, steps=steps)
