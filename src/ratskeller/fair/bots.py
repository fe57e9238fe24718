"""Choices of bots that can be made again: from the view of a seat, a seed and iterations.

A bot never gets more than this, so whoever finds the same choice again knows that it did not
peek at hidden things.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Final

from ratskeller.bots.base import BaseBot, Budget
from ratskeller.bots.registry import is_built_in, make_bot
from ratskeller.fair.proof import Mismatch, before_choices, stream_of
from ratskeller.fair.stream import FairError
from ratskeller.kernel import SIMULTANEOUS, Choice, Game, Record, State, View
from ratskeller.kernel.registry import game as find_game

TRIALS: Final = (16, 80)  # iterations by which the time of one is measured
RESERVE: Final = 0.9  # the part of the time that is planned: later iterations may be slower


def view_for(state: State, seat: int) -> View:
    """What a bot chooses from: the view of its seat before others answered the same question.

    Answers given at the same time arrive in any order; a choice must not depend on it.
    """
    top = state.decision
    if top is None or top.kind != SIMULTANEOUS:
        return state.view(seat)
    before = state.clone()
    before.listener = None
    for other in range(int(state.players)):
        if other != seat and before.sealed[other] >= 0:
            before.unseal(other)
    return before.view(seat)


def choose_again(
    spec: str, seed: int, view: View, choices: Sequence[Choice], iterations: int = 0
) -> tuple[Choice, int]:
    """A bot's choice, and the iterations of its search, 0 if it has no budget.

    A budget of time is turned into iterations first, by a short trial, so that the choice
    follows from these; the ``iterations`` of an earlier choice make the same one again.
    """
    game = find_game(view.game_id)
    bot = make_bot(spec, game, seed)
    if not isinstance(bot, BaseBot) or bot.budget is None:
        return bot.choose(view, choices), 0
    if bot.budget.seconds is not None:
        if not iterations:
            iterations = _affordable(spec, game, bot.budget, view, choices)
        bot.budget = Budget(iterations, cores=bot.budget.cores)
    return bot.choose(view, choices), int(bot.budget.iterations or 0)


def _affordable(
    spec: str, game: Game, budget: Budget, view: View, choices: Sequence[Choice]
) -> int:
    """How many iterations the time of a budget is enough for."""
    if len(choices) == 1:
        return 1
    seconds = float(budget.seconds or 0.0)
    times = []
    for iterations in TRIALS:
        bot = make_bot(f"{spec.partition(':')[0]}:{iterations}*{budget.cores}", game, 0)
        began = time.perf_counter()
        bot.choose(view, choices)
        times.append(time.perf_counter() - began)
    each = max((times[1] - times[0]) / (TRIALS[1] - TRIALS[0]), 1e-6)
    fixed = max(0.0, times[0] - TRIALS[0] * each)
    return max(TRIALS[0], int((RESERVE * seconds - sum(times) - fixed) / each))


def verify_bots(record: Record) -> tuple[int, list[str]]:
    """Let every bot choose again; returns how many choices agree, and the bots left out.

    Bots of other packages may remember more than a view; they are left out.
    """
    stream = stream_of(record)
    notes = {number: (bot, iterations) for number, bot, iterations in _notes(record)}
    made = [0] * record.players
    agreed, others = 0, set[str]()
    for number, state in before_choices(record):
        seat, text = record.choices[number - 1]
        if seat < 0:
            continue
        bot, iterations = notes.pop(number, ("", 0))
        if bot and not is_built_in(bot):
            others.add(bot)
        elif bot:
            seed = stream.seed(seat, made[seat])
            choices = state.choices(seat)
            found, _ = choose_again(bot, seed, view_for(state, seat), choices, iterations)
            if str(found) != text:
                raise Mismatch(
                    f"choice {number} (seat {seat}, {bot}): the record says {text},"
                    f" the bot chooses {found}"
                )
            agreed += 1
        made[seat] += 1
    if notes:
        raise Mismatch(f"choice {min(notes)}: no seat made it, but a bot is named")
    return agreed, sorted(others)


def _notes(record: Record) -> list[tuple[int, str, int]]:
    notes = (record.fair or {}).get("bots", [])
    for note in notes if isinstance(notes, list) else [None]:
        if not (
            isinstance(note, list)
            and [type(part) for part in note] == [int, str, int]
            and note[2] >= 0
        ):
            raise FairError(f"fair: bots should be [choice, bot, iterations], not {note!r:.80}")
    return [(note[0], note[1], note[2]) for note in notes]
