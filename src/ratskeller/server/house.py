"""All tables: loading and evicting them, changing them one at a time, following others.

The order is always: propose, fold, make durable, tell. Nobody is told of an entry that the
store has not confirmed, and a table whose write failed is read anew.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

from ratskeller.server import metrics, show, snapshot
from ratskeller.server.entry import Draft, Entry, Repeat
from ratskeller.server.room import Room
from ratskeller.server.store.commit import Committer, StoreError
from ratskeller.server.store.store import Store, header
from ratskeller.server.store.writer import Write
from ratskeller.server.table import News, Table
from ratskeller.server.trouble import Trouble

TRIES = 20  # how often a change is proposed anew because another process was first
Propose = Callable[[Table], Draft | Repeat | None]


class House:
    """The rooms of one process."""

    def __init__(
        self,
        store: Store,
        publish: Callable[[list[tuple[str, Entry]]], None],
        publish_chat: Callable[[str, int], None],
    ) -> None:
        self.store = store
        self.committer = Committer(store, publish)
        self.say_elsewhere = publish_chat
        self.rooms: dict[str, Room] = {}
        self.after: Callable[[Room, Table, bool], None] = lambda room, table, own: None
        self._tasks: set[asyncio.Task[object]] = set()

    # -- tables ------------------------------------------------------------------

    def room(self, id: str) -> Room:
        """The room of a table, whether it exists or not; `loaded` finds out."""
        room = self.rooms.get(id)
        if room is None:
            room = self.rooms[id] = Room(id)
            metrics.TABLES.set(len(self.rooms))
        room.used = time.monotonic()
        return room

    async def loaded(self, room: Room) -> Table:
        """The table of a room whose lock is held, read from the store if need be."""
        if room.table is not None and not room.doubt:
            return room.table
        table = await self.store.load(room.id, room.told if room.guests else None)
        if table is None:
            if not room.guests and self.rooms.get(room.id) is room:
                del self.rooms[room.id]
            raise Trouble("no-table")
        room.table, room.doubt = table, False
        room.shot = table.seq
        self._told(room, table, [news for news in table.recent if news.seq > room.told])
        return table

    def evict(self, idle: float) -> int:
        """Forget tables that nobody has looked at for so many seconds."""
        limit = time.monotonic() - idle
        gone = [
            id
            for id, room in self.rooms.items()
            if room.used <= limit and not room.guests and not room.lock.locked()
        ]
        for id in gone:
            del self.rooms[id]
        metrics.TABLES.set(len(self.rooms))
        return len(gone)

    # -- changes -----------------------------------------------------------------

    async def create(self, id: str, draft: Draft) -> Table:
        """Open a table; if it is there already (a rematch), that one."""

        def first(table: Table) -> Draft | None:
            return draft if table.seq == 0 else None

        room = self.room(id)
        async with room.lock:
            if room.table is None:
                room.table = Table(id)
            try:
                return (await self._change(room, room.table, first))[0]
            except BaseException:
                room.doubt = True
                raise

    async def submit(self, id: str, propose: Propose) -> int:
        """Change a table; returns the number of the entry, durable by then.

        The change goes on when whoever asked for it has gone: it cannot be half done.
        """
        task = asyncio.create_task(self._submit(id, propose))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return await asyncio.shield(task)

    async def _submit(self, id: str, propose: Propose) -> int:
        room = self.room(id)
        async with room.lock:
            table = await self.loaded(room)
            return (await self._change(room, table, propose))[1]

    async def _change(self, room: Room, table: Table, propose: Propose) -> tuple[Table, int]:
        for _ in range(TRIES):
            draft = propose(table)
            if draft is None:
                return table, table.seq
            if isinstance(draft, Repeat):
                return table, draft.seq
            began = time.perf_counter()
            entry = Entry(
                table.seq + 1, draft.kind, draft.seat, draft.body, round(time.time(), 3), draft.key
            )
            room.doubt = True
            news = table.fold(entry, traced=bool(room.guests))
            try:
                durable = await self.committer.append(self._write(room, table, entry))
            except StoreError:
                raise Trouble("unavailable") from None
            if durable:
                room.doubt = False
                metrics.DURABLE.observe(time.perf_counter() - began)
                metrics.ENTRIES.labels(draft.kind).inc()
                self._told(room, table, [news])
                return table, entry.seq
            metrics.CONFLICTS.inc()
            table = await self.loaded(room)
        raise Trouble("busy")

    def _write(self, room: Room, table: Table, entry: Entry) -> Write:
        shot = None
        if table.seq - room.shot >= snapshot.EVERY and snapshot.possible(table):
            shot = show.encode(snapshot.take(table)).decode()
            room.shot = table.seq
        changed = _fingerprint(table) != room.header
        return Write(room.id, entry, header(table) if changed else None, shot)

    def _told(self, room: Room, table: Table, news: list[News], own: bool = True) -> None:
        """Tell the guests, and look what the server itself has to do next.

        What another process has written (not ``own``) is followed up there.
        """
        room.header = _fingerprint(table)
        room.told = table.seq
        if news and room.guests:
            seats = any(item.kind not in ("chosen", "undone") for item in news)
            room.broadcast(table, news, seats or table.status == "finished")
        for item in news:
            item.trace = None
        self.after(room, table, own)

    # -- other processes -----------------------------------------------------------

    def hear(self, id: str, entry: Entry) -> bool:
        """Another process made an entry durable; whether nothing has to be read for it."""
        room = self.rooms.get(id)
        if room is None or room.table is None:
            return True
        if room.doubt or room.lock.locked():
            return False
        if room.table.seq >= entry.seq:
            return True
        if room.table.seq < entry.seq - 1:
            return False
        room.doubt = True  # until it is taken in; without guests, until somebody needs it
        if room.guests:
            news = room.table.fold(entry, traced=True)
            room.doubt = False
            self._told(room, room.table, [news], own=False)
        return True

    async def follow(self, id: str, seq: int) -> None:
        """Another process says that a table has so many entries."""
        room = self.rooms.get(id)
        if room is None or room.table is None or (room.table.seq >= seq and not room.doubt):
            return
        async with room.lock:
            table = room.table
            if table is None or room.doubt or not room.guests:
                room.doubt = True  # read when somebody needs it
                if room.guests:
                    await self.loaded(room)
            elif table.seq < seq:
                try:
                    missed = await self.store.entries(id, table.seq)
                    news = [table.fold(entry, traced=True) for entry in missed]
                except BaseException:
                    room.doubt = True
                    raise
                self._told(room, table, news, own=False)

    async def overhear(self, id: str, number: int) -> None:
        """A line of chat was said in another process."""
        room = self.rooms.get(id)
        if room is not None and room.guests:
            for said in await self.store.said(id, number - 1, 50):
                if said.id == number:
                    room.send(show.chat_message(said))

    async def look_around(self) -> None:
        """Find what notifications may have missed, for the tables somebody looks at."""
        watched = [id for id, room in self.rooms.items() if room.guests and room.table is not None]
        for start in range(0, len(watched), 500):
            for id, seq in (await self.store.heads(watched[start : start + 500])).items():
                await self.follow(id, seq)

    async def close(self) -> None:
        """Finish what is on its way."""
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.committer.stop()


def _fingerprint(table: Table) -> tuple[object, ...]:
    """Changes when the row in the lobby has to."""
    seats = tuple((s.kind, s.name, s.bot, s.gone) for s in table.seats)
    return (table.status, seats, table.wake_at(), table.rematch)
