"""A bot from outside as the tests play it: the lines of its stream, and its requests."""

from __future__ import annotations

import contextlib
import json
import queue
import socket
import threading
from collections.abc import Callable
from http.client import HTTPConnection
from types import TracebackType
from typing import Any

from tests.server.harness import Server

PATIENCE = 20.0  # seconds


class Bot:
    """One stream of events, read in a thread, and the requests of the same token."""

    def __init__(self, server: Server, token: str, games: str = "") -> None:
        self.server = server
        self.token = token
        self.raw: list[bytes] = []  # the lines that were not empty
        self._lines: queue.Queue[dict[str, Any]] = queue.Queue()
        self._connection = HTTPConnection("127.0.0.1", server.port, timeout=60)
        self._connection.connect()
        self._socket = self._connection.sock
        key = {"Authorization": f"Bearer {token}"}
        self._connection.request("GET", f"/api/bot/events?games={games}", headers=key)
        self._answer = self._connection.getresponse()
        self._thread = threading.Thread(target=self._read, daemon=True)
        self._thread.start()
        self.ready = self.wait("ready")

    def __enter__(self) -> Bot:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        with contextlib.suppress(OSError):  # the server has closed it
            self._socket.shutdown(socket.SHUT_RDWR)
        self._thread.join(PATIENCE)
        self._answer.close()
        self._connection.close()

    def _read(self) -> None:
        try:
            for line in self._answer:
                if line.strip():
                    self.raw.append(line)
                    self._lines.put(json.loads(line))
        except (OSError, ValueError):
            pass  # the connection was cut
        self._lines.put({"type": "end"})

    def event(self) -> dict[str, Any]:
        """The next event."""
        return self._lines.get(timeout=PATIENCE)

    def wait(self, type: str) -> dict[str, Any]:
        """The next event of a type; those before it are passed over."""
        while (found := self.event())["type"] != type:
            assert found["type"] != "end", f"the stream ended before {type}"
        return found

    def do(self, what: str, about: dict[str, Any], **more: Any) -> Any:
        """A request about the seat of an event."""
        path = f"/api/bot/tables/{about['table']}/{what}"
        return self.server.ask("POST", path, {"seat": about["seat"], **more}, self.token)

    def play(self, choose: Callable[[list[str]], str]) -> dict[str, Any]:
        """Accept what comes and choose until a game is over; returns its end."""
        while (event := self.event())["type"] != "over":
            if event["type"] == "invited":
                self.do("accept", event)
            elif event["type"] == "turn":
                choice = choose(event["choices"])
                self.do("choose", event, seq=event["seq"], choice=choice)
            assert event["type"] != "end"
        return event
