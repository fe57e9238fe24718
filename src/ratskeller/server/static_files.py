"""The built web app, or one plain page if the package has none."""

from __future__ import annotations

import mimetypes
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException

from ratskeller.server.compression import accepted

STATIC = Path(__file__).parent / "static"
PLAIN = Path(__file__).parent / "plain"
PACKED = ".br"  # the build writes a Brotli copy next to each file
LONG = "public, max-age=31536000, immutable"


def folder() -> Path:
    """The folder that is served."""
    return STATIC if (STATIC / "index.html").is_file() else PLAIN


@get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False)
def serve_page(request: Request[Any, Any, Any]) -> Response[bytes]:
    """A file of the web app; any other path is a route of the app and gets its index."""
    root = folder().resolve()
    wanted = request.url.path.strip("/")
    if wanted.partition("/")[0] in ("api", "metrics"):
        raise NotFoundException()
    file = (root / wanted).resolve()
    if not file.is_relative_to(root) or file.suffix == PACKED:
        raise NotFoundException()
    if not file.is_file():
        if Path(wanted).suffix:
            raise NotFoundException()
        file = root / "index.html"
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    # Built files have a hash in their names, so they never change.
    lasting = wanted.startswith("assets/") and root != PLAIN.resolve()
    headers = {"Cache-Control": LONG if lasting else "no-cache"}
    packed = file.with_name(file.name + PACKED)
    if accepted(request.headers.get("accept-encoding", ""), "br") and packed.is_file():
        headers["Content-Encoding"] = "br"
        file = packed
    return Response(file.read_bytes(), media_type=kind, headers=headers)
