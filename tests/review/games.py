"""Games to review, and decisions with a blunder that random playouts can see."""

from __future__ import annotations

from collections.abc import Iterator

import ratskeller
from ratskeller.bots.registry import make_bot
from ratskeller.kernel import CHANCE, Record, Rng, State
from ratskeller.kernel.playout import playout

WORLDS = 60
GREAT = 0.45  #: difference between two choices, in shares of the win by random playouts


def bot_game(game_id: str, specs: list[str], seed: int) -> Record:
    """A whole game between bots."""
    game = ratskeller.game(game_id)
    bots = [make_bot(spec, game, 10 * seed + seat) for seat, spec in enumerate(specs)]
    return ratskeller.play(game, bots, rng=seed)


def random_game(game_id: str, players: int, seed: int) -> Record:
    """A whole random game."""
    return bot_game(game_id, ["random"] * players, seed)


def playout_shares(state: State, seat: int) -> dict[str, float]:
    """The share of the win of every choice by random playouts, in worlds that the seat can hold."""
    found = {choice.text: 0.0 for choice in state.choices(seat)}
    view = state.view(seat)
    for number in range(WORLDS):
        world = state.game.determinize(view, Rng(number))
        for text in found:
            child = world.clone()
            child.apply(seat, text)
            playout(child, Rng(number))
            assert child.outcome is not None
            if seat in child.outcome.winners:
                found[text] += 1 / (WORLDS * len(child.outcome.winners))
    return found


def planted(game_id: str, seeds: range) -> Iterator[tuple[Record, int]]:
    """Records that end with a blunder of their own, with its number; at most one for each seed."""
    for seed in seeds:
        record = random_game(game_id, 2, seed)
        late = 2 * len(record.choices) // 3
        moments = zip(record.walk(), record.choices, strict=False)
        for number, (state, (seat, _)) in enumerate(moments, 1):
            if number < late or seat == CHANCE or len(state.choices(seat)) < 2:
                continue
            shares = playout_shares(state, seat)
            worst = min(shares, key=shares.__getitem__)
            if max(shares.values()) - shares[worst] >= GREAT:
                short = Record(record.game, 2, record.options)
                short.choices = [*record.choices[: number - 1], (seat, worst)]
                yield short, number
                break
