"""Bot processes; one that fails or takes too long is replaced."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Sequence
from functools import partial
from typing import TypeVar

from anyio import CapacityLimiter, fail_after, to_process

from ratskeller.kernel import Choice, View, as_rng
from ratskeller.kernel.view_pickle import pack
from ratskeller.server import metrics
from ratskeller.server.bots import worker
from ratskeller.server.bots.names import spec_of
from ratskeller.server.bots.slots import Slots

log = logging.getLogger("ratskeller.bots")
T = TypeVar("T")
TRIES = 2  # then a random legal choice is made, so that the game continues
START = 60.0  # seconds for a process to start and load the games
Think = Callable[
    [str, str, bytes, Sequence[str], str, Sequence[worker.Told] | None, int | None],
    tuple[str, int],
]


class Pool:
    """Asks bot processes for choices: at most ``size`` at a time, each within ``seconds``."""

    def __init__(
        self, size: int, seconds: float, think: Think = worker.choose, memory: int = 0
    ) -> None:
        self.size = size
        self._memory = memory
        self._slots = Slots(size)
        self._limiter = CapacityLimiter(size)
        self._seconds = seconds
        self._think = think
        for kind, urgent in (("choice", True), ("other", False)):
            waiting = partial(self._slots.waiting, urgent)
            metrics.BOT_QUEUE.labels(kind).set_function(waiting)

    async def choose(
        self, bot: str, view: View, choices: Sequence[Choice], table: str = ""
    ) -> Choice:
        """The choice of a bot that remembers nothing."""
        return (await self.think(bot, view, choices, table))[0]

    async def think(
        self,
        bot: str,
        view: View,
        choices: Sequence[Choice],
        table: str = "",
        told: Sequence[worker.Told] | None = None,
        seed: int | None = None,
    ) -> tuple[Choice, tuple[str, int]]:
        """The bot's choice, or a random one if its processes fail; and which bot made it.

        ``told`` is every event of the game that the seat may see; None for a bot that remembers
        nothing. Without a ``seed`` the bot draws from the operating system.
        """
        texts = [choice.text for choice in choices]
        packed_view = pack(view)
        spec, began = spec_of(bot), time.perf_counter()
        for _ in range(TRIES):
            answer = await self.run(
                self._think, spec, view.game_id, packed_view, texts, table, told, seed, about=bot
            )
            text, iterations = answer or (None, 0)
            if text in texts:
                metrics.BOTS.labels("thought").inc()
                metrics.BOT_SECONDS.observe(time.perf_counter() - began)
                made = (spec if told is None else bot), iterations
                return choices[texts.index(text)], made
            if text is not None:
                log.warning("the bot %s answered %.80r, which is not a choice", bot, text)
            metrics.BOTS.labels("failed").inc()
        log.warning("the bot %s failed; a random choice stands in", bot)
        metrics.BOTS.labels("random").inc()
        return choices[as_rng(seed).below(len(choices))], ("random", 0)

    async def run(
        self,
        work: Callable[..., T],
        *args: object,
        urgent: bool = True,
        seconds: float = 0.0,
        about: str = "",
    ) -> T | None:
        """Call a function in a bot process; None if it fails or takes too long.

        Work that is not ``urgent`` waits until no table's bot does. Cancelling a call kills its
        process. The first call starts a process if none is idle, so that the time limit of the
        second covers the work alone.
        """
        run, limiter = to_process.run_sync, self._limiter
        async with self._slots.take(urgent):
            try:
                with fail_after(START):
                    await run(worker.prepare, self._memory, cancellable=True, limiter=limiter)
                with fail_after(seconds or self._seconds):
                    return await run(work, *args, cancellable=True, limiter=limiter)
            except (Exception, KeyboardInterrupt, SystemExit) as error:  # also those of the process
                log.warning("a bot process failed%s: %r", about and f" ({about})", error)
                return None
