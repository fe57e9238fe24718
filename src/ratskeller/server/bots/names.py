"""Bots by name: those of the registry, and those that the host has named in the settings.

A table names a bot; what it is, with its budget or its program, is for the host to say.
"""

from __future__ import annotations

import re

import ratskeller
from ratskeller.bots import registry
from ratskeller.kernel import Bot, Game, OptionError

NAME = re.compile(r"[a-z0-9][a-z0-9_-]{0,29}")

_hosted: dict[str, str] = {}  # specifications by name


def host_bots(text: str) -> None:
    """Offer the bots of the setting ``bots``: ``NAME=SPECIFICATION``, comma-separated.

    >>> host_bots("quick=hard:50")
    >>> "quick" in known_bots(), spec_of("quick")
    (True, 'hard:50')
    >>> host_bots("")
    """
    found: dict[str, str] = {}
    for pair in registry.split_specs(text):
        name, equals, spec = (part.strip() for part in pair.partition("="))
        if not pair:
            continue
        if not equals or NAME.fullmatch(name) is None:
            raise OptionError(
                f"bots: {pair!r} is not of the form NAME=BOT, with a name of small letters"
            )
        if name in registry.bot_names() or name in found:
            raise OptionError(f"bots: there is a bot {name!r} already")
        registry.check_bot(spec)
        found[name] = spec
    _hosted.clear()
    _hosted.update(found)


def spec_of(name: str) -> str:
    """What a name stands for."""
    return _hosted.get(name, name)


def known_bots(game: Game | None = None) -> list[str]:
    """The names of the bots that can play a game, or every game of this server.

    >>> known_bots()[:2]
    ['random', 'easy']
    """
    if game is not None:
        return [*registry.bots(game), *(name for name in _hosted if _plays(name, game))]
    every = [known_bots(ratskeller.game(id)) for id in ratskeller.game_ids()]
    return [name for name in (*registry.bots(), *_hosted) if all(name in some for some in every)]


def _plays(name: str, game: Game) -> bool:
    try:
        registry.check_bot(_hosted[name], game)
    except OptionError:
        return False
    return True


def make_bot(spec: str, game: Game, seed: int | None = None) -> Bot:
    """A bot by specification; without a seed its randomness is the operating system's."""
    return registry.make_bot(spec, game, seed)
