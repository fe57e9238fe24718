"""A puzzle in words."""

from __future__ import annotations

from pathlib import Path

from ratskeller.kernel import Game
from ratskeller.kernel.words import COMMON, Words
from ratskeller.puzzles.model import Puzzle
from ratskeller.review.why import Reason
from ratskeller.review.wording import TEXTS as REVIEW_TEXTS
from ratskeller.review.wording import number_text, why_text

TEXTS = Path(__file__).parent / "texts"


class PuzzleWording:
    """The words of puzzles in one language."""

    def __init__(self, game: Game, language: str) -> None:
        self.game = game
        self.words = Words([COMMON, game.folder / "texts", REVIEW_TEXTS, TEXTS], language)

    def heading(self, puzzle: Puzzle) -> str:
        """Difficulty and themes in one line."""
        level = self.words(f"puzzle-level-{puzzle.difficulty}")
        return ", ".join([level, *map(self.theme, puzzle.themes)])

    def theme(self, theme: str) -> str:
        """The name of a theme."""
        return self.words(theme if theme.startswith("feature-") else f"puzzle-theme-{theme}")

    def choice(self, puzzle: Puzzle, text: str) -> str:
        """A choice of a puzzle."""
        return self.words.choice(self.game.grammar.read(text), reader=puzzle.seat)

    def wrong(self, puzzle: Puzzle, text: str) -> str:
        """How much less a choice is worth."""
        points = self._points(puzzle.worth(text).less)
        return self.words("puzzle-wrong", choice=self.choice(puzzle, text), points=points)

    def answer(self, puzzle: Puzzle, solved: bool) -> list[str]:
        """The best choice, what proves it, and why it is the best."""
        best, second = puzzle.worths[:2]
        key = "puzzle-solved" if solved else "puzzle-answer"
        return [
            self.words(key, choice=self.choice(puzzle, best.choice)),
            self.words(
                "puzzle-proof",
                share=self._points(best.value),
                choice=self.choice(puzzle, second.choice),
                points=self._points(second.less),
                error=self._points(2 * second.error),
            ),
            *self.why(puzzle.reasons),
            self.end(puzzle),
        ]

    def why(self, reasons: tuple[Reason, ...]) -> list[str]:
        """What speaks for the best choice, if it has a name."""
        names = [self.words(f"seat-{seat}") for seat in range(self.game.players[-1])]
        return [why_text(self.words, reasons, names)] if reasons else []

    def end(self, puzzle: Puzzle) -> str:
        """How the game ends after the best choice, and after the second."""
        best, second = puzzle.ends
        return self.words(
            "puzzle-end",
            score=self.words("final-score"),
            own=number_text(self.words, best.own, 1),
            rival=number_text(self.words, best.rival, 1),
            own2=number_text(self.words, second.own, 1),
            rival2=number_text(self.words, second.rival, 1),
        )

    def _points(self, share: float) -> str:
        return number_text(self.words, 100 * share, 1)
