"""The kinds of parameters that decisions of The Name of the Rose have."""

from __future__ import annotations

from typing import Final

from ratskeller.games.name_of_the_rose.abbey import MONKS, SEATS
from ratskeller.kernel.position import NumberField, WordField

SEAT: Final = NumberField(0, SEATS - 1)
MONK: Final = WordField(MONKS)
