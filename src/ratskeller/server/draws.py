"""The secrets from which a table's draws follow."""

from __future__ import annotations

import hashlib

from ratskeller.fair.stream import Stream, key_of, new_secret
from ratskeller.server.entry import DrawSecret, Setup

TEST_HEADER = "X-Test-Draws"  #: names the draws of a new table, where a server foretells them


class Secrets:
    """Makes the secret of each table; with a ``seed``, for tests, by its name alone."""

    def __init__(self, seed: str = "") -> None:
        self._seed = seed

    def make(self, stream: str, name: str = "") -> DrawSecret:
        """A new secret for a stream. In tests a table's ``name`` tells the secret and the stream,
        so that draws do not depend on the order in which tables are created.
        """
        if not self._seed:
            return DrawSecret(stream, new_secret())
        digest = hashlib.sha256(f"test draws\n{self._seed}\n{name}".encode()).hexdigest()
        return DrawSecret(f"test-{digest[:16]}", digest)


def stream_of(setup: Setup) -> Stream | None:
    """The stream of a table; None at a table of an older version."""
    if setup.draws is None:
        return None
    return Stream(key_of(setup.draws.stream, setup.draws.secret, {}))
