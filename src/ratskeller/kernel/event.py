"""What happened, for logs and animation."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

if TYPE_CHECKING:
    from ratskeller.kernel.state import State


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


@mypyc_attr(allow_interpreted_subclasses=True)
class Listener:
    """Receives the events of a state as they happen."""

    def on_event(self, state: State, event: Event) -> None:
        """``state`` is as the event left it; a choice may have more events to come."""
        raise NotImplementedError


class EventLog(Listener):
    """Keeps the events in a list, a new one or the one given."""

    def __init__(self, events: list[Event] | None = None) -> None:
        self.events: list[Event] = [] if events is None else events

    def on_event(self, state: State, event: Event) -> None:
        self.events.append(event)
