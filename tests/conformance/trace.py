"""Prints a fingerprint of random games, choice by choice: run compiled and pure to compare."""

from __future__ import annotations

import hashlib
import json
import sys

from ratskeller._pure import compiled
from ratskeller.kernel import Rng
from tests.cases import cases, random_step


def fingerprint(games: int) -> dict[str, str]:
    """A digest of every choice offered and made, and of every tenth position and view."""
    prints = {}
    for case in cases():
        digest = hashlib.sha256()
        for seed in range(games):
            state, rng, number = case.new(), Rng(seed), 0
            while state.actors:
                offered = [[str(c) for c in state.choices(seat)] for seat in state.actors]
                made = random_step(state, rng)
                digest.update(json.dumps([offered, made]).encode())
                number += 1
                if number % 10 == 0:
                    seen = [state.view(v).data() for v in (None, *range(case.players))]
                    guess = state.game.determinize(state.view(0), rng).dump()
                    digest.update(json.dumps([state.dump(), seen, guess]).encode())
            assert state.outcome is not None
            digest.update(json.dumps(state.outcome.data()).encode())
        prints[str(case)] = digest.hexdigest()
    return prints


if __name__ == "__main__":
    out = {"compiled": compiled(), "prints": fingerprint(int(sys.argv[1]))}
    sys.stdout.write(json.dumps(out))
