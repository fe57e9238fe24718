"""RA 3.5, 5.2: where the pawn may go."""

from __future__ import annotations

from mypy_extensions import i64

from ratskeller.games.rattus.board import REGIONS
from ratskeller.games.rattus.notation import PAWN
from ratskeller.games.rattus.state import RattusState
from ratskeller.kernel import Offers, Refusal


def offer_one_step(s: RattusState, out: Offers) -> None:
    """RA 3.5: the regions next to the pawn."""
    for region in s.board.near[s.public.pawn]:
        out.add(PAWN | region)


def offer_two_steps(s: RattusState, out: Offers) -> None:
    """RA 5.2: the regions one or two steps from the pawn."""
    for region in s.board.far[s.public.pawn]:
        out.add(PAWN | region)


def pawn_refusal(s: RattusState, region: i64, two_steps: bool) -> Refusal | None:
    """RA 3.5, 5.2: why the pawn cannot go there."""
    pawn, name = s.public.pawn, REGIONS[region]
    if region == pawn:
        return Refusal("RA 3.5", "pawn-must-move", {"region": name})
    if not s.board.has(region):
        return Refusal("RA 1.2", "region-not-in-play", {"region": name})
    if two_steps:
        if not s.board.within_two(pawn, region):
            return Refusal("RA 5.2", "pawn-two-steps", {"region": name})
    elif not s.board.touch(pawn, region):
        return Refusal("RA 3.5", "pawn-one-step", {"region": name})
    return None


def move_pawn(s: RattusState, seat: i64, region: i64) -> None:
    """The pawn goes to a region."""
    s.public.pawn = region
    if s.listener is not None:
        s.emit("pawn", seat=seat, region=REGIONS[region])
