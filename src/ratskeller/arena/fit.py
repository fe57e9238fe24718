"""Least squares for `tune`, in plain Python: the command needs no extra, so no NumPy either.

The systems are small (twice the number of features, at most 70 equations) and the rows are
sparse. A fit takes a fraction of the time of the self-play before it.
"""

from __future__ import annotations

from collections.abc import Iterable
from statistics import fmean, linear_regression

Row = dict[int, float]  #: the entries of a row that are not 0


class Forecast:
    """Fits the weights of a linear forecast by least-squares temporal differences, LSTD(λ).

    A position forecasts what the positions soon after it forecast, and the last position the
    outcome. λ = 1 is the linear regression on outcomes; a smaller λ has less variance.

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
        self.matrix = [[0.0] * size for _ in range(size)]
        self.right = [0.0] * size
        self.squares = [0.0] * size

    def add(self, rows: list[Row], outcome: float) -> None:
        """Add one episode: its positions in order, and its outcome."""
        trace = [0.0] * self.size  # discounted differences of features from here on
        target = outcome
        later: Row = {}
        for row in reversed(rows):
            trace = [self.trace * change for change in trace]
            for j, y in row.items():
                trace[j] += y
            for j, y in later.items():
                trace[j] -= y
            for i, x in row.items():
                line = self.matrix[i]
                self.matrix[i] = [a + x * change for a, change in zip(line, trace, strict=True)]
                self.right[i] += x * target
                self.squares[i] += x * x
            target *= self.trace
            later = row
        self.rows += len(rows)

    def solve(self, ridge: float) -> list[float]:
        """The weights; ``ridge`` is a prior at 0 with the weight of this many mean rows."""
        part = ridge / max(1, self.rows)
        matrix = [list(line) for line in self.matrix]
        for i in range(self.size):
            matrix[i][i] += part * self.squares[i] + 1e-9
        return solve(matrix, self.right)


def solve(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Solve linear equations by Gaussian elimination with partial pivoting.

    >>> solve([[2.0, 0.0], [1.0, 1.0]], [4.0, 5.0])
    [2.0, 3.0]
    """
    size = len(right)
    rows = [[*line, value] for line, value in zip(matrix, right, strict=True)]
    for i in range(size):
        pivot = max(range(i, size), key=lambda r: abs(rows[r][i]))
        rows[i], rows[pivot] = rows[pivot], rows[i]
        if abs(rows[i][i]) < 1e-12:
            continue
        for r in range(i + 1, size):
            factor = rows[r][i] / rows[i][i]
            if factor:
                line, top = rows[r], rows[i]
                for c in range(i, size + 1):
                    line[c] -= factor * top[c]
    found = [0.0] * size
    for i in range(size - 1, -1, -1):
        rest = rows[i][size] - sum(rows[i][c] * found[c] for c in range(i + 1, size))
        found[i] = rest / rows[i][i] if abs(rows[i][i]) > 1e-12 else 0.0
    return found


def line_fit(points: Iterable[tuple[float, float]]) -> tuple[float, float]:
    """The values of the regression line at 0 and at 1.

    >>> line_fit([(0.0, 3.0), (0.5, 2.0), (1.0, 1.0)])
    (3.0, 1.0)
    >>> line_fit([(0.5, 2.0), (0.5, 4.0)])
    (3.0, 3.0)
    """
    xs, ys = zip(*points, strict=True)
    if min(xs) == max(xs):
        return fmean(ys), fmean(ys)
    slope, start = linear_regression(xs, ys)
    return start, start + slope
