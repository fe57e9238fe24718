"""Lessons over REST: nothing is stored, nothing hidden is sent; and the coach at tables."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

import ratskeller
from ratskeller.lessons import LessonRun, course_of
from ratskeller.lessons.run import main_line
from tests.server.harness import ApiError, Client, Server


def ask(server: Server, path: str, **body: Any) -> dict[str, Any]:
    found: dict[str, Any] = server.ask("POST", f"/api/lessons/{path}", body)
    return found


@pytest.mark.parametrize("game", ratskeller.game_ids())
def test_a_lesson_move_by_move(server: Server, game: str) -> None:
    course = course_of(ratskeller.game(game))
    assert course is not None
    guide = server.ask("GET", f"/api/lessons/{game}")
    assert guide["tracks"]["new"] == list(course.track("new"))
    id = guide["tracks"]["new"][0]
    moves: list[str] = []
    shown = ask(server, f"{game}/{id}", moves=moves)
    for move in main_line(course.lesson(id)):
        moves.append(move)
        view = shown["view"]
        shown = ask(server, f"{game}/{id}", moves=moves)
        for event in shown["events"]:
            view = patched(view, event.get("patch", {}))
        assert view["viewer"] == course.seat
    assert shown["finished"]
    assert shown["view"] == LessonRun(course, id, moves).state.view(course.seat).data()


def patched(view: dict[str, Any], patch: dict[str, Any]) -> dict[str, Any]:
    from ratskeller.kernel.patch import apply

    return apply(view, patch)


def test_a_stray_choice_is_answered_and_offers_nothing_more(server: Server) -> None:
    shown = ask(server, "rattus/settle", moves=["settle:turcia"])
    assert shown["stray"] == "elsewhere"
    assert shown["choices"] == []
    assert shown["made"] == 1


def test_a_refused_move_is_not_made(server: Server) -> None:
    moves = ["pawn:polonia"]
    shown = ask(server, "rattus/plague", moves=moves)
    assert shown["refused"]["clause"] == "RA 3.5"
    assert shown["refused"]["text"] == "far"
    assert shown["view"]["pawn"] == "hispania"
    asked = ask(server, "rattus/plague", moves=[], why="pawn:hispania")
    assert asked["refused"]["text"] == "stay"
    assert ask(server, "rattus/plague", moves=[], why="pawn:italia")["refused"] is None


@pytest.mark.parametrize(
    ("path", "moves", "code"),
    [
        ("rattus/nothing", [], "not-found"),
        ("chess/settle", [], "no-game"),
        ("rattus/settle", ["nonsense"], "bad-choice"),
        ("rattus/settle", ["continue"], "bad-choice"),
        ("rattus/settle", ["settle:turcia", "settle:turcia"], "bad-message"),
        ("rattus/settle", ["settle:atlantis", "settle:gallia"], "bad-choice"),
        ("rattus/settle", ["x"] * 301, "bad-message"),
    ],
)
def test_what_does_not_fit_is_refused(
    server: Server, path: str, moves: list[str], code: str
) -> None:
    with pytest.raises(ApiError) as refused:
        ask(server, path, moves=moves)
    assert refused.value.code == code


@pytest.mark.parametrize("other", ["bot", "mine"])
def test_the_coach_names_concepts_to_a_person_among_bots(server: Server, other: str) -> None:
    """With two people at the table nobody is coached."""
    bot = {"kind": "bot", "bot": "easy"}
    seats = [{"kind": "mine"}, bot if other == "bot" else {"kind": "mine"}]

    async def game() -> None:
        table = server.open_table(2, "notre-dame", seats=seats)
        async with Client(server.address, table.id, list(table.secrets.values())) as client:
            update = client.last[0]
            assert ("concepts" in update) is (other == "bot")
            found = {concept["id"] for concept in update.get("concepts", [])}
            assert ("draft" in found) is (other == "bot")

    asyncio.run(game())
