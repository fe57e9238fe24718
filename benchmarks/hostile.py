"""Noise on sockets: `python -m benchmarks.hostile --messages 20000`."""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import sys

from benchmarks.databases import database
from tests.server.harness import Server
from tests.server.hostile import attack


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--messages", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=2)
    args = parser.parse_args()
    with database("sqlite") as address, Server(address) as server:
        tally = asyncio.run(attack(server, args.messages, random.Random(args.seed)))
    print(json.dumps({"messages": args.messages, "answers": tally}, indent=1))
    return int("Traceback" in server.log)


if __name__ == "__main__":
    sys.exit(main())
