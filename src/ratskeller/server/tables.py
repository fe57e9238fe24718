"""The tables of a process: loading, changing and evicting them, following other processes.

The order of a change is always: command, fold, commit, notify. Clients never see an entry
that the store has not confirmed, and a table whose write failed is loaded again.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence

from ratskeller.server import metrics, outgoing, snapshot
from ratskeller.server.entry import Draft, Entry, Repeat
from ratskeller.server.errors import Refused
from ratskeller.server.live import LiveTable
from ratskeller.server.notifications.causes import Cause, causes
from ratskeller.server.store.commit import Committer, StoreError
from ratskeller.server.store.store import Store, lobby_row
from ratskeller.server.store.writer import Write
from ratskeller.server.table import LogEntry, Table

TRIES = 20  # attempts at a change while other processes write first
Command = Callable[[Table], Draft | Repeat | None]


class TableManager:
    """The tables in the memory of one process."""

    def __init__(
        self,
        store: Store,
        publish: Callable[[list[tuple[str, Entry]]], None],
        publish_chat: Callable[[str, int], None],
    ) -> None:
        self.store = store
        self.committer = Committer(store, publish)
        self.publish_chat = publish_chat
        self.live_tables: dict[str, LiveTable] = {}
        self.on_change: Callable[[LiveTable, Table, bool], None] = lambda live, table, own: None
        self.tells = True  # whether notices are written
        self.on_causes: Callable[[], None] = lambda: None  # there may be notices to send
        self.on_end: Callable[[], None] = lambda: None  # there may be results to write
        self.on_over: Callable[[], None] = lambda: None  # a game of a tournament is over
        self._tasks: set[asyncio.Task[object]] = set()

    # -- tables ------------------------------------------------------------------

    def live(self, id: str) -> LiveTable:
        """The live table with this id; `loaded` finds out whether the table exists."""
        live = self.live_tables.get(id)
        if live is None:
            live = self.live_tables[id] = LiveTable(id)
            metrics.TABLES.set(len(self.live_tables))
        live.last_used = time.monotonic()
        return live

    async def loaded(self, live: LiveTable, seq: int = 0) -> Table:
        """The table, loaded from the store if necessary. The caller holds the lock.

        ``seq`` is an entry that a client knows of. If memory lacks it, the notice of another
        process was lost or is late.
        """
        if live.table is not None and not live.stale and live.table.seq < seq:
            head = (await self.store.heads([live.id])).get(live.id, 0)
            live.stale = live.table.seq < head
        if live.table is not None and not live.stale:
            return live.table
        table = await self.store.load(live.id, live.sent_seq if live.connections else None)
        if table is None:
            if not live.connections and self.live_tables.get(live.id) is live:
                del self.live_tables[live.id]
            raise Refused("no-table")
        live.table, live.stale = table, False
        live.snapshot_seq = table.seq
        self._notify(live, table, [item for item in table.recent if item.seq > live.sent_seq])
        return table

    def evict(self, idle: float) -> int:
        """Drop tables that were not used for ``idle`` seconds; returns their number."""
        limit = time.monotonic() - idle
        gone = [
            id
            for id, live in self.live_tables.items()
            if live.last_used <= limit and not live.connections and not live.lock.locked()
        ]
        for id in gone:
            del self.live_tables[id]
        metrics.TABLES.set(len(self.live_tables))
        return len(gone)

    # -- changes -----------------------------------------------------------------

    async def create(self, id: str, draft: Draft) -> Table:
        """Create a table, or return the one that exists (a rematch)."""

        def first(table: Table) -> Draft | None:
            return draft if table.seq == 0 else None

        live = self.live(id)
        async with live.lock:
            if live.table is None:
                live.table = Table(id)
            try:
                return (await self._change(live, live.table, first))[0]
            except BaseException:
                live.stale = True
                raise

    async def submit(self, id: str, command: Command) -> int:
        """Change a table; returns the number of the entry, which is durable.

        The change continues if the caller is cancelled: it is never half done.
        """
        task = asyncio.create_task(self._submit(id, command))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return await asyncio.shield(task)

    async def _submit(self, id: str, command: Command) -> int:
        live = self.live(id)
        async with live.lock:
            table = await self.loaded(live)
            return (await self._change(live, table, command))[1]

    async def _change(self, live: LiveTable, table: Table, command: Command) -> tuple[Table, int]:
        for _ in range(TRIES):
            try:
                draft = command(table)
            except Refused as refused:
                if refused.code != "ahead":
                    raise
                known = table.seq
                table = await self.loaded(live, known + 1)
                if table.seq == known:
                    raise
                continue
            if draft is None:
                return table, table.seq
            if isinstance(draft, Repeat):
                return table, draft.seq
            began = time.perf_counter()
            entry = Entry(table.seq + 1, draft.change, round(time.time(), 3), draft.key)
            live.stale = True
            before, status = table.actors, table.status
            logged = table.fold(entry, traced=bool(live.connections))
            told = causes(before, status, table, entry) if self.tells else []
            over = status != "finished" and table.status == "finished"
            write = self._write(live, table, entry, told, table.setup.game if over else "")
            try:
                durable = await self.committer.append(write)
            except StoreError:
                raise Refused("unavailable") from None
            if durable:
                live.stale = False
                metrics.DURABLE.observe(time.perf_counter() - began)
                metrics.ENTRIES.labels(entry.kind).inc()
                self._notify(live, table, [logged])
                if write.causes:
                    self.on_causes()
                if write.ended:
                    self.on_end()
                if table.status == "finished" and table.setup.tournament is not None:
                    self.on_over()
                return table, entry.seq
            metrics.CONFLICTS.inc()
            table = await self.loaded(live)
        raise Refused("busy")

    def _write(
        self,
        live: LiveTable,
        table: Table,
        entry: Entry,
        causes: Sequence[Cause],
        ended: str,
    ) -> Write:
        data = None
        if table.seq - live.snapshot_seq >= snapshot.INTERVAL and snapshot.can_take(table):
            data = outgoing.encode(snapshot.take(table)).decode()
            live.snapshot_seq = table.seq
        changed = _fingerprint(table) != live.lobby_fingerprint
        return Write(live.id, entry, lobby_row(table) if changed else None, data, causes, ended)

    def _notify(
        self, live: LiveTable, table: Table, logged: list[LogEntry], own: bool = True
    ) -> None:
        """Send new entries to the connections and call `on_change`."""
        live.lobby_fingerprint = _fingerprint(table)
        live.sent_seq = table.seq
        if logged and live.connections:
            seats = any(item.kind not in ("chosen", "undone") for item in logged)
            live.broadcast(table, logged, seats or table.status == "finished")
        for item in logged:
            item.trace = None
        self.on_change(live, table, own)

    # -- other processes -----------------------------------------------------------

    def on_entry(self, id: str, entry: Entry) -> bool:
        """Another process wrote an entry; returns False if `catch_up` has to read the store."""
        live = self.live_tables.get(id)
        if live is None or live.table is None:
            return True
        if live.stale or live.lock.locked():
            return False
        if live.table.seq >= entry.seq:
            return True
        if live.table.seq < entry.seq - 1:
            return False
        live.stale = True  # until the entry is folded; without connections, until the table is used
        if live.connections:
            logged = live.table.fold(entry, traced=True)
            live.stale = False
            self._notify(live, live.table, [logged], own=False)
        return True

    async def catch_up(self, id: str, seq: int) -> None:
        """Another process has written entries up to ``seq``."""
        live = self.live_tables.get(id)
        if live is None or live.table is None or (live.table.seq >= seq and not live.stale):
            return
        async with live.lock:
            table = live.table
            if table is None or live.stale or not live.connections:
                live.stale = True  # loaded when it is used
                if live.connections:
                    await self.loaded(live)
            elif table.seq < seq:
                try:
                    missed = await self.store.entries(id, table.seq)
                    logged = [table.fold(entry, traced=True) for entry in missed]
                except BaseException:
                    live.stale = True
                    raise
                self._notify(live, table, logged, own=False)

    async def on_chat(self, id: str, number: int) -> None:
        """Another process has stored a line of chat."""
        live = self.live_tables.get(id)
        if live is not None and live.connections:
            for said in await self.store.chat_after(id, number - 1, 50):
                if said.id == number:
                    live.send(outgoing.chat_message(said))

    async def poll_heads(self) -> None:
        """Find entries whose notice was lost, for tables with connections."""
        watched = [
            id
            for id, live in self.live_tables.items()
            if live.connections and live.table is not None
        ]
        for start in range(0, len(watched), 500):
            for id, seq in (await self.store.heads(watched[start : start + 500])).items():
                await self.catch_up(id, seq)

    async def close(self) -> None:
        """Finish all changes in progress."""
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.committer.stop()


def _fingerprint(table: Table) -> tuple[object, ...]:
    """What the lobby row depends on."""
    seats = tuple((s.kind, s.name, s.bot, s.gone) for s in table.seats)
    votes = tuple((target, *sorted(votes)) for target, votes in sorted(table.votes.items()))
    secrets = (*table.commitments, *table.revealed)
    return (table.status, seats, votes, table.wake_at(), table.actors, table.rematch, secrets)
