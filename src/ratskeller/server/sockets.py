"""Play by WebSocket: one socket is one table, as a spectator or on any number of seats."""

from __future__ import annotations

import asyncio
import contextlib
import time
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from ratskeller.kernel import IllegalChoice
from ratskeller.server import messages as m
from ratskeller.server import metrics, show
from ratskeller.server.doors import Doors
from ratskeller.server.guest import SocketGuest
from ratskeller.server.history import news_since
from ratskeller.server.limits import Bucket
from ratskeller.server.service import Service, refused, seats_at
from ratskeller.server.trouble import Trouble

HELLO_SECONDS = 15.0
CHATS = 200  # lines a newcomer is shown
BYE = 4000  # our close codes: 4000 refused, 4001 too slow to listen
SLOW = 4001
PATIENCE = 50  # messages over the limit until the socket is closed


class Talk:
    """The conversation on one socket."""

    def __init__(self, socket: WebSocket[Any, Any, Any], service: Service, rate: float) -> None:
        self.socket = socket
        self.service = service
        self.guest = SocketGuest(socket)
        self.table = ""
        self._bucket = Bucket(rate, 2 * rate)
        self._over = 0

    async def run(self) -> None:
        """From hello to the end of the connection."""
        sender = asyncio.create_task(self.guest.run())
        listener = asyncio.create_task(self._listen())
        metrics.SOCKETS.inc()
        try:
            lost = asyncio.create_task(self.guest.lost.wait())
            await asyncio.wait({listener, lost}, return_when=asyncio.FIRST_COMPLETED)
            lost.cancel()
            if self.guest.lost.is_set():
                await self._close(SLOW)
        finally:
            metrics.SOCKETS.dec()
            if self.table:
                self.service.house.room(self.table).guests.discard(self.guest)
            for task in (listener, sender):
                task.cancel()
            await asyncio.gather(listener, sender, return_exceptions=True)

    async def _listen(self) -> None:
        try:
            try:
                text = await asyncio.wait_for(self._receive(), HELLO_SECONDS)
            except TimeoutError:
                self._trouble(None, Trouble("hello-first"))
                await self._close(BYE)
                return
            if not await self._hello(text):
                await self._close(BYE)
                return
            while True:
                if not await self._take(await self._receive()):
                    await self._close(BYE)
                    return
        except WebSocketDisconnect:
            pass

    async def _receive(self) -> bytes:
        data = await self.socket.receive_data("text")
        return data.encode() if isinstance(data, str) else data or b""

    async def _close(self, code: int) -> None:
        await self.guest.flush()
        with contextlib.suppress(RuntimeError, OSError):  # it went first
            await self.socket.close(code=code)

    # -- hello -----------------------------------------------------------------------

    async def _hello(self, text: bytes) -> bool:
        try:
            hello = m.decode(text)
        except (msgspec.DecodeError, UnicodeError) as error:
            self._trouble(None, Trouble("bad-message", problem=str(error)))
            return False
        if not isinstance(hello, m.Hello):
            self._trouble(hello.id, Trouble("hello-first"))
            return False
        house = self.service.house
        room = house.room(hello.table)
        try:
            async with room.lock:
                table = await house.loaded(room)
                self.guest.seats = seats_at(table, hello.seats)
                self.guest.viewers = [*self.guest.seats] or [None]
                news = await news_since(house.store, table, hello.since)
                self.guest.push(
                    show.encode(
                        {
                            "type": "welcome",
                            "id": hello.id,
                            "seats": self.guest.seats,
                            "now": round(time.time(), 3),
                            "table": show.summary(table),
                        }
                    )
                )
                for viewer in self.guest.viewers:
                    self.guest.push(show.update(table, viewer, news))
                room.guests.add(self.guest)
                self.table = hello.table
            for said in await house.store.said(hello.table, hello.chat, CHATS):
                self.guest.push(show.chat_message(said))
        except Trouble as trouble:
            self._trouble(hello.id, trouble)
            return False
        return True

    # -- everything else ----------------------------------------------------------------

    async def _take(self, text: bytes) -> bool:
        """Answer one message; False ends the conversation."""
        if not self._bucket.take():
            self._over += 1
            self._trouble(None, Trouble("too-fast"))
            return self._over < PATIENCE
        id: m.Id = None
        try:
            message = m.decode(text)
            id = message.id
            if isinstance(message, m.Hello):
                raise Trouble("hello-first")
            await self._answer(message)
        except (msgspec.DecodeError, UnicodeError) as error:
            self._trouble(id, Trouble("bad-message", problem=str(error)))
        except IllegalChoice as error:
            metrics.REFUSALS.labels("rules").inc()
            self._reply("refused", id, **refused(error))
        except Trouble as trouble:
            self._trouble(id, trouble)
        return True

    async def _answer(self, message: m.AtTable) -> None:
        if isinstance(message, m.Ping):
            self._reply("pong", message.id, now=round(time.time(), 3))
            return
        seat = message.seat
        if seat not in self.guest.seats:
            raise Trouble("not-your-seat", seat=seat)
        service, id = self.service, self.table
        match message:
            case m.Choose():
                seq = await service.choose(id, seat, message.choice, message.seq)
            case m.Undo():
                seq = await service.undo(id, seat, message.seq)
            case m.Vote():
                seq = await service.vote(id, seat, message.target)
            case m.Back():
                seq = await service.come_back(id, seat)
            case m.Leave():
                seq = await service.leave(id, seat)
            case m.Resign():
                seq = await service.resign(id, seat)
            case m.Chat():
                await self._chat(seat, message)
                return
            case m.Why():
                why = await service.why(id, seat, message.choice)
                self._reply("why", message.id, legal=why is None, **(why or {}))
                return
        self._reply("ack", message.id, seat=seat, seq=seq)

    async def _chat(self, seat: int, message: m.Chat) -> None:
        house = self.service.house
        said = await house.store.say(self.table, seat, message.text, round(time.time(), 3))
        self._reply("ack", message.id, seat=seat, chat=said.id)
        house.room(self.table).send(show.chat_message(said))
        house.say_elsewhere(self.table, said.id)

    def _reply(self, type: str, id: m.Id, **data: Any) -> None:
        self.guest.push(show.encode({"type": type, "id": id, **data}))

    def _trouble(self, id: m.Id, trouble: Trouble) -> None:
        metrics.REFUSALS.labels(trouble.code).inc()
        self._reply("error", id, **trouble.data())


@websocket("/api/socket")
async def socket_handler(socket: WebSocket[Any, Any, Any], service: Service, doors: Doors) -> None:
    """Check where the page comes from, then talk."""
    if not doors.origin_allowed(socket.headers.get("origin"), socket.headers.get("host")):
        await socket.close(code=BYE)
        return
    with doors.enter(socket) as welcome:
        if not welcome:
            await socket.close(code=BYE)
            return
        await socket.accept()
        await Talk(socket, service, service.settings.messages).run()
