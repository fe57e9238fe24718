"""Stand-ins for what notices go to: a push service with its browsers, webhooks, a mail server.

They check every signature, decrypt what is encrypted, and keep what arrived and when.
"""

from __future__ import annotations

import json
import secrets
import socketserver
import threading
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from email import message_from_bytes, policy
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from ratskeller.server.notifications.targets import decode64, encode64
from ratskeller.server.notifications.webhook import sign


@dataclass
class Arrived:
    """A request that was taken: where, what it said, its headers, when."""

    path: str
    letter: dict[str, Any]
    headers: dict[str, str]
    at: float


class Browser:
    """A subscription to the push service, and the keys that read its messages."""

    def __init__(self, address: str, name: str) -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = secrets.token_bytes(16)
        self._point = self._key.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        self.path = f"/push/{name}"
        self.target = {
            "kind": "push",
            "endpoint": address + self.path,
            "p256dh": encode64(self._point),
            "auth": encode64(self._auth),
        }

    def read(self, body: bytes) -> dict[str, Any]:
        """Decrypt a message as RFC 8291 and RFC 8188 say."""
        salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        theirs, sealed = body[21 : 21 + length], body[21 + length :]
        assert len(body) <= size
        sender = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs)
        secret = self._key.exchange(ec.ECDH(), sender)

        def derive(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
            return HKDF(hashes.SHA256(), length, salt, info).derive(secret)

        info = b"WebPush: info\0" + self._point + theirs
        shared = derive(secret, self._auth, info, 32)
        key = derive(shared, salt, b"Content-Encoding: aes128gcm\0", 16)
        nonce = derive(shared, salt, b"Content-Encoding: nonce\0", 12)
        plain = AESGCM(key).decrypt(nonce, sealed, None)
        assert plain[-1:] == b"\x02"
        found: dict[str, Any] = json.loads(plain[:-1])
        return found


def check_vapid(header: str, origin: str) -> str:
    """Verify the signature of a request; returns the public key it was made with."""
    scheme, _, rest = header.partition(" ")
    assert scheme == "vapid"
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    signed, _, signature = parts["t"].rpartition(".")
    raw = decode64(signature)
    assert len(raw) == 64
    r, s = int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big")
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decode64(parts["k"]))
    key.verify(utils.encode_dss_signature(r, s), signed.encode(), ec.ECDSA(hashes.SHA256()))
    head, claims = (json.loads(decode64(part)) for part in signed.split("."))
    assert head == {"typ": "JWT", "alg": "ES256"}
    assert claims["aud"] == origin
    assert time.time() < claims["exp"] <= time.time() + 86_400
    assert claims["sub"].startswith(("mailto:", "http"))
    return parts["k"]


#: What to answer instead: a status with headers, or None to hang up without an answer.
Fault = tuple[int, dict[str, str]] | None


@dataclass
class Web:
    """A push service and webhooks on one port of this machine.

    ``faults`` decides by path and letter what to answer instead of 201; ``after`` hangs up after
    a letter was taken, as if the answer was lost; ``hold`` holds up all answers while it is set.
    """

    browsers: dict[str, Browser] = field(default_factory=dict)
    secrets: dict[str, str] = field(default_factory=dict)  # of webhooks, by path
    arrived: list[Arrived] = field(default_factory=list)
    problems: list[str] = field(default_factory=list)
    keys: set[str] = field(default_factory=set)
    attempts: Counter[str] = field(default_factory=Counter)  # requests by path, taken or not
    faults: Callable[[str, dict[str, Any]], tuple[bool, Fault]] | None = None
    after: Callable[[dict[str, Any]], bool] = lambda letter: False

    hold: threading.Event | None = None

    def __post_init__(self) -> None:
        self._changed = threading.Condition()
        self._server = _HttpServer(("127.0.0.1", 0), _handler(self))
        self._server.daemon_threads = True
        self._thread = threading.Thread(target=self._server.serve_forever, args=(0.05,))
        self.address = f"http://127.0.0.1:{self._server.server_port}"

    def __enter__(self) -> Web:
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._server.shutdown()
        self._thread.join()
        self._server.server_close()

    def browser(self, name: str) -> Browser:
        """A new subscription."""
        browser = Browser(self.address, name)
        self.browsers[browser.path] = browser
        return browser

    def take(self, path: str, headers: dict[str, str], body: bytes) -> Fault:
        """What to answer to a request."""
        at = time.time()
        try:
            letter = self._read(path, headers, body)
        except Exception as error:
            self.problems.append(f"{path}: {error!r}")
            return 400, {}
        with self._changed:
            self.attempts[path] += 1
            if self.faults is not None:
                failed, answer = self.faults(path, letter)
                if failed:
                    self._changed.notify_all()
                    return answer
            self.arrived.append(Arrived(path, letter, headers, at))
            self._changed.notify_all()
        if self.hold is not None:
            self.hold.wait(30)
            return None
        return None if self.after(letter) else (201, {})

    def _read(self, path: str, headers: dict[str, str], body: bytes) -> dict[str, Any]:
        if path in self.browsers:
            assert headers["content-encoding"] == "aes128gcm"
            assert int(headers["ttl"]) > 0
            assert len(headers["topic"]) <= 32
            self.keys.add(check_vapid(headers["authorization"], self.address))
            return self.browsers[path].read(body)
        letter: dict[str, Any] = json.loads(body)
        if path in self.secrets:
            stamp = headers["ratskeller-timestamp"]
            assert abs(time.time() - int(stamp)) < 60
            wanted = f"sha256={sign(self.secrets[path], stamp, body)}"
            assert headers["ratskeller-signature"] == wanted
            assert headers["idempotency-key"] == letter["id"]
        return letter

    def wait(self, number: int, seconds: float = 20.0) -> list[Arrived]:
        """All that arrived, once there is so much."""
        return self.until(lambda: len(self.arrived) >= number, seconds)

    def until(self, wanted: Callable[[], bool], seconds: float = 20.0) -> list[Arrived]:
        """All that arrived, once a condition holds."""
        with self._changed:
            if not self._changed.wait_for(wanted, seconds):
                raise AssertionError((self.arrived, self.problems, self.attempts))
            assert not self.problems, self.problems
            return list(self.arrived)


