"""Records: a finished or running game as the choices that made it."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from ratskeller.kernel.decision import CHANCE
from ratskeller.kernel.errors import (
    IllegalChoice,
    NotationError,
    OptionError,
    PositionError,
    RecordError,
)
from ratskeller.kernel.event import EventLog

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ratskeller.kernel.event import Event, Listener
    from ratskeller.kernel.game import Game, OptionValue
    from ratskeller.kernel.state import State

FORMAT = 1


class Record:
    """Game, rules version, options, seats, the choices in order, the result.

    Chance is among the choices, so a replay needs no generator. ``start`` is the position the
    choices begin from, or None for a new game.
    """

    def __init__(
        self,
        game: Game[Any, Any],
        players: int,
        options: dict[str, OptionValue] | None = None,
        seats: list[str] | None = None,
        start: dict[str, Any] | None = None,
    ) -> None:
        self.game = game
        self.players = players
        self.options = game.complete_options(options)
        self.seats = list(seats) if seats is not None else [""] * players
        self.start = start
        self.choices: list[tuple[int, str]] = []
        self.result: dict[str, Any] | None = None
        #: Commitments and secrets of the draws (`ratskeller.fair.proof`), if there are any.
        self.fair: dict[str, Any] | None = None

    def states(self) -> Iterator[State]:
        """The states after 0, 1, 2, … choices, each independent of the others."""
        for state in self.walk():
            yield state.clone()

    def walk(self, listener: Listener | None = None) -> Iterator[State]:
        """One state that moves on through the choices, for readers that keep none of them."""
        state: State
        if self.start is None:
            state = self.game.new(self.players, self.options)
        else:
            state = self._from_start(self.start)
        state.listener = listener
        yield state
        for number, (seat, text) in enumerate(self.choices, 1):
            try:
                state.apply(seat, text)
            except (IllegalChoice, NotationError) as error:
                who = "chance" if seat == CHANCE else f"seat {seat}"
                raise RecordError(f"choice {number} ({who}, {text}): {error}") from None
            yield state

    def _from_start(self, start: dict[str, Any]) -> State:
        try:
            state: State = self.game.load(start)
        except PositionError as error:
            raise RecordError(f"start: {error}") from None
        if int(state.players) != self.players or state.options != self.options:
            raise RecordError("start: its players and options differ from the record's")
        return state

    def replay(self) -> State:
        """The state at the end of the record; :class:`RecordError` if it does not fit."""
        *_, state = self.walk()
        if self.result is not None:
            found = None if state.outcome is None else state.outcome.data()
            if found != self.result:
                raise RecordError(
                    f"the record says the result is {self.result}, its choices give {found}"
                )
        return state

    def breakdown(self) -> list[dict[str, int]]:
        """By seat, where the points of a finished game came from.

        Empty while the game runs, and where the game cannot tell: in a record that starts
        from a position, points may be older than its first choice.
        """
        events: list[Event] = []
        *_, state = self.walk(EventLog(events))
        if state.outcome is None:
            return []
        found: list[dict[str, int]] = self.game.breakdown(state, events)
        scores = [sum(sources.values()) for sources in found]
        return found if scores == list(state.outcome.scores) else []

    def data(self) -> dict[str, Any]:
        """The record as plain data."""
        return {
            "format": FORMAT,
            "game": self.game.id,
            "version": self.game.version,
            "players": self.players,
            "options": dict(self.options),
            "seats": list(self.seats),
            **({} if self.start is None else {"start": self.start}),
            "choices": [
                ["chance" if seat == CHANCE else seat, text] for seat, text in self.choices
            ],
            "result": self.result,
            **({} if self.fair is None else {"fair": self.fair}),
        }

    def __reduce__(self) -> tuple[object, ...]:
        return Record.from_data, (self.data(),)

    def to_json(self) -> str:
        """The record as JSON, one choice a line."""
        data = self.data()
        choices = data.pop("choices")
        head = json.dumps(data, indent=1, ensure_ascii=False).removesuffix("\n}")
        lines = ",\n".join(f"  {json.dumps(choice)}" for choice in choices)
        return f'{head},\n "choices": [\n{lines}\n ]\n}}\n'

    @classmethod
    def from_json(cls, text: str) -> Record:
        """Read a record; :class:`RecordError` says what is wrong with it."""
        try:
            data = json.loads(text)
        except json.JSONDecodeError as error:
            raise RecordError(f"this is not JSON: {error}") from None
        return cls.from_data(data)

    @classmethod
    def from_data(cls, data: object) -> Record:
        """Read a record from plain data."""
        from ratskeller.kernel.registry import game as find_game

        if not isinstance(data, dict) or "choices" not in data or "game" not in data:
            raise RecordError("this is not a record: it has no game or no choices")
        if data.get("format") != FORMAT:
            raise RecordError(f"record format {data.get('format')!r} is unknown; expected {FORMAT}")
        try:
            game = find_game(str(data["game"]))
            game.check_players(data.get("players"))
            options = data.get("options", {})
            if not isinstance(options, dict):
                raise RecordError(f"options should be an object, not {options!r}")
            record = cls(game, data["players"], options)
        except OptionError as error:
            raise RecordError(str(error)) from None
        if data.get("version") != game.version:
            raise RecordError(
                f"the record follows version {data.get('version')!r} of {game.id}'s rules,"
                f" this engine version {game.version}"
            )
        record.start = data.get("start")
        if record.start is not None and not isinstance(record.start, dict):
            raise RecordError(f"start should be a position, not {record.start!r}")
        record.seats = _seats(data.get("seats"), record.players)
        record.choices = [
            _choice(entry, i, record.players)
            for i, entry in enumerate(_choices(data["choices"]), 1)
        ]
        result = data.get("result")
        if result is not None and not isinstance(result, dict):
            raise RecordError(f"result should be an object or null, not {result!r}")
        record.result = result
        record.fair = data.get("fair")
        if record.fair is not None and not isinstance(record.fair, dict):
            raise RecordError(f"fair should be an object, not {record.fair!r}")
        return record


def _choices(entries: object) -> list[object]:
    if not isinstance(entries, list):
        raise RecordError("choices should be a list")
    return entries


def _seats(entries: object, players: int) -> list[str]:
    if entries is None:
        return [""] * players
    if (
        not isinstance(entries, list)
        or len(entries) != players
        or not all(isinstance(entry, str) for entry in entries)
    ):
        raise RecordError(f"seats should be a list of {players} names")
    return entries


def _choice(entry: object, number: int, players: int) -> tuple[int, str]:
    if isinstance(entry, list) and len(entry) == 2 and isinstance(entry[1], str):
        if entry[0] == "chance":
            return CHANCE, entry[1]
        if isinstance(entry[0], int) and not isinstance(entry[0], bool) and entry[0] >= 0:
            if entry[0] >= players:
                raise RecordError(f"choice {number}: there is no seat {entry[0]}")
            return entry[0], entry[1]
    raise RecordError(f'choice {number} should be [seat, "notation"], not {entry!r}')
