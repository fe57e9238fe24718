"""The targets of channels: a browser, an address that takes webhooks, a mailbox."""

from __future__ import annotations

import base64
import binascii
import hashlib
from typing import Annotated, Literal
from urllib.parse import urlsplit

import msgspec
from cryptography.hazmat.primitives.asymmetric import ec

from ratskeller.server.errors import Refused

Url = Annotated[str, msgspec.Meta(max_length=1000)]
Format = Literal["generic", "discord", "slack"]


class Target(msgspec.Struct, frozen=True, tag_field="kind", forbid_unknown_fields=True):
    """The base of all targets."""


class PushTarget(Target, frozen=True, tag="push"):
    """A browser's subscription, as ``PushSubscription.toJSON`` gives it."""

    endpoint: Url
    p256dh: Annotated[str, msgspec.Meta(max_length=100)]
    auth: Annotated[str, msgspec.Meta(max_length=40)]


class WebhookTarget(Target, frozen=True, tag="webhook"):
    """An address that takes POST requests; those in our own format are signed."""

    url: Url
    format: Format = "generic"
    secret: Annotated[str, msgspec.Meta(max_length=60)] = ""


class MailTarget(Target, frozen=True, tag="mail"):
    """A mailbox."""

    to: Annotated[str, msgspec.Meta(max_length=254, pattern=r"^[^@\s<>,;:\"]+@[^@\s<>,;:\"]+$")]


AnyTarget = PushTarget | WebhookTarget | MailTarget


def decode64(text: str) -> bytes:
    """Bytes from base64 for URLs, with or without padding."""
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def encode64(data: bytes) -> str:
    """Bytes as base64 for URLs, without padding."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def check_target(target: AnyTarget, private: bool) -> None:
    """Refuse a target that cannot be sent to; ``private`` allows http, for a host's own network.

    Where a name leads is checked at each connection, see `outlet`.
    """
    if isinstance(target, MailTarget):
        return
    url = target.endpoint if isinstance(target, PushTarget) else target.url
    try:
        parts = urlsplit(url)
        fine = bool(parts.hostname) and (parts.port is None or parts.port > 0)
    except ValueError:
        raise Refused("bad-channel", problem="url") from None
    schemes = ("https", "http") if private else ("https",)
    if not fine or parts.scheme not in schemes or parts.username or not url.isascii():
        raise Refused("bad-channel", problem="url")
    if any(ord(c) <= 32 for c in url):
        raise Refused("bad-channel", problem="url")
    if isinstance(target, PushTarget):
        try:
            key = decode64(target.p256dh)
            ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), key)
            fine = len(decode64(target.auth)) == 16
        except (ValueError, binascii.Error):
            fine = False
        if not fine:
            raise Refused("bad-channel", problem="keys")


def address_of(target: AnyTarget) -> str:
    """A hash that is the same for the same device, address or mailbox."""
    match target:
        case PushTarget():
            said = target.endpoint
        case WebhookTarget():
            said = target.url
        case MailTarget():
            said = target.to.lower()
    return hashlib.sha256(f"{type(target).__name__} {said}".encode()).hexdigest()


def shown(target: AnyTarget) -> str:
    """What its owner sees of a target: a host or a mailbox, never the address that lets send."""
    if isinstance(target, MailTarget):
        return target.to
    url = target.endpoint if isinstance(target, PushTarget) else target.url
    return urlsplit(url).hostname or ""
