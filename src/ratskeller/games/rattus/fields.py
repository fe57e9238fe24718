"""The parameters that decisions of Rattus have."""

from __future__ import annotations

from typing import Final

from ratskeller.games.rattus.board import CARDS, REGIONS
from ratskeller.kernel import Fields, FlagField, NumberField, SeatField, SetField, WordField

_flag: Final = FlagField()
_token: Final = NumberField(0, 48)
_up_to_two: Final = NumberField(0, 2)

fields: Final = Fields(
    {
        "taken": _flag, "placed": _flag, "before": _flag, "turned": _flag,
        "used": SetField(CARDS, name="cards"),
        "size": _up_to_two, "extra": _up_to_two,
        "token": _token, "first": _token, "second": _token,
        "source": WordField(REGIONS, name="region"),
        "region": WordField(REGIONS, optional=True, name="region"),
        "last": SeatField(),
    }
)  # fmt: skip
