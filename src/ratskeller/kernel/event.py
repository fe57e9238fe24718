"""What happened, for logs and animation."""

from __future__ import annotations

from typing import Final


class Event:
    """One thing that happened; ``audience`` is None for everybody, else the seats told.

    >>> Event("placed", {"seat": 0, "region": "gallia", "count": 2}, None).seen_by(3)
    True
    >>> Event("saw", {"front": "1bc"}, (1,)).seen_by(None)
    False
    """

    __slots__ = ("args", "audience", "kind")

    def __init__(
        self, kind: str, args: dict[str, str | int], audience: tuple[int, ...] | None
    ) -> None:
        self.kind: Final = kind
        self.args: Final = args
        self.audience: Final = audience

    def seen_by(self, viewer: int | None) -> bool:
        """Whether this viewer (None: a spectator) may be told."""
        if self.audience is None:
            return True
        return viewer is not None and viewer in self.audience

    def data(self) -> dict[str, object]:
        """Plain data for the wire."""
        return {"event": self.kind, **self.args}

    def __repr__(self) -> str:
        return f"Event({self.kind!r}, {self.args!r}, {self.audience!r})"
