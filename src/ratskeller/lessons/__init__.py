"""Guided games: lessons as data, played through the real engine; and the coach's concepts.

A game that has a folder ``lessons`` beside its texts has a course. Nothing here knows a game.
"""

from ratskeller.lessons.load import course_of, lesson_texts
from ratskeller.lessons.model import CONTINUE, Concept, Course, Lesson, LessonError, Step
from ratskeller.lessons.run import LessonRun

__all__ = [
    "CONTINUE",
    "Concept",
    "Course",
    "Lesson",
    "LessonError",
    "LessonRun",
    "Step",
    "course_of",
    "lesson_texts",
]
