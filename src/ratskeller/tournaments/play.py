"""Plays the tables of a tournament of bots, each from the stream of its deal."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import ratskeller
from ratskeller.arena.limits import MEMORY
from ratskeller.arena.luck import luck_of
from ratskeller.arena.pool import play_all
from ratskeller.fair.bots import choose_again, view_for
from ratskeller.fair.proof import proof, totals
from ratskeller.fair.stream import Stream, key_of
from ratskeller.kernel import Match, RatskellerError, Record
from ratskeller.kernel.decision import CHANCE
from ratskeller.tournaments.plan import TableOf, Tournament
from ratskeller.tournaments.standings import ROUND, Game

MAX_CHOICES = 10_000  #: a longer game is an error


def play_tables(
    plan: Tournament,
    tables: Sequence[TableOf],
    jobs: int | None = None,
    records: Path | None = None,
    tell: Callable[[int, int], None] | None = None,
) -> list[Game]:
    """The games of these tables, in their order; with ``records`` each is written there."""
    if records is not None:
        try:
            records.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise RatskellerError(f"cannot write into {records}: {error.strerror}") from None
    play = partial(play_table, plan, list(tables), records=records)
    pairs = [(table.deal, at) for at, table in enumerate(tables)]
    count = jobs or os.cpu_count() or 1

    def seating(at: int) -> list[str]:
        return [plan.bots[entrant] for entrant in tables[at].entrants]

    if count == 1:
        results = (play(*pair) for pair in pairs)
    else:
        results = play_all(play, pairs, count, MEMORY, seating)  # type: ignore[assignment]
    found: dict[int, Game] = {}
    for result in results:
        if "error" in result:
            raise RatskellerError(f"table {tables[result['turn']].number + 1}: {result['error']}")
        found[result["turn"]] = Game(*map(_tuple, result["game"]))
        if tell is not None:
            tell(len(found), len(tables))
    return [found[at] for at in range(len(tables))]


def play_table(
    plan: Tournament, tables: Sequence[TableOf], deal: int, at: int, records: Path | None = None
) -> dict[str, Any]:
    """Play one table; the result holds its game, or the error of a bot."""
    table = tables[at]
    try:
        record = record_of(plan, table)
        if records is not None:
            file = records / f"{plan.game}-table{table.number + 1:05}-deal{deal + 1:04}.json"
            file.write_text(record.to_json(), encoding="utf-8")
    except OSError as error:
        return {"turn": at, "error": f"cannot write its record: {error.strerror}"}
    except RatskellerError as error:
        return {"turn": at, "error": str(error)}
    return {"turn": at, "game": game_of(plan, table, record)}


def record_of(plan: Tournament, table: TableOf) -> Record:
    """A table's whole game, with the proof of its draws and of its bots' choices."""
    name, secret = plan.stream(table.deal), plan.secret(table.deal)
    stream = Stream(key_of(name, secret, {}))
    specs = [plan.bots[entrant] for entrant in table.entrants]
    seats = [plan.names[entrant] for entrant in table.entrants]
    game = ratskeller.game(plan.game)
    match = Match(game, plan.players, dict(plan.options), stream, seats)
    state, choices = match.state, match.record.choices
    made = [0] * plan.players
    by: list[tuple[str, int]] = [("", 0)] * len(choices)
    while state.outcome is None:
        seat = state.actors[0]
        seed = stream.seed(seat, made[seat])
        found, iterations = choose_again(
            specs[seat], seed, view_for(state, seat), state.choices(seat)
        )
        made[seat] += 1
        match.apply(seat, found)
        by.append((specs[seat], iterations))
        by += [("", 0)] * (len(choices) - len(by))
        if sum(made) > MAX_CHOICES:
            raise RatskellerError(f"no end after {MAX_CHOICES} choices")
    record = match.record
    none = [""] * plan.players
    by_chance = [who == CHANCE for who, _ in choices]
    record.fair = proof(name, secret, none, none, by, by_chance)
    record.fair["totals"] = totals(record)
    return record


def game_of(plan: Tournament, table: TableOf, record: Record) -> list[Any]:
    """The fields of a :class:`Game`, from the record of its table."""
    outcome = record.replay().outcome
    assert outcome is not None
    seats, winners = range(record.players), outcome.winners
    luck = luck_of(record, record.game.evaluator())
    return [
        [plan.names[entrant] for entrant in table.entrants],
        [1 / len(winners) if seat in winners else 0.0 for seat in seats],
        [outcome.place(seat) for seat in seats],
        [round(figure, ROUND) for figure in luck],
        plan.stream(table.deal),
    ]


def _tuple(value: Any) -> Any:
    return tuple(value) if isinstance(value, list) else value
