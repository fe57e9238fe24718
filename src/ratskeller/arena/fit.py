"""Least squares without a library: small, sparse, with a ridge."""

from __future__ import annotations

from collections.abc import Iterable

Row = dict[int, float]


class Normal:
    """The normal equations of a linear fit, gathered row by row.

    >>> normal = Normal(2)
    >>> for x in range(5):
    ...     normal.add({0: 1.0, 1: float(x)}, 3.0 + 2.0 * x)
    >>> [round(w, 6) for w in normal.solve(1e-9)]
    [3.0, 2.0]
    """

    def __init__(self, size: int) -> None:
        self.size = size
        self.rows = 0
        self.square = [[0.0] * size for _ in range(size)]
        self.right = [0.0] * size

    def add(self, row: Row, target: float) -> None:
        """One observation, given by its entries that are not 0."""
        entries = list(row.items())
        self.rows += 1
        for i, x in entries:
            line = self.square[i]
            self.right[i] += x * target
            for j, y in entries:
                line[j] += x * y

    def solve(self, ridge: float) -> list[float]:
        """The weights; ``ridge`` pulls each towards 0 as so many rows of its size would."""
        sizes = [self.square[i][i] for i in range(self.size)]
        return solved(self.square, self.right, sizes, ridge / max(1, self.rows))


class Forecast:
    """Weights of a linear forecast that agree with themselves from one position to the next.

    Least-squares temporal differences, LSTD(λ): a position is to forecast what the ones soon
    after it forecast, and the last one the outcome. With λ = 1 this is the linear fit of
    outcomes; less of it lets the luck of what happens later blur less.

    >>> forecast = Forecast(1, 0.5)
    >>> for x in (1.0, 2.0):
    ...     forecast.add([{0: x}, {0: x}], 3 * x)
    >>> [round(w, 6) for w in forecast.solve(1e-9)]
    [3.0]
    """

    def __init__(self, size: int, trace: float) -> None:
        self.size = size
        self.trace = trace
        self.rows = 0
        self.square = [[0.0] * size for _ in range(size)]
        self.right = [0.0] * size
        self.sizes = [0.0] * size

    def add(self, rows: list[Row], outcome: float) -> None:
        """One course of a game: its positions in order, and how it ended."""
        ahead = [0.0] * self.size  # how much the features change from here on, sooner counting more
        due = outcome
        later: Row = {}
        for row in reversed(rows):
            ahead = [self.trace * change for change in ahead]
            for j, y in row.items():
                ahead[j] += y
            for j, y in later.items():
                ahead[j] -= y
            for i, x in row.items():
                line = self.square[i]
                self.square[i] = [a + x * change for a, change in zip(line, ahead, strict=True)]
                self.right[i] += x * due
                self.sizes[i] += x * x
            due *= self.trace
            later = row
        self.rows += len(rows)

    def solve(self, ridge: float) -> list[float]:
        """The weights; ``ridge`` pulls each towards 0 as so many rows of its size would."""
        return solved(self.square, self.right, self.sizes, ridge / max(1, self.rows))


def solved(
    square: list[list[float]], right: list[float], sizes: list[float], ridge: float
) -> list[float]:
    """The solution of linear equations with a part of the sizes added to the diagonal."""
    size = len(right)
    matrix = []
    for i in range(size):
        line = [*square[i], right[i]]
        line[i] += ridge * sizes[i] + 1e-9
        matrix.append(line)
    for i in range(size):
        pivot = max(range(i, size), key=lambda r: abs(matrix[r][i]))
        matrix[i], matrix[pivot] = matrix[pivot], matrix[i]
        head = matrix[i][i]
        if abs(head) < 1e-12:
            continue
        for r in range(i + 1, size):
            factor = matrix[r][i] / head
            if factor:
                line, top = matrix[r], matrix[i]
                for c in range(i, size + 1):
                    line[c] -= factor * top[c]
    weights = [0.0] * size
    for i in range(size - 1, -1, -1):
        rest = matrix[i][size] - sum(matrix[i][c] * weights[c] for c in range(i + 1, size))
        weights[i] = rest / matrix[i][i] if abs(matrix[i][i]) > 1e-12 else 0.0
    return weights


def line_fit(points: Iterable[tuple[float, float]]) -> tuple[float, float]:
    """Where the best line through the points stands at 0 and at 1."""
    normal = Normal(2)
    for x, y in points:
        normal.add({0: 1.0, 1: x}, y)
    start, slope = normal.solve(0.0)
    return start, start + slope
