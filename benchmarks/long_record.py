"""A record of 400 entries, without any snapshot: `python -m benchmarks.long_record`.

Times loading a finished game, and loading a running one and undoing a choice.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import statistics
import sys
import time

from benchmarks.databases import database
from ratskeller.server.service import Service
from ratskeller.server.settings import Settings
from ratskeller.server.store.engine import connect, migrate, read_url
from ratskeller.server.store.store import Store
from ratskeller.server.store.writer import Write
from ratskeller.server.tables import TableManager
from tests.server.table_log import long_game


async def measure(address: str, entries: int, times: int) -> dict[str, float]:
    store = Store(connect(read_url(address)))
    await migrate(store.engine)
    manager = TableManager(store, lambda entries: None, lambda table, number: None)
    manager.committer.start()
    service = Service(manager, Settings())
    over, going = long_game(4, entries, stop=False), long_game(4, entries, stop=True)
    for id, log in (("over", over), ("going", going)):
        await store.write([Write(id, entry) for entry in log.entries])
    seat, seq = going.table.undoable[-1][1], going.table.seq
    loads, undos = [], []
    for _ in range(times):
        began = time.perf_counter()
        await store.load("over")
        loads.append(time.perf_counter() - began)
        manager.evict(-1)
        began = time.perf_counter()
        seq = await service.undo("going", seat, seq)
        undos.append(time.perf_counter() - began)
        table = manager.live("going").table
        assert table is not None
        assert table.match is not None
        seq = await service.choose("going", seat, str(table.match.state.choices(seat)[0]), seq)
    await manager.close()
    await store.close()
    return {
        "entries": len(over.entries),
        "load_ms_median": round(1000 * statistics.median(loads), 1),
        "load_ms_max": round(1000 * max(loads), 1),
        "load_and_undo_ms_median": round(1000 * statistics.median(undos), 1),
        "load_and_undo_ms_max": round(1000 * max(undos), 1),
    }


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--entries", type=int, default=400)
    parser.add_argument("--times", type=int, default=20)
    args = parser.parse_args()
    for kind in ("sqlite", "postgresql"):
        with database(kind) as address:
            found = asyncio.run(measure(address, args.entries, args.times))
        print(json.dumps({"database": kind, **found}))
    return 0


if __name__ == "__main__":
    sys.exit(main())
