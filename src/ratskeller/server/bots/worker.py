"""What runs in a bot process: one choice per call.

A bot gets a view and the choices, never a state. Every seat of every table has a bot of its own.
Another process may have made its earlier choices, so the events of the whole game come with
each question to a bot that can remember; a new bot is told all of them first.
"""

from __future__ import annotations

import contextlib
import os
import signal
from collections import OrderedDict
from collections.abc import Sequence
from functools import cache
from typing import Any

import ratskeller
from ratskeller.arena.limits import limit_memory
from ratskeller.bots.registry import close
from ratskeller.fair.bots import choose_again
from ratskeller.kernel import Bot, Event
from ratskeller.kernel.match import observe
from ratskeller.kernel.view_pickle import unpack
from ratskeller.server.bots.names import make_bot

MOST = 200  #: bots that a process keeps
Told = tuple[str, dict[str, str | int]]  #: an event that the seat may see

_seated: OrderedDict[tuple[str, ...], _SeatedBot] = OrderedDict()


class _SeatedBot:
    """The bot of a seat, and what it was told."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.told: list[Told] = []


@cache
def prepare(memory: int = 0) -> None:
    """Load the games and limit the priority and the memory of this process, once.

    Ctrl-C reaches every process of a terminal; the server alone acts on it.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with contextlib.suppress(AttributeError, OSError):
        os.nice(5)
    ratskeller.game_ids()
    if memory:
        limit_memory(memory)


def choose(
    spec: str,
    game: str,
    packed_view: bytes,
    texts: Sequence[str],
    table: str = "",
    told: Sequence[Told] | None = None,
    seed: int | None = None,
) -> tuple[str, int]:
    """The notation of the bot's choice, and how many iterations a search made for it.

    A bot that remembers nothing is made anew from the ``seed``, so that its choice follows from
    that and its view, whichever process makes it. Any other draws from the seed of its first.
    A bot that fails is dropped, and a process that has no memory left ends.
    """
    grammar = ratskeller.game(game).grammar
    choices = [grammar.read(text) for text in texts]
    view = unpack(packed_view)
    key = (table, str(view.viewer), spec, game)
    try:
        if told is None and seed is not None:
            choice, iterations = choose_again(spec, seed, view, choices)
            return str(choice), iterations
        seated = _seat(key, told, seed)
        if told is not None:
            assert view.viewer is not None
            news = [Event(kind, args, None) for kind, args in told[len(seated.told) :]]
            observe(seated.bot, news, view.viewer)
            seated.told = list(told)
        return str(seated.bot.choose(view, choices)), 0
    except BaseException as error:
        _drop(key)
        if isinstance(error, MemoryError):
            raise SystemExit("the memory of the process is used up") from None
        if isinstance(error, SystemExit):
            raise RuntimeError(f"SystemExit: {error}") from None
        raise


def _seat(key: tuple[str, ...], told: Sequence[Any] | None, seed: int | None) -> _SeatedBot:
    """The bot of a seat; a new one if it was told something that has been taken back."""
    seated = _seated.get(key)
    if seated is not None and told is not None and seated.told != list(told[: len(seated.told)]):
        _drop(key)
        seated = None
    if seated is None:
        seated = _seated[key] = _SeatedBot(make_bot(key[2], ratskeller.game(key[3]), seed))
    _seated.move_to_end(key)
    if len(_seated) > MOST:
        _drop(next(iter(_seated)))
    return seated


def _drop(key: tuple[str, ...]) -> None:
    seated = _seated.pop(key, None)
    if seated is not None:
        with contextlib.suppress(Exception):
            close(seated.bot)
