"""Patches: what each event changed in a viewer's view, so that clients compute no rules."""

from __future__ import annotations

from typing import Any

from ratskeller.kernel.event import Event, Listener
from ratskeller.kernel.state import State

Data = dict[str, Any]


def diff(before: Data, after: Data) -> Data:
    """The changes between two datas of one viewer's view (`View.data`), by path.

    A path has one or two segments. If the value of a top-level key is a list of the same
    length or a dict with the same keys on both sides, each child that differs is reported as
    ``key.child``; any other value that differs is reported whole, as ``key``. Both datas have
    the same top-level keys, and a top-level key has no dot.

    >>> diff({"cubes": [3, 1, 0], "pawn": "gallia"}, {"cubes": [3, 2, 0], "pawn": "italia"})
    {'cubes.1': 2, 'pawn': 'italia'}
    >>> diff({"hand": ["a", "b"]}, {"hand": ["a"]})
    {'hand': ['a']}
    """
    patch: Data = {}
    for key, new in after.items():
        old = before[key]
        if old == new:
            continue
        if isinstance(new, dict) and isinstance(old, dict) and new.keys() == old.keys():
            for child, value in new.items():
                if old[child] != value:
                    patch[f"{key}.{child}"] = value
        elif isinstance(new, list) and isinstance(old, list) and len(new) == len(old):
            for index, value in enumerate(new):
                if old[index] != value:
                    patch[f"{key}.{index}"] = value
        else:
            patch[key] = new
    return patch


def apply(data: Data, patch: Data) -> Data:
    """The data after a patch, as a client computes it; ``data`` itself stays as it is.

    The order of paths does not matter. A path without a dot sets that key. Any other path
    sets a child of the list or dict at the part before the first dot; the rest is the key of
    the child, or its index in a list.

    >>> apply({"cubes": [3, 1, 0], "pawn": "gallia"}, {"cubes.1": 2, "pawn": "italia"})
    {'cubes': [3, 2, 0], 'pawn': 'italia'}
    """
    out = dict(data)
    for path, value in patch.items():
        key, dot, child = path.partition(".")
        if not dot:
            out[key] = value
        elif isinstance(out[key], list):
            out[key] = [*out[key]]
            out[key][int(child)] = value
        else:
            out[key] = {**out[key], child: value}
    return out


class Trace(Listener):
    """Listens to a state and keeps a copy of it for every event.

    The copies are whole states: only `patches`, which reads views, may leave for a viewer.

    >>> import ratskeller
    >>> state = ratskeller.game("rattus").new(players=2)
    >>> trace = Trace(state)
    >>> state.apply(ratskeller.CHANCE, "pawn:gallia")
    >>> [(event.kind, patch["pawn"]) for event, patch in trace.patches(trace.view(None), None)[0]]
    [('start-pawn', 'gallia')]
    """

    def __init__(self, state: State) -> None:
        self.before = state.clone()
        self.steps: list[tuple[Event, State]] = []
        self._state = state
        self._next = state.listener
        state.listener = self

    def on_event(self, state: State, event: Event) -> None:
        """Keep the event and a copy of the state; call the previous listener."""
        self.steps.append((event, state.clone()))
        if self._next is not None:
            self._next.on_event(state, event)

    def stop(self) -> None:
        """Restore the previous listener."""
        self._state.listener = self._next

    def view(self, viewer: int | None) -> Data:
        """The viewer's view before the first event."""
        return self.before.view(viewer).data()

    def patches(self, view: Data, viewer: int | None) -> tuple[list[tuple[Event, Data]], Data]:
        """The events a viewer may see, each with its patch, and the view after the last.

        ``view`` is the viewer's last view. What changed with an event the viewer may
        not see is in the patch of the next one it sees.
        """
        out: list[tuple[Event, Data]] = []
        for event, state in self.steps:
            if event.seen_by(viewer):
                after = state.view(viewer).data()
                out.append((event, diff(view, after)))
                view = after
        return out, view
