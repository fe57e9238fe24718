"""The kinds of parameters that decisions of Rattus have."""

from __future__ import annotations

from typing import Final

from ratskeller.games.rattus.board import CARDS, REGIONS
from ratskeller.kernel.position import FlagField, NumberField, SeatField, SetField, WordField

SEAT: Final = SeatField()
REGION: Final = WordField(REGIONS, name="region")
NEXT: Final = WordField(REGIONS, optional=True, name="region")
TOKEN: Final = NumberField(0, 48)
USED: Final = SetField(CARDS, name="cards")
FLAG: Final = FlagField()
EXTRA: Final = NumberField(0, 2)
