"""Webhooks: our own JSON with a signature, or what Discord and Slack take."""

from __future__ import annotations

import hashlib
import hmac
import re

import msgspec

from ratskeller.server.notifications.letter import Letter
from ratskeller.server.notifications.targets import WebhookTarget


def request(target: WebhookTarget, letter: Letter, now: float) -> tuple[dict[str, str], bytes]:
    """The headers and the body of a webhook."""
    headers = {
        "Content-Type": "application/json",
        "Idempotency-Key": letter.id,
        "User-Agent": "Ratskeller",
    }
    if target.format == "discord":
        text = f"**{_plain(letter.title)}**\n{_plain(letter.body)}\n<{letter.url}>"
        return headers, msgspec.json.encode({"content": text, "allowed_mentions": {"parse": []}})
    if target.format == "slack":
        text = f"*{_escaped(letter.title)}*\n{_escaped(letter.body)}\n<{letter.url}>"
        return headers, msgspec.json.encode({"text": text})
    body = msgspec.json.encode(letter.data())
    stamp = str(int(now))
    headers["Ratskeller-Timestamp"] = stamp
    headers["Ratskeller-Signature"] = f"sha256={sign(target.secret, stamp, body)}"
    return headers, body


def sign(secret: str, stamp: str, body: bytes) -> str:
    """The signature of a body sent at a time.

    >>> sign("key", "1", b"{}")[:16]
    '1ba6b8171186efc6'
    """
    return hmac.new(secret.encode(), stamp.encode() + b"." + body, hashlib.sha256).hexdigest()


def _plain(text: str) -> str:
    """Names of players without Discord's markup."""
    return re.sub(r"([\\*_~`|>#\[\]()<:@-])", r"\\\1", text)


def _escaped(text: str) -> str:
    """Text without Slack's markup."""
    text = text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    return re.sub(r"([*_~`])", "\u200b\\1", text)
