"""Makes docs/cli.md from the parser: ``python -m tests.reference``. A test compares the two."""

from __future__ import annotations

import argparse
from dataclasses import fields
from pathlib import Path

from ratskeller.parser import parser
from ratskeller.server.settings import PREFIX, Settings

PAGE = Path(__file__).parents[1] / "docs" / "cli.md"

TOP = """\
# Commands

<!-- Made by `python -m tests.reference`; do not edit. -->

All commands and flags of `ratskeller`. `ratskeller COMMAND --help` shows the same in the
terminal. `ratskeller --version` prints the version and whether the engines are compiled. Plain
`ratskeller` is `ratskeller serve` if the server is installed, else it lists the commands.
"""

CODES = """\
## Exit codes

| code | meaning |
|---|---|
| 0 | success |
| 1 | the run found an error: a violated invariant in `simulate`, a bot that failed in `arena` |
| 2 | wrong input; one sentence on standard error names it |
| 130 | interrupted with Ctrl+C, or the input ended |
"""

ENVIRONMENT = """\
## Environment

| variable | meaning |
|---|---|
| `RATSKELLER_PURE` | 1: run the Python sources instead of the compiled modules |
| `RATSKELLER_NETS` | folder with `GAME.npz` files to play by instead of the nets of the package |
| `RATSKELLER_CONFIG` | the TOML file with settings, as `--config` |
"""


def page() -> str:
    """The whole page."""
    top = parser()
    [commands] = [a for a in top._actions if isinstance(a, argparse._SubParsersAction)]
    parts = [TOP, "| command | what it does |\n|---|---|"]
    helps = {action.dest: action.help for action in commands._choices_actions}
    parts[-1] += "".join(f"\n| [`{name}`](#{name}) | {helps[name]} |" for name in commands.choices)
    parts[-1] += "\n"
    parts += [command(name, kind) for name, kind in commands.choices.items()]
    parts += [CODES, ENVIRONMENT + environment()]
    return "\n".join(parts)


def command(name: str, kind: argparse.ArgumentParser) -> str:
    """One command: what it does, examples, and everything it takes."""
    examples = [line.strip() for line in (kind.epilog or "").splitlines()[1:]]
    said = " ".join((kind.description or "").split())
    rows = [row(a) for a in kind._actions if not isinstance(a, argparse._HelpAction)]
    parts = [f"## {name}", "", said, "", "```sh", *examples, "```", ""]
    return "\n".join([*parts, "| argument | meaning |", "|---|---|", *rows, ""])


def row(action: argparse.Action) -> str:
    """One flag or argument as a row of a table."""
    if not action.option_strings:
        spelled = f"`{action.metavar}`" + (" (optional)" if action.nargs == "?" else "")
    else:
        value = "" if action.nargs == 0 else f" {action.metavar or action.dest.upper()}"
        spelled = ", ".join(f"`{flag}{value}`" for flag in action.option_strings)
    needed = " (required)" if action.required and action.option_strings else ""
    meaning = (action.help or "").replace("%%", "%").replace("|", "\\|")
    return f"| {spelled} | {meaning}{needed} |"


def environment() -> str:
    """Each setting of the server is a variable too."""
    return "".join(
        f"| `{PREFIX}{item.name.upper()}` | `serve`: {item.metadata['help']} |\n"
        for item in fields(Settings)
    )


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
