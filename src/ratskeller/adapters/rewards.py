"""The rewards of a finished game."""

from __future__ import annotations

from typing import Final

from ratskeller.kernel.choice import one_of
from ratskeller.kernel.errors import OptionError
from ratskeller.kernel.outcome import Outcome

RANK: Final = "rank"
MARGIN: Final = "margin"
REWARDS: Final = (RANK, MARGIN)


def check_rewards(kind: str) -> str:
    """Return the kind of rewards, or raise :class:`OptionError`."""
    if kind not in REWARDS:
        raise OptionError(f"{kind!r} is not a valid `rewards`; expected {one_of(list(REWARDS))}")
    return kind


def reward(outcome: Outcome, kind: str, sign: float) -> list[float]:
    """The reward of each seat at the end of a game; the sum is 0.

    ``rank``: 1 for the first place, -1 for the last, evenly between; seats on a shared place
    get the mean of its rewards. ``margin``: the signed score less the mean of all seats.

    >>> reward(Outcome([[2], [0, 1]], [3, 3, 9], "over", None), "rank", 1.0)
    [-0.5, -0.5, 1.0]
    >>> reward(Outcome([[2], [0, 1]], [3, 3, 9], "over", None), "margin", 1.0)
    [-2.0, -2.0, 4.0]
    """
    scores = outcome.scores
    seats = len(scores)
    out = [0.0] * seats
    if kind == MARGIN:
        mean = float(sum(scores)) / float(seats)
        for seat in range(seats):
            out[seat] = sign * (float(scores[seat]) - mean)
        return out
    above = 0
    for group in outcome.places:
        place = float(above) + float(len(group) - 1) / 2.0
        for seat in group:
            out[seat] = 1.0 - 2.0 * place / float(seats - 1)
        above += len(group)
    return out
