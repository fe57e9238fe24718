"""Reads a course from the folder ``lessons`` of a game."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any

from ratskeller.kernel import CHANCE, Game
from ratskeller.lessons.model import Concept, Course, Lesson, LessonError, Step, Term

FOLDER = "lessons"
COURSE, COACH, TERMS = "course.toml", "coach.toml", "terms.toml"
COURSE_KEYS = {"players", "seat", "options", "bot", "tracks", "script"}
LESSON_KEYS = {"after", "script", "change", "seed", "step"}
STEP_KEYS = {"name", "light", "expect", "then", "weak", "refused", "free"}


def lesson_texts(game: Game) -> Path:
    """The folder of the texts of a game's lessons."""
    return game.folder / FOLDER / "texts"


@cache
def course_of(game: Game) -> Course | None:
    """The course of a game, or None if it has none.

    >>> import ratskeller
    >>> course = course_of(ratskeller.game("rattus"))
    >>> sorted(course.tracks)
    ['new', 'table']
    """
    folder = game.folder / FOLDER
    if not (folder / COURSE).is_file():
        return None
    data = _read(folder / COURSE, COURSE_KEYS)
    setup = script(data.get("script", []), COURSE)
    lessons = {
        path.stem: _lesson(path, setup)
        for path in sorted(folder.glob("*.toml"))
        if path.name not in (COURSE, COACH, TERMS)
    }
    coach = _read(folder / COACH, {"concept", "mistakes"})
    terms = _read(folder / TERMS, {"term"})
    course = Course(
        game=game,
        players=int(data["players"]),
        seat=int(data.get("seat", 0)),
        options=dict(data.get("options", {})),
        bot=str(data.get("bot", "easy")),
        tracks={name: tuple(ids) for name, ids in data["tracks"].items()},
        lessons=lessons,
        concepts=tuple(
            Concept(c["id"], c["clause"], c.get("at", ""), tuple(c["when"]))
            for c in coach.get("concept", [])
        ),
        terms=tuple(Term(t["id"], t["clause"], t.get("art", "")) for t in terms.get("term", [])),
        mistakes=tuple(coach.get("mistakes", [])),
    )
    _check(course)
    return course


def script(lines: Iterable[str], where: str) -> tuple[tuple[int, str], ...]:
    """Choices of others and of chance, one a line: ``1 settle:gallia``, ``chance front:2mbc``.

    >>> script(["0 settle:gallia"], "x")
    ((0, 'settle:gallia'),)
    """
    found = []
    for line in lines:
        who, _, choice = line.strip().partition(" ")
        if not choice or not (who == "chance" or who.isdecimal()):
            raise LessonError(f"{where}: {line!r} should be 'SEAT CHOICE' or 'chance CHOICE'")
        found.append((CHANCE if who == "chance" else int(who), choice.strip()))
    return tuple(found)


def _read(path: Path, keys: set[str]) -> dict[str, Any]:
    if not path.is_file():
        return {}
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
    except tomllib.TOMLDecodeError as error:
        raise LessonError(f"{path.name}: {error}") from None
    if unknown := set(data) - keys:
        raise LessonError(f"{path.name}: unknown keys {sorted(unknown)}; expected {sorted(keys)}")
    return data


def _lesson(path: Path, setup: tuple[tuple[int, str], ...]) -> Lesson:
    data = _read(path, LESSON_KEYS)
    after = str(data.get("after", ""))
    own = script(data.get("script", []), path.name)
    return Lesson(
        id=path.stem,
        after=after,
        script=own if after else setup + own,
        change=dict(data.get("change", {})),
        seed=int(data.get("seed", 1)),
        steps=tuple(_step(step, path.name) for step in data.get("step", [])),
    )


def _step(data: dict[str, Any], where: str) -> Step:
    if unknown := set(data) - STEP_KEYS:
        raise LessonError(f"{where}: unknown keys {sorted(unknown)} of a step")
    return Step(
        name=str(data["name"]),
        light=tuple(data.get("light", [])),
        expect=tuple(data.get("expect", [])),
        then=script(data.get("then", []), where),
        weak=dict(data.get("weak", {})),
        refused=dict(data.get("refused", {})),
        free=str(data.get("free", "")),
    )


def _check(course: Course) -> None:
    for name, ids in course.tracks.items():
        for id in ids:
            if id not in course.lessons:
                raise LessonError(f"track {name}: there is no lesson {id!r}")
    for lesson in course.lessons.values():
        if lesson.after and lesson.after not in course.lessons:
            raise LessonError(f"{lesson.id}: there is no lesson {lesson.after!r}")
        if not lesson.steps:
            raise LessonError(f"{lesson.id}: a lesson needs a step")
