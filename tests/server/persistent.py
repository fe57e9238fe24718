"""A client that survives crashes of the server: it reconnects, resumes and repeats messages.

With servers that are killed it shows that no acknowledged choice is lost or applied twice.
"""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from dataclasses import dataclass
from typing import Any

from ratskeller.kernel import Record
from ratskeller.server import history
from ratskeller.server.entry import Entry
from ratskeller.server.outgoing import outcome_data
from ratskeller.server.table import Table
from tests.server.harness import GONE, Client, UnexpectedError

Intent = dict[str, Any]
AGAIN = ("unavailable", "busy")  # send the same message again after a moment
OVERTAKEN = ("stale", "no-undo")  # another seat was first; decide again


class PersistentClient:
    """Plays one seat with random choices and some undos, over any number of crashes."""

    def __init__(self, client: Client, seat: int, rng: random.Random, pause: float) -> None:
        self.client = client
        self.seat = seat
        self.rng = rng
        self.pause = pause
        self.pending: Intent | None = None
        self.acked: list[tuple[int, Intent]] = []
        self.resumed = 0
        self.put_off = 0  # answers in `AGAIN`
        self.overtaken = 0

    async def run(self) -> None:
        """Play until the game is over."""
        while True:
            try:
                await self.client.open()
                self.resumed += 1
                await self._sit()
            except (*GONE, UnexpectedError) as error:
                if isinstance(error, UnexpectedError) and error.code not in AGAIN:
                    raise
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
        if answer.get("code") in AGAIN:
            self.put_off += 1
            await asyncio.sleep(0.05)
            return
        self.pending = None
        if answer.get("code") in OVERTAKEN:
            self.overtaken += 1
            wanted = intent["seq"] + 1
        else:
            assert answer["type"] == "ack", (answer, intent)
            self.acked.append((answer["seq"], intent))
            wanted = answer["seq"]
        while self.client.last[self.seat]["seq"] < wanted:
            await self.client.read()

    def _intent(self, update: dict[str, Any]) -> Intent:
        what: Intent = {"seat": self.seat, "seq": update["seq"]}
        if update["can_undo"] and self.rng.random() < 0.1:
            return {"type": "undo", **what}
        choice = self.rng.choice(update["choices"])["notation"]
        return {"type": "choose", **what, "choice": choice}


@dataclass
class Audit:
    """The acknowledgements of all clients compared with the record."""

    acknowledged: int = 0
    lost: int = 0  # acknowledged, but not in the record
    doubled: int = 0  # in the record more often than it was acknowledged
    misheard: int = 0  # clients that did not receive every entry once, in order
    broken: int = 0  # records with gaps, or that do not replay to their end

    def __add__(self, other: Audit) -> Audit:
        return Audit(**{name: own + vars(other)[name] for name, own in vars(self).items()})

    @property
    def clean(self) -> bool:
        """Whether there are no errors."""
        return not (self.lost or self.doubled or self.misheard or self.broken)


def audit(entries: list[Entry], players: list[PersistentClient]) -> Audit:
    """Compare the record of a finished game with what each client received."""
    numbers = list(range(1, len(entries) + 1))
    found = Audit(broken=int([entry.seq for entry in entries] != numbers or not replays(entries)))
    seats = {player.seat for player in players}
    written: Counter[tuple[Any, ...]] = Counter(
        (entry.seq, entry.seat, entry.key, entry.kind, getattr(entry.change, "choice", None))
        for entry in entries
        if entry.kind in ("chosen", "undone") and entry.seat in seats
    )
    acked: Counter[tuple[Any, ...]] = Counter(
        (seq, player.seat, f"{player.seat}:{intent['seq']}",
         "undone" if intent["type"] == "undo" else "chosen", intent.get("choice"))
        for player in players
        for seq, intent in player.acked
    )  # fmt: skip
    found.acknowledged = acked.total()
    found.lost = (acked - written).total()
    found.doubled = (written - acked).total()
    found.misheard = sum(list(s.client.heard.values()) != [numbers] for s in players)
    return found


def replays(entries: list[Entry]) -> bool:
    """Whether a record leads to the end of its game."""
    table = Table("")
    for entry in sorted(entries, key=lambda entry: entry.seq):
        if entry.seq != table.seq + 1:
            return False
        table.fold(entry)
    if table.status != "finished" or table.match is None:
        return False
    data = history.record(entries, outcome_data(table.match.state))
    return Record.from_data(data).replay().outcome is not None
