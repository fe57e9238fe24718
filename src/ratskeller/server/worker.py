"""One of several server processes, started by `supervisor`; told on its input what to serve."""

from __future__ import annotations

import json
import os
import signal
import socket
import sys
import threading
from typing import Any

from ratskeller.server import logs
from ratskeller.server.serve import run
from ratskeller.server.settings import Settings
from ratskeller.server.supervisor import SERVES, Job


def main() -> int:
    """Serve as the supervisor says; returns the exit code."""
    job = Job(**json.loads(sys.stdin.buffer.readline()))
    given: dict[str, Any] = job.settings
    settings = Settings(**given)
    logs.configure(settings.log_format)
    sockets = [socket.socket(fileno=job.descriptor)]
    if settings.own_ports:
        sockets.append(_own(settings.own_ports + job.place))
    threading.Thread(target=_end_with_parent, daemon=True).start()
    return run(settings, sockets, _say, job.name)


def _say() -> None:
    os.write(1, SERVES)


def _end_with_parent() -> None:
    sys.stdin.buffer.read()
    os.kill(os.getpid(), signal.SIGTERM)


def _own(port: int) -> socket.socket:
    """A port of this process alone, on this machine; the process before it may still have it."""
    own = socket.socket()
    own.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    own.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
    own.bind(("127.0.0.1", port))
    return own


if __name__ == "__main__":
    sys.exit(main())
