"""The speed of the adapters: PettingZoo and OpenSpiel beside their own games, and batches.

A figure is the cost of one step of a random game, including the random choice; the same code
measures our games and theirs. Batches step their own sampled actions.
"""

from __future__ import annotations

import importlib.util
import os
import random
import time
from collections.abc import Callable
from contextlib import ExitStack
from math import inf
from typing import TYPE_CHECKING, Any

from ratskeller.kernel.registry import game

if TYPE_CHECKING:
    from ratskeller.adapters.batch import Batch

CLASSIC = ("tictactoe_v3", "connect_four_v3", "chess_v6")  #: of PettingZoo
SPIELS = ("python_tic_tac_toe", "python_liars_poker", "skat", "hearts", "gin_rummy")
LARGE = 1024  #: games of a large batch
ROUNDS = 20  #: of the measurement of batches
STEPS = 4096  #: actions between two readings of the clock

Row = dict[str, Any]


def measure_adapters(names: list[str], players: int | None, seconds: float) -> dict[str, list[Row]]:
    """The figures of every installed adapter, by adapter."""
    tables = [(name, players or game(name).players[-1]) for name in names]
    tables = [(name, count) for name, count in tables if count in game(name).players]
    found: dict[str, list[Row]] = {}
    if _installed("numpy"):
        found["batch"] = [row for name, count in tables for row in batches(name, count, seconds)]
    if _installed("pettingzoo", "numpy"):
        found["pettingzoo"] = pettingzoo(tables, seconds)
    if _installed("pyspiel", "numpy"):
        found["open_spiel"] = open_spiel(tables, seconds)
    return found


def _installed(*modules: str) -> bool:
    return all(importlib.util.find_spec(module) is not None for module in modules)


def rate(
    play: Callable[[], int], seconds: float, clock: Callable[[], float] = time.process_time
) -> float:
    """Nanoseconds per step; ``play`` plays some steps and returns their number.

    Processor time by default, which other jobs disturb less. Wall time is for several processes.
    """
    play()  # warm up
    steps = 0
    start = clock()
    while (spent := clock() - start) < seconds:
        steps += play()
    return spent / steps * 1e9


def _row(name: str, players: int | None, ours: bool, cost: float) -> Row:
    return {"name": name, "players": players, "ours": ours, "ns_per_step": round(cost)}


# -- batches ---------------------------------------------------------------------------------


def batches(name: str, players: int, seconds: float) -> list[Row]:
    """One game, many in one process, many on all cores, and those in two slices.

    Wall time. The kinds are measured in turns and each keeps its best round, so that other jobs
    disturb all of them alike.
    """
    from ratskeller.adapters.batch import Batch

    cores = os.cpu_count() or 1
    kinds = [(1, 1, 1), (256, 1, 1), (LARGE, 1, 1)]
    if cores > 1:
        kinds += [(LARGE, cores, 1), (LARGE, cores, 2)]
    with ExitStack() as stack:
        plays = []
        for size, workers, slices in kinds:
            batch = Batch(name, players, size, seed=1, workers=workers, slices=slices)
            stack.enter_context(batch)
            plays.append(_sliced(batch) if slices > 1 else _stepped(batch))
        best = [inf] * len(kinds)
        for _ in range(ROUNDS):
            for n, play in enumerate(plays):
                best[n] = min(best[n], rate(play, seconds / ROUNDS, time.perf_counter))
    return [
        {**_row(name, players, True, cost), "games": size, "processes": workers, "slices": slices}
        for (size, workers, slices), cost in zip(kinds, best, strict=True)
    ]


