"""What runs in a bot process: one choice per call.

A bot gets a view and the choices, never a state.
"""

from __future__ import annotations

import contextlib
import os
import signal
from collections.abc import Sequence
from functools import cache

import ratskeller
from ratskeller.kernel import Bot
from ratskeller.kernel.view_pickle import unpack
from ratskeller.server.bots.names import make_bot


@cache
def prepare() -> None:
    """Load the games and lower the priority of this process, once.

    Ctrl-C reaches every process of a terminal; the server alone acts on it.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with contextlib.suppress(AttributeError, OSError):
        os.nice(5)
    ratskeller.games()


def choose(bot: str, game: str, packed_view: bytes, texts: Sequence[str]) -> str:
    """The notation of the bot's choice."""
    grammar = ratskeller.game(game).grammar
    choices = [grammar.read(text) for text in texts]
    return str(_bot(bot, game).choose(unpack(packed_view), choices))


@cache
def _bot(bot: str, game: str) -> Bot:
    return make_bot(bot, ratskeller.game(game))
