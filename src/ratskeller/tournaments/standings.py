"""Standings: points, tie-breaks, and what luck and seats are taken out of them.

``docs/tournaments.md`` explains each figure in plain words.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import combinations
from typing import NamedTuple

ROUND = 6  #: decimal places of the figures, so that no machine's last bit parts two entrants


class Game(NamedTuple):
    """A finished game by seat: entrants, shares of the win, places, luck; the deal it was of.

    ``deal`` is the same for games with the same draws, and unique otherwise.
    """

    entrants: tuple[str, ...]
    shares: tuple[float, ...]
    places: tuple[int, ...]
    luck: tuple[float, ...]
    deal: str = ""


@dataclass(frozen=True)
class Standing:
    """An entrant after some games.

    ``points`` count in a round robin and in a Swiss tournament: for each other player at the
    table 1 if they are behind and a half if they share the place, by the number of others.
    ``share`` is the mean share of wins; ``less_luck`` is that without what chance gave;
    ``beside`` compares each share with the mean of all who had the same seat and draws.
    ``met`` is the mean of the points of those met.
    """

    entrant: str
    place: int
    games: int
    points: float
    share: float
    less_luck: float
    beside: float
    met: float


def standings(
    entrants: Sequence[str],
    games: Iterable[Game],
    duplicate: bool = False,
    byes: dict[str, int] | None = None,
) -> list[Standing]:
    """All entrants, best first.

    Duplicate: by share of wins, then by the share less luck, then by the comparison with the
    same seat. Otherwise: by points (a bye is a whole one), then by the points of those met, by
    the points among those who are level, and by the share less luck. Who is level in all of it
    shares the place.

    >>> game = Game(("ann", "bob"), (1.0, 0.0), (1, 2), (0.25, -0.25))
    >>> [(one.place, one.entrant, one.points) for one in standings(["bob", "ann"], [game])]
    [(1, 'ann', 1.0), (2, 'bob', 0.0)]
    """
    sheet = _Sheet(entrants, list(games), byes or {})
    keys = {one: sheet.duplicate_key(one) if duplicate else sheet.key(one) for one in entrants}
    if not duplicate:
        keys = {one: (*key[:2], sheet.among(one, keys), *key[2:]) for one, key in keys.items()}
    order = sorted(entrants, key=lambda one: (*(-figure for figure in keys[one]), one))
    return [
        Standing(
            entrant=one,
            place=1 + sum(other > keys[one] for other in keys.values()),
            games=sheet.games[one],
            points=sheet.points[one],
            share=sheet.mean(sheet.shares[one]),
            less_luck=sheet.mean(sheet.less_luck[one]),
            beside=sheet.mean(sheet.beside[one]),
            met=sheet.strength(one),
        )
        for one in order
    ]


class _Sheet:
    """Sums over the games, exact where they can be."""

    def __init__(self, entrants: Sequence[str], games: list[Game], byes: dict[str, int]) -> None:
        self.games = dict.fromkeys(entrants, 0)
        exact = {one: Fraction(byes.get(one, 0)) for one in entrants}
        self.shares: dict[str, list[float]] = {one: [] for one in entrants}
        self.less_luck: dict[str, list[float]] = {one: [] for one in entrants}
        self.beside: dict[str, list[float]] = {one: [] for one in entrants}
        self._others: dict[str, list[str]] = {one: [] for one in entrants}
        self._pairs: dict[tuple[str, str], Fraction] = {}
        fields = _fields(games)
        for game in games:
            seats = range(len(game.entrants))
            for seat, other in combinations(seats, 2):
                self._meet(game, seat, other, exact)
                self._meet(game, other, seat, exact)
            for seat, one in enumerate(game.entrants):
                self.games[one] += 1
                self.shares[one].append(game.shares[seat])
                self.less_luck[one].append(game.shares[seat] - game.luck[seat])
                mean = fields.get((game.deal, seat))
                if mean is not None:
                    self.beside[one].append(game.shares[seat] - mean)
        self.points = {one: round(float(points), ROUND) for one, points in exact.items()}

    def _meet(self, game: Game, seat: int, other: int, exact: dict[str, Fraction]) -> None:
        one, rival = game.entrants[seat], game.entrants[other]
        level, ahead = (
            game.places[seat] == game.places[other],
            game.places[seat] < game.places[other],
        )
        won = (Fraction(1, 2) if level else Fraction(int(ahead))) / (len(game.entrants) - 1)
        exact[one] += won
        self._others[one].append(rival)
        self._pairs[one, rival] = self._pairs.get((one, rival), Fraction(0)) + won

    def mean(self, figures: list[float]) -> float:
        """A mean that does not depend on the order of the games."""
        return (
            round(sum(map(Fraction, figures), Fraction(0)) / len(figures), ROUND).__float__()
            if (figures)
            else 0.0
        )

    def strength(self, one: str) -> float:
        return self.mean([self.points[other] for other in self._others[one]])

    def duplicate_key(self, one: str) -> tuple[float, ...]:
        return (
            self.mean(self.shares[one]),
            self.mean(self.less_luck[one]),
            self.mean(self.beside[one]),
        )

    def key(self, one: str) -> tuple[float, ...]:
        return self.points[one], self.strength(one), self.mean(self.less_luck[one])

    def among(self, one: str, keys: dict[str, tuple[float, ...]]) -> float:
        """Points in games with those who are level in the first two figures."""
        level = [other for other, key in keys.items() if other != one and key[:2] == keys[one][:2]]
        return float(
            sum((self._pairs.get((one, other), Fraction(0)) for other in level), Fraction(0))
        )


def _fields(games: list[Game]) -> dict[tuple[str, int], float]:
    """By deal and seat, the mean share of all who sat there; where it was played twice at least."""
    found: dict[tuple[str, int], list[float]] = {}
    for game in games:
        for seat, share in enumerate(game.shares):
            if game.deal:
                found.setdefault((game.deal, seat), []).append(share)
    return {
        where: float(sum(map(Fraction, shares), Fraction(0)) / len(shares))
        for where, shares in found.items()
        if len(shares) > 1
    }
