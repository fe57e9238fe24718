"""What chance gave each seat of a finished game, to be subtracted from its result.

At every draw of chance the value of the position that came is compared with the mean over all
positions that could have come. The differences have mean 0 whatever the value function is, so
results less luck have the same mean as results, and they vary less (a control variate; compare
AIVAT, Burch and others, 2018). The value function is the game's static evaluation. It and the
weight of the luck are fixed before a match.
"""

from __future__ import annotations

from ratskeller.bots.evaluate import Lookahead
from ratskeller.kernel import CHANCE, Record, Rng
from ratskeller.kernel.evaluation import Evaluator

MOST_OUTCOMES = 100  #: a draw with more counts as no luck
WEIGHT = 1.0  #: of the luck


def luck_of(record: Record, evaluator: Evaluator) -> list[float]:
    """By seat, how much of a win chance added."""
    lookahead = Lookahead(evaluator, Rng(1))
    players = range(record.players)
    total = [0.0] * record.players
    for state, (seat, text) in zip(record.walk(), record.choices, strict=False):
        if seat != CHANCE:
            continue
        outcomes = state.chances()
        if not 1 < len(outcomes) <= MOST_OUTCOMES:
            continue
        weights = sum(weight for _, weight in outcomes)
        for choice, weight in outcomes:
            child = state.clone()
            child.advance(CHANCE, choice.code)
            lookahead.evaluate(child)
            came = float(choice.text == text)
            for s in players:
                total[s] += (came - weight / weights) * lookahead.values[s]
    return total
