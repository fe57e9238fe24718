"""Noise on sockets and generated requests: `python -m benchmarks.hostile --messages 20000`.

`--requests 300` also sends 300 requests, generated from the schema, to every REST operation.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import sys

from benchmarks.databases import database
from tests.server.harness import Server
from tests.server.hostile import attack, conform


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--messages", type=int, default=20_000)
    parser.add_argument("--requests", type=int, default=0, help="to every operation of REST")
    parser.add_argument("--seed", type=int, default=2)
    args = parser.parse_args()
    figures: dict[str, object] = {}
    with database("sqlite") as address, Server(address) as server:
        if args.messages:
            tally = asyncio.run(attack(server, args.messages, random.Random(args.seed)))
            figures |= {"messages": args.messages, "answers": tally}
        if args.requests:
            found = conform(server, args.requests, derandomize=False)
            count = sum(sum(answers.values()) for answers in found.values())
            figures |= {"requests": count, "operations": len(found), "statuses": found}
    print(json.dumps(figures, indent=1))
    return int("Traceback" in server.log)


if __name__ == "__main__":
    sys.exit(main())
