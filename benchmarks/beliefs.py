"""The Name of the Rose: fits the parameters of ``data/beliefs.toml`` by maximum likelihood.

``python -m benchmarks.beliefs [GAMES]`` plays games of two between medium bots, and a quarter as
many between hard bots, which conceal their identity. It prints the best parameters and those in
use, with the part of cases in which the most likely monk is the right one. The parameter of the
position is fitted to medium's games, because medium uses it alone; the parameters of the memory
are fitted to all games.
"""

from __future__ import annotations

import math
import sys

import ratskeller
from ratskeller.bots.registry import make_bot
from ratskeller.games.name_of_the_rose.components import COLOURS
from ratskeller.games.name_of_the_rose.evaluation import BELIEFS
from ratskeller.games.name_of_the_rose.state import RoseState
from ratskeller.kernel import Match

#: The possible monks of a seat, each with its evidence and the seat's deeds; the true one first.
Case = list[tuple[int, int]]
Figures = tuple[float, float, float]
KINDS = {"medium": 1, "hard:50": 4}  #: the bots that play; one game in this many


def cases(games: int, name: str) -> list[Case]:
    """The possible monks of each seat at the start of days two to seven."""
    game = ratskeller.game("name-of-the-rose")
    found = []
    for number in range(games):
        match = Match(game, 2, rng=number)
        bots = [make_bot(name, game, 10 * number + seat) for seat in range(2)]
        state = match.state
        assert isinstance(state, RoseState)
        day = 1
        while state.outcome is None:
            if state.public.day > day:
                day = state.public.day
                found += [seen(state, seat) for seat in range(2)]
            seat = state.actors[0]
            match.apply(seat, bots[seat].choose(state.view(seat), state.choices(seat)))
    return found


def seen(state: RoseState, seat: int) -> Case:
    """The possible monks of a seat from the other player's view."""
    public = state.public
    true = int(state.identity[seat])
    hidden = [
        monk
        for monk in range(COLOURS)
        if not public.markers[seat] >> monk & 1 and monk not in (true, state.identity[1 - seat])
    ]
    return [
        (int(public.evidence[monk]), int(public.deeds[seat * COLOURS + monk]))
        for monk in (true, *hidden)
    ]


def fit(found: list[Case], figures: Figures) -> tuple[float, float]:
    """The mean log-likelihood of the true monks, and how often they are the most likely."""
    per_evidence, per_deed, frank = figures
    total = right = 0.0
    for case in found:
        table = [math.exp(-per_evidence * evidence) for evidence, _ in case]
        deeds = [math.exp(-per_deed * deed) for _, deed in case]
        one, two = (1 - frank) / sum(table), frank / sum(deeds)
        odds = [one * a + two * b for a, b in zip(table, deeds, strict=True)]
        total += math.log(odds[0])
        right += odds[0] == max(odds)
    return total / len(found), right / len(found)


def main(games: int) -> None:
    """Print the best parameters of a grid and those in use."""
    samples = [cases(max(1, games // part), name) for name, part in KINDS.items()]
    used = (float(BELIEFS["per_evidence"]), float(BELIEFS["per_deed"]), float(BELIEFS["frank"]))
    grid = [(step / 20, 0.0, 0.0) for step in range(15)]
    table = max(grid, key=lambda figures: fit(samples[0], figures))
    grid = [(table[0], step / 50, part / 20) for step in range(1, 13) for part in range(8, 20)]
    memory = max(grid, key=lambda figures: fit([*samples[0], *samples[1]], figures))
    for word, figures in (("best", memory), ("in use", used)):
        print(
            f"{word}: per_evidence {figures[0]:.2f}, per_deed {figures[1]:.2f},"
            f" frank {figures[2]:.2f}"
        )
        for name, found in zip(KINDS, samples, strict=True):
            by_position, by_memory = fit(found, (figures[0], 0.0, 0.0)), fit(found, figures)
            print(
                f"  {name}: right in {100 * by_position[1]:.0f} % by the position"
                f" ({by_position[0]:.3f}), {100 * by_memory[1]:.0f} % with memory"
                f" ({by_memory[0]:.3f}),"
                f" {len(found)} cases"
            )


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 100)
