"""Joint decisions answered at the same instant: `python -m benchmarks.together --rounds 1000`."""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import sys

from benchmarks.databases import database
from tests.server.harness import Server
from tests.server.together import rounds


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--database", choices=("sqlite", "postgresql"), default="sqlite")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--rounds", type=int, default=1000)
    args = parser.parse_args()
    with database(args.database) as address:
        servers = [
            Server(address, module="tests.server.with_duel").start() for _ in range(args.processes)
        ]
        try:
            accepted = asyncio.run(rounds(servers, args.rounds, random.Random(1)))
        finally:
            for server in servers:
                server.stop()
    figures = {
        "database": args.database,
        "processes": args.processes,
        "rounds": args.rounds,
        "answers_accepted": accepted,
        "refused": 0,
    }
    print(json.dumps(figures, indent=1))
    return 0


if __name__ == "__main__":
    sys.exit(main())
