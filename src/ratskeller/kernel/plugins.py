"""Plug-ins: games and bots that other packages name as entry points.

They are loaded when they are asked for. One that cannot be loaded is named with its reason and
skipped; it breaks nothing else.
"""

from __future__ import annotations

import logging
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Any

from ratskeller.kernel.errors import OptionError

log = logging.getLogger("ratskeller.plugins")


class PluginError(OptionError):
    """A plug-in cannot be used; the text names it, its package and the reason."""


@cache
def entries(group: str) -> dict[str, EntryPoint]:
    """The entry points of a group by name; of two with one name the first counts."""
    found: dict[str, EntryPoint] = {}
    for entry in entry_points(group=group):
        found.setdefault(entry.name, entry)
    return found


def load(entry: EntryPoint) -> Any:
    """What an entry point names, or :class:`PluginError` with the reason."""
    try:
        return entry.load()
    except (Exception, SystemExit) as error:
        raise refusal(entry, f"{type(error).__name__}: {error}") from error


def refusal(entry: EntryPoint, reason: str) -> PluginError:
    """The error for a plug-in that cannot be used."""
    package = entry.dist.name if entry.dist is not None else entry.value
    return PluginError(f"the plug-in {entry.name!r} of {package} cannot be used: {reason}")
