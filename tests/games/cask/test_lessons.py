"""A game of another package brings its own lesson without a line of code."""

from __future__ import annotations

import ratskeller
from ratskeller.kernel.words import LANGUAGES, Words
from ratskeller.lessons import LessonRun, course_of, lesson_texts
from ratskeller.lessons.run import main_line


def test_the_lesson_is_played_through() -> None:
    game = ratskeller.game("cask")
    course = course_of(game)
    assert course is not None
    run = LessonRun(course, "draw", main_line(course.lesson("draw")))
    assert run.finished
    assert run.state.view(0).data()["drunk"][0] == 6
    assert LessonRun(course, "draw", ["leave"]).stray == "more"
    for language in LANGUAGES:
        assert Words([lesson_texts(game)], language)("lesson-draw-done")
