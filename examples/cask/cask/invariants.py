"""What holds in every position of Cask."""

from cask.rules import Deal, Turn
from ratskeller.kernel.plain import PlainState


def violations(state: PlainState) -> list[str]:
    """CK 1.1, 1.2, 3.1: every measure is somewhere, every thirst is dealt once and in time."""
    left, gone, drunk = state.public.left, state.public.gone, sum(state.public.drunk)
    top, dealt, held = state.decision, dealt_to(state), full(state)
    cards = [int(thirst) for thirst in state.thirst if thirst]
    over, dealing = left == 0 or all(gone), dealt < state.players
    checks = {
        f"the cask held {held}, {left} are left and {drunk} were drunk": left + drunk != held,
        "the game is over exactly if the cask is empty or all have gone": over != (top is None),
        "the player to move has gone home": isinstance(top, Turn) and gone[top.seat],
        "nobody drinks before all have their thirst": dealing and drunk + sum(gone) > 0,
        "two seats have the same thirst": len(set(cards)) != len(cards),
        f"{dealt} seats have a thirst by now, the first ones": cards != [*state.thirst[:dealt]],
    }
    return [problem for problem, found in checks.items() if found]


def full(state: PlainState) -> int:
    """CK 1.1: what the cask holds at first."""
    return int(state.options["measures"]) * int(state.players)


def dealt_to(state: PlainState) -> int:
    """CK 1.2: how many seats have their thirst."""
    top = state.decision
    return int(top.player if isinstance(top, Deal) else state.players)
