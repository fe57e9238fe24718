"""Makes the games with planted blunders that the tests of reviews read, and reviews them.

    python -m benchmarks.blunders --game rattus [--games 3]
    python -m benchmarks.blunders --review [--every 5]

The strongest bot plays at all seats. Now and then another choice is made in place of its own: one
that roll-outs prove to lose 20 points of a win or more, with a certainty of 99.9 %. Two kinds of
roll-outs have to agree, those of the bare net and those of a search, for a net alone is sometimes
wrong about what a strong player makes of a position. Both choices are rolled out from the same
states, drawn from what the seat knows, with the same chance. The review has no part in this.

With --review the planted choices and some of the bot's own are judged at the deep setting. Printed
is how many of them are called mistake or blunder: all of the first, hardly any of the others.
"""

from __future__ import annotations

import argparse
import gzip
import json
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from statistics import NormalDist, fmean
from typing import Any

import ratskeller
from benchmarks.yardstick import roll_out
from ratskeller.bots.evaluate import Determinizer
from ratskeller.bots.registry import make_bot
from ratskeller.kernel import Match, Record, Rng, State
from ratskeller.puzzles.proof import HOPELESS, difference
from ratskeller.puzzles.rollout import Rollouts
from ratskeller.review.loop import book, decisions, judge

FOLDER = Path(__file__).parents[1] / "tests" / "review" / "blunders"
PLAYER = "master:400"  #: plays the games
SEARCHER = "master:100"  #: rolls out after the bare net
GREAT = 0.20  #: what a blunder loses at least, in shares of the win
LEVEL = 0.001  #: the chance that one loses less, shared between the looks
LOOKS = (12, 32, 96)  #: pairs of roll-outs after which the loss is tested
BOUND = NormalDist().inv_cdf(1 - LEVEL / len(LOOKS))  #: standard errors
GLIMPSE = 12  #: roll-outs of every choice that pick the one to plant
LATE = 0.5  #: part of the game before which nothing is planted: roll-outs would vary too much
MOST = 2  #: blunders in one game
ODDS = 2  #: one decision in so many is tried

Pair = Callable[[], list[float]]  #: the shares of the bot's choice and of another, in one world


def lost(pair: Pair) -> tuple[float, float, int] | None:
    """The mean loss, its standard error and the number of pairs; None if it is not proven."""
    pairs: list[list[float]] = []
    for look in LOOKS:
        while len(pairs) < look:
            pairs.append(pair())
        better, worse = (list(column) for column in zip(*pairs, strict=True))
        mean, error = difference(better, worse)
        if mean - BOUND * error >= GREAT:
            return round(mean, 4), round(error, 4), look
        if mean + HOPELESS * error < 1.5 * GREAT:
            return None
    return None


def by_net(state: State, seat: int, texts: list[str], seed: int) -> Pair:
    """Pairs of roll-outs by the bare net."""
    rollouts = Rollouts(state, seat, seed)
    among = [rollouts.choices.index(text) for text in texts]
    return lambda: rollouts.shares(among)


def by_search(state: State, seat: int, texts: list[str], seed: int) -> Pair:
    """Pairs of roll-outs by a search at all seats."""
    rng = Rng(seed)
    evaluator = state.game.evaluator().with_memory()
    worlds = Determinizer(state.game, state.view(seat), evaluator, rng)

    def pair() -> list[float]:
        start, chance = worlds.sample(), int(rng.next32())
        shares = []
        for text in texts:
            child = start.clone()
            child.apply(seat, text)
            shares.append(roll_out(child, SEARCHER, chance, seat))
        return shares

    return pair


def worst(state: State, seat: int, made: str, seed: int) -> str | None:
    """The choice that a few roll-outs hold for the worst, if it seems to lose enough."""
    rollouts = Rollouts(state, seat, seed)
    among = list(range(len(rollouts.choices)))
    rows = [rollouts.shares(among) for _ in range(GLIMPSE)]
    means = [fmean(column) for column in zip(*rows, strict=True)]
    least = min(among, key=means.__getitem__)
    if means[rollouts.choices.index(made)] - means[least] < 1.5 * GREAT:
        return None
    return rollouts.choices[least]


def blunder(state: State, seat: int, made: str, seed: int) -> dict[str, Any] | None:
    """A choice that is proven to be a blunder beside the one that the bot made."""
    text = worst(state, seat, made, seed)
    if text is None:
        return None
    proof = {}
    for name, by in (("expert", by_net), (SEARCHER, by_search)):
        found = lost(by(state, seat, [made, text], seed + 1))
        if found is None:
            return None
        proof[name] = found
    return {"choice": text, "instead_of": made, "lost": proof}


