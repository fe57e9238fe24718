"""Real servers as processes, and clients that behave like a browser."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable
from pathlib import Path
from typing import Any, cast
from urllib.error import HTTPError

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

LIMITS = ("--requests", "--creations", "--messages", "--sockets", "--sign-ups")
UNLIMITED = [part for flag in LIMITS for part in (flag, "0")]
GONE = (ConnectionClosed, InvalidHandshake, OSError, EOFError, asyncio.TimeoutError)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def gone(pid: int) -> bool:
    """Whether a process has ended, reaped or not."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] == "Z"
    except FileNotFoundError:
        return True


def command(pid: int) -> bytes:
    """The command line of a process; empty if it has ended."""
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes()
    except (FileNotFoundError, ProcessLookupError):
        return b""


def wait_for(condition: Callable[[], bool], seconds: float = 60.0) -> None:
    """Wait until a condition holds."""
    until = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < until
        time.sleep(0.02)


class Server:
    """`ratskeller serve` as a process."""

    def __init__(
        self,
        database: str,
        *flags: str,
        port: int | None = None,
        module: str = "ratskeller",
        limits: bool = False,
        python: str = sys.executable,
    ) -> None:
        self.port = free_port() if port is None else port
        self.address = f"http://127.0.0.1:{self.port}"
        self._command = [
            *(python, "-m", module, "serve", "--no-open", "--port", str(self.port)),
            *("--database", database, *([] if limits else UNLIMITED), *flags),
        ]
        self.process: subprocess.Popen[str] | None = None
        self.log = ""

    def start(self) -> Server:
        self.process = subprocess.Popen(
            self._command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
        )
        assert self.process.stdout is not None
        while True:
            line = self.process.stdout.readline()
            self.log += line
            if "is open at" in line:
                return self
            if not line:
                raise RuntimeError(f"the server did not start: {self.log}")

    def kill(self) -> None:
        """Kill the process with SIGKILL."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self._end()

    def stop(self) -> None:
        """Stop as a service manager does; fails if that takes too long."""
        assert self.process is not None
        self.process.terminate()
        self._end()

    def _end(self) -> None:
        assert self.process is not None
        assert self.process.stdout is not None
        try:
            rest, _ = self.process.communicate(timeout=30)
        except subprocess.TimeoutExpired:
            self.process.kill()
            raise
        self.log += rest

    def workers(self) -> list[int]:
        """The processes behind the port, if there are several."""
        assert self.process is not None
        pid = self.process.pid
        children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
        return [child for child in map(int, children) if b"server.worker" in command(child)]

    def memory(self) -> int:
        """Resident bytes of the process."""
        assert self.process is not None
        pages = int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")

    def cpu(self) -> float:
        """Seconds of processor time the process has used."""
        assert self.process is not None
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def __enter__(self) -> Server:
        return self.start()

    def __exit__(self, *_: object) -> None:
        if self.process is not None and self.process.poll() is None:
            self.stop()

    # -- REST ----------------------------------------------------------------------

    def ask(
        self,
        method: str,
        path: str,
        body: Any = None,
        key: str | None = None,
        headers: dict[str, str] | None = None,
    ) -> Any:
        """Send a request; returns the data or raises :class:`ApiError`."""
        request = urllib.request.Request(self.address + path, None, headers or {}, method=method)
        request.add_header("Content-Type", "application/json")
        if key is not None:
            request.add_header("Authorization", f"Bearer {key}")
        data = None if body is None else json.dumps(body).encode()
        try:
            with urllib.request.urlopen(request, data, timeout=30) as answer:
                return json.load(answer)
        except HTTPError as error:
            with error:
                raise ApiError(error.code, json.load(error)) from None

    def open_table(self, players: int = 2, game: str = "rattus", **more: Any) -> Opened:
        """Create a table where the caller holds every seat."""
        seats = more.pop("seats", [{"kind": "mine"}] * players)
        wish = {"game": game, "players": players, "seats": seats, **more}
        made = self.ask("POST", "/api/tables", wish)
        return Opened(made)


class ApiError(Exception):
    def __init__(self, status: int, problem: dict[str, Any]) -> None:
        super().__init__(f"{status} {problem}")
        self.status = status
        self.code = problem["code"]
        self.details: dict[str, Any] = problem["details"]


class UnexpectedError(AssertionError):
    """An error without the id of a message."""

    def __init__(self, message: dict[str, Any]) -> None:
        super().__init__(message)
        self.code: str = message["code"]


class Opened:
    def __init__(self, made: dict[str, Any]) -> None:
        self.id: str = made["table"]["id"]
        self.invite: str = made["invite"]
        self.secrets = {int(seat): secret for seat, secret in made["secrets"].items()}


class Client:
    """One socket that keeps what it received and checks for gaps and duplicates."""

    def __init__(
        self,
        address: str,
        table: str,
        secrets: list[str],
        since: int | None = 0,
        cookie: str = "",
        origin: str | None = None,
    ) -> None:
        self.cookie = cookie  # of an account whose seats are asked for
        self.origin = origin
        self.url = address.replace("http", "ws", 1) + "/api/socket"
        self.table = table
        self.secrets = secrets
        self.seq = since
        self.socket: ClientConnection | None = None
        self.seats: list[int] = []
        self.last: dict[int | None, dict[str, Any]] = {}  # the last update of each viewer
        self.heard: dict[int | None, list[int]] = {}  # numbers of entries, in order
        self.raw: list[bytes] = []
        self.keep_raw = False
        self.about: dict[str, Any] = {}
        self.others: list[dict[str, Any]] = []
        self.numbers = 0

    async def __aenter__(self) -> Client:
        await self.open()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def open(self) -> None:
        """Connect and send hello; resumes after the last entry received."""
        self.socket = await connect(
            self.url,
            compression=None,
            open_timeout=20,
            ping_interval=None,
            origin=cast(Any, self.origin),
            additional_headers={"Cookie": self.cookie} if self.cookie else None,
        )
        own = {"own": True} if self.cookie else {}
        await self.send(type="hello", table=self.table, seats=self.secrets, since=self.seq, **own)
        await self.until(lambda message: message["type"] == "welcome")
        for _ in range(max(1, len(self.seats))):
            await self.until(lambda message: message["type"] == "update")

    async def close(self) -> None:
        if self.socket is not None:
            with contextlib.suppress(*GONE):
                await self.socket.close()

    async def send(self, **message: Any) -> None:
        assert self.socket is not None
        await self.socket.send(json.dumps(message))

    async def read(self, seconds: float = 30.0) -> dict[str, Any]:
        """Receive the next message."""
        assert self.socket is not None
        text = await asyncio.wait_for(self.socket.recv(), seconds)
        if self.keep_raw:
            self.raw.append(text.encode() if isinstance(text, str) else text)
        message: dict[str, Any] = json.loads(text)
        if message["type"] == "update":
            self._update(message)
        elif message["type"] == "welcome":
            self.seats, self.about = message["seats"], message["table"]
        elif message["type"] == "table":
            self.about = message["table"]
        else:
            self.others.append(message)
        return message

    def _update(self, message: dict[str, Any]) -> None:
        heard = self.heard.setdefault(message["viewer"], [])
        for entry in message["entries"]:
            assert not heard or entry["seq"] == heard[-1] + 1, (heard[-3:], entry)
            heard.append(entry["seq"])
        self.last[message["viewer"]] = message
        self.seq = message["seq"]

    async def until(self, wanted: Any, seconds: float = 30.0) -> dict[str, Any]:
        """Read until a message matches."""
        while True:
            message = await self.read(seconds)
            if wanted(message):
                return message
            if message["type"] == "error" and message["id"] is None:
                raise UnexpectedError(message)

    async def call(self, **message: Any) -> dict[str, Any]:
        """Send a message and wait for its answer."""
        self.numbers += 1
        number = self.numbers
        await self.send(id=number, **message)
        return await self.until(lambda answer: answer.get("id") == number)

    @property
    def update(self) -> dict[str, Any]:
        """The last update of the only viewer."""
        [update] = self.last.values()
        return update

    async def choose(self, seat: int, choice: str, seq: int | None = None) -> dict[str, Any]:
        """Make a choice at the last number received, or at another."""
        at = self.last[seat]["seq"] if seq is None else seq
        return await self.call(type="choose", seat=seat, seq=at, choice=choice)


async def play_out(client: Client, rng: random.Random, seconds: float = 120.0) -> None:
    """Random legal choices for all seats of a client until the game is over."""
    async with asyncio.timeout(seconds):
        while True:
            updates = list(client.last.values())
            if any(update["status"] == "finished" for update in updates):
                newest = max(update["seq"] for update in updates)
                if all(update["seq"] == newest for update in updates):
                    return
            ready = [u for u in updates if u.get("choices") and u["viewer"] is not None]
            if not ready or len({u["seq"] for u in updates}) > 1:
                await client.read(seconds)
                continue
            chosen = rng.choice(ready)
            choice = rng.choice(chosen["choices"])["notation"]
            before = chosen["seq"]
            answer = await client.choose(chosen["viewer"], choice)
            assert answer["type"] == "ack", answer
            while client.last[chosen["viewer"]]["seq"] == before:
                await client.read(seconds)
