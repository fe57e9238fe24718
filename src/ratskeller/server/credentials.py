"""Secrets of seats and ids of tables.

A secret has 192 random bits and cannot be guessed, so an unsalted hash is safe to store. It is
sent in a header, in a socket's first message or in the fragment of a link, never in a part of
a URL that gets logged.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Sequence

ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"  # without letters that are easily confused
ID_LENGTH = 20


def new_table_id() -> str:
    """A table's public id; it has 98 bits, so private tables cannot be found by guessing."""
    return "".join(secrets.choice(ALPHABET) for _ in range(ID_LENGTH))


def new_secret() -> str:
    """A seat's secret."""
    return secrets.token_urlsafe(24)


def hash_secret(secret: str) -> str:
    """The hash that is stored."""
    return hashlib.sha256(secret.encode()).hexdigest()


def verify(secret: str, hash: str | None) -> bool:
    """Whether a secret has this hash, in constant time."""
    return hash is not None and hmac.compare_digest(hash_secret(secret), hash)


def matches(secret: str, hashes: Sequence[str | None]) -> list[int]:
    """The indices of all hashes of this secret, in constant time."""
    own = hash_secret(secret)
    return [i for i, hash in enumerate(hashes) if hmac.compare_digest(own, hash or "-" * 64)]


def rematch_id(id: str) -> str:
    """The id of a table's rematch, the same for every player who asks."""
    digest = hashlib.sha256(f"rematch of {id}".encode()).digest()
    number = int.from_bytes(digest, "big")
    letters = []
    for _ in range(ID_LENGTH):
        number, letter = divmod(number, len(ALPHABET))
        letters.append(ALPHABET[letter])
    return "".join(letters)
