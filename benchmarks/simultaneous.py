"""Simultaneous decisions answered at once: `python -m benchmarks.simultaneous --rounds 1000`.

By default these are the drafts of Notre Dame, with one socket per player.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import sys

from benchmarks.databases import database
from tests.server.harness import Server
from tests.server.simultaneous import SEATS, rounds


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--database", choices=("sqlite", "postgresql"), default="sqlite")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--rounds", type=int, default=1000)
    parser.add_argument(
        "--game", default="notre-dame", help="also duel, which has only such decisions"
    )
    parser.add_argument("--seats", type=int, default=SEATS)
    args = parser.parse_args()
    with database(args.database) as address:
        servers = [
            Server(address, module="tests.server.with_duel").start() for _ in range(args.processes)
        ]
        try:
            work = rounds(servers, args.rounds, random.Random(1), args.game, args.seats)
            tally = asyncio.run(work)
        finally:
            for server in servers:
                server.stop()
    figures = {"database": args.database, "processes": args.processes, "game": args.game}
    print(json.dumps({**figures, "seats": args.seats, **vars(tally)}, indent=1))
    return int(tally.refused > 0)


if __name__ == "__main__":
    sys.exit(main())
