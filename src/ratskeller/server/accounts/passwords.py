"""Passwords, where the host allows them: argon2, in a thread, two at a time."""

from __future__ import annotations

import asyncio
from functools import cached_property
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError

from ratskeller.server.errors import Refused

SHORTEST, LONGEST = 10, 200  # characters
AT_ONCE = 2  # each takes 64 MB for a moment
HASHER: Final = PasswordHasher()


class Passwords:
    """Hashes passwords and checks them."""

    def __init__(self) -> None:
        self._turns = asyncio.Semaphore(AT_ONCE)

    async def hash(self, password: str) -> str:
        """The hash that is stored."""
        if not SHORTEST <= len(password) <= LONGEST:
            raise Refused("bad-password", shortest=SHORTEST, longest=LONGEST)
        async with self._turns:
            return await asyncio.to_thread(HASHER.hash, password)

    async def verify(self, password: str, hash: str | None) -> bool:
        """Whether a password has this hash; without a hash it takes as long, and is wrong."""
        async with self._turns:
            return await asyncio.to_thread(self._verify, password, hash) and hash is not None

    def _verify(self, password: str, hash: str | None) -> bool:
        try:
            return HASHER.verify(hash or self._nobody, password)
        except (Argon2Error, InvalidHashError):
            return False

    @cached_property
    def _nobody(self) -> str:
        """The hash that is checked where there is none."""
        return HASHER.hash("")
