"""Prometheus metrics. None of them identifies a person or a table."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

REGISTRY = CollectorRegistry()
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


def text() -> bytes:
    """All metrics in the text format of Prometheus."""
    return generate_latest(REGISTRY)
