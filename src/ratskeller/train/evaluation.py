"""Strength against fixed rivals: in a process beside the training, or on all cores."""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from contextlib import suppress
from functools import cache
from multiprocessing.connection import Connection
from pathlib import Path
from statistics import fmean
from typing import Any

import ratskeller
from ratskeller.arena.run import exit_with_parent
from ratskeller.arena.statistics import share_interval
from ratskeller.bots.expert import ExpertBot
from ratskeller.bots.registry import make_bot
from ratskeller.evaluation.net import Net, net_of
from ratskeller.evaluation.weights import Weights, load_weights, read_weights
from ratskeller.kernel import Rng

RIVALS = ("easy", "medium", "hard:200")
DEALS = 4  #: of each measurement during training
SEED = 70_000  #: of the deals; training uses other seeds

Loaded = tuple[Weights, Net]


class BackgroundEvaluation:
    """A process that plays the newest net against the rivals while training goes on."""

    def __init__(self, counts: list[int], rivals: tuple[str, ...]) -> None:
        spawn = multiprocessing.get_context("spawn")
        self._pipe, theirs = spawn.Pipe()
        self._process = spawn.Process(
            target=_measure,
            args=(theirs, sorted({counts[0], 4 if 4 in counts else counts[-1]}), rivals),
            daemon=True,
        )
        self._process.start()
        theirs.close()
        self.busy = False

    def start(self, net: bytes, at: dict[str, Any]) -> None:
        """Measure a net; ``at`` says where in the training it is from."""
        self._pipe.send((net, at))
        self.busy = True

    def results(self) -> list[dict[str, Any]]:
        """The measurements that have arrived."""
        found: list[dict[str, Any]] = []
        with suppress(EOFError, OSError):  # the process has ended; training goes on
            while self._pipe.poll():
                found += self._pipe.recv()
                self.busy = False
        return found

    def close(self) -> None:
        """End the process."""
        self._pipe.close()
        self._process.terminate()
        self._process.join()


def _measure(pipe: Connection, counts: list[int], rivals: tuple[str, ...]) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the training handles it
    exit_with_parent()
    rounds = 0
    with suppress(EOFError, OSError):  # the training has ended
        while True:
            net, at = pipe.recv()
            weights = read_weights(net, "the net")
            loaded = weights, net_of(weights)
            found = []
            for players in counts:
                for rival in rivals:
                    numbers = range(rounds * DEALS, (rounds + 1) * DEALS)
                    deals = [play_deal(loaded, players, rival, n, SEED) for n in numbers]
                    found.append({**at, **summary(players, rival, deals)})
            rounds += 1
            pipe.send(found)


def evaluate(
    path: Path,
    players: int,
    rival: str,
    games: int,
    jobs: int,
    tell: Callable[[int, int], None] = lambda done, total: None,
) -> dict[str, Any]:
    """The strength of an exported net, every deal in every rotation of the seats."""
    read_net(path)  # refuse a bad file before the processes start
    deals = -(-games // players)
    found = []
    spawn = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(jobs, mp_context=spawn, initializer=exit_with_parent) as pool:
        waiting = [pool.submit(_one, path, players, rival, number) for number in range(deals)]
        for future in waiting:
            found.append(future.result())
            tell(len(found), deals)
    return summary(players, rival, found)


def _one(path: Path, players: int, rival: str, deal: int) -> dict[str, Any]:
    return play_deal(read_net(path), players, rival, deal, SEED)


@cache
def read_net(path: Path) -> Loaded:
    """An exported net of a file."""
    weights = load_weights(path)
    return weights, net_of(weights)


def play_deal(net: Loaded, players: int, rival: str, deal: int, seed: int) -> dict[str, Any]:
    """One deal with the net at each seat in turn: win shares and scores."""
    game = net[0].layout.game
    shares, scores, others = [], [], []
    for seat in range(players):
        bots: list[Any] = [
            make_bot(rival, game, Rng(seed + 1000 * deal + 10 * seat + s)) for s in range(players)
        ]
        bots[seat] = ExpertBot(game, Rng(seed + deal), net=net)
        outcome = ratskeller.play(game, bots, rng=seed + deal).replay().outcome
        assert outcome is not None
        shares.append((seat in outcome.winners) / len(outcome.winners))
        scores.append(outcome.scores[seat])
        others += [score for s, score in enumerate(outcome.scores) if s != seat]
    return {"shares": shares, "scores": scores, "others": others}


def summary(players: int, rival: str, deals: list[dict[str, Any]]) -> dict[str, Any]:
    """The win share of the net over some deals with its 95 % interval, and mean scores."""
    means = [fmean(deal["shares"]) for deal in deals]
    low, high = share_interval(means) if len(means) > 1 else (0.0, 1.0)
    return {
        "players": players,
        "rival": rival,
        "games": players * len(deals),
        "share": round(fmean(means), 4),
        "low": round(low, 4),
        "high": round(high, 4),
        "score": round(fmean(s for deal in deals for s in deal["scores"]), 2),
        "others": round(fmean(s for deal in deals for s in deal["others"]), 2),
    }
