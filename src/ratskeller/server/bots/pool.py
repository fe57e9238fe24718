"""Bot processes; one that fails or takes too long is replaced."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable, Sequence

from anyio import CapacityLimiter, fail_after, to_process

from ratskeller.kernel import Choice, View
from ratskeller.kernel.view_pickle import pack
from ratskeller.server import metrics
from ratskeller.server.bots import worker

log = logging.getLogger("ratskeller.bots")
TRIES = 2  # then a random legal choice is made, so that the game continues
START = 60.0  # seconds for a process to start and load the games
Think = Callable[[str, str, bytes, Sequence[str]], str]


class Pool:
    """Asks bot processes for choices: at most ``size`` at a time, each within ``seconds``."""

    def __init__(self, size: int, seconds: float, think: Think = worker.choose) -> None:
        self._slots = asyncio.Semaphore(size)
        self._limiter = CapacityLimiter(size)
        self._seconds = seconds
        self._think = think

    async def choose(self, bot: str, view: View, choices: Sequence[Choice]) -> Choice:
        """The bot's choice, or a random one if its processes fail."""
        texts = [choice.text for choice in choices]
        packed_view = pack(view)
        for _ in range(TRIES):
            answer = await self._try(bot, view.game_id, packed_view, texts)
            if answer in texts:
                metrics.BOTS.labels("thought").inc()
                return choices[texts.index(answer)]
            metrics.BOTS.labels("failed").inc()
        metrics.BOTS.labels("random").inc()
        return secrets.choice(choices)

    async def _try(
        self, bot: str, game: str, packed_view: bytes, texts: Sequence[str]
    ) -> str | None:
        """One answer, or None. Cancelling a call kills its process.

        The first call starts a process if none is idle, so that the time limit of the second
        covers the choice alone.
        """
        run, limiter = to_process.run_sync, self._limiter
        async with self._slots:
            try:
                with fail_after(START):
                    await run(worker.prepare, cancellable=True, limiter=limiter)
                with fail_after(self._seconds):
                    return await run(
                        self._think, bot, game, packed_view, texts,
                        cancellable=True, limiter=limiter,
                    )  # fmt: skip
            except (Exception, KeyboardInterrupt) as error:  # also those of the process
                log.warning("a bot process failed: %r", error)
                return None
