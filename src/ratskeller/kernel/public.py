"""The public part of a state: the columns everybody knows, in an object of their own."""

from __future__ import annotations

from typing import TypeVar

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Public:
    """Base of the public parts. A state and each of its views hold one of their own.

    A subclass copies its columns in ``__init__(self, source)``, by hand because it is hot; a
    test compares it with the declared columns. The first one is a `blank`, which
    `Columns.initialise` fills.
    """

    def copy(self) -> Public:
        """An independent copy."""
        raise NotImplementedError


P = TypeVar("P", bound=Public)


def blank(kind: type[P]) -> P:
    """A public part without any column."""
    return kind.__new__(kind)
