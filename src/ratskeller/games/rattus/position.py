"""What a position of Rattus leaves out, and the stacks that a game can have."""

from __future__ import annotations

from typing import Any, Final

from ratskeller.games.rattus.board import CUBES, FACES, supply_size
from ratskeller.games.rattus.ending import outcome
from ratskeller.games.rattus.state import RattusState
from ratskeller.kernel.errors import PositionError
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
    """Compute the stocks, count the fronts that are left, and find the outcome."""
    public = s.public
    for seat in range(int(s.players)):
        used = sum(s.cubes_of(region, seat) for region in s.board.regions)
        public.stock[seat] = CUBES - public.palace[seat] - used
    full = int(supply_size(s.players, s.options["removed_with_three"]))
    supply = whole(int(public.supply), 0, full, "supply")
    public.drawn = s.board.starting + full - supply
    _count_fronts(s, full)
    if not s.stack:
        _find_outcome(s, position.get("outcome"))


def _count_fronts(s: RattusState, supply: int) -> None:
    """RA 2.1, 2.2: each front comes out of the set it can have been in."""
    public = s.public
    faces = [int(face) for face in s.face]
    s.hide_fronts(supply)
    there = 0
    for token, face in enumerate(faces):
        if face < 0 and public.at[token] < 0:
            continue
        there += 1
        whole(token, 0, int(public.drawn) - 1, "token id")
        if face >= 0:
            _check_front(s, token, face)
            s.reveal(token, face)
    expect(
        there == public.drawn,
        f"{there} tokens lie on the board or were turned; a supply of {public.supply} makes it"
        f" {public.drawn} (RA 2.2)",
    )


def _check_front(s: RattusState, token: int, face: int) -> None:
    name = FACES.ids[face]
    expect(s.unseen[face] > 0, f"front {name} is there more often than in the game (RA 1.5)")
    ring = face < FACES.ringed
    if s.from_supply(token):
        expect(
            s.supply_rings > 0 if ring else s.supply_rings < s.supply_unseen,
            f"token {token} came from the supply, which cannot have held {name} (RA 2.2)",
        )
    else:
        expect(ring, f"token {token} was laid out at the start; {name} has no ring (RA 2.1)")


def _find_outcome(s: RattusState, value: object) -> None:
    """RA 6.4: a tie goes by turn order; which turn was the last one the outcome tells."""
    expect(value is not None, "a game has a stack or an outcome")
    expect(s.public.reason >= 0, "a game that is over has a reason (RA 6.1)")
    possible = [outcome(s, last) for last in range(s.players)]
    for each in possible:
        if each.data() == value:
            s.outcome = each
            return
    raise PositionError(f"outcome should be {possible[0].data()} (RA 6.4)")
