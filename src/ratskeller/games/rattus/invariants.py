"""What must hold in every position: pieces, fronts, and what the stack says of them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ratskeller.games.rattus.board import CUBES, FACES, REGIONS, ROOM, supply_size
from ratskeller.games.rattus.class_merchant import MerchantTo
from ratskeller.games.rattus.class_peasant import PEASANT
from ratskeller.games.rattus.class_witch import WitchSwap
from ratskeller.games.rattus.columns import ALL_CUBES_OUT, REASONS, SUPPLY_EMPTY
from ratskeller.games.rattus.ending import FinalPlague, LastPowers, LastTurn
from ratskeller.games.rattus.plague import Spread, spread_size
from ratskeller.games.rattus.state import RattusState
from ratskeller.games.rattus.token_fronts import Reveal
from ratskeller.kernel import Decision

#: What belongs to another seat than what lies below it.
OTHER_SEAT = ("settle", "last-turn", "last-powers")


def violations(s: RattusState) -> list[str]:
    """Everything that is wrong with a state; with the stack, if the pieces are right."""
    found = [*_cubes(s), *_tokens(s), *_fronts(s), *_end(s)]
    return found if found or not s.stack else list(_stack(s))


def _cubes(s: RattusState) -> Iterator[str]:
    """RA 1.1, 1.2: every cube is somewhere, once, and in play."""
    public = s.public
    if public.pawn >= 0 and not s.board.has(public.pawn):
        yield f"the pawn: {REGIONS[public.pawn]} is not in play with {s.players} players (RA 1.2)"
    for seat in range(int(s.players)):
        used = public.palace[seat] + sum(s.cubes_of(r, seat) for r in range(len(REGIONS)))
        if used > CUBES:
            yield f"seat {seat} has {used} cubes on the board; there are {CUBES} (RA 1.1)"
        elif used + public.stock[seat] != CUBES or public.palace[seat] < 0:
            yield f"seat {seat} has {used + public.stock[seat]} cubes (RA 1.1)"
    if min(public.cubes) < 0:
        yield "a region has fewer than no cubes"
    for region in range(len(REGIONS)):
        if not s.board.has(region) and (public.tokens[region] or s.cubes_in(region)):
            yield f"{REGIONS[region]} is not in play"


def _tokens(s: RattusState) -> Iterator[str]:
    """RA 1.5, 2.2: every token is somewhere, once."""
    public = s.public
    for region in range(len(REGIONS)):
        slots = [public.slots[region * ROOM + i] for i in range(ROOM)]
        there = [token for token in slots if token >= 0]
        if len(there) != public.tokens[region] or slots[: len(there)] != there:
            yield f"{REGIONS[region]} counts {public.tokens[region]} tokens and holds {slots}"
        for token in there:
            if public.at[token] != region:
                yield f"token {token} is in two places"
    size = supply_size(s.players, s.options["removed_with_three"])
    if public.drawn + public.supply != s.board.starting + size:
        yield f"{public.drawn} tokens drawn, {public.supply} left of {size}"
    there = [t for t in range(len(s.face)) if s.face[t] >= 0 or public.at[t] >= 0]
    if len(there) != public.drawn:
        yield (
            f"{len(there)} tokens lie on the board or were turned; a supply of {public.supply}"
            f" makes it {public.drawn} (RA 2.2)"
        )
    elif there and there[-1] >= public.drawn:
        yield f"token id {there[-1]} should be below {public.drawn} (RA 2.2)"


def _fronts(s: RattusState) -> Iterator[str]:
    """RA 2.1, 2.2, 7.3: each front comes out of the set it can have been in, when it is seen."""
    public = s.public
    for token in range(public.drawn):
        face = s.face[token]
        if face >= FACES.ringed and not s.from_supply(token):
            yield f"token {token} was laid out at the start; {FACES.ids[face]} has no ring (RA 2.1)"
        if public.at[token] >= 0 and (face >= 0) != (public.seen[token] > 0):
            yield f"token {token}: a front is drawn when somebody sees it, not before (RA 7.3)"
    unseen = s.unseen()
    for face, left in enumerate(unseen.fronts):
        if left < 0:
            yield f"front {FACES.ids[face]} is there more often than in the game (RA 1.5)"
    if unseen.supply_rings < 0 or unseen.supply_plains < 0:
        kind = "with" if unseen.supply_rings < 0 else "without"
        yield f"the supply cannot have held so many fronts {kind} a ring (RA 2.2)"


def _end(s: RattusState) -> Iterator[str]:
    """RA 6.1: the last round and the end have a reason, and it fits the supply."""
    public = s.public
    ending = not s.stack or s.stack[0].NAME == "final-plague"
    if ending != (public.reason >= 0):
        yield "the last round and the end have a reason, what comes before has none (RA 6.1)"
    elif ending and (public.supply == 0) == (public.reason == ALL_CUBES_OUT):
        reason = REASONS[public.reason]
        yield f"a supply of {public.supply} does not fit the reason {reason} (RA 6.1)"


def _stack(s: RattusState) -> Iterator[str]:
    """What each decision says of the board, and of the one below it."""
    top, bottom = s.stack[-1], s.stack[0]
    if s.public.pawn < 0 and top.NAME != "start-pawn":
        yield "the pawn stands nowhere (RA 2.3)"
        return
    found = [*_last_round(s, bottom)] if isinstance(bottom, FinalPlague) else []
    for i, decision in enumerate(s.stack):
        if i > 0:
            found += _pair(s.stack[i - 1], decision)
        found += [f"{decision.NAME}: {problem}" for problem in _decision(s, decision)]
    yield from found
    if not found and not s.choices(top.seat):
        yield f"{top.NAME}: there is nothing to choose"


def _last_round(s: RattusState, final: FinalPlague) -> Iterator[str]:
    """RA 6.1, 6.2: until the final plague strikes no cube leaves the board."""
    reason = s.public.reason
    if s.stack[-1].NAME == "reveal" and s.stack[-2].NAME == "strike":
        return
    if final.region >= 0:
        yield "the final plague strikes after the last round (RA 6.3)"
    for i, decision in enumerate(s.stack.to_list()[1:], 1):
        seat = (final.last + i) % s.players
        if isinstance(decision, LastTurn | LastPowers) and decision.owner() != seat:
            yield f"the last round has seat {seat}, not seat {decision.owner()} here (RA 6.2)"
    out = [seat for seat in range(s.players) if s.public.stock[seat] == 0]
    if reason != SUPPLY_EMPTY and not out:
        yield f"reason {REASONS[reason]}: nobody has every cube on the board (RA 6.1)"
    for seat in out:
        if reason == SUPPLY_EMPTY and (seat == final.last or not PEASANT.held_by(s, seat)):
            yield f"seat {seat} has every cube on the board before the last round (RA 6.1)"


def _pair(below: Decision[Any], above: Decision[Any]) -> Iterator[str]:
    who, whose = above.owner(), below.owner()
    if above.NAME not in OTHER_SEAT and who >= 0 and whose >= 0 and whose != who:
        yield f"the stack has {above.NAME} of seat {who} on {below.NAME} of seat {whose}"
    if isinstance(above, Reveal) and above.token != getattr(below, "token", None):
        yield f"reveal and {below.NAME} name two tokens"


def _decision(s: RattusState, decision: Decision[Any]) -> Iterator[str]:
    public = s.public
    tokens = [getattr(decision, field, None) for field in ("token", "first", "second")]
    gone = [t for t in tokens if t is not None and (t >= public.drawn or public.at[t] < 0)]
    if gone:
        yield f"token {gone[0]} is not on the board"
    elif isinstance(decision, MerchantTo):
        if s.cubes_of(decision.source, decision.seat) == 0:
            yield f"seat {decision.seat} has no cube in {REGIONS[decision.source]}"
    elif isinstance(decision, WitchSwap):
        if public.at[decision.first] == public.at[decision.second]:
            yield "two tokens are exchanged between different regions (RA 5.5)"
    elif isinstance(decision, Spread):
        if decision.size != spread_size(s):
            yield f"{spread_size(s)} tokens are placed from here, not {decision.size} (RA 4.1)"
    elif isinstance(decision, Reveal) and s.face[decision.token] >= 0:
        yield f"token {decision.token} was seen (RA 7.3)"
