"""A lesson as a small state machine over the real engine.

Whoever follows a lesson keeps the moves made so far; a run is made from them anew, so that
nothing has to be stored. What others and chance do is part of the lesson, or drawn by bots from
the lesson's seed, and so the same each time.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from ratskeller.bots.registry import make_bot
from ratskeller.kernel import (
    CHANCE,
    Bot,
    Event,
    IllegalChoice,
    Match,
    NotationError,
    PositionError,
    State,
)
from ratskeller.kernel.patch import Trace
from ratskeller.lessons.model import CONTINUE, Course, Lesson, LessonError, Step

MOVES = 300  #: no lesson is longer


class LessonRun:
    """A lesson after some moves.

    >>> import ratskeller
    >>> from ratskeller.lessons.load import course_of
    >>> course = course_of(ratskeller.game("rattus"))
    >>> run = LessonRun(course, course.track("new")[0])
    >>> run.step.kind, run.finished
    ('do', False)
    """

    def __init__(self, course: Course, id: str, moves: Sequence[str] = ()) -> None:
        self.course = course
        self.lesson = course.lesson(id)
        self.match = Match.of(start_of(course, id).clone(), rng=self.lesson.seed)
        self.at = 0
        self.made = 0  #: moves in this step
        self.stray: str | None = None  #: the text that answers a choice to be taken back
        self._bots: dict[int, Bot] = {}
        self._own_end = 0  # where the events of the learner's last choice end
        if len(moves) > MOVES:
            raise LessonError(f"a lesson has at most {MOVES} moves")
        for move in moves:
            self.move(move)

    @property
    def state(self) -> State:
        """The position on the table."""
        return self.match.state

    @property
    def finished(self) -> bool:
        """Whether all steps are done."""
        return self.at >= len(self.lesson.steps)

    @property
    def step(self) -> Step:
        """The step that is taught now."""
        return self.lesson.steps[self.at]

    @property
    def seat(self) -> int:
        """The learner's seat."""
        return self.course.seat

    def move(self, move: str) -> None:
        """The learner turns the page or chooses; IllegalChoice if the rules refuse it."""
        if self.finished:
            raise LessonError(f"lesson {self.lesson.id} is over")
        if self.stray is not None:
            raise LessonError("the last choice has to be taken back first")
        step = self.step
        if step.kind == "read":
            if move != CONTINUE:
                raise LessonError(f"this step asks for nothing; expected {CONTINUE!r}")
            self._follow(step)
        elif step.kind == "do":
            self._do(step, move)
        else:
            self._play(step, move)

    def _do(self, step: Step, move: str) -> None:
        self._choose(move)
        if move not in step.expect:
            self.stray = step.answer(move)
            return
        self._follow(step)

    def _follow(self, step: Step) -> None:
        """The answers of the others, then the next step."""
        apply_script(self.state, step.then, self.lesson.id)
        self._next()

    def _next(self) -> None:
        self.at += 1
        self.made = 0

    def _choose(self, move: str) -> None:
        state = self.state
        if self.seat not in state.actors:
            raise LessonError("it is not the learner who has to choose")
        state.apply(self.seat, move)
        self.made += 1
        self._own_end = len(self.match.events)

    def _play(self, step: Step, move: str) -> None:
        """A choice in free play; bots and chance go on until the learner is asked again."""
        told = len(self.match.events)
        self._choose(move)
        state = self.state
        while state.outcome is None and not self._reached(step, told):
            if state.actors == (CHANCE,):
                self.match.draw_chance()
                continue
            others = [seat for seat in state.actors if seat != self.seat]
            if not others:
                return
            seat = others[0]
            state.apply(seat, self._bot(seat).choose(state.view(seat), state.choices(seat)))
        self._next()

    def _reached(self, step: Step, told: int) -> bool:
        """Whether the event that ends free play has come; ``own``: about the learner."""
        kind = step.free.removeprefix("own ")
        own = kind != step.free
        return any(
            event.kind == kind and (not own or event.args.get("seat") == self.seat)
            for event in self.match.events[told:]
        )

    def _bot(self, seat: int) -> Bot:
        if seat not in self._bots:
            seed = 1000 * self.lesson.seed + seat
            self._bots[seat] = make_bot(self.course.bot, self.course.game, seed)
        return self._bots[seat]

    def refusal(self, move: str) -> IllegalChoice | None:
        """Why the rules refuse a choice now; None if they do not, or if nothing is asked."""
        if self.finished or self.seat not in self.state.actors:
            return None
        try:
            self.state.clone().apply(self.seat, move)
        except IllegalChoice as refused:
            return refused
        return None

    def traced(self, move: str) -> tuple[list[tuple[Event, dict[str, Any]]], int]:
        """Make a move: its events as the learner sees them, each with its patch.

        The second value is how many of them the learner's own choice brought about.
        """
        before = len(self.match.events)
        trace = Trace(self.state)
        try:
            self.move(move)
        finally:
            trace.stop()
        own = sum(e.seen_by(self.seat) for e in self.match.events[before : self._own_end])
        return trace.patches(trace.view(self.seat), self.seat)[0], own


def apply_script(state: State, lines: Sequence[tuple[int, str]], where: str) -> None:
    """Choices as they are written in a lesson; LessonError if one does not fit."""
    for seat, choice in lines:
        try:
            state.apply(seat, choice)
        except (IllegalChoice, NotationError) as error:
            who = "chance" if seat == CHANCE else f"seat {seat}"
            raise LessonError(f"{where}: {who}, {choice}: {error}") from None


def merged(base: Any, change: Any) -> Any:
    """A position with changes: objects are merged, lists by the numbers of their items.

    >>> merged({"seats": [{"rat": 1, "coins": 3}], "round": 1}, {"seats": {"0": {"rat": 8}}})
    {'seats': [{'rat': 8, 'coins': 3}], 'round': 1}
    """
    if isinstance(base, dict) and isinstance(change, dict):
        return {**base, **{key: merged(base.get(key), value) for key, value in change.items()}}
    if isinstance(base, list) and isinstance(change, dict):
        out = list(base)
        for index, value in change.items():
            out[int(index)] = merged(out[int(index)], value)
        return out
    return change


def main_line(lesson: Lesson) -> list[str]:
    """The moves a lesson asks for; free play is left out."""
    return [step.expect[0] if step.expect else CONTINUE for step in lesson.steps if not step.free]


@cache
def start_of(course: Course, id: str) -> State:
    """The position a lesson starts from; callers clone it."""
    lesson = course.lesson(id)
    if lesson.after:
        before = LessonRun(course, lesson.after, main_line(course.lesson(lesson.after)))
        state = before.state.clone()
    else:
        state = course.game.new(course.players, course.options)
    apply_script(state, lesson.script, lesson.id)
    if lesson.change:
        try:
            state = course.game.load(merged(state.dump(), lesson.change))
        except PositionError as error:
            raise LessonError(f"{lesson.id}: {error}") from None
    return state
