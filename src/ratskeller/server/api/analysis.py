"""The analysis board over REST: load a position, move on it, evaluate its choices."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Annotated, Any

import msgspec
from litestar import Controller, Request, post
from litestar.params import Parameter
from litestar.response import Stream

from ratskeller.kernel import (
    CHANCE,
    IllegalChoice,
    Match,
    NotationError,
    PositionError,
    RatskellerError,
    RecordError,
    State,
)
from ratskeller.kernel.patch import Trace
from ratskeller.server import outgoing
from ratskeller.server.admission import client_address
from ratskeller.server.analysis import Analyst
from ratskeller.server.answers import AnalysisData, PositionProblem
from ratskeller.server.api.errors import PROBLEMS
from ratskeller.server.api.puzzles import find_puzzle
from ratskeller.server.errors import Refused
from ratskeller.server.records import CHOICES, read_record
from ratskeller.server.service import find_game
from ratskeller.server.wire import EventData

GameId = Annotated[str, Parameter(max_length=60)]
Text = Annotated[str, msgspec.Meta(max_length=60)]

LINES = "application/x-ndjson"  # a line of JSON for each stage


class Move(msgspec.Struct, forbid_unknown_fields=True):
    """A choice of a seat."""

    seat: Annotated[int, msgspec.Meta(ge=0, le=99)]
    choice: Text


class AnalysisRequest(msgspec.Struct, forbid_unknown_fields=True):
    """A position, a record and a step of it, a puzzle, or a number of players for a new game.

    ``move`` is made in it; chance is drawn. Without ``seat`` the seat that acts looks at it.
    """

    position: dict[str, Any] | None = None
    record: dict[str, Any] | None = None
    step: Annotated[int, msgspec.Meta(ge=0, le=CHOICES)] = 0
    puzzle: Text | None = None
    players: Annotated[int, msgspec.Meta(ge=1, le=9)] = 2
    move: Move | None = None
    seat: Annotated[int, msgspec.Meta(ge=0, le=99)] | None = None


class PositionRequest(msgspec.Struct, forbid_unknown_fields=True):
    """A position that may be impossible."""

    position: dict[str, Any]


class Analyses(Controller):
    """Any position of a game that is not being played here."""

    path = "/api/analysis"
    tags = ("analysis",)

    @post("/{game:str}", status_code=200, responses=PROBLEMS, summary="A position to analyse")
    async def analyse(self, game: GameId, data: AnalysisRequest, analyst: Analyst) -> AnalysisData:
        """Refused with the reason of the rules for a position that cannot be."""
        match = _match(game, data)
        analyst.require_free(match.state)
        events: list[EventData] = []
        if data.move is not None:
            trace = Trace(match.state)
            try:
                match.apply(data.move.seat, data.move.choice)
            except NotationError:
                raise Refused("bad-choice") from None
            except (IllegalChoice, RatskellerError) as error:
                raise Refused("bad-message", problem=str(error)) from None
            finally:
                trace.stop()
            viewer = _seat(match.state, data.seat)
            patched, _ = trace.patches(trace.view(viewer), viewer)
            events = [outgoing.event_data(event, patch) for event, patch in patched]
            analyst.require_free(match.state)
        seat = _seat(match.state, data.seat)
        return {
            **outgoing.position_data(match.state, seat),
            "position": match.state.dump(),
            "seat": seat,
            "events": events,
        }

    @post(
        "/{game:str}/check",
        status_code=200,
        responses=PROBLEMS,
        summary="What is wrong with a position",
    )
    async def check(self, game: GameId, data: PositionRequest) -> PositionProblem:
        """The reason of the rules against a position that cannot be; empty if it can."""
        try:
            find_game(game).load(data.position)
        except PositionError as error:
            return {"problem": str(error)}
        return {"problem": ""}

    @post(
        "/{game:str}/evaluate",
        status_code=200,
        media_type=LINES,
        responses=PROBLEMS,
        summary="The choices of a position, evaluated",
    )
    async def evaluate(
        self,
        game: GameId,
        data: AnalysisRequest,
        analyst: Analyst,
        request: Request[Any, Any, Any],
    ) -> Stream:
        """A line of JSON for each stage, with more and more simulations (`EvaluationData`).

        Whoever closes the connection ends the work.
        """
        state = _match(game, data).state
        analyst.require_free(state)
        seat = _seat(state, data.seat)
        if seat is None or not state.choices(seat):
            raise Refused("bad-position", problem="nobody has to choose in this position")
        stages = analyst.evaluate(client_address(request), state, seat)
        first = await anext(stages, None)
        if first is None:
            raise Refused("busy")

        async def lines() -> AsyncIterator[bytes]:
            yield msgspec.json.encode(first) + b"\n"
            async for stage in stages:
                yield msgspec.json.encode(stage) + b"\n"

        return Stream(lines(), media_type=LINES)


def _match(game: str, data: AnalysisRequest) -> Match:
    """The position that a request names, with chance drawn."""
    found = find_game(game)
    try:
        if data.position is not None:
            match = Match.of(found.load(data.position))
        elif data.record is not None:
            record = read_record(data.record)
            del record.choices[data.step :]
            record.result = None
            *_, state = record.walk()
            match = Match.of(state)
        elif data.puzzle is not None:
            match = Match.of(find_puzzle(found, data.puzzle).state(found))
        else:
            found.check_players(data.players)
            match = Match(found, data.players)
    except PositionError as error:
        raise Refused("bad-position", problem=str(error)) from None
    except RecordError as error:
        raise Refused("bad-record", problem=str(error)) from None
    except RatskellerError as error:
        raise Refused("bad-options", problem=str(error)) from None
    match.draw_chance()
    return match


def _seat(state: State, asked: int | None) -> int | None:
    """Who looks: the seat that is asked for, or the first that acts."""
    if asked is not None and asked < int(state.players):
        return asked
    return next((seat for seat in state.actors if seat != CHANCE), None)
