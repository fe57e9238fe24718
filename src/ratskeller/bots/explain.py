"""Evaluations as sentences."""

from __future__ import annotations

from collections.abc import Sequence

from ratskeller.bots.base import Evaluation
from ratskeller.kernel.words import Words

BEST = 3


def explain(
    evaluations: Sequence[Evaluation],
    words: Words,
    count: int = BEST,
    reader: int | None = None,
) -> list[str]:
    """One sentence for each of the first ``count`` evaluations.

    >>> import ratskeller
    >>> from ratskeller.bots.registry import make_bot
    >>> from ratskeller.kernel.words import words_of
    >>> game = ratskeller.game("rattus")
    >>> match = ratskeller.Match(game, players=2, rng=4)
    >>> seat = match.state.actors[0]
    >>> bot = make_bot("hard:50", game, rng=1)
    >>> evaluations = bot.evaluate(match.state.view(seat), match.state.choices(seat))
    >>> explain(evaluations, words_of(game), 1)  # doctest: +ELLIPSIS
    ['Settle in ...: wins about ... games in a hundred, scoring about ....']
    """
    sentences = []
    for evaluation in evaluations[:count]:
        choice = words.choice(evaluation.choice, reader=reader)
        share, score = round(100 * evaluation.win_share), round(evaluation.score)
        sentences.append(words("thought", choice=choice, share=share, score=score))
    return sentences
