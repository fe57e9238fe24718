"""Games to review: by bots, and by chance."""

from __future__ import annotations

import ratskeller
from ratskeller.bots.registry import make_bot
from ratskeller.kernel import Record


def bot_game(game_id: str, specs: list[str], seed: int) -> Record:
    """A whole game between bots."""
    game = ratskeller.game(game_id)
    bots = [make_bot(spec, game, 10 * seed + seat) for seat, spec in enumerate(specs)]
    return ratskeller.play(game, bots, rng=seed)


def random_game(game_id: str, players: int, seed: int) -> Record:
    """A whole random game."""
    return bot_game(game_id, ["random"] * players, seed)
