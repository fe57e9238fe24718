"""Makes the held-out positions of ``ratskeller arena --yardstick``.

    python -m benchmarks.yardstick --game rattus [--positions 100] [--rollouts 400] [--by expert]

Positions come from games of the bots named with --from, with every number of players. Every
choice is rolled out by --by at all seats, in states drawn from what the seat knows, all choices
from the same states with the same seeds. Half of the rollouts choose which choices are the best
four, and these get the other half as well.
"""

from __future__ import annotations

import argparse
import gzip
import json
import os
import sys
from concurrent.futures import ProcessPoolExecutor
from statistics import fmean
from typing import Any

import ratskeller
from ratskeller.arena.yardstick import FOLDER
from ratskeller.bots.evaluate import Determinizer
from ratskeller.bots.registry import make_bot
from ratskeller.kernel import CHANCE, Match, Rng, State
from ratskeller.kernel.decision import Chance, Offers

BEST = 4  #: choices that get all rollouts
CHOICES = range(3, 25)  #: positions with as many choices are taken


def sample(name: str, number: int, players: list[str]) -> dict[str, Any] | None:
    """A position out of the middle of a game, as a record."""
    game, rng = ratskeller.game(name), Rng(1_000_003 * number + 17)
    count = game.players[rng.below(len(game.players))]
    match = Match(game, count, rng=rng.next32())
    bots = [make_bot(players[rng.below(len(players))], game, rng.next32()) for _ in range(count)]
    wanted = rng.below(60 * count)
    while match.state.outcome is None:
        seat = match.state.actors[0]
        choices = match.state.choices(seat)
        if len(choices) in CHOICES and wanted <= 0:
            return {"record": match.record.data(), "seat": seat}
        wanted -= 1
        match.apply(seat, bots[seat].choose(match.state.view(seat), choices))
    return None


def roll_out(state: State, by: str, seed: int, seat: int) -> float:
    """Play a state on to the end; the seat's share of the win."""
    game, rng, out = state.game, Rng(seed), Offers()
    bots = [make_bot(by, game, seed + s) for s in range(state.players)]
    while state.outcome is None:
        top = state.stack[-1]
        if isinstance(top, Chance):
            state.advance(CHANCE, top.draw(state, rng, out))
            continue
        mover = state.actors[0]
        choice = bots[mover].choose(state.view(mover), state.choices(mover))
        state.advance(mover, choice.code)
    return (seat in state.outcome.winners) / len(state.outcome.winners)


def weigh(entry: dict[str, Any], rollouts: int, by: str) -> dict[str, Any]:
    """Add the worth of every choice to a position."""
    record = ratskeller.Record.from_data(entry["record"])
    state, seat = record.replay(), entry["seat"]
    game = record.game
    determinizer = Determinizer(
        game, state.view(seat), game.evaluator().with_memory(), Rng(len(record.choices))
    )
    codes = {choice.text: choice.code for choice in state.choices(seat)}
    found: dict[str, list[float]] = {text: [] for text in codes}
    for number in range(rollouts):
        if 2 * number == rollouts:
            best = sorted(found, key=lambda text: -fmean(found[text]))[:BEST]
            codes = {text: codes[text] for text in best}
        start = determinizer.sample()
        for text, code in codes.items():
            child = start.clone()
            child.advance(seat, code)
            found[text].append(roll_out(child, by, 1000 * number, seat))
    return {**entry, "worth": {text: round(fmean(shares), 5) for text, shares in found.items()}}


def main() -> None:
    """Make the file of a game."""
    parser = argparse.ArgumentParser(description="held-out positions with rolled-out choices")
    parser.add_argument("--game", required=True, choices=ratskeller.game_ids())
    parser.add_argument("--positions", type=int, default=100)
    parser.add_argument("--rollouts", type=int, default=400, help="of the best choices")
    parser.add_argument("--by", default="expert", help="the bot that rolls out (default expert)")
    parser.add_argument("--from", default="expert,hard:100,medium", dest="players")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    args = parser.parse_args()
    players = args.players.split(",")
    with ProcessPoolExecutor(args.jobs) as pool:
        tries = range(2 * args.positions)
        made = pool.map(sample, [args.game] * len(tries), tries, [players] * len(tries))
        entries = [entry for entry in made if entry is not None][: args.positions]
        sys.stderr.write(f"{len(entries)} positions\n")
        weighed = []
        for one in pool.map(
            weigh, entries, [args.rollouts] * len(entries), [args.by] * len(entries)
        ):
            weighed.append(one)
            sys.stderr.write(f"\r{len(weighed)}/{len(entries)}")
    FOLDER.mkdir(exist_ok=True)
    about = {"by": args.by, "rollouts": args.rollouts, "from": args.players}
    text = json.dumps({"about": about, "positions": weighed}, separators=(",", ":"))
    path = FOLDER / f"{args.game}.json.gz"
    path.write_bytes(gzip.compress(text.encode(), mtime=0))
    sys.stderr.write(f"\n{path}: {path.stat().st_size:,} bytes\n")


if __name__ == "__main__":
    main()
