"""The errors that bad input raises."""

from __future__ import annotations


class RatskellerError(Exception):
    """Base of all errors that a user of the package can cause."""


class OptionError(RatskellerError, ValueError):
    """A game, a number of players or an option that does not exist."""


class SeatError(RatskellerError, ValueError):
    """A seat that does not exist."""


class NotationError(RatskellerError, ValueError):
    """A text that is not a choice of the game."""


class PositionError(RatskellerError, ValueError):
    """A position that cannot be: the message says what is wrong with it."""


class RecordError(RatskellerError, ValueError):
    """A record that does not replay: the message says at which choice and why."""


class UndoError(RatskellerError, ValueError):
    """A choice that can no longer be undone."""


class IllegalChoice(RatskellerError, ValueError):  # noqa: N818  (the name is part of the public surface)
    """A choice the rules refuse: ``clause`` says which rule, ``reason`` and ``args`` why.

    ``str()`` gives the sentence in English; ``ratskeller.kernel.words.words_of`` has the other
    languages.
    """

    def __init__(self, clause: str, reason: str, args: dict[str, str | int], sentence: str) -> None:
        super().__init__(sentence)
        self.clause = clause
        self.reason = reason
        self.details = args
