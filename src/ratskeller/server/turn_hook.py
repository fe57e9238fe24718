"""Runs a program of the host when a player's turn begins, e.g. to send a mail."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import shlex
from typing import Any

from ratskeller.server.live import LiveTable
from ratskeller.server.outgoing import encode
from ratskeller.server.table import Table

log = logging.getLogger("ratskeller.hook")
SECONDS = 15.0
AT_ONCE = 4


class TurnHook:
    """Runs the program for each seat that owes a choice and has no connection.

    The program reads one JSON object on its standard input: table, game, seat, name. It gets
    no secret and no hidden information.
    """

    def __init__(self, command: str) -> None:
        self._command = shlex.split(command)
        self._notified: dict[str, set[int]] = {}  # seats by table
        self._slots = asyncio.Semaphore(AT_ONCE)
        self._tasks: set[asyncio.Task[None]] = set()

    def on_change(self, live: LiveTable, table: Table) -> None:
        """A table has a new entry."""
        if not self._command:
            return
        here = {viewer for connection in live.connections for viewer in connection.viewers}
        owed = {seat for seat in table.actors if table.seats[seat].bot is None}
        notified = self._notified.pop(live.id, set()) & owed
        for seat in owed - notified - here:
            name = table.seats[seat].name
            self._run({"table": table.id, "game": table.game.id, "seat": seat, "name": name})
        if owed:
            self._notified[live.id] = owed

    def _run(self, turn: dict[str, Any]) -> None:
        task = asyncio.create_task(self._call(encode(turn)))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _call(self, turn: bytes) -> None:
        async with self._slots:
            process = None
            try:
                process = await asyncio.create_subprocess_exec(
                    *self._command, stdin=asyncio.subprocess.PIPE
                )
                async with asyncio.timeout(SECONDS):
                    await process.communicate(turn)
            except (TimeoutError, OSError) as error:
                log.warning("the turn hook failed: %s", type(error).__name__)
                if process is not None:
                    with contextlib.suppress(ProcessLookupError):
                        process.kill()
