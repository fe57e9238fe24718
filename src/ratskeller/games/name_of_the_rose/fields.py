"""The kinds of parameters that decisions of The Name of the Rose have."""

from __future__ import annotations

from typing import Final

from ratskeller.games.name_of_the_rose.components import MONKS
from ratskeller.kernel.position import SeatField, WordField

SEAT: Final = SeatField()
MONK: Final = WordField(MONKS, name="monk")
