"""What a bot considered, in words."""

from __future__ import annotations

from collections.abc import Sequence

from ratskeller.bots.base import Thought
from ratskeller.kernel.words import Words

BEST = 3


def explain(thoughts: Sequence[Thought], words: Words, count: int = BEST) -> list[str]:
    """The best few choices as sentences, the best first.

    >>> import ratskeller
    >>> from ratskeller.bots.registry import make_bot
    >>> from ratskeller.kernel.words import words_of
    >>> game = ratskeller.game("rattus")
    >>> match = ratskeller.Match(game, players=2, rng=4)
    >>> seat = match.state.actors[0]
    >>> bot = make_bot("hard:50", game, rng=1)
    >>> thoughts = bot.consider(match.state.view(seat), match.state.choices(seat))
    >>> explain(thoughts, words_of(game), 1)  # doctest: +ELLIPSIS
    ['Settle in ...: wins about ... times in a hundred, with ... points or so.']
    """
    said = []
    for thought in thoughts[:count]:
        choice = words.choice(thought.choice)
        share, score = round(100 * thought.share), round(thought.score)
        said.append(words("thought", choice=choice, share=share, score=score))
    return said
