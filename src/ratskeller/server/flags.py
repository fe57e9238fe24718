"""The settings as command-line flags."""

from __future__ import annotations

import argparse
from dataclasses import fields
from typing import get_type_hints

from ratskeller.server.settings import Settings


def add_flags(parser: argparse.ArgumentParser) -> None:
    """Add one flag per setting: ``--bot-workers 2``, ``--no-open``."""
    hints = get_type_hints(Settings)
    for item in fields(Settings):
        flag = "--" + item.name.replace("_", "-")
        default = "" if item.default == "" else f" (default {_format_default(item.default)})"
        help = (item.metadata["help"] + default).replace("%", "%%")
        kind = hints[item.name]
        if kind is bool:
            action = argparse.BooleanOptionalAction
            parser.add_argument(flag, action=action, default=None, help=help)
        else:
            metavar = "TEXT" if kind is str else "N"
            parser.add_argument(flag, type=kind, default=None, metavar=metavar, help=help)


def _format_default(value: object) -> str:
    """A default as it is typed: 20 rather than 20.0, yes rather than True."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return f"{value:g}" if isinstance(value, float) else str(value)
