"""RA 3.5, 5.2: where the pawn may go."""

from __future__ import annotations

from mypy_extensions import i64

from ratskeller.games.rattus.board import REGIONS
from ratskeller.games.rattus.notation import PAWN
from ratskeller.games.rattus.state import RattusState
from ratskeller.kernel import Offers, Refusal


def offer_steps(s: RattusState, two_steps: bool, out: Offers) -> None:
    """RA 3.5, 5.2: the regions the pawn reaches."""
    for region in s.board.reach(s.public.pawn, two_steps):
        out.add(PAWN | region)


def pawn_refusal(s: RattusState, region: i64, two_steps: bool) -> Refusal | None:
    """RA 3.5, 5.2: why the pawn cannot go there."""
    pawn, name = s.public.pawn, REGIONS[region]
    if region == pawn:
        return Refusal("RA 3.5", "pawn-must-move", {"region": name})
    if not s.board.has(region):
        return Refusal("RA 1.2", "region-not-in-play", {"region": name})
    if region in s.board.reach(pawn, two_steps):
        return None
    if two_steps:
        return Refusal("RA 5.2", "pawn-two-steps", {"region": name})
    return Refusal("RA 3.5", "pawn-one-step", {"region": name})


def move_pawn(s: RattusState, seat: i64, region: i64) -> None:
    """The pawn goes to a region."""
    s.public.pawn = region
    if s.listener is not None:
        s.emit("pawn", seat=seat, region=REGIONS[region])
