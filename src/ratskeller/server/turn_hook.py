"""Telling somebody outside that it is their turn: a program of the host's choice."""

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
    """Runs a program for each seat that owes a choice and whose player is not connected.

    It reads one JSON object on its input: table, game, seat, name. It learns no secret and
    nothing hidden. Without a program, nothing is done.
    """

    def __init__(self, command: str) -> None:
        self._command = shlex.split(command)
        self._notified: dict[str, set[int]] = {}  # seats that have been notified, by table
        self._slots = asyncio.Semaphore(AT_ONCE)
        self._tasks: set[asyncio.Task[None]] = set()

    def on_change(self, live: LiveTable, table: Table) -> None:
        """A table moved on."""
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
                await asyncio.wait_for(process.communicate(turn), SECONDS)
            except (TimeoutError, OSError) as error:
                log.warning("the turn hook failed: %s", type(error).__name__)
                if process is not None:
                    with contextlib.suppress(ProcessLookupError):
                        process.kill()
