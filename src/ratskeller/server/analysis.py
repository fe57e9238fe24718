"""The analysis board: positions that people set up, evaluated in the bot processes.

Nothing is stored. A position that is on a running table is refused, for whoever asks.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import AsyncIterator

import msgspec

from ratskeller.kernel import State
from ratskeller.kernel.view_pickle import pack
from ratskeller.review.advise import STAGES
from ratskeller.server.answers import EvaluationData
from ratskeller.server.bots.pool import Pool
from ratskeller.server.errors import Refused
from ratskeller.server.reviews import work
from ratskeller.server.tables import TableManager

MOST = 8  #: evaluations at a time, in this process
MOST_EACH = 2  #: of one address
SECONDS = 60.0  #: for one stage


class Analyst:
    """Evaluates positions while no bot of a running table waits for its process."""

    def __init__(self, manager: TableManager) -> None:
        self._manager = manager
        self._pool: Pool | None = None
        self._running: Counter[str] = Counter()

    def start(self, pool: Pool) -> None:
        """Evaluate in the processes of this pool."""
        self._pool = pool

    def require_free(self, state: State) -> None:
        """Refuse a position that is on a running table, as far as its public side tells.

        Tables that this process does not hold in memory are not compared: nobody plays there.
        A table at which nobody has chosen yet hides nothing that the rules do not say.
        """
        shown = None
        for live in self._manager.live_tables.values():
            table = live.table
            if (
                table is None
                or table.status != "running"
                or table.match is None
                or table.match.game is not state.game
                or table.match.state.players != state.players
                or not any(seat >= 0 for seat, _ in table.match.record.choices)
            ):
                continue
            shown = shown or state.view(None).data()
            if table.match.state.view(None).data() == shown:
                raise Refused("still-running")

    async def evaluate(self, who: str, state: State, seat: int) -> AsyncIterator[EvaluationData]:
        """The choices of a seat in stages; whoever stops listening ends the work."""
        if sum(self._running.values()) >= MOST or self._running[who] >= MOST_EACH:
            raise Refused("too-many-analyses")
        self._running[who] += 1
        try:
            packed = pack(state.view(seat))
            texts = [choice.text for choice in state.choices(seat)]
            for effort in STAGES:
                assert self._pool is not None
                found = await self._pool.run(
                    work.evaluate, state.game.id, packed, texts, effort,
                    urgent=False, seconds=SECONDS,
                )  # fmt: skip
                if found is None:
                    return
                yield msgspec.json.decode(found, type=EvaluationData)
        finally:
            self._running[who] -= 1
            if not self._running[who]:
                del self._running[who]
