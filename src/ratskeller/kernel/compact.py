"""What games do with compact data: sets kept as bits, lists kept in a stretch of a column."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64


def count_bits(bits: i64) -> i64:
    """How many things a set holds.

    >>> count_bits(0b1011)
    3
    """
    count: i64 = 0
    while bits:
        bits &= bits - 1
        count += 1
    return count


def take_out(column: vec[i64], first: i64, last: i64, number: i64) -> None:
    """Take a number out of a list, which ends with ``last``; those after it move up.

    >>> cards = vec[i64]([7, 7, 4, 5, 6, -1])
    >>> take_out(cards, 2, 4, 5)
    >>> list(cards)
    [7, 7, 4, 6, -1, -1]
    """
    while column[first] != number:
        first += 1
    for i in range(first, last):
        column[i] = column[i + 1]
    column[last] = -1
