"""Growing tables cause no full collections; cycles are still collected."""

from __future__ import annotations

import subprocess
import sys

COUNT = """
import asyncio, gc, weakref
from ratskeller.server import gc_tuning

class Loop:
    def __init__(self):
        self.own = self

def full_collections():
    before = gc.get_stats()[2]["collections"]
    kept = [[n] for n in range(300_000)]  # like growing tables
    return gc.get_stats()[2]["collections"] - before

usual = full_collections()
gc_tuning.freeze()
frozen = full_collections()
lost = weakref.ref(Loop())
asyncio.run(gc_tuning.collect())
print(usual, frozen, lost() is None)
"""


def test_only_the_scheduler_runs_full_collections() -> None:
    done = subprocess.run([sys.executable, "-c", COUNT], capture_output=True, text=True, check=True)
    usual, frozen, gone = done.stdout.split()
    assert int(usual) > 0
    assert (frozen, gone) == ("0", "True")
