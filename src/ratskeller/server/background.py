"""Background work: bots, clocks, the turn hook, eviction of idle tables."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable

from ratskeller.bots.registry import is_built_in
from ratskeller.fair.bots import view_for
from ratskeller.kernel import Event, EventLog, IllegalChoice, Record
from ratskeller.server import commands, gc_tuning
from ratskeller.server.bots.names import spec_of
from ratskeller.server.bots.pool import Pool
from ratskeller.server.bots.worker import Told
from ratskeller.server.entry import Closed, Draft, Repeat
from ratskeller.server.errors import Refused
from ratskeller.server.live import LiveTable
from ratskeller.server.settings import Settings
from ratskeller.server.table import Table
from ratskeller.server.tables import TableManager
from ratskeller.server.turn_hook import TurnHook

log = logging.getLogger("ratskeller.scheduler")
TICK = 1.0
POLL = 5.0
HOUSEKEEPING = 30.0
RETRY_FAILED = 300.0
TEMPORARY = ("unavailable", "busy")  # refusals that pass in a moment
RETRY_PAUSE = 0.5
TAKEOVER = 15.0  # seconds until another process does what a dead one left undone


class Scheduler:
    """Runs bots and clocks for the tables of one process."""

    def __init__(self, manager: TableManager, pool: Pool, settings: Settings) -> None:
        self._manager = manager
        self._pool = pool
        self._settings = settings
        self._hook = TurnHook(settings.turn_hook)
        self._tasks: set[asyncio.Task[None]] = set()
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._failed: dict[str, float] = {}  # when a table could not be woken
        self._closing = False
        manager.on_change = self.on_change

    def start(self) -> None:
        """Start all loops, first with the work that the last process left undone."""
        self._spawn(self._loop(self._wake_all, TICK))
        self._spawn(self._loop(self._manager.poll_heads, POLL))
        self._spawn(self._loop(self._housekeeping, HOUSEKEEPING))
        self._spawn(self._loop(gc_tuning.collect, gc_tuning.INTERVAL))
        self._spawn(self._begin())

    async def stop(self) -> None:
        """Cancel all tasks; bot processes that are choosing are killed."""
        self._closing = True
        for timer in self._timers.values():
            timer.cancel()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def on_change(self, live: LiveTable, table: Table, own: bool = True) -> None:
        """A table has a new entry, written by this process (``own``) or by another.

        The process that wrote the last entry runs the bots and clocks. If it dies, another
        process finds the table overdue.
        """
        if self._closing:
            return
        if not own:
            self._stop_timer(live)
            return
        for seat in table.bots_to_move():
            if seat not in live.thinking:
                live.thinking.add(seat)
                self._spawn(self._think(live, seat))
        self._hook.on_change(live, table)
        self._set_timer(live, table)

    # -- bots --------------------------------------------------------------------------

    async def _think(self, live: LiveTable, seat: int) -> None:
        again = True
        try:
            while again and not self._closing:
                try:
                    again = await self._think_once(live, seat)
                except Refused as refused:
                    log.warning("a bot's choice was refused: %s", refused.code)
                    again = refused.code in TEMPORARY
                    await asyncio.sleep(RETRY_PAUSE)
        finally:
            live.thinking.discard(seat)

    async def _think_once(self, live: LiveTable, seat: int) -> bool:
        """Make one choice; returns whether to try again."""
        async with live.lock:
            table = await self._manager.loaded(live)
            bot = table.seats[seat].bot
            if seat not in table.bots_to_move() or bot is None or table.match is None:
                return False
            base = table.seq
            state = table.match.state
            view, choices = view_for(state, seat), state.choices(seat)
            told = None if is_built_in(spec_of(bot)) else _events_for(table.match.record, seat)
            seed = None if table.stream is None else table.stream.seed(seat, table.made[seat])
        choice, made = await self._pool.think(bot, view, choices, live.id, told, seed)

        def draft(table: Table) -> Draft | Repeat:
            return commands.choose(table, seat, choice.text, base, commands.Made(*made))

        try:
            await self._manager.submit(live.id, draft)
        except IllegalChoice:
            pass  # another process has made the bot's choice
        except Refused as refused:
            if refused.code not in ("stale", "answered", "no-bot-plays", "not-running"):
                raise
        return True

    # -- clocks --------------------------------------------------------------------------

    def _stop_timer(self, live: LiveTable) -> None:
        old = self._timers.pop(live.id, None)
        if old is not None:
            old.cancel()

    def _set_timer(self, live: LiveTable, table: Table) -> None:
        self._stop_timer(live)
        humans = [seat for seat in table.actors if table.seats[seat].bot is None]
        end = table.exchange_end if table.exchanging else table.timing.first_deadline(humans)
        if end is not None:
            loop = asyncio.get_running_loop()
            delay = max(0.0, end - time.time()) + 0.01
            self._timers[live.id] = loop.call_later(delay, lambda: self._spawn(self._wake(live.id)))

    async def _wake(self, id: str) -> None:
        """Do what is due at a table: expire a player; loading the table starts its bots."""
        self._timers.pop(id, None)
        try:
            await self._manager.submit(
                id, lambda table: commands.expire(table, time.time(), self._settings.stand_in)
            )
            live = self._manager.live(id)
            async with live.lock:
                self.on_change(live, await self._manager.loaded(live))
        except Refused as refused:
            if refused.code not in TEMPORARY:
                self._failed[id] = time.monotonic()
            log.warning("a table could not be woken: %s", refused.code)

    async def _begin(self) -> None:
        await self._wake_due(time.time())

    async def _wake_all(self) -> None:
        await self._wake_due(time.time() - TAKEOVER)

    async def _wake_due(self, before: float) -> None:
        long_ago = time.monotonic() - RETRY_FAILED
        self._failed = {id: at for id, at in self._failed.items() if at > long_ago}
        for id in await self._manager.store.due(before, 200):
            if id not in self._failed:
                await self._wake(id)

    async def _housekeeping(self) -> None:
        self._manager.evict(60 * self._settings.idle_minutes)
        before = time.time() - 86400 * self._settings.open_days
        for id in await self._manager.store.abandoned(before, 50):
            await self._manager.submit(
                id, lambda table: Draft(Closed()) if table.status == "open" else None
            )

    async def _loop(self, work: Callable[[], Awaitable[None]], every: float) -> None:
        while True:
            await asyncio.sleep(every)
            try:
                await work()
            except Exception as error:  # the database may be down for a while
                log.warning("%s failed: %s", getattr(work, "__name__", ""), type(error).__name__)

    def _spawn(self, work: Awaitable[None]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Future[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("a task failed", exc_info=task.exception())


def _events_for(record: Record, seat: int) -> list[Told]:
    """Every event of a game that a seat may see, for a bot that can remember."""
    events: list[Event] = []
    for _ in record.walk(EventLog(events)):
        pass
    return [(event.kind, event.args) for event in events if event.seen_by(seat)]
