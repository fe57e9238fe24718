"""A review in words: rows and lines that the terminal and the page of a report share."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import astuple, dataclass
from pathlib import Path

from ratskeller.kernel import CHANCE, Game
from ratskeller.kernel.words import Words, words_of
from ratskeller.review.model import Account, Review, Step
from ratskeller.review.names import BEST
from ratskeller.review.why import Reason, feature_key

TEXTS = Path(__file__).parent / "texts"
#: The columns of an account and of a choice, as keys of texts.
ACCOUNT = [
    "player", "accuracy", "mean-loss", "real-choices", "start", "losses", "luck", "hidden",
    "others", "correction", "result",
]  # fmt: skip
CHOICES = ["number", "player", "choice", "verdict", "value", "loss", "better", "why-column"]


@dataclass(frozen=True)
class Row:
    """One choice in words."""

    number: str
    player: str
    choice: str
    verdict: str
    value: str
    loss: str
    better: str
    why: str

    def cells(self) -> list[str]:
        """The cells, in the order of `CHOICES`."""
        return [*astuple(self)]


class Wording:
    """The words of one review in one language."""

    def __init__(self, review: Review, game: Game, language: str) -> None:
        self.review = review
        self.game = game
        self.words = words_of(game, language, TEXTS)
        self.names = [name or self.words(f"seat-{seat}") for seat, name in enumerate(review.seats)]
        if len(set(self.names)) < len(self.names):
            self.names = [
                f"{name} ({self.words(f'seat-{seat}')})" if review.seats[seat] else name
                for seat, name in enumerate(self.names)
            ]

    def choice(self, text: str) -> str:
        """A choice by its notation."""
        return self.words.choice(self.game.grammar.read(text), self.names)

    def title(self) -> str:
        """The heading."""
        return self.words("review-title", title=self.words("game-title"))

    def subtitle(self) -> str:
        """By what the game was reviewed."""
        effort = self.words(f"review-effort-{self.review.effort}")
        return self.words(
            "review-by", players=self.review.players, bot=self.review.bot, effort=effort
        )

    def account(self, account: Account) -> list[str]:
        """The account of a seat as cells, in the order of `ACCOUNT`."""
        return [
            self.names[account.seat],
            "–" if account.accuracy is None else self._number(account.accuracy, 1),
            self._number(account.mean_loss, 1),
            str(account.choices),
            self._number(100 * account.start, 1),
            f"{self._number(100 * account.loss, 1)} ± {self._number(200 * account.loss_error, 1)}",
            self._signed(100 * account.luck),
            self._signed(100 * account.hidden),
            self._signed(100 * account.others),
            self._signed(100 * account.correction),
            self._number(100 * account.result, 0),
        ]

    def turning_points(self, seat: int | None) -> list[str]:
        """The turning points as lines."""
        found = [self._turn(step) for step in self.review.turning_points(seat)]
        return found or [self.words("review-turning-none")]

    def _turn(self, step: Step) -> str:
        choice = self.choice(step.choice)
        if step.seat == CHANCE:
            seat = max(range(self.review.players), key=lambda s: abs(step.luck[s]))
            points = self._signed(100 * step.luck[seat])
            return self.words(
                "review-turn-luck",
                number=step.number, choice=choice, points=points, name=self.names[seat],
            )  # fmt: skip
        name = self.names[step.seat]
        line = self.words(
            "review-turn-choice",
            number=step.number,
            name=name,
            choice=choice,
            verdict=self.verdict(step),
            loss=self._number(100 * step.loss, 1),
        )
        return f"{line}. {self.why(step)}"

    def verdict(self, step: Step) -> str:
        """The name of a choice."""
        return self.words(f"review-name-{step.name}")

    def why(self, step: Step) -> str:
        """Why the best choice is better than the one that was made, in a sentence."""
        return why_text(self.words, step.reasons, self.names)

    def rows(self, seat: int | None, lost: bool) -> list[Row]:
        """The real choices of a seat or of all; with ``lost`` those that are not "best"."""
        return [
            Row(
                str(step.number),
                self.names[step.seat],
                self.choice(step.choice),
                self.verdict(step),
                f"{self._number(100 * step.best.value, 1)} ± {self._number(200 * step.error, 1)}",
                f"{self._number(100 * step.loss, 1)} ± {self._number(200 * step.chosen.error, 1)}"
                if step.loss
                else "–",
                self.choice(step.best.choice) if step.loss else "",
                self.why(step) if step.loss else "",
            )
            for step in self.review.steps
            if step.is_real and seat in (None, step.seat) and (step.name != BEST or not lost)
        ]

    def _number(self, value: float, places: int) -> str:
        return number_text(self.words, value, places)

    def _signed(self, value: float) -> str:
        rounded = round(value, 1) + 0.0
        sign = "+" if rounded > 0 else "−" if rounded < 0 else ""
        return sign + self._number(abs(rounded), 1)


def why_text(words: Words, reasons: Sequence[Reason], names: Sequence[str]) -> str:
    """Why a choice is better than another one, in a sentence; ``names`` are those of the seats."""
    if not reasons:
        return words("review-why-unnamed")
    told = [
        words(
            "review-why-reason" if reason.seat is None else "review-why-rival",
            name="" if reason.seat is None else names[reason.seat],
            feature=words(feature_key(reason.feature)),
            better=number_text(words, reason.better, 1),
            made=number_text(words, reason.made, 1),
        )
        for reason in reasons
    ]
    return words("review-why", reasons=words.several(told))


def number_text(words: Words, value: float, places: int) -> str:
    """A number with its decimal point or comma."""
    text = f"{value:.{places}f}"
    return text if words.language == "en" else text.replace(".", ",")
