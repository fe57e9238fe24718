"""Finished games whose draws and bots can be checked, without a server."""

from __future__ import annotations

import ratskeller
from ratskeller.fair.bots import choose_again, view_for
from ratskeller.fair.proof import proof, totals
from ratskeller.fair.stream import Stream, commitment, key_of
from ratskeller.kernel import CHANCE, Match, Record, Rng


def secret(number: int) -> str:
    """A secret for tests."""
    return f"{number:064x}"


def draws_of(record: Record) -> int:
    """How many choices of a record chance made; every game has some."""
    drawn = sum(seat == CHANCE for seat, _ in record.choices)
    assert drawn
    return drawn


def finished(game: str, players: int, seed: int, bot: str = "random") -> Record:
    """A game of bots, as a server would record it; seat 0 revealed a secret, seat 1 did not."""
    stream, server = f"game-{seed}", secret(seed)
    revealed = [secret(seed + 1), *[""] * (players - 1)]
    sealed = [commitment(secret(seed + 1 + seat)) for seat in range(2)]
    commitments = [*sealed, *[""] * (players - 2)]
    draws = Stream(key_of(stream, server, {0: revealed[0]}))
    match = Match(ratskeller.game(game), players, rng=draws)
    made = [0] * players
    by: list[tuple[str, int]] = [("", 0)] * len(match.record.choices)
    order = Rng(seed)
    while match.state.outcome is None:
        actors = match.state.actors
        seat = actors[order.below(len(actors))]
        choices = match.state.choices(seat)
        view = view_for(match.state, seat)
        choice, iterations = choose_again(bot, draws.seed(seat, made[seat]), view, choices)
        made[seat] += 1
        match.apply(seat, choice)
        by.append((bot, iterations))
        by += [("", 0)] * (len(match.record.choices) - len(by))
    by_chance = [seat == CHANCE for seat, _ in match.record.choices]
    match.record.fair = proof(stream, server, commitments, revealed, by, by_chance)
    match.record.fair["totals"] = totals(match.record)
    return match.record
