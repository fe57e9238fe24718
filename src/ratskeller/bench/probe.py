"""Measures the package that it imports, on request: one side of ``bench --compare``.

The text of this file runs in an interpreter whose path begins with a checkout's ``src``, which
may be older or newer than this one. So it uses only names that every version has. A request and
its answer are one line of JSON each.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable
from importlib.util import find_spec
from random import Random
from typing import Any

import ratskeller
from ratskeller import _pure
from ratskeller.bots.registry import make_bot
from ratskeller.kernel import CHANCE, Offers, Rng, State, playout
from ratskeller.kernel.playout import step

ITERATIONS = 50  #: of one choice of the hard bot
POSITIONS = 4
GAMES = 256  #: that are stepped together

KEPT: dict[tuple[str, int, str], Any] = {}  #: what is stepped, by game, players and door


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


def kept(first: State, door: str, make: Callable[[str, int], Any]) -> Any:
    """What is stepped: it goes on from request to request."""
    key = (first.game.id, int(first.players), door)
    if key not in KEPT:
        KEPT[key] = make(first.game.id, int(first.players))
    return KEPT[key]


def batch(first: State, count: int, observations: bool = True) -> tuple[float, int]:
    """Processor seconds of steps of many games together, and their number."""
    from ratskeller.adapters.batch import Batch

    def make(game: str, players: int) -> Any:
        if observations:
            return Batch(game, players, GAMES, seed=1)
        try:
            return Batch(game, players, GAMES, seed=1, observations=False)
        except TypeError:  # an older version always has them
            return Batch(game, players, GAMES, seed=1)

    games = kept(first, f"batch {observations}", make)
    start = time.process_time()
    for _ in range(count):
        games.step(games.sampled)
    return time.process_time() - start, GAMES * count


def no_observations(first: State, count: int) -> tuple[float, int]:
    """The same without observations."""
    return batch(first, count, observations=False)


def gymnasium(first: State, count: int) -> tuple[float, int]:
    """Processor seconds of steps of the vector environment against random bots."""
    from ratskeller.adapters.gymnasium import SeatVectorEnv

    def make(game: str, players: int) -> Any:
        env = SeatVectorEnv(game, GAMES, players, rivals="random")
        env.reset(seed=1)
        return env

    env = kept(first, "gymnasium", make)
    start = time.process_time()
    for _ in range(count):
        env.step(env.batch.sampled)
    return time.process_time() - start, GAMES * count


def pettingzoo(first: State, count: int) -> tuple[float, int]:
    """Processor seconds of steps of the PettingZoo environment."""
    from ratskeller.adapters.pettingzoo import env

    def make(game: str, players: int) -> Any:
        table = env(game, players)
        table.reset(seed=1)
        return table, Random(1)

    table, random = kept(first, "pettingzoo", make)
    steps = 0
    start = time.process_time()
    while steps < 50 * count:
        if not table.agents:
            table.reset(seed=random.randrange(1 << 30))
        seen, _, over, cut, _ = table.last()
        if over or cut:
            table.step(None)
            continue
        legal = seen["action_mask"].nonzero()[0]
        table.step(int(legal[random.randrange(len(legal))]))
        steps += 1
    return time.process_time() - start, steps


def open_spiel(first: State, count: int) -> tuple[float, int]:
    """Processor seconds of steps of the OpenSpiel game, outcomes of chance among them."""
    from ratskeller.adapters.open_spiel import load

    def make(game: str, players: int) -> Any:
        loaded = load(game, players=players)
        return [loaded, loaded.new_initial_state(), Random(1)]

    table = kept(first, "open_spiel", make)
    loaded, state, random = table
    start = time.process_time()
    for _ in range(50 * count):
        if state.is_terminal():
            state = loaded.new_initial_state()
        if state.is_chance_node():
            actions, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.choices(actions, odds)[0])
        else:
            state.apply_action(random.choice(state.legal_actions()))
    table[1] = state
    return time.process_time() - start, 50 * count


def installed() -> list[str]:
    """The doors that can be measured."""
    found = ["batch", "no_observations"] if find_spec("numpy") else []
    for name, module in (
        ("gymnasium", "gymnasium"), ("pettingzoo", "pettingzoo"), ("open_spiel", "pyspiel"),
    ):  # fmt: skip
        if found and find_spec(module) and find_spec(f"ratskeller.adapters.{name}"):
            found.append(name)
    return found


def main() -> None:
    """Say what is measured, then answer requests until the input ends."""
    tasks = {
        "playouts": playouts, "clones": clones, "hard": hard, "batch": batch,
        "no_observations": no_observations, "gymnasium": gymnasium, "pettingzoo": pettingzoo,
        "open_spiel": open_spiel,
    }  # fmt: skip
    about: dict[str, Any] = {"package": ratskeller.__file__, "compiled": _pure.compiled()}
    about["doors"] = installed()
    print(json.dumps(about), flush=True)  # noqa: T201
    for line in sys.stdin:
        request = json.loads(line)
        first = ratskeller.game(request["game"]).new(request["players"])
        seconds, work = tasks[request["figure"]](first, request["count"])
        print(json.dumps({"seconds": seconds, "work": work}), flush=True)  # noqa: T201


if __name__ == "__main__":
    main()
