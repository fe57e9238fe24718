"""Who meets whom in the next round, how many bots fill places, and the standings.

Nothing here reads or writes: the pairings and the figures are those of `ratskeller.tournaments`.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from ratskeller.server.tournaments.model import Rules, Whole, key_of
from ratskeller.tournaments import pairings
from ratskeller.tournaments.pairings import FEWEST, Round
from ratskeller.tournaments.standings import Standing, standings


def bots_to_fill(rules: Rules, people: int) -> int:
    """How many bots take part, so that there are enough for whole tables.

    A round robin of more than two at a table, or of an odd number, has whole tables anyhow.
    """
    wanted = max(rules.most if rules.fill else people, FEWEST, rules.players)
    if rules.system != "round-robin":
        wanted += -wanted % rules.players
    return wanted - people


def most_entrants(rules: Rules) -> int:
    """The number of entrants when everybody comes who may, bots included."""
    return rules.most + bots_to_fill(rules, rules.most)


@cache
def _round_robin(entrants: int, players: int) -> list[Round]:
    return pairings.round_robin(entrants, players)


def total_rounds(rules: Rules, entrants: int) -> int:
    """The number of rounds; in a round robin it follows from the number of entrants."""
    if rules.system == "round-robin":
        return len(_round_robin(entrants, rules.players))
    return rules.rounds


def next_round(whole: Whole) -> Round:
    """The pairings of the next round, as numbers of entrants by seat."""
    rules, numbers = whole.tournament.rules, [one.number for one in whole.entrants]
    count, done = len(numbers), len(whole.rounds)
    if rules.system == "round-robin":
        found = _round_robin(count, rules.players)[done]
    elif rules.duplicate:
        found = pairings.duplicate_rounds(count, rules.players, done + 1)[done]
    else:
        at = {number: index for index, number in enumerate(numbers)}
        ranking = [at[int(one.entrant)] for one in standing(whole)]
        played = [
            [tuple(at[number] for number in table.entrants) for table in whole.tables_of(one)]
            for one in range(1, done + 1)
        ]
        found = pairings.swiss(ranking, played, rules.players)
    return [tuple(numbers[index] for index in pairing) for pairing in found]


def standing(whole: Whole) -> Sequence[Standing]:
    """The standings after all games that have ended."""
    rules = whole.tournament.rules
    deal = "round {}" if rules.duplicate else ""
    games = [table.game(deal.format(table.round)) for table in whole.tables]
    return standings(
        [key_of(one.number) for one in whole.entrants],
        [game for game in games if game is not None],
        duplicate=rules.duplicate,
    )
