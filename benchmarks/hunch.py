"""The Name of the Rose: what others' play says of who they are, fitted by maximum likelihood.

``python -m benchmarks.hunch [GAMES]`` plays two-handed games between medium bots that read each
other and prints the two figures of ``data/hunch.toml`` that explain them best, how often the
likeliest monk is the right one, and the same for the figures in use.
"""

from __future__ import annotations

import math
import sys

import ratskeller
from ratskeller.bots.shallow import MediumBot
from ratskeller.games.name_of_the_rose.abbey import COLOURS, TILES
from ratskeller.games.name_of_the_rose.state import RoseState
from ratskeller.games.name_of_the_rose.wisdom import HUNCH
from ratskeller.kernel import Match

#: The monks somebody may be, each with its tiles held and its evidence; the true one first.
Case = list[tuple[int, int]]


def cases(games: int) -> list[Case]:
    """What was to be seen of each seat at the start of days two to seven."""
    game = ratskeller.game("name-of-the-rose")
    found = []
    for number in range(games):
        match = Match(game, 2, rng=number)
        bots = [MediumBot(game, 10 * number + seat, reads=True) for seat in range(2)]
        state = match.state
        assert isinstance(state, RoseState)
        day = 1
        while state.outcome is None:
            if state.day > day:
                day = state.day
                found += [seen(state, seat) for seat in range(2)]
            seat = state.actors[0]
            match.apply(seat, bots[seat].choose(state.view(seat), state.choices(seat)))
    return found


def seen(state: RoseState, seat: int) -> Case:
    """The monks a seat may be in the other's eyes."""
    held = [0] * COLOURS
    for tile in state.time_tiles(seat):
        held[TILES.colour[tile]] += 1
    true = int(state.identity[seat])
    hidden = [
        monk
        for monk in range(COLOURS)
        if not state.markers[seat] >> monk & 1 and monk not in (true, state.identity[1 - seat])
    ]
    return [(held[monk], int(state.evidence[monk])) for monk in (true, *hidden)]


def fit(found: list[Case], per_tile: float, per_evidence: float) -> tuple[float, float]:
    """The mean log-likelihood of the true monks, and how often they are the likeliest."""
    total = right = 0.0
    for case in found:
        odds = [math.exp(per_tile * tiles - per_evidence * evidence) for tiles, evidence in case]
        total += math.log(odds[0] / sum(odds))
        right += odds[0] == max(odds)
    return total / len(found), right / len(found)


def main(games: int) -> None:
    """Print the best figures of a grid and those in use."""
    found = cases(games)
    grid = [(t / 10, e / 20) for t in range(-6, 13) for e in range(15)]
    best = max(grid, key=lambda pair: fit(found, *pair))
    used = (float(HUNCH["per_tile"]), float(HUNCH["per_evidence"]))
    for name, pair in (("best", best), ("in use", used)):
        likely, right = fit(found, *pair)
        print(
            f"{name}: per_tile {pair[0]:.2f}, per_evidence {pair[1]:.2f},"
            f" mean log-likelihood {likely:.3f}, likeliest is right {100 * right:.0f} %"
        )
    print(f"{games} games, {len(found)} cases")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 100)
