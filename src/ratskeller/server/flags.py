"""The settings as flags of the command line."""

from __future__ import annotations

import argparse
from dataclasses import fields
from typing import get_type_hints

from ratskeller.server.settings import Settings


def add_flags(parser: argparse.ArgumentParser) -> None:
    """One flag a setting: ``--bot-workers 2``, ``--no-open``."""
    hints = get_type_hints(Settings)
    for item in fields(Settings):
        flag = "--" + item.name.replace("_", "-")
        default = str(item.default).lower() if item.default != "" else "none"
        help = f"{item.metadata['help']} (default {default})".replace("%", "%%")
        kind = hints[item.name]
        if kind is bool:
            action = argparse.BooleanOptionalAction
            parser.add_argument(flag, action=action, default=None, help=help)
        else:
            parser.add_argument(
                flag, type=kind, default=None, metavar=kind.__name__.upper(), help=help
            )
