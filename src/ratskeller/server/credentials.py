"""Secrets of seats and ids of tables.

A secret has 192 random bits, so a plain hash is enough to store it: there is nothing to
guess from. It travels in a header, in a socket's first message or behind the ``#`` of a
link, never in a part of an address that gets logged.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Sequence

ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"  # nothing that looks like something else
ID_LENGTH = 20


def new_table_id() -> str:
    """A table's public id; 98 bits, so that private tables cannot be found by trying."""
    return "".join(secrets.choice(ALPHABET) for _ in range(ID_LENGTH))


def new_secret() -> str:
    """A seat's secret."""
    return secrets.token_urlsafe(24)


def hash_secret(secret: str) -> str:
    """What is stored of a secret."""
    return hashlib.sha256(secret.encode()).hexdigest()


def verify(secret: str, hash: str | None) -> bool:
    """Whether a secret is the one that was hashed, in constant time."""
    return hash is not None and hmac.compare_digest(hash_secret(secret), hash)


def matches(secret: str, hashes: Sequence[str | None]) -> list[int]:
    """All places whose hash fits; every one is looked at, found or not."""
    own = hash_secret(secret)
    return [i for i, hash in enumerate(hashes) if hmac.compare_digest(own, hash or "-" * 64)]


def rematch_id(id: str) -> str:
    """The id of a table's rematch: the same for whoever asks first."""
    digest = hashlib.sha256(f"rematch of {id}".encode()).digest()
    number = int.from_bytes(digest, "big")
    letters = []
    for _ in range(ID_LENGTH):
        number, letter = divmod(number, len(ALPHABET))
        letters.append(ALPHABET[letter])
    return "".join(letters)
