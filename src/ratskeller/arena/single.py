"""One game of a match, and what is kept of it."""

from __future__ import annotations

import time
from typing import Any

import ratskeller
from ratskeller.arena.plan import Plan
from ratskeller.bots.registry import make_bot
from ratskeller.kernel import Match, RatskellerError

Result = dict[str, Any]

LONGEST = 10_000  #: choices of a game after which it is called endless


def play_one(plan: Plan, deal: int, turn: int) -> Result:
    """Play a deal in a rotation.

    By seat: scores, places, the mean and the longest time of a choice. A bot that fails
    loses the game for the match's books: the error is kept and counted.
    """
    game = ratskeller.game(plan.game)
    seating = plan.seating(turn)
    bots = [
        make_bot(spec, game, plan.bot_seed(deal, turn, seat)) for seat, spec in enumerate(seating)
    ]
    match = Match(game, plan.players, dict(plan.options), rng=plan.chance_seed(deal))
    spent = [0.0] * plan.players
    longest = [0.0] * plan.players
    made = [0] * plan.players
    result: Result = {"deal": deal, "turn": turn, "bots": seating}
    state = match.state
    try:
        while state.outcome is None:
            seat = state.actors[0]
            view, choices = state.view(seat), state.choices(seat)
            start = time.perf_counter()
            choice = bots[seat].choose(view, choices)
            took = time.perf_counter() - start
            if sum(made) >= LONGEST:
                raise RatskellerError(f"no end after {LONGEST} choices")
            if len(choices) > 1:
                spent[seat] += took
                longest[seat] = max(longest[seat], took)
                made[seat] += 1
            match.apply(seat, choice)
    except Exception as error:  # whatever a bot does wrong, the match goes on without it
        result["error"] = f"{seating[seat]} at seat {seat}: {type(error).__name__}: {error}"
        return result
    outcome = state.outcome
    result["scores"] = list(outcome.scores)
    result["places"] = [outcome.place(seat) for seat in range(plan.players)]
    result["shares"] = [
        1 / len(outcome.winners) if seat in outcome.winners else 0.0 for seat in range(plan.players)
    ]
    result["reason"] = outcome.reason
    result["choices"] = made
    result["ms"] = [round(1e3 * t / max(1, n), 3) for t, n in zip(spent, made, strict=True)]
    result["longest_ms"] = [round(1e3 * t, 3) for t in longest]
    return result
