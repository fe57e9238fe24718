"""The secrets from which a table's draws follow."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence

from ratskeller.fair.stream import Stream, key_of, new_secret
from ratskeller.server.entry import DrawSecret, Setup

TEST_HEADER = "X-Test-Draws"  #: names the draws of a new table, where a server foretells them


class Secrets:
    """Makes the secret of each table; with a ``seed``, for tests, by its name alone."""

    def __init__(self, seed: str = "", wait: float = 4.0) -> None:
        self._seed = seed
        self._wait = wait

    def make(self, stream: str, name: str = "") -> DrawSecret:
        """A new secret for a stream. In tests a table's ``name`` tells the secret and the stream,
        so that draws do not depend on the order in which tables are created.
        """
        if not self._seed:
            return DrawSecret(stream, new_secret(), self._wait)
        digest = hashlib.sha256(f"test draws\n{self._seed}\n{name}".encode()).hexdigest()
        return DrawSecret(f"test-{digest[:16]}", digest, 60.0)


def stream_of(setup: Setup, revealed: Sequence[str]) -> Stream | None:
    """The stream of a table, from the secrets by seat; None at a table of an older version."""
    if setup.draws is None:
        return None
    players = {seat: secret for seat, secret in enumerate(revealed) if secret}
    return Stream(key_of(setup.draws.stream, setup.draws.secret, players))