class _HttpServer(ThreadingHTTPServer):
    request_queue_size = 128  # with Python's 5 a burst waits for the kernel to knock again

    def handle_error(self, request: Any, client_address: Any) -> None:
        """A server that was killed hangs up; what is wrong with a request is in `problems`."""


def _handler(web: Web) -> type[BaseHTTPRequestHandler]:
    class Handler(BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"
        disable_nagle_algorithm = True

        def do_POST(self) -> None:
            length = int(self.headers["Content-Length"])
            body = self.rfile.read(length)
            if len(body) < length:  # whoever sent it was killed meanwhile
                self.close_connection = True
                return
            headers = {name.lower(): value for name, value in self.headers.items()}
            answer = web.take(self.path, headers, body)
            if answer is None:
                self.close_connection = True
                return
            status, more = answer
            self.send_response(status)
            for name, value in {**more, "Content-Length": "0"}.items():
                self.send_header(name, value)
            self.end_headers()

        def log_message(self, *args: object) -> None:
            pass

    return Handler


class Post:
    """A mail server that keeps mails; ``refuse`` is its answer to recipients, if there is one."""

    def __init__(self) -> None:
        self.mails: list[EmailMessage] = []
        self.refuse = ""
        self._changed = threading.Condition()
        self._server = socketserver.ThreadingTCPServer(("127.0.0.1", 0), _smtp(self))
        self._server.daemon_threads = True
        self._thread = threading.Thread(target=self._server.serve_forever, args=(0.05,))
        self.url = f"smtp://127.0.0.1:{self._server.server_address[1]}"

    def __enter__(self) -> Post:
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._server.shutdown()
        self._thread.join()
        self._server.server_close()

    def take(self, data: bytes) -> None:
        with self._changed:
            self.mails.append(message_from_bytes(data, policy=policy.default))
            self._changed.notify_all()

    def wait(self, number: int, seconds: float = 20.0) -> list[EmailMessage]:
        """All mails, once there are so many."""
        with self._changed:
            assert self._changed.wait_for(lambda: len(self.mails) >= number, seconds)
            return list(self.mails)


def _smtp(post: Post) -> type[socketserver.StreamRequestHandler]:
    class Handler(socketserver.StreamRequestHandler):
        def handle(self) -> None:
            self._say("220 stand-in")
            while line := self.rfile.readline().decode().strip():
                verb = line[:4].upper()
                if verb == "RCPT" and post.refuse:
                    self._say(post.refuse)
                elif verb == "DATA":
                    self._say("354 go on")
                    data = b""
                    while (part := self.rfile.readline()) != b".\r\n":
                        data += part.removeprefix(b".") if part.startswith(b"..") else part
                    post.take(data)
                    self._say("250 taken")
                elif verb == "QUIT":
                    self._say("221 bye")
                    return
                else:
                    self._say("250 fine")

        def _say(self, text: str) -> None:
            self.wfile.write(text.encode() + b"\r\n")

    return Handler
