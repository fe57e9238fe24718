"""What tournaments do by themselves: start at their time, open tables, keep results, go on.

Every step follows from the rows of the tournament and can be repeated: a process that stops in
the middle leaves nothing undone that another one, or the same one later, would not find. Where
two processes do the same, a transaction or a unique key lets one of them do it.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time

import msgspec

import ratskeller
from ratskeller.arena.luck import luck_of
from ratskeller.kernel import Record
from ratskeller.server import history
from ratskeller.server.bots.pool import Pool
from ratskeller.server.errors import Refused
from ratskeller.server.service import Service, find_game, opening
from ratskeller.server.tournaments.desk import TournamentDesk, is_last
from ratskeller.server.tournaments.model import Result, RoundTable, Whole
from ratskeller.server.tournaments.opening import begin, begin_round
from ratskeller.server.tournaments.store import Change
from ratskeller.tournaments.standings import ROUND

log = logging.getLogger("ratskeller.tournaments")
LOOK = 5.0  # seconds between two looks for what is due, or was left undone by another process
LUCK_SECONDS = 60.0
OVER = ("finished", "closed")


class Runner:
    """Moves the tournaments of a database on; any number of processes may."""

    def __init__(self, service: Service, desk: TournamentDesk) -> None:
        self._service = service
        self._manager = service.manager
        self._store = service.manager.store
        self._desk = desk
        self._pool: Pool | None = None
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def start(self, pool: Pool) -> None:
        """Start to work; ``pool`` calculates luck where it is not in the way."""
        self._pool = pool
        self._desk.on_change = self._wake.set
        self._manager.on_over = self._wake.set
        self._task = asyncio.create_task(self._work())

    async def stop(self) -> None:
        """Stop; what is half done is found again."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _work(self) -> None:
        while True:
            self._wake.clear()
            with contextlib.suppress(Refused):  # the database is away for a while
                for id in await self._store.tournaments.at_work(time.time()):
                    await self._advance(id)
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(LOOK):
                    await self._wake.wait()

    async def _advance(self, id: str) -> None:
        try:
            while await self.step(id):
                pass
        except Refused as refused:
            log.warning("a tournament waits: %s", refused.code)
        except Exception:  # one that fails must not stop the others
            log.exception("a tournament failed")

    async def step(self, id: str) -> bool:
        """Do what is due next; returns whether there may be more."""
        whole = await self._store.tournaments.whole(id)
        tournament, now = whole.tournament, time.time()
        if tournament.status == "open":
            return await self._change(id, _start_if_due)
        if tournament.status != "running":
            return False
        if not whole.rounds:
            return await self._change(id, self._next_round)
        last = whole.rounds[-1]
        if last.ended_at is None:
            return await self._go_on(whole)
        pause = tournament.rules.pause
        if pause is None or now < last.ended_at + pause:
            return False
        return await self._change(id, self._next_round)

    async def _change(self, id: str, work: object) -> bool:
        done: bool = await self._store.tournaments.change(id, work)  # type: ignore[arg-type]
        return done

    def _next_round(self, change: Change) -> bool:
        rounds, rules = change.whole.rounds, change.tournament.rules
        if change.tournament.status != "running":
            return False
        if rounds:
            ended = rounds[-1].ended_at
            if ended is None or rules.pause is None or time.time() < ended + rules.pause:
                return False
        begin_round(change, self._desk.secrets)
        return True

    async def _go_on(self, whole: Whole) -> bool:
        """Open the tables of a round, keep their results, and end it when all are over."""
        tables = whole.tables_of(len(whole.rounds))
        for table in tables:
            if table.status is None:
                await self._open(table)
            elif table.status in OVER and table.result is None:
                await self._store.tournaments.put_result(table.table_id, await self._result(table))
        if any(table.result is None and table.status not in OVER for table in tables):
            return False
        return await self._change(whole.tournament.id, _end_round)

    async def _open(self, table: RoundTable) -> None:
        """Open a table; one that another process has opened stays as it is."""
        created = await self._store.tournaments.opening(table.table_id)
        await self._manager.create(table.table_id, opening(find_game(created.game), created))

    async def _result(self, table: RoundTable) -> Result:
        """What a table counts; nothing if the host has closed it."""
        summary = await self._service.summary(table.table_id)
        outcome = summary["outcome"]
        if outcome is None:
            return Result()
        entries = await self._store.entries(table.table_id)
        record = msgspec.json.encode(history.record(entries, outcome)).decode()
        luck = None
        if self._pool is not None:
            about = f"luck of {table.table_id}"
            luck = await self._pool.run(
                luck_by_seat, record, urgent=False, seconds=LUCK_SECONDS, about=about
            )
        if luck is None:
            log.warning("the luck of a table is not known; it counts as none")
        return Result.of(outcome, luck or [0.0] * summary["players"])


def luck_by_seat(record: str) -> list[float]:
    """What chance gave each seat of a finished game; this runs in a bot process."""
    found = Record.from_json(record)
    evaluator = ratskeller.game(found.game.id).evaluator()
    return [round(figure, ROUND) for figure in luck_of(found, evaluator)]


def _start_if_due(change: Change) -> bool:
    tournament = change.tournament
    due = tournament.starts_at is not None and tournament.starts_at <= time.time()
    if tournament.status != "open" or not due:
        return False
    begin(change)
    return True


def _end_round(change: Change) -> bool:
    rounds = change.whole.rounds
    if change.tournament.status != "running" or rounds[-1].ended_at is not None:
        return False
    if any(table.result is None for table in change.whole.tables_of(len(rounds))):
        return False
    now = round(time.time(), 3)
    change.end_round(len(rounds), now)
    if is_last(change):
        change.set(status="finished", ended_at=now)
    return True
