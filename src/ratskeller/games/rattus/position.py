"""What a position of Rattus leaves out, and the stacks that a game can have."""

from __future__ import annotations

from typing import Any, Final

from ratskeller.games.rattus.board import CUBES, supply_size
from ratskeller.games.rattus.ending import outcome
from ratskeller.games.rattus.state import RattusState
from ratskeller.kernel.position import expect, whole

_POWER: Final = (
    "(monk|monk-to|merchant|merchant-to|witch|witch-again|witch-swap|king"
    "|((another-look|witch-swap) )?peek reveal)"
)
#: The moments of a game: names on the stack, bottom first.
STACKS: Final = [
    "start-player( start-pawn)?",  # RA 2.3, 2.4
    "first-turn( settle)+",  # RA 2.4
    f"turn( {_POWER})?",  # RA 3
    "end-turn (after-spread|plague) spread",  # RA 4.1
    f"end-turn (window|reopen {_POWER})",  # RA 3.2
    "end-turn (knight|devastate turn-order|devastate strike reveal)",  # RA 4.3, 5.2
    f"final-plague( last-turn)* (last-powers|last-turn {_POWER})",  # RA 6.2
    "final-plague strike reveal",  # RA 6.3
]


def complete(s: RattusState, position: dict[str, Any]) -> None:
    """Compute what a position does not hold, and find the outcome."""
    _count_pieces(s)
    if not s.stack:
        _find_outcome(s, position.get("outcome"))


def _count_pieces(s: RattusState) -> None:
    """RA 1.1, 2.2: the cubes that are not on the board, and the tokens that left the supply."""
    public = s.public
    for seat in range(int(s.players)):
        used = sum(s.cubes_of(region, seat) for region in s.board.regions)
        public.stock[seat] = CUBES - public.palace[seat] - used
    full = int(supply_size(s.players, s.options["removed_with_three"]))
    public.drawn = s.board.starting + full - whole(int(public.supply), 0, full, "supply")


def _find_outcome(s: RattusState, value: object) -> None:
    """RA 6.4: a tie goes by turn order; which turn was the last one the outcome tells."""
    expect(value is not None, "a game has a stack or an outcome")
    expect(s.public.reason >= 0, "a game that is over has a reason (RA 6.1)")
    possible = [outcome(s, last) for last in range(s.players)]
    fitting = [each for each in possible if each.data() == value]
    expect(len(fitting) > 0, f"outcome should be {possible[0].data()} (RA 6.4)")
    s.outcome = fitting[0]
