"""NR 4.2: suspicion becomes evidence."""

from __future__ import annotations

from mypy_extensions import i64

from ratskeller.games.name_of_the_rose import components as nr
from ratskeller.games.name_of_the_rose.state import RoseState
from ratskeller.games.name_of_the_rose.tracks import charge
from ratskeller.kernel.compact import count_bits


def convert(s: RoseState, times: i64) -> None:
    """NR 4.2: 5, 4, 3, 2, 1, 0 by rank; equal ones share a rank and none is skipped.

    ``times`` is 2 under NR 6.12.
    """
    if s.listener is not None:
        s.emit("conversion")
    for monk in range(i64(nr.COLOURS)):
        gain = nr.CONVERSION[rank(s, monk)] * times
        if gain > 0:
            charge(s, monk, gain)
    for monk in range(i64(nr.COLOURS)):
        s.public.suspicion[monk] = nr.SUSPICION


def rank(s: RoseState, monk: i64) -> i64:
    """How many different figures of suspicion lie above this monk's."""
    suspicion = s.public.suspicion
    above: i64 = 0  # as bits
    for other in range(i64(nr.COLOURS)):
        if suspicion[other] > suspicion[monk]:
            above |= nr.BIT[suspicion[other]]
    return count_bits(above)


def level(s: RoseState) -> bool:
    """NR 6.1, 6.14: whether all six have the same suspicion."""
    for monk in range(1, i64(nr.COLOURS)):
        if s.public.suspicion[monk] != s.public.suspicion[0]:
            return False
    return True
