"""When Python looks for garbage that refers to itself. Whoever plays waits while it does.

Looking through all tables takes a tenth of a second for three hundred of them and finds next
to nothing, since what a table drops is freed at once. By itself Python would do it whenever
the tables have grown by a quarter.
"""

from __future__ import annotations

import gc

INTERVAL = 600.0  #: seconds between two looks at everything
YOUNG, MIDDLE = 700, 10  #: Python's own measures for what is new, a millisecond or two
RARELY = 1000  #: in place of 10: how many looks at the new before one at everything


def freeze() -> None:
    """What is loaded by now stays; of the rest, look through what is new alone."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, MIDDLE, RARELY)


async def collect() -> None:
    """Look through everything."""
    gc.collect()
