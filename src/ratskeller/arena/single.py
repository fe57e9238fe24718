"""Plays one game of a match."""

from __future__ import annotations

import contextlib
import sys
import time
from typing import Any

import ratskeller
from ratskeller.arena.limits import SECONDS, Alarm, TooLongError
from ratskeller.arena.luck import luck_of
from ratskeller.arena.plan import Plan
from ratskeller.bots.registry import close, make_bot, spec_name
from ratskeller.kernel import Match, RatskellerError
from ratskeller.kernel.match import observe

Result = dict[str, Any]

MAX_CHOICES = 10_000  #: a longer game counts as an error


def play_one(
    plan: Plan, deal: int, turn: int, seconds: float = SECONDS, with_record: bool = False
) -> Result:
    """Play a deal in a rotation; return the result by seat.

    Every seat has a bot of its own. If a bot fails or takes longer than ``seconds`` for a choice,
    the result holds the error and the bot instead. What bots print goes to standard error.
    """
    with contextlib.redirect_stdout(sys.stderr):
        game = _SingleGame(plan, deal, turn)
        try:
            with Alarm(seconds).ready() as alarm:
                return game.play(alarm, with_record)
        except (Exception, SystemExit, TooLongError) as error:  # of a bot; the match goes on
            return game.failure(error)
        finally:
            for bot in game.bots:
                with contextlib.suppress(Exception):
                    close(bot)


class _SingleGame:
    """One game of a match, while it is played."""

    def __init__(self, plan: Plan, deal: int, turn: int) -> None:
        self.plan, self.deal, self.turn = plan, deal, turn
        self.seating = plan.seating(turn)
        self.names = [spec_name(spec) for spec in self.seating]
        self.result: Result = {"deal": deal, "turn": turn, "bots": self.names}
        self.bots: list[Any] = []
        self.seat = 0  # who is asked

    def play(self, alarm: Alarm, with_record: bool) -> Result:
        plan = self.plan
        game = ratskeller.game(plan.game)
        for seat, spec in enumerate(self.seating):
            self.seat = seat
            seed = plan.bot_seed(self.deal, self.turn, seat)
            alarm.start()
            self.bots.append(make_bot(spec, game, seed))
            alarm.stop()
        match = Match(game, plan.players, dict(plan.options), plan.chance_seed(self.deal))
        match.record.seats = list(self.names)
        spent = [0.0] * plan.players
        longest = [0.0] * plan.players
        made = [0] * plan.players
        observed = [0] * plan.players
        state = match.state
        while state.outcome is None:
            seat = self.seat = state.actors[0]
            bot = self.bots[seat]
            view, choices = state.view(seat), state.choices(seat)
            start = time.perf_counter()
            alarm.start()
            observe(bot, match.events[observed[seat] :], seat)
            choice = bot.choose(view, choices)
            alarm.stop()
            took = time.perf_counter() - start
            observed[seat] = len(match.events)
            if sum(made) >= MAX_CHOICES:
                raise RatskellerError(f"no end after {MAX_CHOICES} choices")
            if len(choices) > 1:
                spent[seat] += took
                longest[seat] = max(longest[seat], took)
                made[seat] += 1
            match.apply(seat, choice)
        outcome = state.outcome
        seats = range(plan.players)
        self.result |= {
            "scores": list(outcome.scores),
            "places": [outcome.place(seat) for seat in seats],
            "shares": [
                1 / len(outcome.winners) if seat in outcome.winners else 0.0 for seat in seats
            ],
            "reason": outcome.reason,
            "choices": made,
            "ms": [round(1e3 * t / max(1, n), 3) for t, n in zip(spent, made, strict=True)],
            "longest_ms": [round(1e3 * t, 3) for t in longest],
            "luck": [round(luck, 5) for luck in luck_of(match.record, game.evaluator())],
        }
        if with_record:
            self.result["record"] = match.record.data()
        return self.result

    def failure(self, error: BaseException) -> Result:
        name = self.names[self.seat]
        known = isinstance(error, TooLongError | RatskellerError)
        words = str(error) if known else f"{type(error).__name__}: {error}"
        self.result["failed"] = name
        self.result["error"] = f"{name} at seat {self.seat}: {words}"
        if isinstance(error, MemoryError):
            self.result["exhausted"] = True
        return self.result
