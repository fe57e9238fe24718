"""A table with its record in memory, without a store."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import msgspec

import ratskeller
from ratskeller.server import commands
from ratskeller.server.entry import Clock, Created, Draft, DrawSecret, Entry, Repeat, Seat
from ratskeller.server.table import Table


class TableLog:
    """A table with its record; drafts are folded at once."""

    def __init__(
        self,
        game: str,
        players: int,
        clock: Clock | None = None,
        draws: DrawSecret | None = None,
        **more: Any,
    ) -> None:
        self.entries: list[Entry] = []
        self.table = Table("t")
        self.now = 1000.0
        found = ratskeller.game(game)
        created = Created(
            game=game,
            version=found.version,
            players=players,
            options=found.complete_options({}),
            clock=clock or Clock(),
            listed=True,
            invite="",
            seats=[Seat("human", f"p{i}", f"{i}" * 64) for i in range(players)],
            draws=draws,
            **more,
        )
        start = commands.start(found, created)
        self.take(Draft(msgspec.structs.replace(created, start=start)))

    def take(self, draft: Draft | Repeat | None) -> int:
        if isinstance(draft, Repeat):
            return draft.seq
        assert draft is not None
        self.now += 1
        entry = Entry(self.table.seq + 1, draft.change, self.now, draft.key)
        self.entries.append(entry)
        self.table.fold(entry)
        return entry.seq

    def choose(self, seat: int, text: str, base: int) -> int:
        return self.take(commands.choose(self.table, seat, text, base))

    def undo(self, seat: int, base: int) -> int:
        return self.take(commands.undo(self.table, seat, base))


def random_game(log: TableLog, seed: int, undo: float) -> Iterator[Table]:
    rng = random.Random(seed)
    table = log.table
    yield table
    while table.status == "running":
        assert table.match is not None
        back = [s for s in range(table.players) if table.match.can_undo(s)]
        if back and rng.random() < undo:
            log.undo(back[0], table.seq)
        else:
            seat = rng.choice(table.actors)
            choice = rng.choice(table.match.state.choices(seat))
            log.choose(seat, str(choice), table.seq)
        yield table


def long_game(players: int, least: int, stop: bool) -> TableLog:
    """A game with at least ``least`` entries, most of them undone.

    It is played to the end, or with ``stop`` to a position where a choice can be undone.
    """
    log = TableLog("rattus", players)
    table = log.table
    rng = random.Random(least)
    while table.status == "running":
        assert table.match is not None
        back = [s for s in range(players) if table.match.can_undo(s)]
        if back and table.seq < least:
            log.undo(back[0], table.seq)
        elif back and stop:
            break
        seat = table.actors[0]
        log.choose(seat, str(rng.choice(table.match.state.choices(seat))), table.seq)
    return log
