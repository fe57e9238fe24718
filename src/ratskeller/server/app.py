"""The Litestar application."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import Any

from litestar import Litestar, Request
from litestar.datastructures import MutableScopeHeaders, State
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import Message, Scope

from ratskeller import __version__
from ratskeller.server import metrics
from ratskeller.server.accounts.access import Access, send_cookie
from ratskeller.server.accounts.cookies import check_same_origin
from ratskeller.server.accounts.service import AccountService
from ratskeller.server.admission import Admission
from ratskeller.server.advice import Adviser
from ratskeller.server.analysis import Analyst
from ratskeller.server.api.account import OwnAccounts
from ratskeller.server.api.analysis import Analyses
from ratskeller.server.api.company import CompanyApi
from ratskeller.server.api.errors import HANDLERS
from ratskeller.server.api.games import Games
from ratskeller.server.api.health import health, prometheus, ready
from ratskeller.server.api.lessons import Lessons
from ratskeller.server.api.notifications import Notifications
from ratskeller.server.api.outside import InvitableBots, OutsideBots, caller
from ratskeller.server.api.own_bots import OwnBots
from ratskeller.server.api.people import People
from ratskeller.server.api.progress import OwnProgress
from ratskeller.server.api.puzzles import Puzzles
from ratskeller.server.api.replay import breakdown, draws, replay
from ratskeller.server.api.reviews import Reviews
from ratskeller.server.api.rights import seat_right
from ratskeller.server.api.sign_in import SignIn
from ratskeller.server.api.tables import Tables
from ratskeller.server.api.tournaments import Tournaments
from ratskeller.server.background import Scheduler
from ratskeller.server.bots.names import host_bots
from ratskeller.server.bots.pool import Pool
from ratskeller.server.compression import compress_responses
from ratskeller.server.errors import Refused
from ratskeller.server.fanout import Fanout
from ratskeller.server.notifications.desk import Desk
from ratskeller.server.notifications.notifier import Notifier
from ratskeller.server.notifications.sender import Sender
from ratskeller.server.outside.switchboard import Switchboard
from ratskeller.server.people.rater import Rater
from ratskeller.server.rate_limit import RateLimiter
from ratskeller.server.readiness import Readiness
from ratskeller.server.reviews.queue import ReviewQueue
from ratskeller.server.service import Service
from ratskeller.server.settings import Settings
from ratskeller.server.sockets import socket_handler
from ratskeller.server.static_files import serve_page
from ratskeller.server.store.engine import connect, migrate, read_url
from ratskeller.server.store.store import Store
from ratskeller.server.tables import TableManager
from ratskeller.server.tournaments.desk import TournamentDesk
from ratskeller.server.tournaments.runner import Runner

BODY = 1_000_000  # bytes of a request body; a long record has about a tenth of that

#: The page loads nothing from other origins and sends nothing to them.
POLICY = (
    "default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; "
    "font-src 'self' data:; connect-src 'self'; object-src 'none'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'"
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}


async def _add_security_headers(message: Message, scope: Scope) -> None:
    """Add the security headers to every response, errors included."""
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        for name, value in HEADERS.items():
            headers.setdefault(name, value)


def create_app(settings: Settings, process: str = "") -> Litestar:
    """Build the application; it opens its database at startup.

    ``process`` is the name of this process (`processes.name_of`), if it has one.
    """
    host_bots(settings.bots)
    url = read_url(settings.address)
    engine = connect(url)
    store = Store(engine)
    fanout = Fanout(url)
    manager = TableManager(store, fanout.publish, fanout.publish_chat)
    service = Service(manager, settings, process)
    admission = Admission(settings)
    accounts = AccountService(store, settings)
    access = Access(store, settings)
    reviews = ReviewQueue(store.reviews, settings)
    analyst = Analyst(manager)
    switchboard = Switchboard(service)
    service.office.changed = switchboard.wake
    pace = RateLimiter(settings.messages, 2 * settings.messages)  # of one bot from outside
    sender = Sender(store.channels, settings)
    notifier = Notifier(store.outbox, store.channels, sender, process, service.visits.here)
    desk = Desk(store.channels, store.outbox, sender, settings)
    tournaments = TournamentDesk(service)
    runner = Runner(service, tournaments)
    manager.tells = settings.notifications
    manager.on_causes = notifier.wake
    readiness = Readiness(store, fanout)
    rater = Rater(store)
    manager.on_end = rater.wake

    @contextlib.asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        await migrate(engine)
        if process:
            await store.channels.gone(process)
        pool = Pool(settings.bot_workers, settings.bot_seconds, memory=settings.bot_memory)
        scheduler = Scheduler(manager, pool, settings)
        manager.committer.start()
        fanout.start(manager)
        scheduler.start()
        reviews.start(pool)
        analyst.start(pool)
        accounts.watch.start()
        service.adviser = Adviser(pool, settings.review_effort)
        service.visits.start()
        rater.start()
        switchboard.start()
        if settings.with_tournaments:
            runner.start(pool)
        if settings.notifications:
            notifier.start()
        loop = asyncio.create_task(metrics.watch_loop())
        readiness.open = True
        try:
            yield
        finally:
            readiness.open = False
            loop.cancel()
            await runner.stop()
            await accounts.watch.stop()
            await switchboard.stop()
            await reviews.stop()
            await scheduler.stop()
            await fanout.stop()
            await manager.close()
            await service.visits.stop()
            await notifier.stop()
            await rater.stop()
            await sender.close()
            await store.close()

    def tournament_desk() -> TournamentDesk:
        if not settings.with_tournaments:
            raise Refused("no-tournaments")
        return tournaments

    def before_request(request: Request[Any, Any, Any]) -> None:
        admission.check_request(request)
        check_same_origin(request)

    return Litestar(
        [
            *(
                Games,
                Lessons,
                Puzzles,
                Analyses,
                Tables,
                Reviews,
                Notifications,
                replay,
                breakdown,
                draws,
            ),
            *(SignIn, OwnAccounts, OwnProgress, OwnBots, CompanyApi, People),
            *(OutsideBots, InvitableBots, Tournaments),
            *(health, ready, prometheus, socket_handler, serve_page),
        ],
        lifespan=[lifespan],
        dependencies={
            "service": Provide(lambda: service, sync_to_thread=False),
            "analyst": Provide(lambda: analyst, sync_to_thread=False),
            "switchboard": Provide(lambda: switchboard, sync_to_thread=False),
            "pace": Provide(lambda: pace, sync_to_thread=False),
            "caller": Provide(caller),
            "reviews": Provide(lambda: reviews, sync_to_thread=False),
            "desk": Provide(lambda: desk, sync_to_thread=False),
            "tournaments": Provide(tournament_desk, sync_to_thread=False),
            "admission": Provide(lambda: admission, sync_to_thread=False),
            "accounts": Provide(lambda: accounts, sync_to_thread=False),
            "access": Provide(lambda: access, sync_to_thread=False),
            "account": Provide(access.account),
            "signed_in": Provide(access.signed_in),
            "session": Provide(access.session),
            "right": Provide(seat_right),
            "readiness": Provide(lambda: readiness, sync_to_thread=False),
        },
        before_request=before_request,
        exception_handlers=HANDLERS,
        before_send=[_add_security_headers, send_cookie],
        middleware=[compress_responses],
        openapi_config=OpenAPIConfig(
            title="Ratskeller",
            version=__version__,
            path="/api/schema",
            render_plugins=[JsonRenderPlugin()],
        ),
        request_max_body_size=BODY,
        state=State({"readiness": readiness, "switchboard": switchboard}),
        logging_config=None,
    )
