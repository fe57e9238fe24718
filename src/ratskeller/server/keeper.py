"""What the server does by itself: bots' choices, clocks, hooks, forgetting idle tables."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable

from ratskeller.kernel import IllegalChoice
from ratskeller.server import garbage, propose
from ratskeller.server.bots.pool import Pool
from ratskeller.server.entry import Closed, Draft, Repeat
from ratskeller.server.hook import TurnHook
from ratskeller.server.house import House
from ratskeller.server.room import Room
from ratskeller.server.settings import Settings
from ratskeller.server.table import Table
from ratskeller.server.trouble import Trouble

log = logging.getLogger("ratskeller.keeper")
TICK = 1.0
LOOK_AROUND = 5.0
HOUSEKEEPING = 30.0
RETRY = 300.0
PASSING = ("unavailable", "busy")  # trouble that is over in a moment
PAUSE = 0.5
GRACE = 15.0  # seconds after which another process takes over what one left undone


class Keeper:
    """Watches the tables of a house."""

    def __init__(
        self, house: House, pool: Pool, settings: Settings, revive: Callable[[], Awaitable[None]]
    ) -> None:
        self._house = house
        self._pool = pool
        self._settings = settings
        self._revive = revive
        self._hook = TurnHook(settings.turn_hook)
        self._tasks: set[asyncio.Task[None]] = set()
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._asleep: dict[str, float] = {}  # tables that could not be woken, and when
        self._closing = False
        house.after = self.after

    def start(self) -> None:
        """Begin with what was left undone when the last process ended."""
        self._spawn(self._loop(self._wake_all, TICK))
        self._spawn(self._loop(self._house.look_around, LOOK_AROUND))
        self._spawn(self._loop(self._housekeeping, HOUSEKEEPING))
        self._spawn(self._loop(garbage.collect, garbage.EVERY))
        self._spawn(self._begin())

    async def stop(self) -> None:
        """End everything."""
        self._closing = True
        for timer in self._timers.values():
            timer.cancel()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._pool.close()

    def after(self, room: Room, table: Table, own: bool = True) -> None:
        """Called whenever a table has moved on, by this process's ``own`` doing or another's.

        The process that wrote the last entry does what comes of it. If it dies, another one
        finds the table due.
        """
        if self._closing:
            return
        if not own:
            self._stop_timer(room)
            return
        for seat in table.waiting_bots():
            if seat not in room.thinking:
                room.thinking.add(seat)
                self._spawn(self._think(room, seat))
        self._hook.after(room, table)
        self._set_timer(room, table)

    # -- bots --------------------------------------------------------------------------

    async def _think(self, room: Room, seat: int) -> None:
        again = True
        try:
            while again and not self._closing:
                try:
                    again = await self._think_once(room, seat)
                except Trouble as trouble:
                    log.warning("a bot's choice was not taken: %s", trouble.code)
                    again = trouble.code in PASSING
                    await asyncio.sleep(PAUSE)
        finally:
            room.thinking.discard(seat)

    async def _think_once(self, room: Room, seat: int) -> bool:
        """One choice; whether the bot has to look again."""
        async with room.lock:
            table = await self._house.loaded(room)
            bot = table.seats[seat].bot
            if seat not in table.waiting_bots() or bot is None or table.match is None:
                return False
            base = table.seq
            state = table.match.state
            view, choices = state.view(seat), state.choices(seat)
        choice = await self._pool.choose(bot, view, choices)

        def draft(table: Table) -> Draft | Repeat:
            return propose.choose(table, seat, choice.text, base, as_bot=True)

        try:
            await self._house.submit(room.id, draft)
        except IllegalChoice:
            pass  # the same bot has answered in another process meanwhile
        except Trouble as trouble:
            if trouble.code not in ("stale", "answered", "no-bot-plays", "not-running"):
                raise
        return True

    # -- time --------------------------------------------------------------------------

    def _stop_timer(self, room: Room) -> None:
        old = self._timers.pop(room.id, None)
        if old is not None:
            old.cancel()

    def _set_timer(self, room: Room, table: Table) -> None:
        self._stop_timer(room)
        humans = [seat for seat in table.actors if table.seats[seat].bot is None]
        end = table.timing.first_deadline(humans)
        if end is not None:
            loop = asyncio.get_running_loop()
            delay = max(0.0, end - time.time()) + 0.01
            self._timers[room.id] = loop.call_later(delay, lambda: self._spawn(self._wake(room.id)))

    async def _wake(self, id: str) -> None:
        """Do what is due at a table: end somebody's time; loading it wakes its bots."""
        self._timers.pop(id, None)
        try:
            await self._house.submit(
                id, lambda table: propose.expire(table, time.time(), self._settings.stand_in)
            )
            room = self._house.room(id)
            async with room.lock:
                self.after(room, await self._house.loaded(room))
        except Trouble as trouble:
            if trouble.code not in PASSING:
                self._asleep[id] = time.monotonic()
            log.warning("a table could not be woken: %s", trouble.code)

    async def _begin(self) -> None:
        await self._wake_due(time.time())

    async def _wake_all(self) -> None:
        await self._wake_due(time.time() - GRACE)

    async def _wake_due(self, before: float) -> None:
        long_ago = time.monotonic() - RETRY
        self._asleep = {id: at for id, at in self._asleep.items() if at > long_ago}
        for id in await self._house.store.due(before, 200):
            if id not in self._asleep:
                await self._wake(id)

    async def _housekeeping(self) -> None:
        self._house.evict(60 * self._settings.idle_minutes)
        before = time.time() - 86400 * self._settings.open_days
        for id in await self._house.store.stale(before, 50):
            await self._house.submit(
                id, lambda table: Draft(Closed()) if table.status == "open" else None
            )

    async def _loop(self, work: Callable[[], Awaitable[None]], every: float) -> None:
        while True:
            await asyncio.sleep(every)
            try:
                if work == self._house.look_around:
                    await self._revive()
                await work()
            except Exception as error:  # the database may be away for a while
                log.warning("%s failed: %s", getattr(work, "__name__", ""), type(error).__name__)

    def _spawn(self, work: Awaitable[None]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Future[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("a task failed", exc_info=task.exception())
