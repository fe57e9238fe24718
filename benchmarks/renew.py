"""Processes are renewed or killed while people play: `python -m benchmarks.renew --faults 40`.

`ratskeller serve --processes 2` on PostgreSQL. At random moments all processes are replaced by new
ones (SIGHUP), or one of them is killed with -9. Counted as in `benchmarks.kill`; and measured is
how long a client is without a server, which tries again every 50 ms.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import signal
import sys
import time

from benchmarks.databases import database
from benchmarks.kill import Trial
from tests.server.harness import Client, wait_for

RENEWALS = 0.5  #: of the faults; the others kill a process


class TimedClient(Client):
    """Notes how long it is without a server."""

    gaps: list[float]
    lost = 0.0

    async def open(self) -> None:
        await super().open()
        if self.lost:
            self.gaps.append(time.monotonic() - self.lost)
            self.lost = 0.0

    async def close(self) -> None:
        self.lost = self.lost or time.monotonic()
        await super().close()


class Renewal(Trial):
    """A server of several processes with faults while games are played on it."""

    def __init__(self, address: str, faults: int, tables: int, rng: random.Random) -> None:
        super().__init__(address, faults, tables, rng, flags=("--processes", "2"))
        self.gaps: list[float] = []
        self.renewed = 0

    def client(self, table: str, secret: str) -> Client:
        client = TimedClient(self.server.address, table, [secret])
        client.gaps = self.gaps
        return client

    def fault(self) -> None:
        before = self.server.workers()
        if self.rng.random() < RENEWALS:
            self.renewed += 1
            assert self.server.process is not None
            self.server.process.send_signal(signal.SIGHUP)
            gone = set(before)
        else:
            killed = self.rng.choice(before)
            gone = {killed}
            os.kill(killed, signal.SIGKILL)
        wait_for(lambda: not gone & set(self.server.workers()))
        wait_for(lambda: len(self.server.workers()) == len(before))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--faults", type=int, default=40)
    parser.add_argument("--tables", type=int, default=8)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    with database("postgresql") as address:
        trial = Renewal(address, args.faults, args.tables, random.Random(args.seed))
        asyncio.run(trial.run())
    gaps = sorted(trial.gaps)
    figures = {
        "renewed": trial.renewed,
        "killed": trial.killed - trial.renewed,
        "games_begun": trial.begun,
        "games_finished": dict(trial.finished),
        **vars(trial.audit),
        "clients_cut_off": len(gaps),
        "seconds_without_median": round(gaps[len(gaps) // 2], 3) if gaps else None,
        "seconds_without_longest": round(gaps[-1], 3) if gaps else None,
    }
    print(json.dumps(figures, indent=1))
    whole = trial.audit.clean and trial.finished.total() == trial.begun
    return 0 if whole and gaps and gaps[-1] < 2.0 else 1


if __name__ == "__main__":
    sys.exit(main())
