"""Prometheus metrics. None of them identifies a person or a table."""

from __future__ import annotations

import asyncio
import time

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    generate_latest,
)

REGISTRY = CollectorRegistry()
#: Memory, processor time and open files of this process, without those of bots; on Linux.
PROCESS = ProcessCollector(registry=REGISTRY)
BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)

ENTRIES = Counter("ratskeller_entries", "Entries made durable.", ["kind"], registry=REGISTRY)
REFUSALS = Counter("ratskeller_refusals", "Requests refused.", ["code"], registry=REGISTRY)
CONFLICTS = Counter(
    "ratskeller_conflicts", "Changes another process was first with.", registry=REGISTRY
)
BOTS = Counter("ratskeller_bot_choices", "Choices of bots.", ["how"], registry=REGISTRY)
NOTICES = Counter(
    "ratskeller_notices",
    "Notices by kind and what became of them.",
    ["kind", "end"],
    registry=REGISTRY,
)
SOCKETS = Gauge("ratskeller_sockets", "Connected sockets.", registry=REGISTRY)
TABLES = Gauge("ratskeller_tables_in_memory", "Tables in memory.", registry=REGISTRY)
DURABLE = Histogram(
    "ratskeller_durable_seconds",
    "From the start of a change until it is durable.",
    registry=REGISTRY,
    buckets=BUCKETS,
)


REQUESTS = Histogram(
    "ratskeller_request_seconds",
    "Time to answer a request, by method and kind of status.",
    ["method", "status"],
    registry=REGISTRY,
    buckets=BUCKETS,
)
DROPPED = Counter(
    "ratskeller_sockets_dropped", "Sockets closed by the server.", ["why"], registry=REGISTRY
)
BOT_QUEUE = Gauge(
    "ratskeller_bot_queue", "Calls that wait for a bot process.", ["kind"], registry=REGISTRY
)
BOT_SECONDS = Histogram(
    "ratskeller_bot_seconds",
    "From asking for a bot's choice until it is there, waiting included.",
    registry=REGISTRY,
    buckets=(*BUCKETS, 5.0, 10.0, 20.0),
)
LOOP_DELAY = Histogram(
    "ratskeller_loop_delay_seconds",
    "How late the event loop is: what every request waits at least.",
    registry=REGISTRY,
    buckets=BUCKETS,
)
LOOK = 0.5  # seconds between two looks at the event loop


async def watch_loop() -> None:
    """Measure how late the event loop is, for ever."""
    while True:
        began = time.perf_counter()
        await asyncio.sleep(LOOK)
        LOOP_DELAY.observe(max(0.0, time.perf_counter() - began - LOOK))


def text() -> bytes:
    """All metrics in the text format of Prometheus."""
    return generate_latest(REGISTRY)
