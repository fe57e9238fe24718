"""The streams of the bots from outside at one process: which there are, and what they tell of.

Once a second, and at once after an invitation, the database is asked at which tables the
connected bots sit, whether their tokens still stand, and whether a bot has opened another
stream. It is told that they are online.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import AsyncIterator

from ratskeller.server import outgoing
from ratskeller.server.accounts.store import LinkedSeat
from ratskeller.server.errors import Refused
from ratskeller.server.outside.place import Place
from ratskeller.server.outside.store import OutsideBot, Token
from ratskeller.server.outside.stream import PROTOCOL, BotStream, Seated
from ratskeller.server.service import Service

log = logging.getLogger("ratskeller.outside")
LOOK = 1.0  # seconds between two looks
ONLINE = 5.0  # seconds for which a look says that a bot is online
BACK = ("expired", "voted")  # stand-ins that end when the bot opens its stream again


class Switchboard:
    """The streams of one process."""

    def __init__(self, service: Service) -> None:
        self._service = service
        self._manager = service.manager
        self._bots = service.manager.store.bots
        self._streams: dict[str, BotStream] = {}
        self._going: set[asyncio.Task[None]] = set()
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to look."""
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        """Close all streams."""
        self.close_all()
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, *self._going, return_exceptions=True)

    def close_all(self) -> None:
        """The server stops: bots come again when it is back."""
        for stream in self._streams.values():
            stream.close("stopping")

    def wake(self) -> None:
        """A bot was invited, or a token was revoked."""
        self._wake.set()

    async def listen(self, token: Token, bot: OutsideBot, games: str) -> AsyncIterator[bytes]:
        """The lines of a new stream; one that the bot had before ends."""
        stream = BotStream(bot.account_id, token.id)
        stream.tell("ready", protocol=PROTOCOL, name=bot.name)
        await self._bots.came(bot.account_id, stream.id, games, time.time() + ONLINE)
        self._streams[stream.id] = stream
        self.wake()
        try:
            async for line in stream.lines():
                yield line
        finally:
            stream.close("gone")
            del self._streams[stream.id]
            for seated, place in stream.seats.items():
                self._manager.live(seated[0]).connections.discard(place)
            # Not awaited: whoever hangs up cancels this.
            task = asyncio.create_task(self._gone(stream))
            self._going.add(task)
            task.add_done_callback(self._going.discard)

    async def _gone(self, stream: BotStream) -> None:
        with contextlib.suppress(Refused):
            await self._bots.gone(stream.account_id, stream.id)

    # -- looking -----------------------------------------------------------------------------

    async def _run(self) -> None:
        while True:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._wake.wait(), LOOK)
            self._wake.clear()
            try:
                await self._look()
            except Refused:
                log.warning("the bots from outside could not be looked up")

    async def _look(self) -> None:
        streams = {id: stream for id, stream in self._streams.items() if not stream.closed}
        tokens = {id: stream.token_id for id, stream in streams.items()}
        alive, links = await self._bots.look(tokens, round(time.time() + ONLINE, 3))
        seats: dict[str, list[LinkedSeat]] = {}
        for link in links:
            seats.setdefault(link.account_id, []).append(link)
        for id, stream in streams.items():
            if id not in alive:
                stream.close("ended")
                continue
            for seated in [key for key, place in stream.seats.items() if place.over]:
                place = stream.seats.pop(seated)
                self._manager.live(seated[0]).connections.discard(place)
            for link in seats.get(stream.account_id, ()):
                key = (link.table_id, link.seat, link.hash)
                if key not in stream.seats:
                    await self._attach(stream, key)

    async def _attach(self, stream: BotStream, key: Seated) -> None:
        """Begin to tell a bot of a seat. A link that opens nothing any more is left out."""
        id, seat, hash = key
        live = self._manager.live(id)
        async with live.lock:
            try:
                table = await self._manager.loaded(live)
            except Refused:
                return
            if table.seats[seat].hash != hash or stream.closed:
                return
            place = stream.seats[key] = Place(stream, id, seat)
            place.about(outgoing.summary(table))
            if table.match is not None:
                place.push(outgoing.update_message(table, seat, []))
            live.connections.add(place)
        if place.stand_in and table.seats[seat].gone in BACK:
            with contextlib.suppress(Refused):
                await self._service.come_back(id, seat)
