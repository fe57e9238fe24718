"""Files of the web app: compression, caching, and no access to other files."""

from __future__ import annotations

import gzip
import http.client
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from ratskeller.server import static_files
from ratskeller.server.compression import compress_responses
from tests.server.harness import Server

SCRIPT = b"export const rats = 'rats';\n" * 100
LONG = "public, max-age=31536000, immutable"


@pytest.fixture
def app(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Litestar:
    """Files as the web build writes them."""
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html>" + "<p>rats</p>" * 200)
    (tmp_path / "assets/app-1a2b.js").write_bytes(SCRIPT)
    (tmp_path / "assets/app-1a2b.js.br").write_bytes(b"as brotli")
    (tmp_path / "assets/rat-3c4d.woff2").write_bytes(b"\0" * 5000)
    (tmp_path / "assets/small-5e6f.css").write_text("p { color: red }")
    monkeypatch.setattr(static_files, "STATIC", tmp_path)
    return Litestar([static_files.serve_page], middleware=[compress_responses])


def ask(app: Litestar, path: str, accept: str = "", tag: str = "") -> tuple[int, dict[str, str]]:
    headers = {"accept-encoding": accept, **({"if-none-match": tag} if tag else {})}
    with TestClient(app) as client, client.stream("GET", path, headers=headers) as answer:
        raw = b"".join(answer.iter_raw())
        return answer.status_code, {**answer.headers, "raw": raw.hex()}


def test_files_are_compressed_as_the_client_accepts(app: Litestar) -> None:
    for accept, encoding, raw in (
        ("gzip, br", "br", b"as brotli"),
        ("gzip", "gzip", gzip.compress(SCRIPT, 5, mtime=0)),
        ("br;q=0, gzip", "gzip", gzip.compress(SCRIPT, 5, mtime=0)),
        ("identity", None, SCRIPT),
        ("", None, SCRIPT),
    ):
        status, answer = ask(app, "/assets/app-1a2b.js", accept)
        assert status == 200
        assert answer.get("content-encoding") == encoding
        assert bytes.fromhex(answer["raw"]) == raw
        assert answer["content-length"] == str(len(raw))
        assert answer["vary"] == "Accept-Encoding"
        assert answer["content-type"] == "text/javascript; charset=utf-8"


def test_small_and_binary_files_are_not_compressed(app: Litestar) -> None:
    for path in ("/assets/rat-3c4d.woff2", "/assets/small-5e6f.css"):
        assert "content-encoding" not in ask(app, path, "gzip, br")[1]


def test_only_files_with_a_hash_are_cached_forever(app: Litestar) -> None:
    assert ask(app, "/assets/app-1a2b.js")[1]["cache-control"] == LONG
    for path in ("/", "/t/abc", "/index.html"):
        status, answer = ask(app, path)
        assert (status, answer["cache-control"]) == (200, "no-cache")


def test_an_unchanged_file_is_not_sent_again(app: Litestar) -> None:
    for accept in ("gzip", ""):
        _, answer = ask(app, "/", accept)
        again, empty = ask(app, "/", accept, answer["etag"])
        assert (again, empty["raw"], empty["etag"]) == (304, "", answer["etag"])
        assert empty["vary"] == "Accept-Encoding"
        assert ask(app, "/", accept, '"other"')[0] == 200


def test_other_files_are_not_found(app: Litestar) -> None:
    for path in (
        "/assets/app-1a2b.js.br",
        "/missing.js",
        "/../static_files.py",
        "/%2e%2e/static_files.py",
    ):
        assert ask(app, path)[0] == 404


def test_texts_are_compressed_and_tables_are_not(server: Server) -> None:
    table = server.open_table(2, seats=[{"kind": "mine", "name": "x" * 40}] * 2)
    line = http.client.HTTPConnection("127.0.0.1", server.port, timeout=30)
    found = {}
    for path in ("/api/texts/rattus/fr", "/api/rules/rattus/de", f"/api/tables/{table.id}"):
        line.request("GET", path, headers={"Accept-Encoding": "gzip"})
        answer = line.getresponse()
        body = answer.read()
        found[path] = (answer.getheader("Content-Encoding"), answer.getheader("Cache-Control"))
        if found[path][0] == "gzip":
            assert len(gzip.decompress(body)) > 2 * len(body)
    line.close()
    assert list(found.values()) == [("gzip", "no-cache")] * 2 + [(None, "no-store")]