def _stepped(batch: Batch) -> Callable[[], int]:
    def play() -> int:
        before = batch.steps
        for _ in range(STEPS // batch.size):
            batch.step(batch.sampled)
        return batch.steps - before

    return play


def _sliced(batch: Batch) -> Callable[[], int]:
    """Slice after slice: the others are stepped meanwhile."""
    slices = batch.slices
    for slice in slices:
        slice.send(slice.sampled)

    def play() -> int:
        before = batch.steps
        for _ in range(STEPS // batch.size):
            for slice in slices:
                slice.wait()
                slice.send(slice.sampled)
        return batch.steps - before

    return play


# -- PettingZoo ------------------------------------------------------------------------------


def pettingzoo(tables: list[tuple[str, int]], seconds: float) -> list[Row]:
    """Our environments, then those of PettingZoo's classic ones that can be imported."""
    from ratskeller.adapters.pettingzoo import env

    rows = [
        _row(name, players, True, rate(_cycle(env(name, players)), seconds))
        for name, players in tables
    ]
    for name in CLASSIC:
        try:
            module = importlib.import_module(f"pettingzoo.classic.{name}")
        except Exception:  # a missing dependency raises various errors
            continue
        rows.append(_row(name, None, False, rate(_cycle(module.env()), seconds)))
    return rows


def _cycle(table: Any) -> Callable[[], int]:
    import numpy as np

    rng = random.Random(1)
    table.reset(seed=1)

    def play() -> int:
        steps = 0
        for _ in range(50):
            if not table.agents:
                table.reset()
            seen, _, over, cut, _ = table.last()
            if over or cut:
                table.step(None)
            else:
                legal = np.flatnonzero(seen["action_mask"])
                table.step(int(legal[rng.randrange(len(legal))]))
                steps += 1
        return steps

    return play


# -- OpenSpiel -------------------------------------------------------------------------------


def open_spiel(tables: list[tuple[str, int]], seconds: float) -> list[Row]:
    """Our games in OpenSpiel, then its own in Python and in C++; all stepped from Python."""
    import pyspiel

    from ratskeller.adapters.open_spiel import load

    rows = []
    for name, players in tables:
        for recall in (True, False):
            chosen = load(name, players=players, recall=recall)
            row = _row(name, players, True, rate(_tree(chosen), seconds))
            rows.append({**row, "recall": recall, "clone_ns": round(_clone(chosen, seconds / 4))})
    for name in SPIELS:
        if name.startswith("python_"):
            importlib.import_module(f"open_spiel.python.games.{name.removeprefix('python_')}")
        chosen = pyspiel.load_game(name)
        row = _row(name, None, False, rate(_tree(chosen), seconds))
        rows.append({**row, "clone_ns": round(_clone(chosen, seconds / 4))})
    return rows


def _tree(chosen: Any) -> Callable[[], int]:
    rng = random.Random(1)
    state = chosen.new_initial_state()

    def play() -> int:
        nonlocal state
        for _ in range(50):
            if state.is_terminal():
                state = chosen.new_initial_state()
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                actions = [action for action, _ in outcomes]
                odds = [chance for _, chance in outcomes]
                state.apply_action(rng.choices(actions, odds)[0])
            else:
                state.apply_action(rng.choice(state.legal_actions()))
        return 50

    return play


def _clone(chosen: Any, seconds: float) -> float:
    state = chosen.new_initial_state()
    rng = random.Random(2)
    for _ in range(30):
        following = state.clone()
        if following.is_chance_node():
            following.apply_action(following.chance_outcomes()[0][0])
        else:
            following.apply_action(rng.choice(following.legal_actions()))
        if following.is_terminal():
            break
        state = following

    def play() -> int:
        for _ in range(20):
            state.clone()
        return 20

    return rate(play, seconds)


# -- as lines --------------------------------------------------------------------------------


def lines(found: dict[str, list[Row]]) -> list[str]:
    """The figures as one table for each adapter."""
    out: list[str] = []
    if "batch" in found:
        out += ["", f"{'batch: steps a second':<28}{'games':>7}{'processes':>11}{'slices':>8}"
                f"{'steps/s':>12}{'× one process':>15}"]  # fmt: skip
        alone = {(r["name"], r["games"]): r["ns_per_step"] for r in reversed(found["batch"])}
        for row in found["batch"]:
            ratio = alone[row["name"], row["games"]] / row["ns_per_step"]
            out.append(
                f"  {_name(row):<26}{row['games']:>7}{row['processes']:>11}{row['slices']:>8}"
                f"{1e9 / row['ns_per_step']:>12,.0f}{ratio:>15.2f}"
            )
    if "pettingzoo" in found:
        out += _beside("PettingZoo: steps a second", found["pettingzoo"], "connect_four_v3")
    if "open_spiel" in found:
        out += _beside("OpenSpiel from Python", found["open_spiel"], "skat")
    return out


def _name(row: Row) -> str:
    name = row["name"] + (f", {row['players']} players" if row["players"] else "")
    return name if row.get("recall", True) else f"{row['name']}, no recall"


def _beside(title: str, rows: list[Row], pivot: str) -> list[str]:
    theirs = next((row["ns_per_step"] for row in rows if row["name"] == pivot), None)
    clones = any("clone_ns" in row for row in rows)
    out = ["", f"{title:<32}{'ns/step':>9}{'steps/s':>12}{'× ' + pivot:>19}"
           + (f"{'clone ns':>10}" if clones else "")]  # fmt: skip
    for row in rows:
        ratio = f"{row['ns_per_step'] / theirs:.2f}" if theirs else "–"
        line = f"  {_name(row):<30}{row['ns_per_step']:>9,}{1e9 / row['ns_per_step']:>12,.0f}"
        line += f"{ratio:>19}"
        out.append(line + (f"{row['clone_ns']:>10,}" if "clone_ns" in row else ""))
    return out
