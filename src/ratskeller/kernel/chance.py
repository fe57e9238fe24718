"""Randomness: where nature's choices come from.

No generator ever lies in a state. Simulations bring a seeded :class:`Rng`; games
between people draw from the operating system through :class:`SystemRng`.
"""

from __future__ import annotations

import random
import secrets
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

WORD: Final = 0xFFFFFFFF


@mypyc_attr(allow_interpreted_subclasses=True)
class Rng:
    """A small, fast, seeded generator (sfc32: three 32-bit words and a counter).

    >>> rng = Rng(7)
    >>> rolls = [rng.below(6) for _ in range(5)]
    >>> rolls == [Rng(7).below(6)] + rolls[1:] and max(rolls) < 6
    True
    """

    def __init__(self, seed: int) -> None:
        self._a: i64 = seed & WORD
        self._b: i64 = (seed >> 32) & WORD
        self._c: i64 = (seed >> 64) & WORD
        self._count: i64 = 1
        for _ in range(12):  # spread the seed over all words before the first use
            Rng.next32(self)

    def next32(self) -> i64:
        """The next 32 random bits."""
        b = self._b
        c = self._c
        out = (self._a + b + self._count) & WORD
        self._count = (self._count + 1) & WORD
        self._a = b ^ (b >> 9)
        self._b = (c + (c << 3)) & WORD
        self._c = (((c << 21) | (c >> 11)) + out) & WORD
        return out

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1; n may be up to 2**31."""
        return (self.next32() * n) >> 32

    def shuffle(self, items: list[int]) -> None:
        """Shuffle a list in place."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]

    def clone(self) -> Rng:
        """A generator that goes on with the same numbers.

        >>> rng = Rng(7)
        >>> rng.clone().below(1000) == rng.below(1000)
        True
        """
        return restored_rng(self._a, self._b, self._c, self._count)

    def __reduce__(self) -> tuple[object, ...]:
        return restored_rng, (int(self._a), int(self._b), int(self._c), int(self._count))


def restored_rng(a: i64, b: i64, c: i64, count: i64) -> Rng:
    """The generator with these words; pickled generators name this function."""
    rng = Rng(0)
    rng._a = a
    rng._b = b
    rng._c = c
    rng._count = count
    return rng


class SystemRng(Rng):
    """The operating system's randomness behind the same two verbs."""

    def __init__(self) -> None:
        super().__init__(0)

    def next32(self) -> i64:
        return secrets.randbits(32)

    def clone(self) -> Rng:
        return SystemRng()

    def __reduce__(self) -> tuple[object, ...]:
        return SystemRng, ()


def draw_kind(rng: Rng, counts: vec[i64], total: i64) -> i64:
    """Draw one of so many things that are counted by kind: the number of its kind.

    >>> draw_kind(Rng(7), vec[i64]([0, 0, 5]), 5)
    2
    """
    left = rng.below(total)
    kind: i64 = 0
    left -= counts[0]
    while left >= 0:
        kind += 1
        left -= counts[kind]
    return kind


def as_rng(source: Rng | random.Random | int | None) -> Rng:
    """Turn whatever a caller has into an :class:`Rng`: a seed, a generator, nothing.

    A ``random.Random`` seeds a new generator, so equal inputs give equal games.
    """
    if source is None:
        return SystemRng()
    if isinstance(source, Rng):
        return source
    if isinstance(source, int):
        return Rng(source)
    return Rng(source.getrandbits(96))
