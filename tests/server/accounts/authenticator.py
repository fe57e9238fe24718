"""A passkey made of software, and a browser that keeps cookies."""

from __future__ import annotations

import hashlib
import json
import os
import urllib.request
from http.cookies import SimpleCookie
from typing import Any
from urllib.error import HTTPError

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url

from tests.server.harness import ApiError

PRESENT, VERIFIED, HAS_KEY = 0x01, 0x04, 0x40
FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"


class Authenticator:
    """Answers challenges like a phone; ``origin`` is that of the page that asks."""

    def __init__(self, origin: str, site: str) -> None:
        self.origin = origin
        self.site = site
        self.id = os.urandom(16)
        self.user = ""
        self.uses = 0
        self._key = ec.generate_private_key(ec.SECP256R1())

    def create(self, options: dict[str, Any]) -> dict[str, Any]:
        """What `navigator.credentials.create` returns."""
        self.user = options["user"]["id"]
        point = self._key.public_key().public_numbers()
        x, y = point.x.to_bytes(32, "big"), point.y.to_bytes(32, "big")
        key = cbor2.dumps({1: 2, 3: -7, -1: 1, -2: x, -3: y})
        made = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + key
        attested = {"fmt": "none", "attStmt": {}, "authData": self._data(HAS_KEY) + made}
        return self._answer(
            clientDataJSON=self._client("webauthn.create", options["challenge"]),
            attestationObject=cbor2.dumps(attested),
        )

    def get(self, options: dict[str, Any]) -> dict[str, Any]:
        """What `navigator.credentials.get` returns."""
        self.uses += 1
        data = self._data(0)
        client = self._client("webauthn.get", options["challenge"])
        signed = data + hashlib.sha256(client).digest()
        return self._answer(
            clientDataJSON=client,
            authenticatorData=data,
            signature=self._key.sign(signed, ec.ECDSA(hashes.SHA256())),
            userHandle=base64url_to_bytes(self.user),
        )

    def _client(self, type: str, challenge: str) -> bytes:
        said = {"type": type, "challenge": challenge, "origin": self.origin, "crossOrigin": False}
        return json.dumps(said).encode()

    def _data(self, flags: int) -> bytes:
        count = self.uses.to_bytes(4, "big")
        site = hashlib.sha256(self.site.encode()).digest()
        return site + bytes([PRESENT | VERIFIED | flags]) + count

    def _answer(self, **response: bytes) -> dict[str, Any]:
        id = bytes_to_base64url(self.id)
        parts = {name: bytes_to_base64url(value) for name, value in response.items()}
        return {"id": id, "rawId": id, "type": "public-key", "response": parts}


class Browser:
    """Keeps cookies, and says which page asks."""

    def __init__(self, address: str, origin: str | None = "", agent: str = FIREFOX) -> None:
        self.address = address
        self.origin = address if origin == "" else origin
        self.agent = agent
        self.cookies: dict[str, str] = {}
        self.attributes: dict[str, Any] = {}  # of the last cookie

    def ask(self, method: str, path: str, body: Any = None, **headers: str) -> Any:
        """Send a request; returns the data, or raises `ApiError`."""
        request = urllib.request.Request(f"{self.address}/api{path}", method=method)
        for name, value in headers.items():
            request.add_header(name.replace("_", "-"), value)
        request.add_header("Content-Type", "application/json")
        request.add_header("User-Agent", self.agent)
        if self.origin is not None:
            request.add_header("Origin", self.origin)
        if self.cookies:
            request.add_header("Cookie", self.cookie)
        data = None if body is None else json.dumps(body).encode()
        try:
            with urllib.request.urlopen(request, data, timeout=30) as answer:
                self._keep(answer.headers.get_all("Set-Cookie") or [])
                text = answer.read()
        except HTTPError as error:
            with error:
                raise ApiError(error.code, json.load(error)) from None
        return json.loads(text) if text else None

    @property
    def cookie(self) -> str:
        """The header with all cookies."""
        return "; ".join(f"{name}={value}" for name, value in self.cookies.items())

    def _keep(self, lines: list[str]) -> None:
        for line in lines:
            for name, found in SimpleCookie(line).items():
                self.attributes = dict(found)
                self.cookies.pop(name, None)
                if found["max-age"] != "0":
                    self.cookies[name] = found.value

    # -- accounts ------------------------------------------------------------------------

    def authenticator(self) -> Authenticator:
        """A new passkey for this site."""
        return Authenticator(self.address, "127.0.0.1")

    def sign_up(self, name: str, invitation: str = "") -> tuple[Authenticator, list[str]]:
        """Make an account; returns its passkey and its recovery codes."""
        passkey = self.authenticator()
        wish = {"name": name, "invitation": invitation}
        begun = self.ask("POST", "/account/sign-up/options", wish)
        answer = {"token": begun["token"], "credential": passkey.create(begun["options"])}
        return passkey, self.ask("POST", "/account/sign-up", answer)["codes"]

    def sign_in(self, passkey: Authenticator) -> str:
        """Sign in; returns the name."""
        begun = self.ask("POST", "/account/sign-in/options")
        answer = {"token": begun["token"], "credential": passkey.get(begun["options"])}
        name: str = self.ask("POST", "/account/sign-in", answer)["name"]
        return name

    def me(self) -> Any:
        """The own account, or None."""
        return self.ask("GET", "/account")["account"]
