"""Puzzles and the analysis board over REST: nothing hidden, nothing of a running game."""

from __future__ import annotations

import asyncio
import json
import urllib.request
from collections.abc import Iterator
from typing import Any

import pytest

import ratskeller
from ratskeller.kernel import CHANCE, Match, Rng
from ratskeller.puzzles import puzzles_of
from ratskeller.review.advise import STAGES
from ratskeller.server import analysis
from ratskeller.server.analysis import Analyst
from ratskeller.server.errors import Refused
from ratskeller.server.tables import TableManager
from tests.review.games import random_game
from tests.server.harness import ApiError, Server
from tests.server.table_log import TableLog


def problem(server: Server, game: str, **body: Any) -> tuple[str, str]:
    with pytest.raises(ApiError) as refusal:
        server.ask("POST", f"/api/analysis/{game}", body)
    return refusal.value.code, str(refusal.value.details.get("problem", ""))


def stages(server: Server, game: str, body: dict[str, Any]) -> Iterator[dict[str, Any]]:
    request = urllib.request.Request(f"{server.address}/api/analysis/{game}/evaluate")
    request.add_header("Content-Type", "application/json")
    with urllib.request.urlopen(request, json.dumps(body).encode(), timeout=120) as answer:
        for line in answer:
            yield json.loads(line)


def test_a_puzzle_is_sent_as_its_seat_sees_it(server: Server) -> None:
    name = "notre-dame"
    game = ratskeller.game(name)
    found = server.ask("GET", f"/api/puzzles/{name}")
    assert [each["id"] for each in found["puzzles"]] == [each.id for each in puzzles_of(game)]
    assert found["today"] in {each["id"] for each in found["puzzles"]}
    puzzle = puzzles_of(game)[0]
    sent = server.ask("GET", f"/api/puzzles/{name}/{puzzle.id}")
    assert sent["view"] == puzzle.state(game).view(puzzle.seat).data()
    assert "position" not in sent
    assert sent["worths"][0]["choice"] == puzzle.answer
    with pytest.raises(ApiError, match="not-found"):
        server.ask("GET", f"/api/puzzles/{name}/none")


def test_a_game_is_played_on_the_board(server: Server) -> None:
    board = server.ask("POST", "/api/analysis/rattus", {"players": 3})
    seats = set()
    for _ in range(8):
        seats.add(board["seat"])
        assert board["view"]["viewer"] == board["seat"]
        move = {"seat": board["seat"], "choice": board["choices"][0]["notation"]}
        body = {"position": board["position"], "move": move}
        board = server.ask("POST", "/api/analysis/rattus", body)
        assert board["events"]
    assert len(seats) == 3
    again = server.ask("POST", "/api/analysis/rattus", {"position": board["position"]})
    assert again["position"] == board["position"]
    move["choice"] = "settle:atlantis"
    body = {"position": board["position"], "move": move}
    assert problem(server, "rattus", **body)[0] == "bad-choice"


def test_a_moment_of_a_record(server: Server) -> None:
    record = random_game("notre-dame", 2, 3)
    states = list(record.states())
    step = next(n for n in range(40, 80) if states[n].actors != (CHANCE,))
    body = {"record": record.data(), "step": step}
    found = server.ask("POST", "/api/analysis/notre-dame", body)
    assert found["position"] == states[step].dump()


def test_what_is_wrong_with_a_position_is_told(server: Server) -> None:
    position = server.ask("POST", "/api/analysis/rattus", {"players": 2})["position"]
    code, why = problem(server, "rattus", position=position | {"pawn": "atlantis"})
    assert (code, "atlantis" in why) == ("bad-position", True)
    broken = {"position": position | {"supply": 0}}
    code, why = problem(server, "rattus", **broken)
    assert code == "bad-position"
    assert server.ask("POST", "/api/analysis/rattus/check", broken) == {"problem": why}
    possible = server.ask("POST", "/api/analysis/rattus/check", {"position": position})
    assert possible == {"problem": ""}
    assert problem(server, "rattus", position={})[0] == "bad-position"
    assert problem(server, "notre-dame", position=position)[0] == "bad-position"
    assert problem(server, "chess", players=2)[0] == "no-game"
    assert problem(server, "rattus", players=9)[0] == "bad-options"


@pytest.mark.unmeasured
def test_all_choices_are_evaluated_in_stages(server: Server) -> None:
    board = server.ask("POST", "/api/analysis/rattus", {"players": 2})
    found = list(stages(server, "rattus", {"position": board["position"]}))
    assert [stage["effort"] for stage in found] == list(STAGES)
    offered = {choice["notation"] for choice in board["choices"]}
    for stage in found:
        assert {value["choice"] for value in stage["values"]} <= offered
    worlds = [stage["values"][0]["worlds"] for stage in found]
    assert worlds == sorted(set(worlds))


def test_a_position_of_a_running_table_is_refused() -> None:
    """For its own players and for all others: who asks is not known."""
    log = TableLog("rattus", 2)
    manager = TableManager(None, lambda _: None, lambda *_: None)  # type: ignore[arg-type]
    manager.live(log.table.id).table = log.table
    analyst = Analyst(manager)
    match = log.table.match
    assert match is not None
    analyst.require_free(match.state)  # before the first choice everybody can know it
    for _ in range(4):
        seat = log.table.actors[0]
        log.choose(seat, str(match.state.choices(seat)[0]), log.table.seq)
    with pytest.raises(Refused, match="still-running"):
        analyst.require_free(match.state)
    seat = log.table.actors[0]
    guessed = match.game.determinize(match.state.view(seat), Rng(1))
    with pytest.raises(Refused, match="still-running"):
        analyst.require_free(guessed)
    later = guessed.clone()
    later.apply(seat, later.choices(seat)[0])
    analyst.require_free(later)  # the limit that docs/puzzles.md states


def test_whoever_asks_too_often_waits() -> None:
    analyst = Analyst(TableManager(None, lambda _: None, lambda *_: None))  # type: ignore[arg-type]
    state = Match(ratskeller.game("rattus"), 2, rng=1).state

    async def work() -> None:
        for _ in range(analysis.MOST_EACH):
            analyst._running["somebody"] += 1
        with pytest.raises(Refused, match="too-many-analyses"):
            await anext(analyst.evaluate("somebody", state, state.actors[0]))

    asyncio.run(work())