def planted(name: str, number: int) -> dict[str, Any]:
    """A game of the strongest bot, and the blunders that were planted in it."""
    game, rng = ratskeller.game(name), Rng(1_000_003 * number + 29)
    players = game.players[number % len(game.players)]
    match = Match(game, players, rng=int(rng.next32()))
    bots = [make_bot(PLAYER, game, int(rng.next32())) for _ in range(players)]
    evaluator = game.evaluator()
    found: list[dict[str, Any]] = []
    while match.state.outcome is None:
        state = match.state
        seat = state.actors[0]
        choices = state.choices(seat)
        made = bots[seat].choose(state.view(seat), choices).text
        tried = len(choices) > 1 and evaluator.progress(state) >= LATE and rng.below(ODDS) == 0
        if tried and len(found) < MOST:
            one = blunder(state.clone(), seat, made, int(rng.next32()))
            if one is not None:
                found.append({"number": len(match.record.choices) + 1, **one})
                made = one["choice"]
        match.apply(seat, made)
    return {"record": match.record.data(), "planted": found}


@dataclass(frozen=True)
class Planted:
    """A choice that is proven to lose a fifth of a win or more beside the bot's own."""

    number: int  #: in the record, from 1
    choice: str
    instead_of: str
    lost: dict[str, list[float]]  #: by bot that rolled out: mean, standard error, pairs


def read(name: str) -> list[tuple[Record, list[Planted]]]:
    """The games of a file, with what was planted in them."""
    data = json.loads(gzip.decompress((FOLDER / f"{name}.json.gz").read_bytes()))
    return [
        (Record.from_data(game["record"]), [Planted(**one) for one in game["planted"]])
        for game in data["games"]
    ]


def own_choices(record: Record, blunders: list[Planted], every: int) -> list[int]:
    """The numbers of some real choices that the bot made itself."""
    planted = {one.number for one in blunders}
    return [number for number in decisions(record) if number not in planted][every // 2 :: every]


def named(record: Record, numbers: list[int]) -> list[str]:
    """What a review at the deep setting calls some choices."""
    judged = {found.number: found for found in judge(record, numbers, "deep")}
    steps = book(record, judged, "deep").steps
    return [steps[number - 1].name for number in numbers]


def bad(names: list[str]) -> int:
    """How many are called worse than an inaccuracy."""
    return sum(name in ("mistake", "blunder") for name in names)


def make(name: str, wanted: int) -> None:
    """Make the file of a game; games without a blunder are left out."""
    FOLDER.mkdir(exist_ok=True)
    about = {"bot": PLAYER, "searcher": SEARCHER, "least": GREAT, "level": LEVEL}
    games: list[dict[str, Any]] = []
    number = 0
    while len(games) < wanted:
        game = planted(name, number)
        number += 1
        sys.stderr.write(f"game {number}: {len(game['planted'])} planted\n")
        if game["planted"]:
            games.append(game)
            text = json.dumps({**about, "games": games}, separators=(",", ":"))
            (FOLDER / f"{name}.json.gz").write_bytes(gzip.compress(text.encode(), mtime=0))


def review(every: int) -> None:
    """Print how the planted choices and the others are judged."""
    print(f"{'game':<18}{'games':>6}{'planted':>9}{'bad':>5}{'own':>6}{'bad':>5}")
    for name in ratskeller.game_ids():
        found, others = list[str](), list[str]()
        games = read(name)
        for record, blunders in games:
            found += named(record, [one.number for one in blunders])
            others += named(record, own_choices(record, blunders, every))
        print(
            f"{name:<18}{len(games):>6}{len(found):>9}{bad(found):>5}"
            f"{len(others):>6}{bad(others):>5}",
            flush=True,
        )


def main() -> int:
    """Make a file, or review what the files hold."""
    parser = argparse.ArgumentParser(description="games with planted blunders, for the tests")
    parser.add_argument("--game", choices=ratskeller.game_ids(), help="make the file of this game")
    parser.add_argument("--games", type=int, default=3)
    parser.add_argument("--review", action="store_true", help="review the games of all files")
    parser.add_argument("--every", type=int, default=5, help="judge one own choice in so many")
    args = parser.parse_args()
    if args.game:
        make(args.game, args.games)
    elif args.review:
        review(args.every)
    else:
        parser.error("either --game or --review is needed")
    return 0


if __name__ == "__main__":
    sys.exit(main())
