"""The stream of a table: every draw follows from the secrets and its number alone.

All that is hashed is ASCII text, so that every step can be repeated with common tools;
``docs/fair.md`` explains it in plain words. The web app has the same functions, and both are
tested with the same vectors.
"""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from collections.abc import Mapping
from typing import Final

from ratskeller.kernel.draws import Draws
from ratskeller.kernel.errors import RatskellerError

VERSION: Final = 1
SECRET: Final = re.compile(r"[0-9a-f]{64}")  # 32 bytes
STREAM: Final = re.compile(r"[a-z0-9-]{1,64}")
WORD: Final = 2**64


class FairError(RatskellerError):
    """Secrets that are none, or that do not fit what was committed."""


def new_secret() -> str:
    """A secret from the operating system."""
    return secrets.token_hex(32)


def commitment(secret: str) -> str:
    """What is shown before the secret: it binds the secret and tells nothing about it.

    Whoever repeats another's commitment gains nothing: the key tells the seats apart.
    """
    text = f"ratskeller commitment {VERSION}\n{_checked(secret)}"
    return hashlib.sha256(text.encode("ascii")).hexdigest()


def key_of(stream: str, server: str, players: Mapping[int, str]) -> bytes:
    """The key of a stream, from the server's secret and those that players revealed."""
    if STREAM.fullmatch(stream) is None:
        raise FairError(f"{stream!r:.80} is not the name of a stream")
    lines = "".join(f"{seat} {_checked(players[seat])}\n" for seat in sorted(players))
    text = f"ratskeller stream {VERSION}\n{stream}\n{lines}"
    return hmac.digest(bytes.fromhex(_checked(server)), text.encode("ascii"), "sha256")


class Stream(Draws):
    """The numbers of one stream.

    >>> stream = Stream(bytes(32))
    >>> [stream.number(draw, 6) for draw in range(8)]
    [1, 1, 3, 1, 3, 3, 2, 3]
    """

    def __init__(self, key: bytes) -> None:
        self._key = key

    def number(self, draw: int, total: int) -> int:
        """The number of a draw, every one below ``total`` as likely as any other.

        64-bit words beyond the last whole multiple of ``total`` are rejected.
        """
        if not 0 < total <= WORD:
            raise ValueError(f"a draw has from 1 to 2**64 numbers, not {total}")
        limit = WORD - WORD % total
        block = 0
        while True:
            digest = self._block(f"draw {draw} {block}")
            for at in range(0, 32, 8):
                word = int.from_bytes(digest[at : at + 8], "big")
                if word < limit:
                    return word % total
            block += 1

    def seed(self, seat: int, choice: int) -> int:
        """The seed of a bot for one choice of its seat, counted from 0: 96 bits."""
        return int.from_bytes(self._block(f"bot {seat} {choice}")[:12], "big")

    def _block(self, text: str) -> bytes:
        return hmac.digest(self._key, text.encode("ascii"), "sha256")

    def __reduce__(self) -> tuple[object, ...]:
        return Stream, (self._key,)


def _checked(secret: str) -> str:
    if SECRET.fullmatch(secret) is None:
        raise FairError("a secret should have 64 digits from 0 to f")
    return secret
