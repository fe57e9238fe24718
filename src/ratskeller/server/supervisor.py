"""Several server processes behind one port: ``ratskeller serve --processes 4``.

This process opens the port, hands it to the others and serves nothing itself. A process that dies
is replaced. SIGHUP replaces all, one after the other, by processes that load the package anew:
the old one is told to end when the new one serves, and nobody is turned away in between.
"""

from __future__ import annotations

import contextlib
import json
import logging
import os
import selectors
import signal
import socket
import subprocess
import sys
import time
from dataclasses import asdict, dataclass
from types import FrameType
from typing import IO

from ratskeller import RatskellerError
from ratskeller.server.credentials import new_table_id
from ratskeller.server.settings import Settings

log = logging.getLogger("ratskeller.supervisor")
START = 60.0  # seconds until a new process has to serve
END = 20.0  # seconds that an old one has to end; then it is killed
SOON, LATE = 0.5, 15.0  # seconds until a process that died is replaced, more each time
SERVES = b"serves\n"  # what a process says once it does


@dataclass
class Job:
    """What a process is given: its place among the others, the port's descriptor, the settings.

    A process that takes the place of one that died has its ``name``, and goes on with its work.
    """

    place: int
    name: str
    descriptor: int
    settings: dict[str, object]


class Worker:
    """One server process. It ends with this one, since its input ends then."""

    def __init__(self, place: int, name: str, listening: socket.socket, settings: Settings) -> None:
        self.place = place
        self.name = name
        self.began = time.monotonic()
        self.process = subprocess.Popen(
            [sys.executable, "-m", "ratskeller.server.worker"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            pass_fds=[listening.fileno()],
            start_new_session=True,  # Ctrl-C in a terminal reaches the supervisor alone
        )
        assert self.process.stdin is not None
        job = Job(place, name, listening.fileno(), asdict(settings))
        with contextlib.suppress(BrokenPipeError):
            self.process.stdin.write(json.dumps(asdict(job)).encode() + b"\n")
            self.process.stdin.flush()

    @property
    def out(self) -> IO[bytes]:
        assert self.process.stdout is not None
        return self.process.stdout

    def serves(self, wanted: float) -> bool:
        """Wait until it serves, for so many seconds; False if it does not."""
        with selectors.DefaultSelector() as selector:
            selector.register(self.out, selectors.EVENT_READ)
            return bool(selector.select(wanted)) and self.out.readline() == SERVES

    def ended(self) -> bool:
        """Whether the process is no longer there."""
        return self.process.poll() is not None

    def tell_to_end(self) -> None:
        """The process finishes what it does and closes its sockets, so that clients go on."""
        self.process.terminate()

    def wait(self) -> None:
        """Wait for the end, and make one if it does not come."""
        try:
            self.process.wait(END)
        except subprocess.TimeoutExpired:
            log.warning("process %d did not end in %g s and is killed", self.process.pid, END)
            self.process.kill()
            self.process.wait()
        for pipe in (self.process.stdin, self.process.stdout):
            if pipe is not None:
                with contextlib.suppress(BrokenPipeError):
                    pipe.close()


class Supervisor:
    """Keeps ``settings.processes`` processes running until a signal."""

    def __init__(self, settings: Settings, listening: socket.socket) -> None:
        self._settings = settings
        self._listening = listening
        self._workers: list[Worker] = []
        self._deaths = [0] * settings.processes
        self._signals, self._signalled = socket.socketpair()
        self._asked: set[int] = set()

    def run(self, opened: str) -> int:
        """Serve; ``opened`` is printed once all processes do. Returns the exit code."""
        os.set_blocking(self._signalled.fileno(), False)
        signal.set_wakeup_fd(self._signalled.fileno())
        for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
            signal.signal(number, self._on_signal)
        try:
            places = range(self._settings.processes)
            self._workers = [self._start(place) for place in places]
            if not all(worker.serves(START) for worker in self._workers):
                return 1  # the process has said why
            print(opened, flush=True)  # noqa: T201
            self._watch()
            return 0
        finally:
            for worker in self._workers:
                worker.tell_to_end()
            for worker in self._workers:
                worker.wait()

    def _on_signal(self, number: int, _: FrameType | None) -> None:
        self._asked.add(number)

    def _start(self, place: int, name: str = "") -> Worker:
        return Worker(place, name or new_table_id(), self._listening, self._settings)

    def _watch(self) -> None:
        """Replace what dies; until a signal to end."""
        while not self._asked & {signal.SIGINT, signal.SIGTERM}:
            if signal.SIGHUP in self._asked:
                self._asked.discard(signal.SIGHUP)
                self._replace_all()
            for worker in self._workers:
                if worker.ended():
                    self._restore(worker)
            self._pause(SOON)

    def _pause(self, seconds: float) -> None:
        """Wait, but not beyond a signal."""
        with selectors.DefaultSelector() as selector:
            selector.register(self._signals, selectors.EVENT_READ)
            if selector.select(seconds):
                self._signals.recv(64)

    def _restore(self, dead: Worker) -> None:
        """Start a process in place of one that died; later if that happens again and again."""
        place = dead.place
        lived = time.monotonic() - dead.began
        self._deaths[place] = 0 if lived > START else self._deaths[place] + 1
        log.error("process %d died (%s)", dead.process.pid, dead.process.returncode)
        dead.wait()
        wait = min(LATE, SOON * 2.0 ** self._deaths[place])
        until = time.monotonic() + wait
        while time.monotonic() < until and not self._asked:
            self._pause(until - time.monotonic())
        self._workers[place] = self._start(place, dead.name)

    def _replace_all(self) -> None:
        """Replace every process by a new one, one after the other."""
        log.warning("replacing all processes")
        for place in range(len(self._workers)):
            if self._asked & {signal.SIGINT, signal.SIGTERM}:
                return
            new = self._start(place)
            if not new.serves(START):
                log.error("a new process does not serve; the old ones stay")
                new.process.kill()
                new.wait()
                return
            old, self._workers[place] = self._workers[place], new
            old.tell_to_end()
            old.wait()
        log.warning("all processes are new")


def check(settings: Settings) -> None:
    """Refuse several processes where they cannot be."""
    if settings.processes == 1:
        return
    if settings.address.startswith("sqlite"):
        raise RatskellerError(
            "processes: several processes need PostgreSQL; SQLite's file is for one"
            " (--database postgresql://…)"
        )
    if not hasattr(signal, "SIGHUP"):
        raise RatskellerError("processes: this system cannot share a port among processes")
