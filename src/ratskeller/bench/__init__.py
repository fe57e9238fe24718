"""The speed of the engines, with OpenSpiel's C++ games as a reference in the same run."""

from __future__ import annotations

import importlib.util
import os
import random
import subprocess
import sys
import time
from typing import Any

from ratskeller import _pure, game
from ratskeller.kernel import Rng, State, playout

REFERENCES = ("skat", "hearts", "gin_rummy")


def bench(names: list[str], players: int | None, seconds: float) -> dict[str, Any]:
    """Measure our games and, if it is installed, OpenSpiel's."""
    results = []
    cases = [
        (name, count)
        for name in names
        for count in game(name).players
        if players is None or count == players
    ]
    found = importlib.util.find_spec("pyspiel") is not None
    total = len(cases) + (len(REFERENCES) if found else 0)
    for number, (name, count) in enumerate(cases):
        show_progress(number, total, f"{name} {count}")
        results.append(measure(name, count, seconds))
    references = []
    for number, name in enumerate(REFERENCES if found else ()):
        show_progress(len(cases) + number, total, name)
        references.append({"name": name, "ns_per_step": round(rollout_ns(name, seconds), 1)})
    show_progress(total, total, "")
    return {"results": results, "references": references}


def show_progress(done: int, total: int, what: str) -> None:
    """Draw a bar on a terminal."""
    if sys.stderr.isatty():
        bar = "█" * (20 * done // total)
        end = "\n" if done == total else ""
        sys.stderr.write(f"\r{bar:░<20} {done}/{total} {what:<24}{end}")
        sys.stderr.flush()


def measure(name: str, players: int, seconds: float) -> dict[str, Any]:
    """Measure whole random games. Every choice and every draw of chance is a decision."""
    rng = Rng(1)
    first = game(name).new(players)
    playout(first.clone(), rng)  # warm up
    games, decisions = 0, 0
    start = time.perf_counter()
    while (spent := time.perf_counter() - start) < seconds:
        for _ in range(10):
            decisions += playout(first.clone(), rng)
        games += 10
    return {
        "game": name,
        "players": players,
        "compiled": _pure.compiled(),
        "ns_per_decision": round(spent / decisions * 1e9, 1),
        "playouts_per_second": round(games / spent, 1),
        "clone_ns": round(clone_ns(_middle(first, decisions // games // 2), seconds / 4), 1),
        "decisions_per_game": round(decisions / games, 1),
    }


def _middle(first: State, choices: int) -> State:
    """A state in mid-game."""
    from ratskeller.kernel.decision import Offers
    from ratskeller.kernel.playout import step

    state, rng, out = first.clone(), Rng(2), Offers()
    for _ in range(choices):
        if state.stack:
            step(state, rng, out)
    return state


def clone_ns(state: State, seconds: float) -> float:
    """Nanoseconds per clone."""
    count = 0
    start = time.perf_counter()
    while (spent := time.perf_counter() - start) < seconds:
        for _ in range(100):
            state.clone()
        count += 100
    return spent / count * 1e9


def rollout_ns(name: str, seconds: float) -> float:
    """Nanoseconds per step of OpenSpiel's C++ random rollouts.

    The rollout evaluator can be reached only through MCTS: one simulation with n rollouts costs
    little more than n rollouts. The mean length of a rollout is measured from the same state.
    """
    import pyspiel

    chosen = pyspiel.load_game(name)
    state = chosen.new_initial_state()
    draw = random.Random(1)
    while state.is_chance_node():
        actions, odds = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(draw.choices(actions, odds)[0])
    steps = sum(_steps(state.clone(), draw) for _ in range(200)) / 200
    rollouts = 50
    while True:
        evaluator = pyspiel.RandomRolloutEvaluator(rollouts, 7)
        bot = pyspiel.MCTSBot(chosen, evaluator, 2.0, 1, 1000, False, 42, False)
        start = time.perf_counter()
        bot.step(state)
        spent = time.perf_counter() - start
        if spent >= seconds:
            return spent / rollouts / steps * 1e9
        rollouts = max(rollouts * 2, int(rollouts * seconds / max(spent, 1e-6) * 1.1))


def _steps(state: Any, draw: random.Random) -> int:
    count = 0
    while not state.is_terminal():
        if state.is_chance_node():
            actions, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(draw.choices(actions, odds)[0])
        else:
            state.apply_action(draw.choice(state.legal_actions()))
        count += 1
    return count


def pure_ratios(found: dict[str, Any], seconds: float) -> list[str]:
    """The speed-up by compilation, for the last row of each game."""
    lines = []
    for last in {row["game"]: row for row in found["results"] if row["compiled"]}.values():
        code = (
            "from ratskeller.bench import measure;"
            f"print(measure({last['game']!r}, {last['players']}, {seconds})['ns_per_decision'])"
        )
        env = {**os.environ, "RATSKELLER_PURE": "1"}
        run = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True)
        if run.returncode == 0:
            ratio = float(run.stdout) / last["ns_per_decision"]
            lines.append(
                f"{last['game']}, {last['players']} players:"
                f" {ratio:.1f} times as fast as pure Python"
            )
    return lines


def table(found: dict[str, Any]) -> str:
    """The figures as a table, with the ratio to OpenSpiel's skat."""
    skat = next((r["ns_per_step"] for r in found["references"] if r["name"] == "skat"), None)
    lines = [
        f"{'game':<20}{'players':>8}{'ns/decision':>13}{'playouts/s':>12}{'clone ns':>10}"
        f"{'decisions':>11}{'× skat':>8}"
    ]
    for r in found["results"]:
        ratio = f"{r['ns_per_decision'] / skat:.2f}" if skat else "–"
        lines.append(
            f"{r['game']:<20}{r['players']:>8}{r['ns_per_decision']:>13}"
            f"{r['playouts_per_second']:>12}{r['clone_ns']:>10}{r['decisions_per_game']:>11}"
            f"{ratio:>8}"
        )
    lines += [f"OpenSpiel {r['name']:<18}{r['ns_per_step']:>13}" for r in found["references"]]
    if not found["references"]:
        lines.append("OpenSpiel is not installed: pip install 'ratskeller[reference]' to compare.")
    if not all(r["compiled"] for r in found["results"]):
        lines.append("The engines run as pure Python; compiled they are several times faster.")
    return "\n".join(lines)
