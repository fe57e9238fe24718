"""The kinds of parameters that decisions of Notre Dame have."""

from __future__ import annotations

from typing import Final

from ratskeller.games.notre_dame.board import ALL_MARKERS, PLACES, SECTORS
from ratskeller.kernel import FlagField, NumberField, SeatField, WordField

SEAT: Final = SeatField()
SECTOR: Final = WordField(SECTORS)
PLACE: Final = WordField(PLACES)
SOURCE: Final = WordField(PLACES, optional=True)
FLAG: Final = FlagField()
TWICE: Final = NumberField(1, 2)
MARKERS: Final = NumberField(0, ALL_MARKERS)
