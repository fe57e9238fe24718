"""Growing tables do not make Python look through all of them; loops are still found."""

from __future__ import annotations

import subprocess
import sys

COUNT = """
import asyncio, gc, weakref
from ratskeller.server import gc_tuning

class Loop:
    def __init__(self):
        self.own = self

def looks():
    before = gc.get_stats()[2]["collections"]
    kept = [[n] for n in range(300_000)]  # as tables that grow
    return gc.get_stats()[2]["collections"] - before

usual = looks()
gc_tuning.freeze()
calm = looks()
lost = weakref.ref(Loop())
asyncio.run(gc_tuning.collect())
print(usual, calm, lost() is None)
"""


def test_only_the_keeper_looks_through_everything() -> None:
    done = subprocess.run([sys.executable, "-c", COUNT], capture_output=True, text=True, check=True)
    usual, calm, gone = done.stdout.split()
    assert int(usual) > 0
    assert (calm, gone) == ("0", "True")
