"""Tuning of the cyclic garbage collector. Full collections pause every table.

A full collection takes a tenth of a second with three hundred tables and finds almost
nothing, since tables have no reference cycles. By default Python would run one whenever the
number of objects has grown by a quarter.
"""

from __future__ import annotations

import gc

INTERVAL = 600.0  #: seconds between full collections
YOUNG, MIDDLE = 700, 10  #: Python's defaults; these collections take a millisecond or two
OLD = 1000  #: instead of 10: middle collections before a full one


def freeze() -> None:
    """Exempt all current objects, and make full collections rare."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, MIDDLE, OLD)


async def collect() -> None:
    """Run a full collection."""
    gc.collect()
