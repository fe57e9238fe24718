"""Counting the pieces: what must hold in every position."""

from __future__ import annotations

from ratskeller.games.rattus.board import CUBES, FACES, REGIONS, ROOM, supply_size
from ratskeller.games.rattus.state import RattusState


def violations(s: RattusState) -> list[str]:
    """RA 1.1, 1.5: every cube and every token is somewhere, once."""
    found: list[str] = []
    players = int(s.players)
    for seat in range(players):
        board = sum(s.cubes_of(region, seat) for region in range(len(REGIONS)))
        total = board + s.palace[seat] + s.stock[seat]
        if total != CUBES or min(s.stock[seat], s.palace[seat]) < 0:
            found.append(f"seat {seat} has {total} cubes")
    if min(s.cubes) < 0:
        found.append("a region has fewer than no cubes")
    for region in range(len(REGIONS)):
        lying = [s.slots[region * ROOM + i] for i in range(ROOM)]
        there = [token for token in lying if token >= 0]
        if len(there) != s.tokens[region] or lying[: len(there)] != there:
            found.append(f"{REGIONS[region]} counts {s.tokens[region]} tokens and holds {lying}")
        found += [f"token {token} is astray" for token in there if s.at[token] != region]
        if not s.board.has(region) and (
            there or any(s.cubes_of(region, p) for p in range(players))
        ):
            found.append(f"{REGIONS[region]} is not in play")
    size = supply_size(s.players, s.options["removed_with_three"])
    if s.drawn + s.supply != s.board.starting + size:
        found.append(f"{s.drawn} tokens drawn, {s.supply} left of {size}")
    found += _fronts(s)
    return found


def _fronts(s: RattusState) -> list[str]:
    """RA 7.3: the fronts seen and those still unseen are all there are."""
    found: list[str] = []
    seen = [0] * len(FACES.ids)
    for token in range(s.drawn):
        if s.face[token] >= 0:
            seen[s.face[token]] += 1
        elif s.at[token] < 0:
            found.append(f"token {token} left the game unseen")
        if s.at[token] >= 0 and (s.face[token] >= 0) != (s.seen[token] > 0):
            found.append(f"token {token} has a front nobody saw, or none that somebody saw")
    for face, count in enumerate(seen):
        if count + s.unseen[face] != FACES.copies[face] or s.unseen[face] < 0:
            found.append(f"front {FACES.ids[face]} is there {count + s.unseen[face]} times")
    rings = sum(s.unseen[face] for face in range(FACES.ringed))
    if rings != s.unseen_rings or sum(s.unseen) - rings != s.unseen_plains:
        found.append("the count of unseen fronts is off")
    return found
