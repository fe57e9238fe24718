"""Health, readiness and metrics."""

from __future__ import annotations

from typing import Any

from litestar import MediaType, Response, get

from ratskeller import __version__
from ratskeller.server import metrics
from ratskeller.server.api.errors import PROBLEMS
from ratskeller.server.readiness import Readiness
from ratskeller.server.service import Service


@get("/api/health", tags=["server"], responses=PROBLEMS, summary="Health check")
async def health(service: Service) -> dict[str, Any]:
    """The server is healthy if the database answers."""
    await service.manager.store.ping()
    return {"status": "ok", "version": __version__, "tables": len(service.manager.live_tables)}


@get("/api/ready", tags=["server"], responses=PROBLEMS, summary="Readiness")
async def ready(readiness: Readiness) -> dict[str, Any]:
    """Whether a proxy should send requests here: not while the process starts or ends."""
    await readiness.check()
    return {"status": "ready", "version": __version__}


@get("/metrics", include_in_schema=False, media_type=MediaType.TEXT)
async def prometheus() -> Response[bytes]:
    """Metrics in the text format of Prometheus."""
    return Response(
        metrics.text(), headers={"Content-Type": "text/plain; version=0.0.4; charset=utf-8"}
    )
