"""Play by WebSocket: one socket per table, as a spectator or on any number of seats."""

from __future__ import annotations

import asyncio
import contextlib
import time
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from ratskeller.kernel import IllegalChoice
from ratskeller.server import incoming as m
from ratskeller.server import metrics, outgoing
from ratskeller.server.accounts.access import Access, Signed
from ratskeller.server.accounts.seats import linked_seats
from ratskeller.server.accounts.service import AccountService
from ratskeller.server.accounts.store import LinkedSeat
from ratskeller.server.admission import Admission
from ratskeller.server.connection import SocketConnection
from ratskeller.server.errors import Refused
from ratskeller.server.history import log_since, traced_since
from ratskeller.server.rate_limit import TokenBucket
from ratskeller.server.service import Service, refusal_data, seats_at
from ratskeller.server.table import Table

HELLO_SECONDS = 15.0
CHATS = 200  # lines of chat sent after hello
REFUSED = 4000  # close codes, see docs/protocol.md
SLOW = 4001
MAX_OVER = 50  # messages over the rate limit until the socket is closed


class SocketSession:
    """One socket, from hello to its end."""

    def __init__(
        self,
        socket: WebSocket[Any, Any, Any],
        service: Service,
        accounts: AccountService,
        signed: Signed | None,
        rate: float,
    ) -> None:
        self.socket = socket
        self.service = service
        self.connection = SocketConnection(socket)
        self.table = ""
        self._accounts = accounts
        self._signed = signed
        self._signed_out = asyncio.Event()
        self._bucket = TokenBucket(rate, 2 * rate)
        self._over = 0
        self._hint: asyncio.Task[None] | None = None

    async def run(self) -> None:
        """Run until the client disconnects or is disconnected."""
        sender = asyncio.create_task(self.connection.run())
        listener = asyncio.create_task(self._listen())
        metrics.SOCKETS.inc()
        try:
            lost = asyncio.create_task(self.connection.lost.wait())
            out = asyncio.create_task(self._signed_out.wait())
            await asyncio.wait({listener, lost, out}, return_when=asyncio.FIRST_COMPLETED)
            lost.cancel()
            out.cancel()
            if self.connection.lost.is_set():
                metrics.DROPPED.labels("slow").inc()
                await self._close(SLOW)
            elif self._signed_out.is_set():
                listener.cancel()
                metrics.DROPPED.labels("signed-out").inc()
                self._error(None, Refused("signed-out"))
                await self._close(REFUSED)
        finally:
            metrics.SOCKETS.dec()
            if self._signed is not None:
                self._accounts.watch.discard(self._signed[0].id, self._signed_out.set)
            if self.table:
                self.service.visits.go(self.table, self.connection.seats)
                self.service.manager.live(self.table).connections.discard(self.connection)
            tasks = [listener, sender, *([] if self._hint is None else [self._hint])]
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def _listen(self) -> None:
        try:
            try:
                async with asyncio.timeout(HELLO_SECONDS):
                    text = await self._receive()
            except TimeoutError:
                self._error(None, Refused("hello-first"))
                await self._close(REFUSED)
                return
            if not await self._hello(text):
                await self._close(REFUSED)
                return
            while True:
                if not await self._take(await self._receive()):
                    metrics.DROPPED.labels("flood").inc()
                    await self._close(REFUSED)
                    return
        except WebSocketDisconnect:
            pass

    async def _receive(self) -> bytes:
        data = await self.socket.receive_data("text")
        return data.encode() if isinstance(data, str) else data or b""

    async def _close(self, code: int) -> None:
        await self.connection.flush()
        with contextlib.suppress(RuntimeError, OSError):  # the client closed it first
            await self.socket.close(code=code)

    # -- hello -----------------------------------------------------------------------

    async def _hello(self, text: bytes) -> bool:
        try:
            hello = m.decode(text)
        except (msgspec.DecodeError, UnicodeError) as error:
            self._error(None, Refused("bad-message", problem=str(error)))
            return False
        if not isinstance(hello, m.Hello):
            self._error(hello.id, Refused("hello-first"))
            return False
        manager = self.service.manager
        live = manager.live(hello.table)
        try:
            links = await manager.store.accounts.links(hello.table) if self._owns(hello) else []
            async with live.lock:
                table = await manager.loaded(live, hello.since or 0)
                self.connection.seats = self._with_own(seats_at(table, hello.seats), table, links)
                self.connection.viewers = [*self.connection.seats] or [None]
                of = table.setup.tournament
                if of is not None and of.sealed and not self.connection.seats:
                    await self.service.check_unsealed(of.id, of.round)
                logged = await log_since(manager.store, table, hello.since)
                self.connection.push(
                    outgoing.encode(
                        {
                            "type": "welcome",
                            "id": hello.id,
                            "seats": self.connection.seats,
                            "now": round(time.time(), 3),
                            "patience": self.service.settings.patience,
                            "table": outgoing.summary(table),
                        }
                    )
                )
                for viewer in self.connection.viewers:
                    self.connection.push(outgoing.update_message(table, viewer, logged))
                if not hello.since:
                    await self._push_missed(table)
                live.connections.add(self.connection)
                self.table = hello.table
                self.service.visits.come(self.table, self.connection.seats)
            for said in await manager.store.chat_after(hello.table, hello.chat, CHATS):
                self.connection.push(outgoing.chat_message(said))
        except Refused as error:
            self._error(hello.id, error)
            return False
        return True

    def _owns(self, hello: m.Hello) -> bool:
        return hello.own and self._signed is not None

    def _with_own(self, seats: list[int], table: Table, links: list[LinkedSeat]) -> list[int]:
        """The seats of secrets and those of the account, which end with its session."""
        if self._signed is None:
            return seats
        session, account = self._signed
        own = [s for s in linked_seats(table, links, account.id) if s not in seats]
        if own:
            self._accounts.watch.add(session.id, self._signed_out.set)
        return [*seats, *own]

    async def _push_missed(self, table: Table) -> None:
        """To a page that comes anew: what happened since the last visit of each seat."""
        store = self.service.manager.store
        if table.match is None or not self.connection.seats:
            return
        visits = await store.channels.visits(table.id)
        last = {s: visits[s].seq for s in self.connection.seats if s in visits and visits[s].seq}
        since = min(last.values(), default=table.seq)
        if since >= table.seq:
            return
        logged = await traced_since(store, table, since)
        for seat, seq in last.items():
            after = [item for item in logged if item.seq > seq]
            message = outgoing.missed_message(seat, seq, after)
            if message is not None:
                self.connection.push(message)

    # -- everything else ----------------------------------------------------------------

    async def _take(self, text: bytes) -> bool:
        """Answer one message; False ends the session."""
        if not self._bucket.take():
            self._over += 1
            self._error(None, Refused("too-fast"))
            return self._over < MAX_OVER
        id: m.Id = None
        try:
            message = m.decode(text)
            id = message.id
            if isinstance(message, m.Hello):
                raise Refused("hello-first")
            await self._answer(message)
        except (msgspec.DecodeError, UnicodeError) as error:
            self._error(id, Refused("bad-message", problem=str(error)))
        except IllegalChoice as error:
            metrics.REFUSALS.labels("rules").inc()
            self._reply("refused", id, **refusal_data(error))
        except Refused as error:
            self._error(id, error)
        return True

    async def _answer(self, message: m.AtTable) -> None:
        if isinstance(message, m.Ping):
            self._reply("pong", message.id, now=round(time.time(), 3))
            return
        seat = message.seat
        if seat not in self.connection.seats:
            raise Refused("not-your-seat", seat=seat)
        service, id = self.service, self.table
        match message:
            case m.Choose():
                seq = await service.choose(id, seat, message.choice, message.seq)
            case m.Undo():
                seq = await service.undo(id, seat, message.seq)
            case m.Hint():
                self._start_hint(seat, message.id)
                return
            case m.Vote():
                seq = await service.vote(id, seat, message.target)
            case m.Return():
                seq = await service.come_back(id, seat)
            case m.Leave():
                seq = await service.leave(id, seat)
            case m.Resign():
                seq = await service.resign(id, seat)
            case m.Rest():
                seq = await service.rest(id, seat, message.days)
            case m.Fill():
                by = "" if self._signed is None else self._signed[1].id
                seq = await service.fill(id, seat, message.target, message.bot, message.name, by)
            case m.Close():
                seq = await service.close(id, seat)
            case m.Reveal():
                seq = await service.reveal(id, seat, message.secret)
            case m.Chat():
                await self._chat(seat, message)
                return
            case m.Seen():
                self._see(seat, message)
                return
            case m.Why():
                why = await service.why(id, seat, message.choice)
                self._reply("why", message.id, legal=why is None, **(why or {}))
                return
        self._reply("ack", message.id, seat=seat, seq=seq)

    def _see(self, seat: int, message: m.Seen) -> None:
        """Nothing is answered: pages send this with every entry."""
        seq = min(message.seq, self.service.manager.live(self.table).sent_seq)
        self.service.visits.see(self.table, seat, seq, message.chat)

    def _start_hint(self, seat: int, id: m.Id) -> None:
        """Search for a hint beside all else: the player may choose before it is there."""
        if self._hint is not None and not self._hint.done():
            raise Refused("too-fast")
        self._hint = asyncio.create_task(self._send_hint(seat, id))

    async def _send_hint(self, seat: int, id: m.Id) -> None:
        try:
            found = await self.service.hint(self.table, seat)
            best = found.values[0]["choice"]
            more = {"choice": best, "values": found.values, "reasons": found.reasons}
            self._reply("hint", id, seq=found.seq, **more)
        except Refused as error:
            self._error(id, error)

    async def _chat(self, seat: int, message: m.Chat) -> None:
        manager = self.service.manager
        told = await self.service.told_of_chat(self.table, seat)
        at = round(time.time(), 3)
        said = await manager.store.add_chat(self.table, seat, message.text, at, told)
        self._reply("ack", message.id, seat=seat, chat=said.id)
        manager.live(self.table).send(outgoing.chat_message(said))
        manager.publish_chat(self.table, said.id)

    def _reply(self, type: str, id: m.Id, **data: Any) -> None:
        self.connection.push(outgoing.encode({"type": type, "id": id, **data}))

    def _error(self, id: m.Id, refused: Refused) -> None:
        metrics.REFUSALS.labels(refused.code).inc()
        self._reply("error", id, **refused.data())


@websocket("/api/socket")
async def socket_handler(
    socket: WebSocket[Any, Any, Any],
    service: Service,
    admission: Admission,
    accounts: AccountService,
    access: Access,
) -> None:
    """Check the origin and the limits, then run the session."""
    if not admission.origin_allowed(socket.headers.get("origin"), socket.headers.get("host")):
        await socket.close(code=REFUSED)
        return
    with admission.admit_socket(socket) as admitted:
        if not admitted:
            await socket.close(code=REFUSED)
            return
        try:
            signed = await access.find(socket)
        except Refused:
            signed = None  # the database is away, which the first message is told
        await socket.accept()
        rate = service.settings.messages
        await SocketSession(socket, service, accounts, signed, rate).run()
