"""Who meets whom: round robin, Swiss, and the seatings of a duplicate deal.

A pairing is a tuple of entrants, numbered from 0, by seat. Nothing here draws at random, so the
same results give the same pairings everywhere.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import combinations

from ratskeller.kernel import OptionError

Pairing = tuple[int, ...]
Round = list[Pairing]

FEWEST, MOST = 4, 256  #: people in a tournament
MOST_TABLES = 2000  #: in a round robin; a Swiss tournament has fewer


def round_robin(entrants: int, players: int) -> list[Round]:
    """Every combination of entrants once, in rounds in which nobody sits at two tables.

    >>> round_robin(4, 2)
    [[(0, 3), (1, 2)], [(3, 2), (0, 1)], [(1, 3), (2, 0)]]
    """
    _check(entrants, players)
    if players == 2:
        return _circle(entrants)
    lineups = list(combinations(range(entrants), players))
    if len(lineups) > MOST_TABLES:
        raise OptionError(
            f"a round robin of {entrants} with {players} at a table has {len(lineups)} tables,"
            f" more than {MOST_TABLES}; a Swiss tournament has fewer"
        )
    rounds: list[Round] = []
    sat: Counter[tuple[int, int]] = Counter()
    while lineups:
        chosen: Round = []
        busy: set[int] = set()
        for lineup in lineups:
            if busy.isdisjoint(lineup):
                chosen.append(lineup)
                busy.update(lineup)
        lineups = [lineup for lineup in lineups if lineup not in chosen]
        rounds.append([_seated(lineup, sat) for lineup in chosen])
    return rounds


def _circle(entrants: int) -> list[Round]:
    """The circle method: all but the last entrant move on by one place each round."""
    count = entrants + entrants % 2
    rounds: list[Round] = []
    for turn in range(count - 1):
        places = [(turn * (count // 2) + at) % (count - 1) for at in range(count - 1)]
        pairs = [(places[0], count - 1)]
        pairs += [(places[at], places[count - 1 - at]) for at in range(1, count // 2)]
        if turn % 2:
            pairs[0] = (pairs[0][1], pairs[0][0])
        rounds.append([pair for pair in pairs if entrants not in pair])
    return rounds


def swiss(ranking: Sequence[int], played: Sequence[Round], players: int) -> Round:
    """The next round: entrants of like standing meet, and as few as can be meet again.

    ``ranking`` has all entrants who go on, best first. Those who are too many for whole tables
    have a bye: the lowest among those with the fewest byes so far. Each table takes the best
    entrant who is free, then again and again the one who has met those at the table least
    often, the better one first. With two at a table nobody meets again while that is possible.

    >>> swiss([0, 1, 2, 3], [], 2)
    [(0, 1), (2, 3)]
    >>> swiss([0, 2, 1, 3], [[(0, 1), (2, 3)]], 2)
    [(0, 2), (1, 3)]
    """
    _check(len(ranking), players)
    met: Counter[frozenset[int]] = Counter()
    sat: Counter[tuple[int, int]] = Counter()
    games: Counter[int] = Counter()
    for pairing in (pairing for one in played for pairing in one):
        met.update(frozenset(pair) for pair in combinations(pairing, 2))
        sat.update((entrant, seat) for seat, entrant in enumerate(pairing))
        games.update(pairing)
    free = list(ranking)
    for _ in range(len(ranking) % players):
        most = max(games[entrant] for entrant in free)
        free.remove([entrant for entrant in free if games[entrant] == most][-1])
    lineups = _pairs(free, met) if players == 2 else None
    if lineups is None:
        lineups = _tables(free, met, players)
    return [_seated(lineup, sat) for lineup in lineups]


def _tables(free: list[int], met: Counter[frozenset[int]], players: int) -> list[Pairing]:
    lineups = []
    left = list(free)
    while left:
        table = [left.pop(0)]
        while len(table) < players:
            again = [sum(met[frozenset((one, at))] for at in table) for one in left]
            table.append(left.pop(again.index(min(again))))
        lineups.append(tuple(table))
    return lineups


TRIES = 20_000  #: pairs tried until a round of pairs without a rematch is given up


def _pairs(free: list[int], met: Counter[frozenset[int]]) -> list[Pairing] | None:
    """Pairs without a rematch, by backtracking; None if none was found."""
    chosen: list[Pairing] = []
    tried = 0

    def pair(left: list[int]) -> bool:
        nonlocal tried
        if not left:
            return True
        first, *others = left
        for other in others:
            tried += 1
            if tried > TRIES:
                return False
            if not met[frozenset((first, other))]:
                chosen.append((first, other))
                if pair([one for one in others if one != other]):
                    return True
                chosen.pop()
        return False

    return chosen if pair(free) else None


def _seated(lineup: Pairing, sat: Counter[tuple[int, int]]) -> Pairing:
    """The rotation of a line-up in which its entrants have sat least on their seats."""
    turns = [lineup[turn:] + lineup[:turn] for turn in range(len(lineup))]
    best = min(turns, key=lambda turn: sum(sat[one, seat] ** 2 for seat, one in enumerate(turn)))
    sat.update((entrant, seat) for seat, entrant in enumerate(best))
    return best


def rotations(lineup: Pairing) -> list[Pairing]:
    """A line-up in every seating of a duplicate deal: all rotations around the table.

    >>> rotations((0, 1, 2))
    [(0, 1, 2), (1, 2, 0), (2, 0, 1)]
    """
    return [lineup[turn:] + lineup[:turn] for turn in range(len(lineup))]


def duplicate_rounds(entrants: int, players: int, rounds: int) -> list[Round]:
    """Rounds for people, who may play a deal only once: all tables of a round are a group.

    The entrants of a table are parted in the next round, and everybody moves on by one seat, so
    that after as many rounds as seats all have sat everywhere. ``entrants`` fill whole tables.

    >>> duplicate_rounds(4, 2, 2)
    [[(0, 2), (1, 3)], [(3, 0), (2, 1)]]
    """
    _check(entrants, players)
    if entrants % players:
        raise OptionError(f"{entrants} entrants do not fill tables of {players}")
    tables = entrants // players
    found = []
    for number in range(rounds):
        seating = []
        for table in range(tables):
            lineup = [
                column * tables + (table + number * column) % tables for column in range(players)
            ]
            turn = number % players
            seating.append(tuple(lineup[-turn:] + lineup[:-turn] if turn else lineup))
        found.append(seating)
    return found


def _check(entrants: int, players: int) -> None:
    if players < 2:
        raise OptionError(f"a table has at least 2 players, not {players}")
    if not players <= entrants <= MOST:
        raise OptionError(f"a tournament has {players} to {MOST} entrants, not {entrants}")
