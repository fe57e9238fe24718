"""The public part of a state: the columns everybody knows, in an object of their own."""

from __future__ import annotations

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Public:
    """Base of the public parts. A state and each of its views hold one of their own.

    Subclasses define the columns in ``__init__`` and copy them in `copy`, both by hand because
    they are hot; a test compares them with the declared columns.
    """

    def copy(self) -> Public:
        """An independent copy."""
        raise NotImplementedError
