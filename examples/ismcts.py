"""OpenSpiel's IS-MCTS plays our games: ``python -m examples.ismcts --game rattus``."""

from __future__ import annotations

import argparse
import sys

import numpy as np
from open_spiel.python.algorithms import ismcts, mcts

from ratskeller.adapters import open_spiel


def play(
    id: str, players: int, simulations: int, seed: int, choices: int | None = None
) -> list[float]:
    """Play a game in which seat 0 searches and the others are random; return the utilities."""
    game = open_spiel.load(id, players=players)
    random = np.random.RandomState(seed)
    bot = ismcts.ISMCTSBot(
        game,
        mcts.RandomRolloutEvaluator(1, random),
        uct_c=1.4,
        max_simulations=simulations,
        random_state=random,
    )
    state = game.new_initial_state()
    made = 0
    while not state.is_terminal() and (choices is None or made < choices):
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(random.choice(outcomes, p=odds)))
            continue
        made += 1
        if state.current_player() == 0:
            state.apply_action(int(bot.step(state)))
        else:
            state.apply_action(int(random.choice(state.legal_actions())))
    found: list[float] = state.returns()
    return found


def main() -> None:
    """Play games and print the utilities."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="rattus")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--simulations", type=int, default=50)
    parser.add_argument("--games", type=int, default=1)
    args = parser.parse_args()
    for seed in range(args.games):
        returns = play(args.game, args.players, args.simulations, seed)
        sys.stdout.write(f"game {seed}: {returns}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
