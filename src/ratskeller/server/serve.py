"""Runs the server with uvicorn."""

from __future__ import annotations

import asyncio
import logging
import socket
import sys
import webbrowser
from collections.abc import Callable
from types import FrameType
from typing import cast

import uvicorn
from uvicorn._types import ASGI3Application

from ratskeller import RatskellerError
from ratskeller.server import gc_tuning, logs, supervisor
from ratskeller.server.app import create_app
from ratskeller.server.processes import name_of
from ratskeller.server.readiness import Readiness
from ratskeller.server.settings import Settings
from ratskeller.server.store.engine import connect, migrate, read_url

log = logging.getLogger("ratskeller.server")
MESSAGE = 16_384  # maximum bytes of a socket message
SWITCH = 0.0005  # seconds until the event loop yields to SQLite's writer thread


def serve(settings: Settings) -> int:
    """Serve until a signal; returns the exit code."""
    logs.configure(settings.log_format)
    supervisor.check(settings)
    if settings.test_draws:
        log.warning("TEST DRAWS: whoever knows the seed can foretell every draw of every table")
    asyncio.run(_check_database(settings))
    listening = _listen(settings)
    address = _address(settings, listening.getsockname()[1])
    opened = f"Ratskeller is open at {address}"
    if settings.processes > 1:
        return supervisor.Supervisor(settings, listening).run(opened)

    def say() -> None:
        print(opened, flush=True)  # noqa: T201
        if settings.open and sys.stdout.isatty():
            webbrowser.open(address)

    name = name_of(read_url(settings.address), listening.getsockname())
    return run(settings, [listening], say, name)


def run(
    settings: Settings, sockets: list[socket.socket], opened: Callable[[], None], name: str
) -> int:
    """Serve at these sockets in the process of this name; ``opened`` is called once it does."""
    app = create_app(settings, name)
    config = uvicorn.Config(
        cast(ASGI3Application, logs.named(app, settings.access_log)),
        log_config=None,
        log_level="info" if settings.access_log else "warning",
        access_log=False,
        ws="websockets-sansio",
        ws_max_size=MESSAGE,
        ws_per_message_deflate=False,
        proxy_headers=True,
        forwarded_allow_ips=settings.proxies,
        server_header=False,
        lifespan="on",
        timeout_graceful_shutdown=5,
    )
    gc_tuning.freeze()
    sys.setswitchinterval(SWITCH)
    server = _Server(config, app.state.readiness, opened)
    server.before_shutdown = app.state.switchboard.close_all
    server.run(sockets=sockets)
    return 0 if server.started else 1


class _Server(uvicorn.Server):
    """Tells when it accepts connections, and asks for no more requests once it has to end."""

    def __init__(
        self, config: uvicorn.Config, readiness: Readiness, opened: Callable[[], None]
    ) -> None:
        super().__init__(config)
        self._readiness = readiness
        self._opened = opened
        self.before_shutdown: Callable[[], None] = lambda: None

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        self._readiness.open = False
        super().handle_exit(sig, frame)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._opened()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Close what has no end of its own first, so that nothing waits for it in vain."""
        self.before_shutdown()
        await super().shutdown(sockets)


def _address(settings: Settings, port: int) -> str:
    """What a browser on this machine opens."""
    host = settings.host
    shown = "localhost" if host in ("127.0.0.1", "0.0.0.0", "::", "::1") else host
    return f"http://{f'[{shown}]' if ':' in shown else shown}:{port}/"


def _listen(settings: Settings) -> socket.socket:
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listening = socket.socket(family)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((settings.host, settings.port))
    except (OSError, OverflowError) as error:
        listening.close()
        where = f"{settings.host}:{settings.port}"
        raise RatskellerError(f"cannot listen on {where}: {error}") from None
    listening.set_inheritable(False)
    return listening


async def _check_database(settings: Settings) -> None:
    """Fail early with a clear message if the database cannot be opened."""
    engine = connect(read_url(settings.address))
    try:
        await migrate(engine)
    except RatskellerError:
        raise
    except Exception as error:
        reason = str(error).splitlines()[0]
        raise RatskellerError(f"cannot open the database: {reason}") from None
    finally:
        await engine.dispose()
