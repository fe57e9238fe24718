"""What must hold in every position: pieces, fronts, and what the stack says of them."""

from __future__ import annotations

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
from ratskeller.kernel.decision import Decision

#: What belongs to another seat than what lies below it.
OTHER_SEAT = ("settle", "last-turn", "last-powers")


def violations(s: RattusState) -> list[str]:
    """Everything that is wrong with a state."""
    found = _cubes(s) + _tokens(s) + _fronts(s) + _end(s)
    if not found and s.stack:
        found = _stack(s)
    return found


def _cubes(s: RattusState) -> list[str]:
    """RA 1.1, 1.2: every cube is somewhere, once, and in play."""
    public = s.public
    found: list[str] = []
    if public.pawn >= 0 and not s.board.has(public.pawn):
        found.append(
            f"the pawn: {REGIONS[public.pawn]} is not in play with {s.players} players (RA 1.2)"
        )
    for seat in range(int(s.players)):
        used = public.palace[seat] + sum(s.cubes_of(r, seat) for r in range(len(REGIONS)))
        if used > CUBES:
            found.append(f"seat {seat} has {used} cubes on the board; there are {CUBES} (RA 1.1)")
        elif used + public.stock[seat] != CUBES or public.palace[seat] < 0:
            found.append(f"seat {seat} has {used + public.stock[seat]} cubes (RA 1.1)")
    if min(public.cubes) < 0:
        found.append("a region has fewer than no cubes")
    for region in range(len(REGIONS)):
        if not s.board.has(region) and (public.tokens[region] or s.cubes_in(region)):
            found.append(f"{REGIONS[region]} is not in play")
    return found


def _tokens(s: RattusState) -> list[str]:
    """RA 1.5, 2.2: every token is somewhere, once."""
    public = s.public
    found: list[str] = []
    for region in range(len(REGIONS)):
        lying = [public.slots[region * ROOM + i] for i in range(ROOM)]
        there = [token for token in lying if token >= 0]
        if len(there) != public.tokens[region] or lying[: len(there)] != there:
            name, count = REGIONS[region], public.tokens[region]
            found.append(f"{name} counts {count} tokens and holds {lying}")
        found += [f"token {t} is in two places" for t in there if public.at[t] != region]
    size = supply_size(s.players, s.options["removed_with_three"])
    if public.drawn + public.supply != s.board.starting + size:
        found.append(f"{public.drawn} tokens drawn, {public.supply} left of {size}")
    return found


def _fronts(s: RattusState) -> list[str]:
    """RA 7.3: the fronts seen and those still unseen are all there are."""
    public = s.public
    found: list[str] = []
    seen = [0] * len(FACES.ids)
    for token in range(public.drawn):
        if s.face[token] >= 0:
            seen[s.face[token]] += 1
        elif public.at[token] < 0:
            found.append(f"token {token} left the game unseen")
        if public.at[token] >= 0 and (s.face[token] >= 0) != (public.seen[token] > 0):
            found.append(
                f"token {token}: a front is drawn when somebody sees it, not before (RA 7.3)"
            )
    for face, count in enumerate(seen):
        if count + s.unseen[face] != FACES.copies[face] or s.unseen[face] < 0:
            found.append(f"front {FACES.ids[face]} is there {count + s.unseen[face]} times")
    return found


def _end(s: RattusState) -> list[str]:
    """RA 6.1: the last round and the end have a reason, and it fits the supply."""
    public = s.public
    ending = not s.stack or s.stack[0].NAME == "final-plague"
    if ending != (public.reason >= 0):
        return ["the last round and the end have a reason, what comes before has none (RA 6.1)"]
    if ending and (public.supply == 0) == (public.reason == ALL_CUBES_OUT):
        reason = REASONS[public.reason]
        return [f"a supply of {public.supply} does not fit the reason {reason} (RA 6.1)"]
    return []


def _last_round(s: RattusState, final: FinalPlague) -> list[str]:
    """RA 6.1, 6.2: until the final plague strikes no cube leaves the board."""
    public = s.public
    if s.stack[-1].NAME == "reveal" and s.stack[-2].NAME == "strike":
        return []
    if final.region >= 0:
        return ["the final plague strikes after the last round (RA 6.3)"]
    for i, decision in enumerate(s.stack[1:], 1):
        seat = (final.last + i) % s.players
        if isinstance(decision, LastTurn | LastPowers) and _who(decision) != seat:
            return [f"the last round has seat {seat}, not seat {_who(decision)} here (RA 6.2)"]
    out = [seat for seat in range(s.players) if public.stock[seat] == 0]
    if public.reason != SUPPLY_EMPTY and not out:
        return [f"reason {REASONS[public.reason]}: nobody has every cube on the board (RA 6.1)"]
    for seat in out:
        if public.reason == SUPPLY_EMPTY and (seat == final.last or not PEASANT.held_by(s, seat)):
            return [f"seat {seat} has every cube on the board before the last round (RA 6.1)"]
    return []


def _stack(s: RattusState) -> list[str]:
    """What each decision says of the board, and of the one below it."""
    top = s.stack[-1]
    found: list[str] = []
    if s.public.pawn < 0 and top.NAME != "start-pawn":
        return ["the pawn stands nowhere (RA 2.3)"]
    bottom = s.stack[0]
    if isinstance(bottom, FinalPlague):
        found += _last_round(s, bottom)
    for i, decision in enumerate(s.stack):
        if i > 0:
            found += _pair(s.stack[i - 1], decision)
        found += _decision(s, decision)
    if not found and not s.choices(top.seat):
        found.append(f"{top.NAME}: there is nothing to choose")
    return found


def _pair(below: Decision[Any], above: Decision[Any]) -> list[str]:
    found: list[str] = []
    who, whose = _who(above), _who(below)
    if above.NAME not in OTHER_SEAT and who >= 0 and whose not in (-1, who):
        found.append(f"the stack has {above.NAME} of seat {who} on {below.NAME} of seat {whose}")
    if isinstance(above, Reveal) and above.token != getattr(below, "token", None):
        found.append(f"reveal and {below.NAME} name two tokens")
    return found


def _who(decision: Decision[Any]) -> int:
    """The seat a decision belongs to, or -1."""
    return int(getattr(decision, "player", decision.seat if decision.seat >= 0 else -1))


def _decision(s: RattusState, decision: Decision[Any]) -> list[str]:
    name, public = decision.NAME, s.public
    for field in ("token", "first", "second"):
        token = getattr(decision, field, None)
        if token is not None and (token >= public.drawn or public.at[token] < 0):
            return [f"{name}: token {token} is not on the board"]
    if isinstance(decision, MerchantTo):
        if s.cubes_of(decision.source, decision.seat) == 0:
            return [f"{name}: seat {decision.seat} has no cube in {REGIONS[decision.source]}"]
    elif isinstance(decision, WitchSwap):
        if public.at[decision.first] == public.at[decision.second]:
            return [f"{name}: two tokens are exchanged between different regions (RA 5.5)"]
    elif isinstance(decision, Spread):
        if decision.size != spread_size(s):
            wanted = f"{spread_size(s)} tokens are placed from here, not {decision.size}"
            return [f"{name}: {wanted} (RA 4.1)"]
    elif isinstance(decision, Reveal) and s.face[decision.token] >= 0:
        return [f"{name}: token {decision.token} was seen (RA 7.3)"]
    return []
