"""How much is searched for each decision of a review."""

from __future__ import annotations

from dataclasses import dataclass

from ratskeller.kernel import OptionError
from ratskeller.kernel.choice import one_of


@dataclass(frozen=True)
class Effort:
    """The simulations of one decision.

    ``simulations`` are shared by the choices; every choice is simulated in ``worlds`` worlds at
    least. ``true_simulations`` start from the true state, for the level of the curve.
    """

    name: str
    simulations: int
    worlds: int
    true_simulations: int


EFFORTS = {
    effort.name: effort
    for effort in (
        Effort("instant", 16, 2, 4),  # for tests: the figures mean little
        Effort("quick", 240, 6, 24),
        Effort("deep", 2400, 24, 160),
    )
}


def effort_of(name: str) -> Effort:
    """An effort by name, or :class:`OptionError`."""
    if name not in EFFORTS:
        raise OptionError(f"there is no effort {name!r}; expected {one_of(list(EFFORTS))}")
    return EFFORTS[name]
