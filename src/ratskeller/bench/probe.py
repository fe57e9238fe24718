"""Measures the package that it imports, on request: one side of ``bench --compare``.

The text of this file runs in an interpreter whose path begins with a checkout's ``src``, which
may be older or newer than this one. So it uses only names that every version has. A request and
its answer are one line of JSON each.
"""

from __future__ import annotations

import json
import sys
import time
from typing import Any

import ratskeller
from ratskeller import _pure
from ratskeller.bots.registry import make_bot
from ratskeller.kernel import CHANCE, Offers, Rng, State, playout
from ratskeller.kernel.playout import step

ITERATIONS = 50  #: of one choice of the hard bot
POSITIONS = 4


def middle(state: State, steps: int) -> State:
    """A state of a random game after a number of steps."""
    rng, out = Rng(2), Offers()
    for _ in range(steps):
        step(state, rng, out)
    return state


def playouts(first: State, count: int) -> tuple[float, int]:
    """Processor seconds of random games, and their decisions."""
    rng = Rng(1)
    decisions = 0
    start = time.process_time()
    for _ in range(count):
        decisions += int(playout(first.clone(), rng))
    return time.process_time() - start, decisions


def clones(first: State, count: int) -> tuple[float, int]:
    """Processor seconds of clones of a state in mid-game."""
    state = middle(first.clone(), int(playout(first.clone(), Rng(2))) // 2)
    start = time.process_time()
    for _ in range(100 * count):
        state.clone()
    return time.process_time() - start, 100 * count


def hard(first: State, count: int) -> tuple[float, int]:
    """Processor seconds of the hard bot in several positions of one game, and its iterations."""
    length = int(playout(first.clone(), Rng(2)))
    asked = []
    for number in range(POSITIONS):
        state = middle(first.clone(), length * (2 * number + 1) // (2 * POSITIONS))
        rng, out = Rng(3), Offers()
        while state.actors[0] == CHANCE or len(state.choices(state.actors[0])) == 1:
            step(state, rng, out)
        asked.append((state.view(state.actors[0]), state.choices(state.actors[0])))
    spent = 0.0
    for seed in range(count):
        for view, choices in asked:
            bot = make_bot(f"hard:{ITERATIONS}", first.game, seed)
            start = time.process_time()
            bot.choose(view, choices)
            spent += time.process_time() - start
    return spent, ITERATIONS * POSITIONS * count


def main() -> None:
    """Say what is measured, then answer requests until the input ends."""
    tasks = {"playouts": playouts, "clones": clones, "hard": hard}
    about: dict[str, Any] = {"package": ratskeller.__file__, "compiled": _pure.compiled()}
    print(json.dumps(about), flush=True)  # noqa: T201
    for line in sys.stdin:
        request = json.loads(line)
        first = ratskeller.game(request["game"]).new(request["players"])
        seconds, work = tasks[request["figure"]](first, request["count"])
        print(json.dumps({"seconds": seconds, "work": work}), flush=True)  # noqa: T201


if __name__ == "__main__":
    main()
