"""The Name of the Rose in random games: turns per day, evidence, how often the row runs short.

``python -m benchmarks.rose [GAMES]``
"""

from __future__ import annotations

import sys

import ratskeller
from ratskeller.kernel import Rng
from tests.cases import Case, random_step


def main(games: int) -> None:
    """Print one line for each number of players and each clock."""
    game = ratskeller.game("name-of-the-rose")
    print(f"{games} random games each")
    columns = ["players", "clock", "choices", "turns/day", "winner", "last", "short"]
    print(" ".join(f"{column:>9}" for column in columns))
    for players in game.players:
        for reset in (False, True):
            case = Case(game.id, players, (("clock_reset", reset),))
            choices = turns = best = worst = short = 0
            rng = Rng(players)
            for _ in range(games):
                state = case.new()
                ran_short = False
                while state.actors:
                    _, text = random_step(state, rng)
                    choices += 1
                    if text.startswith("play:"):
                        turns += 1
                        data = state.view(None).data()
                        ran_short = ran_short or bool(data["waiting"])
                assert state.outcome is not None
                best += state.outcome.scores[state.outcome.winners[0]]
                worst += state.outcome.scores[state.outcome.places[-1][0]]
                short += ran_short
            row = [
                str(players),
                "reset" if reset else "carry",
                f"{choices / games:.1f}",
                f"{turns / games / 6:.2f}",
                f"{best / games:.2f}",
                f"{worst / games:.2f}",
                f"{100 * short / games:.1f}%",
            ]
            print(" ".join(f"{field:>9}" for field in row))


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 1000)
