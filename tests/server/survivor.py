"""A client that outlives its server: it comes back, resumes, and repeats what is unanswered.

Together with the killing of servers this is the test that no acknowledged choice is lost
and none is applied twice.
"""

from __future__ import annotations

import asyncio
import random
from typing import Any

from ratskeller.server.entry import Entry
from tests.server.harness import GONE, Client

Intent = dict[str, Any]


class Survivor:
    """One seat, played with random choices and some taking back, over any number of crashes."""

    def __init__(self, client: Client, seat: int, rng: random.Random, pause: float) -> None:
        self.client = client
        self.seat = seat
        self.rng = rng
        self.pause = pause
        self.pending: Intent | None = None
        self.acked: list[tuple[int, Intent]] = []
        self.resumed = 0

    async def run(self) -> None:
        """Play until the game is over."""
        while True:
            try:
                await self.client.open()
                self.resumed += 1
                await self._sit()
            except GONE:
                await self.client.close()
                await asyncio.sleep(0.05)
            else:
                await self.client.close()
                return

    async def _sit(self) -> None:
        update = self.client.last[self.seat]
        while self.pending is not None or update["status"] != "finished":
            if self.pending is None and not update["choices"]:
                await self.client.read()
            else:
                await self._act(update)
            update = self.client.last[self.seat]

    async def _act(self, update: dict[str, Any]) -> None:
        if self.pending is None:
            if self.pause:
                await asyncio.sleep(self.rng.uniform(0, 2 * self.pause))
            self.pending = self._intent(update)
        intent = self.pending
        answer = await self.client.call(**intent)
        assert answer["type"] == "ack", (answer, intent)
        self.pending = None
        self.acked.append((answer["seq"], intent))
        while self.client.last[self.seat]["seq"] < answer["seq"]:
            await self.client.read()

    def _intent(self, update: dict[str, Any]) -> Intent:
        what: Intent = {"seat": self.seat, "seq": update["seq"]}
        if update["can_undo"] and self.rng.random() < 0.1:
            return {"type": "undo", **what}
        choice = self.rng.choice(update["choices"])["notation"]
        return {"type": "choose", **what, "choice": choice}


def check(entries: list[Entry], survivors: list[Survivor]) -> None:
    """The record has every acknowledged choice, once, and nothing anybody did not ask for."""
    assert [entry.seq for entry in entries] == list(range(1, len(entries) + 1))
    by_seq = {entry.seq: entry for entry in entries}
    seats = {survivor.seat for survivor in survivors}
    asked = 0
    for survivor in survivors:
        assert len({seq for seq, _ in survivor.acked}) == len(survivor.acked)
        for seq, intent in survivor.acked:
            asked += 1
            entry = by_seq[seq]
            assert entry.seat == survivor.seat
            assert entry.key == f"{survivor.seat}:{intent['seq']}"
            assert entry.kind == ("undone" if intent["type"] == "undo" else "chosen")
            assert entry.body.get("choice") == intent.get("choice")
        [heard] = survivor.client.heard.values()
        assert heard == list(range(1, len(entries) + 1))
    made = [e for e in entries if e.kind in ("chosen", "undone") and e.seat in seats]
    assert len(made) == asked
