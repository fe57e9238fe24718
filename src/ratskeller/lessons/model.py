"""What a course is made of. ``docs/lessons.md`` explains every key of the files."""

from __future__ import annotations

from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from typing import Any, Literal

from ratskeller.kernel import Game, RatskellerError
from ratskeller.kernel.game import OptionValue

CONTINUE = "continue"  #: the move that turns the page of a step that asks for nothing


class LessonError(RatskellerError):
    """A lesson that does not exist, a file that is wrong, or a move that does not fit."""


@dataclass(frozen=True)
class Step:
    """One thing a teacher says, and what the learner does about it.

    A step that expects nothing is only read. One with ``free`` is played against bots until an
    event of that kind, or until the game is over.
    """

    name: str
    light: tuple[str, ...] = ()
    expect: tuple[str, ...] = ()
    then: tuple[tuple[int, str], ...] = ()
    weak: dict[str, str] = field(default_factory=dict)
    refused: dict[str, str] = field(default_factory=dict)
    free: str = ""

    @property
    def kind(self) -> Literal["read", "do", "free"]:
        """What the learner has to do."""
        if self.free:
            return "free"
        return "do" if self.expect else "read"

    def answer(self, choice: str) -> str:
        """The name of the text that answers a legal choice that was not expected."""
        for pattern, name in self.weak.items():
            if fnmatchcase(choice, pattern):
                return name
        return ""


@dataclass(frozen=True)
class Lesson:
    """A start and some steps; ``after`` names the lesson whose end is the start."""

    id: str
    after: str
    script: tuple[tuple[int, str], ...]
    change: dict[str, Any]
    seed: int
    steps: tuple[Step, ...]

    def key(self, name: str = "") -> str:
        """The key of a text of this lesson; without a name, of its title."""
        return f"lesson-{self.id}-{name}" if name else f"lesson-{self.id}"


@dataclass(frozen=True)
class Concept:
    """Something the coach explains when it is met for the first time."""

    id: str
    clause: str
    at: str
    when: tuple[str, ...]


@dataclass(frozen=True)
class Term:
    """A word that can be pressed: its clause and the names of its pictures, spaces between."""

    id: str
    clause: str
    art: str


@dataclass(frozen=True, eq=False)
class Course:
    """The lessons of a game, in tracks; what its coach knows; its terms."""

    game: Game
    players: int
    seat: int
    options: dict[str, OptionValue]
    bot: str
    tracks: dict[str, tuple[str, ...]]
    lessons: dict[str, Lesson]
    concepts: tuple[Concept, ...]
    terms: tuple[Term, ...]
    mistakes: tuple[str, ...]

    def lesson(self, id: str) -> Lesson:
        """A lesson by its id."""
        found = self.lessons.get(id)
        if found is None:
            known = ", ".join(self.lessons)
            raise LessonError(f"{self.game.id} has no lesson {id!r}; it has {known}")
        return found

    def track(self, name: str) -> tuple[str, ...]:
        """The lessons of a track, in order."""
        found = self.tracks.get(name)
        if found is None:
            known = ", ".join(self.tracks)
            raise LessonError(f"{self.game.id} has no track {name!r}; it has {known}")
        return found
