"""The coach names what a viewer meets, from nothing but what that viewer was sent."""

from __future__ import annotations

import pytest

import ratskeller
from ratskeller.bots.registry import make_bot
from ratskeller.kernel import Event, Match
from ratskeller.lessons import Concept, LessonError, course_of
from ratskeller.lessons.coach import met

SEAT = 0
VIEW = {
    "viewer": 1,
    "day": 3,
    "palace": [0, 2],
    "seats": [{"rat": 1, "messages": ["a"]}, {"rat": 7, "messages": []}],
    "forecast": [{"outbreak": False}, {"outbreak": True}],
}
#: What a newcomer has to be told where it stands: concepts, and the kind of their piece.
NAMED = {
    "rattus": {"face-down": "region", "lost": "region", "palace": "palace"},
    "notre-dame": {"outbreak": "rat", "drive": "carriage", "park": "sector"},
    "name-of-the-rose": {"conversion": "evidence", "penalty": "suspicion", "judge": "figure"},
}


def holds(
    *when: str, asked: str | None = None, events: tuple[Event, ...] = (), at: str = ""
) -> list[str]:
    concept = Concept("x", "RA 1.1", at, when)
    return [target for _, target in met([concept], VIEW, asked, events)]


@pytest.mark.parametrize(
    "condition",
    [
        "view seats.me.rat >= 7",
        "view seats.0.rat < 2",
        "view day = 3",
        "view forecast.me.outbreak = true",
        "count seats.me.messages = 0",
        "view palace.me != 0",
    ],
)
def test_conditions_that_hold(condition: str) -> None:
    assert holds(condition) == [""]


@pytest.mark.parametrize(
    "condition",
    [
        "view seats.me.rat > 7",
        "view nothing.here = 1",
        "view seats.7.rat = 1",
        "view forecast.me.outbreak = false",
        "count seats.0.messages = 0",
        "asked play",
        "event lost",
    ],
)
def test_conditions_that_do_not_hold(condition: str) -> None:
    assert holds(condition) == []


def test_events_and_questions() -> None:
    lost = Event("lost", {"seat": 1, "region": "gallia"}, None)
    other = Event("lost", {"seat": 0, "region": "italia"}, None)
    assert holds("asked play", asked="play") == [""]
    assert holds("event lost", events=(other,), at="region:{region}") == ["region:italia"]
    assert holds("own event lost", events=(other,)) == []
    assert holds("own event lost", events=(lost,), at="region:{region}") == ["region:gallia"]
    assert holds("event lost", "view day = 4", events=(lost,)) == []
    assert holds("view day = 3", at="seat:{me}") == ["seat:1"]


def test_a_condition_that_cannot_be_read_is_refused() -> None:
    with pytest.raises(LessonError, match="cannot read"):
        holds("view day is 3")


@pytest.mark.parametrize("name", ratskeller.game_ids())
def test_every_concept_is_met_in_games_against_bots(name: str) -> None:
    game = ratskeller.game(name)
    course = course_of(game)
    assert course is not None
    found: dict[str, str] = {}
    for seed in range(1, 60):
        match = Match(game, 3, rng=seed)
        bots = [make_bot("easy", game, 10 * seed + seat) for seat in range(3)]
        told = 0
        state = match.state
        while state.outcome is None:
            seat = state.actors[0]
            if seat == SEAT:
                events = [e for e in match.events[told:] if e.seen_by(SEAT)]
                told = len(match.events)
                top = state.decision
                assert top is not None
                view = state.view(SEAT).data()
                for concept, at in met(course.concepts, view, top.NAME, events):
                    assert bool(at) == bool(concept.at), (concept.id, "has no piece to stand at")
                    found[concept.id] = at
            match.apply(seat, bots[seat].choose(state.view(seat), state.choices(seat)))
        if len(found) == len(course.concepts):
            break
    assert set(found) == {concept.id for concept in course.concepts}
    for id, at in NAMED[name].items():
        assert found[id].partition(":")[0] == at
