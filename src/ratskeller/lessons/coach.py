"""Which concepts a viewer meets: plain comparisons of what the viewer was sent.

A condition is one of

* ``asked DECISION``: the viewer is asked this;
* ``event KIND``, ``own event KIND``: it was just seen, or seen and about the viewer;
* ``view PATH OP VALUE``: a value of the view, by its path; ``me`` in a path is the viewer;
* ``count PATH OP NUMBER``: the length of a list of the view.
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from ratskeller.kernel import Event
from ratskeller.lessons.model import Concept, LessonError

OPS: dict[str, Callable[[Any, Any], bool]] = {
    "=": operator.eq,
    "!=": operator.ne,
    "<": operator.lt,
    "<=": operator.le,
    ">": operator.gt,
    ">=": operator.ge,
}


def met(
    concepts: Iterable[Concept],
    view: Mapping[str, Any],
    asked: str | None,
    events: Sequence[Event],
) -> list[tuple[Concept, str]]:
    """The concepts met now, each with the target it is shown at (or "")."""
    found = []
    for concept in concepts:
        seen: list[Event] = []
        if all(_holds(condition, view, asked, events, seen) for condition in concept.when):
            found.append((concept, _target(concept.at, view, seen)))
    return found


def value_at(data: Any, path: str, me: int | None) -> Any:
    """The value at a path such as ``seats.me.rat``; None where there is none.

    >>> value_at({"seats": [{"rat": 3}]}, "seats.me.rat", 0)
    3
    """
    for part in path.split("."):
        name = str(me) if part == "me" else part
        if isinstance(data, Mapping):
            data = data.get(name)
        elif isinstance(data, list) and name.isdecimal() and int(name) < len(data):
            data = data[int(name)]
        else:
            return None
    return data


def _holds(
    condition: str,
    view: Mapping[str, Any],
    asked: str | None,
    events: Sequence[Event],
    seen: list[Event],
) -> bool:
    words = condition.split()
    match words:
        case ["asked", decision]:
            return asked == decision
        case ["event", kind]:
            seen += [event for event in events if event.kind == kind]
            return bool(seen)
        case ["own", "event", kind]:
            me = view["viewer"]
            seen += [e for e in events if e.kind == kind and e.args.get("seat") == me]
            return bool(seen)
        case ["view" | "count" as what, path, op, wanted] if op in OPS:
            value = value_at(view, path, view["viewer"])
            if value is None:
                return False
            if what == "count":
                value = len(value)
            if isinstance(value, bool):
                value = str(value).lower()
            return OPS[op](value, int(wanted) if isinstance(value, int) else wanted)
        case _:
            raise LessonError(f"coach: cannot read the condition {condition!r}")


def _target(at: str, view: Mapping[str, Any], seen: Sequence[Event]) -> str:
    """The target with ``{me}``, arguments of the event and parts of the view filled in."""
    args = dict(seen[-1].args) if seen else {}
    out = at
    for name, value in {**args, "me": view["viewer"]}.items():
        out = out.replace(f"{{{name}}}", str(value))
    if "{view." in out:
        before, _, rest = out.partition("{view.")
        path, _, after = rest.partition("}")
        out = f"{before}{value_at(view, path, view['viewer'])}{after}"
    return "" if "{" in out else out
