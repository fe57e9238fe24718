"""A whole position as plain data, written and read with every check."""

from __future__ import annotations

from typing import Any, Final

from cask.rules import Deal, Turn, judge
from cask.state import CaskState
from cask.table import THIRST
from ratskeller.kernel.position import expect, keys, listing, whole

KEYS: Final = {"left", "drunk", "gone", "thirst"}
FRAME: Final = {"game", "version", "players", "options", "stack", "answers", "outcome"}


def write(s: CaskState) -> dict[str, Any]:
    """The whole position."""
    return {
        **s.game.frame(s),
        "left": s.left,
        "drunk": list(s.drunk),
        "gone": [bool(gone) for gone in s.gone],
        "thirst": [thirst or None for thirst in s.thirst],
    }


def read(s: CaskState, position: dict[str, Any]) -> CaskState:
    """Fill a state from a position, or refuse it with the reason."""
    wanted = {key: position[key] for key in position if key not in FRAME}
    keys(wanted, KEYS, "the position")
    s.left = whole(position["left"], 0, s.full, "left")
    for seat, value in enumerate(listing(position["drunk"], "drunk", int(s.players))):
        s.drunk[seat] = whole(value, 0, s.full, f"drunk[{seat}]")
    for seat, value in enumerate(listing(position["gone"], "gone", int(s.players))):
        expect(isinstance(value, bool), f"gone[{seat}] should be true or false")
        s.gone[seat] = int(value)
    for seat, value in enumerate(listing(position["thirst"], "thirst", int(s.players))):
        s.thirst[seat] = 0 if value is None else whole(value, 4, 9, f"thirst[{seat}]")
    s.game.read_stack(s, position)
    problems = violations(s)
    expect(not problems, "; ".join(problems))
    if not s.stack:
        s.outcome = judge(s)
    ended = None if s.outcome is None else s.outcome.data()
    expect(position.get("outcome") == ended, f"outcome should be {ended}")
    return s


def violations(s: CaskState) -> list[str]:
    """CK 1.1, 1.2, 3.1: every measure is somewhere, every thirst is dealt once and in time."""
    found = []
    if s.left < 0 or s.left + sum(s.drunk) != s.full:
        found.append(f"the cask held {s.full}, {s.left} are left and {sum(s.drunk)} were drunk")
    top = s.decision
    over = s.left == 0 or all(s.gone)
    if over != (top is None):
        found.append("the game is over exactly if the cask is empty or all have gone")
    if len(s.stack) > 1:
        found.append("only one decision is owed at a time")
    if isinstance(top, Turn) and s.gone[top.seat]:
        found.append(f"seat {top.seat} has gone home")
    dealt = top.player if isinstance(top, Deal) else s.players
    if isinstance(top, Deal) and (any(s.drunk) or any(s.gone)):
        found.append("nobody drinks before all have their thirst")
    for seat in range(s.players):
        known = s.thirst[seat] in THIRST
        if known != (seat < dealt):
            found.append(f"seat {seat} should have a thirst exactly if it was dealt")
    cards = [int(thirst) for thirst in s.thirst if thirst]
    if len(set(cards)) != len(cards):
        found.append("two seats have the same thirst")
    return found
