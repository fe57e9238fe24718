"""Generators: seeded ones repeat, none is biased, the system's is not seeded."""

from __future__ import annotations

import random

import pytest

from ratskeller.kernel import Rng, SystemRng, as_rng


def test_a_seed_repeats_and_seeds_differ() -> None:
    def draws(seed: int) -> list[int]:
        rng = Rng(seed)
        return [int(rng.below(1000)) for _ in range(50)]

    assert draws(5) == draws(5)
    assert len({tuple(draws(seed)) for seed in (0, 1, 2, 1 << 40, 1 << 80)}) == 5


@pytest.mark.parametrize("rng", [Rng(3), SystemRng()], ids=["seeded", "system"])
@pytest.mark.parametrize("sides", [2, 6, 37])
def test_every_number_is_equally_likely(rng: Rng, sides: int) -> None:
    rolls = 1000 * sides
    counts = [0] * sides
    for _ in range(rolls):
        counts[rng.below(sides)] += 1
    # Chi square with sides - 1 degrees of freedom; five standard deviations above its mean.
    chi = sum((count - 1000) ** 2 / 1000 for count in counts)
    assert chi < sides - 1 + 5 * (2 * (sides - 1)) ** 0.5 + 5


def test_neighbouring_draws_are_independent() -> None:
    rng = Rng(9)
    counts = [0] * 16
    last = rng.below(4)
    for _ in range(16000):
        roll = rng.below(4)
        counts[last * 4 + roll] += 1
        last = roll
    assert sum((count - 1000) ** 2 / 1000 for count in counts) < 15 + 5 * 30**0.5


def test_shuffle_keeps_everything_and_moves_it() -> None:
    rng = Rng(1)
    items = list(range(30))
    rng.shuffle(items)
    assert sorted(items) == list(range(30)) != items


def test_what_callers_bring_becomes_a_generator() -> None:
    rng = Rng(4)
    assert as_rng(rng) is rng
    assert isinstance(as_rng(None), SystemRng)
    assert as_rng(8).below(10**6) == Rng(8).below(10**6)
    first = as_rng(random.Random(2)).below(10**6)
    assert as_rng(random.Random(2)).below(10**6) == first
