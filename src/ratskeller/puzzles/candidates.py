"""Candidates for puzzles: which choice of a position is worth a proof that it is the best.

A search ranks the choices, or a few roll-outs where that tells more; then a few roll-outs against
the choices that come next drop most positions. None of these roll-outs is used in the proof.
"""

from __future__ import annotations

from statistics import fmean

from ratskeller.kernel import State
from ratskeller.puzzles.proof import is_hopeless
from ratskeller.puzzles.rollout import Rollouts
from ratskeller.review.compare import Comparer
from ratskeller.review.effort import Effort

LOOK = Effort("look", 160, 5, 0)  #: the search that ranks the choices
RIVALS = 2  #: choices that come next, against which a few roll-outs are tried first
ROUND = 6  #: roll-outs of each choice in a round, after which the worse half drops out


def candidate(state: State, seat: int, lead: float, seed: int) -> str | None:
    """The choice that may be the best by ``lead``, or None."""
    rollouts = Rollouts(state, seat, seed)
    if state.game.evaluator().HIDDEN_IDENTITIES:
        ranked = ranked_by_rollouts(rollouts)
    else:
        ranked = ranked_by_search(state, seat, seed)
    answer, *others = ranked
    return None if is_hopeless(rollouts, answer, others[:RIVALS], lead) else answer


def ranked_by_search(state: State, seat: int, seed: int) -> list[str]:
    """The choices, the best first, as a search of the strongest bot sees them."""
    comparer = Comparer(state.view(seat), state.choices(seat), state.game, seed)
    comparer.run(LOOK, None)
    return [value.choice for value in comparer.values()]


def ranked_by_rollouts(rollouts: Rollouts) -> list[str]:
    """The choices that stay in sequential halving, the best first.

    The search of a game with hidden identities ends where another seat acts, so its values say
    little about who wins in the end.
    """
    found: list[list[float]] = [[] for _ in rollouts.choices]
    left = list(range(len(rollouts.choices)))
    while True:
        for _ in range(ROUND):
            for i, share in zip(left, rollouts.shares(left), strict=True):
                found[i].append(share)
        left.sort(key=lambda i: -fmean(found[i]))
        if len(left) <= RIVALS + 1:
            return [rollouts.choices[i] for i in left]
        left = left[: max(RIVALS + 1, (len(left) + 1) // 2)]
