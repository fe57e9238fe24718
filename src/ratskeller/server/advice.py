"""Advice from the bot processes: the choices of a view evaluated, in stages."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence

import msgspec

from ratskeller.kernel import Choice, View
from ratskeller.kernel.view_pickle import pack
from ratskeller.server.bots.pool import Pool
from ratskeller.server.errors import Refused
from ratskeller.server.reviews import work
from ratskeller.server.wire import ReasonData, ValueData


class Advice(msgspec.Struct):
    """The choices of a seat at an entry of a table, the best first."""

    seq: int
    values: list[ValueData]
    reasons: list[ReasonData]


class Adviser:
    """Evaluates positions for people who wait for it. It gets views, never states."""

    def __init__(self, pool: Pool, effort: str) -> None:
        self._pool = pool
        self._effort = effort

    async def advise(self, seq: int, view: View, choices: Sequence[Choice]) -> Advice:
        """The advice of a single stage."""
        async for found in self.stages(seq, view, choices, [self._effort]):
            return found
        raise Refused("busy")

    async def stages(
        self, seq: int, view: View, choices: Sequence[Choice], efforts: Sequence[str]
    ) -> AsyncIterator[Advice]:
        """Advice with more and more simulations; it ends where a process fails."""
        packed, texts = pack(view), [choice.text for choice in choices]
        for effort in efforts:
            found = await self._pool.run(work.evaluate, view.game_id, packed, texts, effort)
            if found is None:
                return
            yield msgspec.json.decode(b'{"seq":%d,' % seq + found.encode()[1:], type=Advice)
