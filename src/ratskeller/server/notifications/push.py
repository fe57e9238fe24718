"""Web push: messages encrypted for one browser (RFC 8291), signed by this server (RFC 8292).

Written over `cryptography`, which passkeys need anyway; the libraries for it bring two HTTP
clients that would not check where they connect to.
"""

from __future__ import annotations

import secrets
import time
from urllib.parse import urlsplit

import msgspec
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from ratskeller.server.notifications.targets import PushTarget, decode64, encode64

LIFE = 3 * 86_400  # seconds a push service keeps a message for a device that is off
RECORD = 4096
SIGNED_FOR = 12 * 3600  # seconds


def new_key() -> str:
    """A new private key of a server, as text."""
    value = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
    return encode64(value.to_bytes(32, "big"))


class Vapid:
    """The key by which push services recognise this server, and its signatures."""

    def __init__(self, key: str, contact: str) -> None:
        number = int.from_bytes(decode64(key), "big")
        self._key = ec.derive_private_key(number, ec.SECP256R1())
        self._contact = contact
        self.public = encode64(_point(self._key.public_key()))

    def authorization(self, endpoint: str, site: str, now: float | None = None) -> str:
        """The header that signs a request to a push service."""
        parts = urlsplit(endpoint)
        claims = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": int((time.time() if now is None else now) + SIGNED_FOR),
            "sub": self._contact or site,
        }
        head = {"typ": "JWT", "alg": "ES256"}
        signed = ".".join(encode64(msgspec.json.encode(part)) for part in (head, claims))
        r, s = utils.decode_dss_signature(
            self._key.sign(signed.encode(), ec.ECDSA(hashes.SHA256()))
        )
        signature = encode64(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
        return f"vapid t={signed}.{signature}, k={self.public}"


def encrypt(
    message: bytes,
    target: PushTarget,
    salt: bytes | None = None,
    key: ec.EllipticCurvePrivateKey | None = None,
) -> bytes:
    """A message that only the browser can read; ``salt`` and ``key`` are new ones but in tests."""
    salt = secrets.token_bytes(16) if salt is None else salt
    key = ec.generate_private_key(ec.SECP256R1()) if key is None else key
    theirs = decode64(target.p256dh)
    browser = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs)
    own = _point(key.public_key())
    shared = _derive(
        key.exchange(ec.ECDH(), browser),
        decode64(target.auth),
        b"WebPush: info\0" + theirs + own,
        32,
    )
    content_key = _derive(shared, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derive(shared, salt, b"Content-Encoding: nonce\0", 12)
    sealed = AESGCM(content_key).encrypt(nonce, message + b"\x02", None)
    return salt + RECORD.to_bytes(4, "big") + bytes([len(own)]) + own + sealed


def headers(vapid: Vapid, target: PushTarget, site: str, topic: str) -> dict[str, str]:
    """The headers of a push message; a newer one of the same topic replaces it."""
    return {
        "Authorization": vapid.authorization(target.endpoint, site),
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(LIFE),
        "Urgency": "normal",
        "Topic": topic,
    }


def _point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(
        serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
    )


def _derive(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)
