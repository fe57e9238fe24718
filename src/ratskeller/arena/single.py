"""Plays one game of a match."""

from __future__ import annotations

import time
from typing import Any

import ratskeller
from ratskeller.arena.luck import luck_of
from ratskeller.arena.plan import Plan
from ratskeller.bots.registry import make_bot
from ratskeller.kernel import Match, RatskellerError

Result = dict[str, Any]

MAX_CHOICES = 10_000  #: a longer game counts as an error


def play_one(plan: Plan, deal: int, turn: int) -> Result:
    """Play a deal in a rotation; return the result by seat.

    If a bot fails, the result holds the error instead.
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
            if sum(made) >= MAX_CHOICES:
                raise RatskellerError(f"no end after {MAX_CHOICES} choices")
            if len(choices) > 1:
                spent[seat] += took
                longest[seat] = max(longest[seat], took)
                made[seat] += 1
            match.apply(seat, choice)
    except Exception as error:  # of a bot; the match goes on
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
    result["luck"] = [round(luck, 5) for luck in luck_of(match.record, game.evaluator())]
    return result
