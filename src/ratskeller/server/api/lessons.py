"""Lessons over REST. Nothing is stored: whoever learns sends the moves made so far."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any

import msgspec
from litestar import Controller, get, post
from litestar.params import Parameter

from ratskeller.kernel import Event, IllegalChoice, NotationError
from ratskeller.lessons import LessonError, LessonRun, course_of
from ratskeller.lessons.run import MOVES
from ratskeller.server import outgoing
from ratskeller.server.answers import GuideData, LessonData, LessonRefusal, LessonStep
from ratskeller.server.api.errors import PROBLEMS
from ratskeller.server.errors import Refused
from ratskeller.server.service import find_game
from ratskeller.server.wire import ConceptData, EventData

GameId = Annotated[str, Parameter(max_length=60)]
Move = Annotated[str, msgspec.Meta(max_length=60)]


class LessonRequest(msgspec.Struct, forbid_unknown_fields=True):
    """The moves made so far; the last one is told with its events. ``why`` asks about a choice."""

    moves: Annotated[list[Move], msgspec.Meta(max_length=MOVES)] = []
    why: Move | None = None


class Lessons(Controller):
    """Guided games."""

    path = "/api/lessons"
    tags = ("lessons",)

    @get("/{game:str}", responses=PROBLEMS, summary="The lessons, terms and mistakes of a game")
    async def guide(self, game: GameId) -> GuideData:
        """A game without lessons has no tracks."""
        course = course_of(find_game(game))
        if course is None:
            return {"players": 0, "tracks": {}, "steps": {}, "terms": [], "mistakes": []}
        return {
            "players": course.players,
            "tracks": {name: list(ids) for name, ids in course.tracks.items()},
            "steps": {id: len(lesson.steps) for id, lesson in course.lessons.items()},
            "terms": [
                {"id": term.id, "clause": term.clause, "art": term.art} for term in course.terms
            ],
            "mistakes": list(course.mistakes),
        }

    @post(
        "/{game:str}/{lesson:str}",
        status_code=200,
        responses=PROBLEMS,
        sync_to_thread=True,
        summary="A lesson after some moves",
    )
    def lesson(self, game: GameId, lesson: GameId, data: LessonRequest) -> LessonData:
        """A last move that the rules refuse is not made; ``refused`` says why."""
        course = course_of(find_game(game))
        if course is None or lesson not in course.lessons:
            raise Refused("not-found")
        last = data.moves[-1] if data.moves else None
        try:
            run = LessonRun(course, lesson, data.moves[:-1])
            refused: IllegalChoice | None = None
            events: list[tuple[Event, dict[str, Any]]] = []
            own = 0
            if last is not None:
                try:
                    events, own = run.traced(last)
                except IllegalChoice as error:
                    refused = error
            if data.why is not None:
                refused = run.refusal(data.why)
        except NotationError:
            raise Refused("bad-choice") from None
        except (LessonError, IllegalChoice) as error:
            raise Refused("bad-message", problem=str(error)) from None
        asked = data.why if data.why is not None else last
        return _lesson_data(run, events, own, _refusal(run, refused, asked))


def _lesson_data(
    run: LessonRun,
    events: Sequence[tuple[Event, dict[str, Any]]],
    own: int,
    refused: LessonRefusal | None,
) -> LessonData:
    lesson = run.lesson
    position = outgoing.position_data(run.state, run.seat)
    if run.finished or run.stray is not None or run.step.kind == "read":
        position["choices"] = []
    told: list[EventData] = [outgoing.event_data(event, patch) for event, patch in events]
    concepts: list[ConceptData] = []
    if not run.finished and run.step.kind == "free":
        concepts = outgoing.concepts_data(run.course, position, [event for event, _ in events])
    return {
        **position,
        "lesson": lesson.id,
        "seat": run.seat,
        "number": min(run.at, len(lesson.steps) - 1),
        "count": len(lesson.steps),
        "step": None if run.finished else _step(run),
        "finished": run.finished,
        "made": run.made,
        "stray": run.stray,
        "refused": refused,
        "events": told,
        "own": own,
        "concepts": concepts,
    }


def _step(run: LessonRun) -> LessonStep:
    step = run.step
    return {
        "name": step.name,
        "kind": step.kind,
        "light": list(step.light),
        "refused": dict(step.refused),
    }


def _refusal(
    run: LessonRun, refused: IllegalChoice | None, asked: str | None
) -> LessonRefusal | None:
    if refused is None:
        return None
    own = run.step.refused.get(asked or "", "") if not run.finished else ""
    return {
        "clause": refused.clause,
        "reason": refused.reason,
        "details": dict(refused.details),
        "text": own,
    }
