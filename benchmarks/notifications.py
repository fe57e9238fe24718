"""Notices across kill -9: `python -m benchmarks.notifications --database postgresql`.

At many tables people play as by letter: somebody comes, makes the choices of a turn, leaves, and
the next one comes when the push message arrives. Some look by chance and play without one.
Servers, each with its worker, are killed at random moments. In the end the records say which
notices were due, and a stand-in for the push service which requests came: lost, doubled and
stale ones are counted.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import statistics
import sys
import time
from collections import Counter
from dataclasses import dataclass, field
from http.client import HTTPException
from typing import Any

from benchmarks.databases import database
from ratskeller.server.entry import Entry
from ratskeller.server.notifications.causes import causes
from ratskeller.server.store.engine import connect, read_url
from ratskeller.server.store.store import Store
from ratskeller.server.table import Table
from tests.server.harness import GONE, ApiError, Client, Opened, Server, UnexpectedError
from tests.server.notifications.stand_ins import Arrived, Web

PATIENCE = 60.0  # seconds until a notice that has not come counts as lost
CROSSED = 0.25  # seconds after the end of a turn in which its notice may still be on its way
Turn = tuple[str, int, float]  # table, seat, time of the entry
Due = tuple[str, int, str, float]  # table, seat, kind, time of the entry


@dataclass
class Findings:
    """What the audit found; ``repeated`` requests had the id of an earlier one."""

    due: int = 0
    arrived: int = 0
    lost: int = 0
    doubled: int = 0
    stale: int = 0
    repeated: int = 0
    crossed: int = 0
    unneeded: int = 0  # due, but played before it was sent
    foreign: int = 0  # not due at all
    delays: list[float] = field(default_factory=list)

    @property
    def clean(self) -> bool:
        return not (self.lost or self.doubled or self.stale or self.foreign)


class Trial:
    """Servers on one database that are killed while people wait for notices."""

    def __init__(
        self,
        address: str,
        web: Web,
        turns: int,
        kills: int,
        rng: random.Random,
        servers: int = 1,
        tables: int = 8,
        hasty: float = 0.1,
    ) -> None:
        self.address = address
        self.web = web
        self.turns = turns
        self.kills = kills
        self.rng = rng
        self.hasty = hasty
        self.tables = tables
        self.servers = [Server(address, "--private-targets") for _ in range(servers)]
        self.up: set[int] = set()
        self.killed = 0
        self.told = 0  # turns that began with a notice, or without one where somebody looked
        self.opened: list[str] = []
        self.missing: list[Turn] = []
        self.findings = Findings()
        self._heard: set[Turn] = set()

    async def run(self) -> None:
        for number, server in enumerate(self.servers):
            await asyncio.to_thread(server.start)
            self.up.add(number)
        ears = asyncio.create_task(self._listen())
        over = asyncio.Event()
        killing = asyncio.create_task(self._kill(over))
        try:
            await asyncio.gather(*(self._games(number) for number in range(self.tables)))
            over.set()
            await killing
            await self._audit()
        finally:
            for task in (ears, killing):
                task.cancel()
            await asyncio.gather(ears, killing, return_exceptions=True)
            for number in self.up:
                self.servers[number].stop()

    async def _listen(self) -> None:
        """Tell the tables of new messages."""
        read = 0
        while True:
            new, read = self.web.arrived[read:], len(self.web.arrived)
            for one in new:
                letter = one.letter
                if letter["kind"] == "turn":
                    self._heard.add((letter["table"], letter["seat"], letter["at"]))
            await asyncio.sleep(0.005)

    async def _kill(self, over: asyncio.Event) -> None:
        """Kill a server again and again, at random moments spread over all turns."""
        moments = sorted(self.rng.randrange(self.turns) for _ in range(self.kills))
        for moment in moments:
            while self.told < moment and not over.is_set():
                await asyncio.sleep(0.003)
            await asyncio.sleep(self.rng.uniform(0.0, 0.05))
            number = self.rng.randrange(len(self.servers))
            self.up.discard(number)
            await asyncio.to_thread(self.servers[number].kill)
            self.killed += 1
            await asyncio.to_thread(self.servers[number].start)
            self.up.add(number)

    async def _server(self) -> Server:
        while not self.up:
            await asyncio.sleep(0.02)
        return self.servers[self.rng.choice(sorted(self.up))]

    async def _games(self, number: int) -> None:
        rng = random.Random(f"{self.rng.random()} {number}")
        while self.told < self.turns:
            opened = await self._open()
            self.opened.append(opened.id)
            await self._play(opened, rng)

    async def _open(self) -> Opened:
        """A table with both seats subscribed."""
        while True:
            server = await self._server()
            try:
                opened = await asyncio.to_thread(server.open_table, 2)
                for seat, secret in opened.secrets.items():
                    browser = self.web.browser(f"{opened.id}/{seat}")
                    body = {
                        "target": browser.target,
                        "table": opened.id,
                        "wishes": {"kinds": ["turn", "over"]},
                    }
                    await asyncio.to_thread(server.ask, "POST", "/api/notifications", body, secret)
                return opened
            except (OSError, ValueError, HTTPException, ApiError):  # the server is down
                await asyncio.sleep(0.05)

    async def _play(self, opened: Opened, rng: random.Random) -> None:
        """Turn after turn until the game or the trial is over."""
        actors: set[int] = set()
        at = 0.0
        update: dict[str, Any] = {"seq": 0}
        while True:
            seat = min(actors) if actors else None
            update, at = await self._turn(opened, seat, rng, update["seq"], at)
            if update["status"] == "finished" or self.told >= self.turns:
                return
            begun = set(update["actors"]) - actors if actors else set()
            actors = set(update["actors"])
            self.told += 1
            if self.told % 500 == 0:
                print(f"{self.told} turns, {self.killed} kills", file=sys.stderr, flush=True)
            for next in sorted(begun):
                if rng.random() >= self.hasty:
                    await self._wait((opened.id, next, at))

    async def _wait(self, turn: Turn) -> None:
        """Wait until a seat was told of its turn."""
        end = time.monotonic() + PATIENCE
        while turn not in self._heard:
            if time.monotonic() > end:
                self.missing.append(turn)
                return
            await asyncio.sleep(0.005)

    async def _turn(
        self, opened: Opened, seat: int | None, rng: random.Random, since: int, at: float
    ) -> tuple[dict[str, Any], float]:
        """Come, choose until the turn is over, and leave; survives any number of crashes.

        ``at`` is the time of the entry ``since``. Returns the last update and its entry's time.
        """
        while True:
            server = await self._server()
            secrets = [] if seat is None else [opened.secrets[seat]]
            client = Client(server.address, opened.id, secrets, since)
            try:
                await client.open()
                for entry in client.update["entries"]:
                    at = entry["at"]
                while seat is not None and seat in client.update.get("actors", ()):
                    choice = rng.choice(client.update["choices"])["notation"]
                    answer = await client.choose(seat, choice)
                    if answer["type"] != "ack":
                        raise EOFError
                    while client.update["seq"] < answer["seq"]:
                        await client.read()
                    at = client.update["entries"][-1]["at"]
                await client.close()
                return client.update, at
            except (*GONE, UnexpectedError):
                await client.close()
                await asyncio.sleep(0.02)

    # -- the audit -------------------------------------------------------------------------

    async def _audit(self) -> None:
        """Wait for what is still to come, then compare."""
        store = Store(connect(read_url(self.address)))
        try:
            async with asyncio.timeout(PATIENCE):
                while (await store.outbox.counts()).get("waiting", 0):
                    await asyncio.sleep(0.1)
            records = {id: await store.entries(id) for id in self.opened}
        finally:
            await store.close()
        self.findings = audit(records, self.web.arrived)


def audit(records: dict[str, list[Entry]], arrived: list[Arrived]) -> Findings:
    """What was due by the records, against what arrived."""
    found = Findings(arrived=len(arrived))
    due: dict[Due, float | None] = {}
    for id, entries in records.items():
        due |= dues(id, entries)
    found.due = len(due)
    ids: Counter[str] = Counter()
    told: Counter[Due] = Counter()
    for one in arrived:
        letter = one.letter
        key = (letter["table"], letter["seat"], letter["kind"], letter["at"])
        ids[letter["id"]] += 1
        if ids[letter["id"]] > 1:
            found.repeated += 1
            continue
        told[key] += 1
        if key not in due:
            found.foreign += 1
            continue
        found.delays.append(one.at - letter["at"])
        end = due[key]
        if end is not None and one.at > end:
            found.crossed += one.at <= end + CROSSED
            found.stale += one.at > end + CROSSED
    found.doubled = sum(count - 1 for count in told.values())
    for key, end in due.items():
        if told[key]:
            continue
        if key[2] == "turn" and end is not None:
            found.unneeded += 1
        else:
            found.lost += 1
    return found


def dues(id: str, entries: list[Entry]) -> dict[Due, float | None]:
    """Every notice that a record gives cause for, and when its turn ended, if it has."""
    table, open_turns = Table(id), dict[int, Due]()
    due: dict[Due, float | None] = {}
    for entry in entries:
        before, status = table.actors, table.status
        table.fold(entry)
        for seat in set(before) - set(table.actors):
            if seat in open_turns:
                due[open_turns.pop(seat)] = entry.at
        for cause in causes(before, status, table, entry):
            if cause.kind == "full":
                continue
            key = (id, cause.seat, cause.kind, entry.at)
            due[key] = None
            if cause.kind == "turn":
                open_turns[cause.seat] = key
    return due


def figures(trial: Trial) -> dict[str, Any]:
    """The findings as they are printed."""
    found = trial.findings
    delays = sorted(found.delays)
    shares = statistics.quantiles(delays, n=1000) if len(delays) > 1 else [0.0] * 999
    return {
        "turns": trial.told,
        "tables": len(trial.opened),
        "kills": trial.killed,
        "due": found.due,
        "requests": found.arrived,
        "lost": found.lost,
        "doubled": found.doubled,
        "stale": found.stale,
        "not_due": found.foreign,
        "played_before_sending": found.unneeded,
        "crossed_with_the_choice": found.crossed,
        "repeated_with_the_same_id": found.repeated,
        "waited_in_vain": len(trial.missing),
        "problems": trial.web.problems[:3],
        "delay_p50": round(shares[499], 3),
        "delay_p99": round(shares[989], 3),
        "delay_p999": round(shares[998], 3),
        "delay_most": round(delays[-1], 3) if delays else 0.0,
    }


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--database", choices=("sqlite", "postgresql"), default="sqlite")
    parser.add_argument("--turns", type=int, default=10_000)
    parser.add_argument("--kills", type=int, default=60)
    parser.add_argument("--tables", type=int, default=8)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    began = time.perf_counter()
    servers = 2 if args.database == "postgresql" else 1
    with database(args.database) as address, Web() as web:
        rng = random.Random(args.seed)
        trial = Trial(address, web, args.turns, args.kills, rng, servers, args.tables)
        asyncio.run(trial.run())
    said = {"database": args.database, "servers": servers, **figures(trial)}
    print(json.dumps({**said, "seconds": round(time.perf_counter() - began)}, indent=1))
    late = said["delay_p99"] >= 2.0
    return 0 if trial.findings.clean and not web.problems and not late else 1


if __name__ == "__main__":
    sys.exit(main())
