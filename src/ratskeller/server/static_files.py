"""The web app, if it was built into the package, or one plain page without it."""

from __future__ import annotations

import mimetypes
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException

from ratskeller.server.compression import accepted

STATIC = Path(__file__).parent / "static"
PLAIN = Path(__file__).parent / "plain"
PACKED = ".br"  # the web app's build leaves each file compressed beside itself
LONG = "public, max-age=31536000, immutable"


def folder() -> Path:
    """Where the pages come from."""
    return STATIC if (STATIC / "index.html").is_file() else PLAIN


@get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False)
def serve_page(request: Request[Any, Any, Any]) -> Response[bytes]:
    """A file of the app; any other path is the app's own, which starts with its index."""
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
    # Built files carry their hash in their name, so only the others can go stale.
    lasting = wanted.startswith("assets/") and root != PLAIN.resolve()
    headers = {"Cache-Control": LONG if lasting else "no-cache"}
    packed = file.with_name(file.name + PACKED)
    if accepted(request.headers.get("accept-encoding", ""), "br") and packed.is_file():
        headers["Content-Encoding"] = "br"
        file = packed
    return Response(file.read_bytes(), media_type=kind, headers=headers)
