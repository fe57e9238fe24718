"""Every lesson is played through the engine: what it asks is legal, what it refuses is refused."""

from __future__ import annotations

import re
from fnmatch import fnmatchcase
from functools import cache

import pytest

import ratskeller
from ratskeller.kernel import IllegalChoice, Rng
from ratskeller.kernel.words import LANGUAGES, Words, words_of
from ratskeller.lessons import CONTINUE, Course, LessonError, LessonRun, course_of, lesson_texts
from ratskeller.lessons.load import script
from ratskeller.lessons.run import main_line
from tests.conformance.test_texts import messages

MOST_WORDS = 30  # of a step, in English
MOST_MOVES = 60  # of free play


@cache
def course(game: str) -> Course:
    found = course_of(ratskeller.game(game))
    assert found is not None
    return found


def texts(game: str, language: str) -> Words:
    return words_of(ratskeller.game(game), language, lesson_texts(ratskeller.game(game)))


GAMES = ratskeller.game_ids()
LESSONS = [(game, id) for game in GAMES for id in course(game).lessons]
STEPS = [
    (game, id, number)
    for game, id in LESSONS
    for number, step in enumerate(course(game).lesson(id).steps)
    if not step.free
]


def before(game: str, id: str, number: int) -> list[str]:
    """The moves that lead to a step."""
    return main_line(course(game).lesson(id))[:number]


@pytest.mark.parametrize("game", GAMES)
def test_a_course_has_two_ways_in_and_six_to_ten_lessons(game: str) -> None:
    tracks = course(game).tracks
    assert set(tracks) == {"new", "table"}
    assert 6 <= len(tracks["new"]) <= 10
    assert set(course(game).lessons) == {id for ids in tracks.values() for id in ids}


@pytest.mark.parametrize("game", GAMES)
def test_the_first_step_is_an_action_and_the_last_lesson_is_played_freely(game: str) -> None:
    tracks = course(game).tracks
    assert course(game).lesson(tracks["new"][0]).steps[0].kind == "do"
    assert all(step.kind == "free" for step in course(game).lesson(tracks["new"][-1]).steps)


@pytest.mark.parametrize(("game", "id", "number"), STEPS)
def test_what_is_expected_is_legal_and_leads_on(game: str, id: str, number: int) -> None:
    step = course(game).lesson(id).steps[number]
    for move in step.expect or (CONTINUE,):
        run = LessonRun(course(game), id, [*before(game, id, number), move])
        assert run.at == number + 1
        assert run.stray is None


@pytest.mark.parametrize(("game", "id", "number"), STEPS)
def test_every_other_choice_may_be_tried_and_is_answered(game: str, id: str, number: int) -> None:
    run = LessonRun(course(game), id, before(game, id, number))
    step = run.step
    if step.kind == "read":
        with pytest.raises(LessonError, match=CONTINUE):
            run.move("settle:gallia")
        return
    others = [str(c) for c in run.state.choices(run.seat) if str(c) not in step.expect]
    unused = set(step.weak)
    for choice in others:
        tried = LessonRun(course(game), id, [*before(game, id, number), choice])
        assert tried.stray is not None
        assert tried.stray, f"{choice} has no answer"
        with pytest.raises(LessonError, match="taken back"):
            tried.move(choice)
        unused -= {pattern for pattern in step.weak if fnmatchcase(choice, pattern)}
    assert not unused, "answers to choices that nobody can make"


@pytest.mark.parametrize(("game", "id", "number"), STEPS)
def test_every_why_not_is_a_real_refusal(game: str, id: str, number: int) -> None:
    run = LessonRun(course(game), id, before(game, id, number))
    for choice in run.step.refused:
        refused = run.refusal(choice)
        assert refused is not None
        assert refused.clause in ratskeller.game(game).rulebook.clauses
        with pytest.raises(IllegalChoice):
            run.move(choice)


@pytest.mark.parametrize(("game", "id"), LESSONS)
def test_free_play_comes_to_its_end(game: str, id: str) -> None:
    rng = Rng(11)
    moves = before(game, id, len(course(game).lesson(id).steps))
    run = LessonRun(course(game), id, moves)
    while not run.finished:
        choices = run.state.choices(run.seat)
        moves.append(str(choices[int(rng.below(len(choices)))]))
        run.move(moves[-1])
        assert len(moves) < MOST_MOVES
    # The same moves lead to the same position: bots and chance draw from the lesson's seed.
    assert LessonRun(course(game), id, moves).state.dump() == run.state.dump()
    with pytest.raises(LessonError, match="over"):
        run.move(CONTINUE)


def wanted_keys(game: str) -> set[str]:
    """The keys of all texts that a course brings up."""
    found = course(game)
    keys = {"matters-win"}
    keys |= {f"mistake-{id}" for id in found.mistakes}
    keys |= {f"coach-{concept.id}" for concept in found.concepts}
    for term in found.terms:
        keys |= {f"term-{term.id}{part}" for part in ("", "-forms", "-text")}
    for lesson in found.lessons.values():
        names = {"", "done"} | {step.name for step in lesson.steps}
        for step in lesson.steps:
            names |= set(step.weak.values()) | set(step.refused.values())
        keys |= {lesson.key(name) for name in names}
    return keys


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_everything_has_a_text_and_no_text_is_unused(game: str, language: str) -> None:
    path = lesson_texts(ratskeller.game(game)) / f"{language}.ftl"
    assert set(messages(path)) == wanted_keys(game)


@pytest.mark.parametrize("game", GAMES)
def test_a_teacher_is_brief(game: str) -> None:
    words = texts(game, "en")
    long = {
        key: len(words(key).split())
        for key in wanted_keys(game)
        if len(words(key).split()) > MOST_WORDS
    }
    assert long == {}


@pytest.mark.parametrize("game", GAMES)
def test_there_are_three_mistakes_and_clauses_exist(game: str) -> None:
    found = course(game)
    assert len(found.mistakes) == 3
    clauses = {concept.clause for concept in found.concepts} | {t.clause for t in found.terms}
    assert clauses <= set(ratskeller.game(game).rulebook.clauses)


@pytest.mark.parametrize("game", GAMES)
def test_every_term_has_a_picture(game: str) -> None:
    assert [term.id for term in course(game).terms if not term.art] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_terms_are_met_in_the_texts_of_the_game(game: str, language: str) -> None:
    """A term nobody reads cannot be pressed."""
    folder = ratskeller.game(game).folder
    files = [folder / "texts" / f"{language}.ftl", lesson_texts(ratskeller.game(game))]
    text = files[0].read_text(encoding="utf-8")
    lessons = (files[1] / f"{language}.ftl").read_text(encoding="utf-8")
    text += lessons.partition("\nterm-")[0]
    words = texts(game, language)
    for term in course(game).terms:
        forms = [form.strip() for form in words(f"term-{term.id}-forms").split(",")]
        pattern = "|".join(rf"(?<![\w-]){re.escape(form)}(?![\w-])" for form in forms)
        assert re.search(pattern, text, re.IGNORECASE), (term.id, forms)


@pytest.mark.parametrize("line", ["settle:gallia", "two settle:gallia", ""])
def test_a_script_that_cannot_be_read_is_refused(line: str) -> None:
    with pytest.raises(LessonError, match="SEAT CHOICE"):
        script([line], "x.toml")


def test_unknown_lessons_and_tracks_are_refused() -> None:
    with pytest.raises(LessonError, match="it has"):
        course("rattus").lesson("nothing")
    with pytest.raises(LessonError, match="new"):
        course("rattus").track("nothing")
