"""The columns of Cask, and its numbers."""

from typing import Final

from ratskeller.kernel import columns as c
from ratskeller.kernel.position import FlagField, NumberField

MEASURES: Final = [5, 4]  #: CK 1.1: for each player; the first is the default
THIRST: Final = [4, 5, 6, 7, 8, 9]  #: CK 1.2: one card of each
MOST: Final = 3  #: CK 2.1: measures in a turn

COLUMNS: Final = c.Columns(
    [
        c.Column("left", NumberField(0, 20), c.EVERYBODY, "measures in the cask"),
        c.Column("drunk", NumberField(0, 20), c.EVERYBODY, "measures drunk", [c.by_seat()]),
        c.Column("gone", FlagField(), c.EVERYBODY, "who has gone home", [c.by_seat()]),
        c.Column("thirst", NumberField(4, 9, none=0), c.SEAT, "what a seat takes", [c.by_seat()]),
    ]
)
