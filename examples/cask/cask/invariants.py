"""What holds in every position of Cask."""

from __future__ import annotations

from cask.rules import Deal, Turn
from ratskeller.kernel.plain import PlainState


def violations(state: PlainState) -> list[str]:
    """CK 1.1, 1.2, 3.1: every measure is somewhere, every thirst is dealt once and in time."""
    public, top, dealt = state.public, state.decision, dealt_to(state)
    drunk, held = sum(public.drunk), full(state)
    cards = [int(thirst) for thirst in state.thirst if thirst]
    over = public.left == 0 or all(public.gone)
    checks = {
        f"the cask held {held}, {public.left} are left and {drunk} were drunk": (
            public.left + drunk != held
        ),
        "the game is over exactly if the cask is empty or all have gone": over != (top is None),
        "the player to move has gone home": isinstance(top, Turn) and public.gone[top.seat],
        "nobody drinks before all have their thirst": dealt < state.players
        and (drunk > 0 or any(public.gone)),
        "two seats have the same thirst": len(set(cards)) != len(cards),
        f"{dealt} seats have a thirst by now, the first ones": dealt != len(cards)
        or not all(state.thirst[:dealt]),
    }
    return [problem for problem, found in checks.items() if found]


def full(state: PlainState) -> int:
    """CK 1.1: what the cask holds at first."""
    return int(state.options["measures"]) * int(state.players)


def dealt_to(state: PlainState) -> int:
    """CK 1.2: how many seats have their thirst."""
    top = state.decision
    return int(top.player if isinstance(top, Deal) else state.players)
