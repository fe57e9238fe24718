"""Commands of who hosts tables: the server, its backups, its people, its games."""

from __future__ import annotations

import argparse
import importlib.util

from ratskeller.arguments import Commands, add_command, add_file, add_game, add_number


def add_serve(commands: Commands) -> None:
    """``serve``: the web app and its tables."""
    parser = add_command(
        commands,
        "serve",
        "serve the web app and its tables",
        "Serve the web app and the tables. Every setting can also be set in the environment"
        " (RATSKELLER_PORT=…) or in a TOML file (port = …). Flags override the environment, and"
        " the environment overrides the file.",
        "serve",
        "serve --host 0.0.0.0 --port 8000 --no-open",
        "serve --config ratskeller.toml",
    )
    add_file(parser, "--config", "a TOML file with settings")
    if server_installed():
        from ratskeller.server.flags import add_flags

        add_flags(parser)


def add_backups(commands: Commands) -> None:
    """``backup`` and ``restore``: all tables in a file."""
    for name, help, description, file in (
        (
            "backup",
            "copy all tables into a file",
            "Copy all tables into one file. The server may be running.",
            "the file to write",
        ),
        (
            "restore",
            "fill an empty database from a backup",
            "Fill an empty database, SQLite or PostgreSQL, from a file that `backup` wrote.",
            "the file to read",
        ),
    ):
        parser = add_command(
            commands,
            name,
            help,
            description,
            f"{name} tables.gz",
            f"{name} tables.gz --database postgresql://ratskeller@localhost/ratskeller",
        )
        add_file(parser, "file", file)
        _add_database(parser)


def add_export(commands: Commands) -> None:
    """``export``: the finished games of a server."""
    parser = add_command(
        commands,
        "export",
        "write the records of a server's finished games, without names",
        "Write the records of all finished games into one file, one record a line. Names, chat,"
        " times and ids of tables are left out. The server may be running.",
        "export games.jsonl.gz",
        "export rattus.jsonl --game rattus --database postgresql://ratskeller@localhost/ratskeller",
    )
    add_file(parser, "file", "the file to write; a name that ends with .gz makes a compressed one")
    add_game(parser, "--game", needed=False)
    _add_database(parser)


def add_admin(commands: Commands) -> None:
    """``admin``: the accounts and tables of a server."""
    parser = add_command(
        commands,
        "admin",
        "look after the accounts and tables of a server",
        "What a host does about people: `list` prints the accounts; `ban` shuts one out, `unban`"
        " lets it in again; `rename` gives another name; `reset` prints a code that signs in once,"
        " for somebody who has lost all passkeys; `bot` prints a token for a bot from outside;"
        " `invite` prints an invitation to an account;"
        " `tables` prints the tables that wait or are played at, `close` closes some;"
        " `tournaments` prints those that wait or run, `call-off` ends some. The server"
        " may be running; it notices within a few seconds. `reports` prints what players have"
        " reported; with the id of one the whole of it, and `--done` puts it away. `ratings` prints"
        " the rankings; with the word `recompute` all ratings are made anew from the records.",
        "admin list",
        "admin ban Malvolio --days 7 --reason 'insults'",
        "admin reset Anna --lock",
        "admin bot Hal",
        "admin invite 'for Ben' --days 14",
        "admin close we5qdcg8g6c27szthgaf",
        "admin reports 3f0q5m2xk7w8r1v9c4ty --done",
        "admin ratings recompute",
    )
    actions = (
        *("list", "ban", "unban", "rename", "reset", "bot", "invite"),
        *("tables", "close", "tournaments", "call-off", "reports", "ratings"),
    )
    parser.add_argument("what", choices=actions, metavar="ACTION", help=", ".join(actions))
    parser.add_argument(
        "names",
        nargs="*",
        metavar="NAME",
        help="names of accounts, or ids of tables, tournaments or reports; with `invite` a note",
    )
    add_number(parser, "--days", "how long a ban or an invitation holds (default: for ever)")
    parser.add_argument(
        "--reason", default="", metavar="TEXT", help="why; the banned person reads it"
    )
    parser.add_argument(
        "--lock",
        action="store_true",
        help="with `reset`: nothing but the code opens the account any more; with `bot`: all its"
        " tokens are revoked",
    )
    parser.add_argument("--done", action="store_true", help="with `reports`: they are dealt with")
    _add_database(parser)


def _add_database(parser: argparse.ArgumentParser) -> None:
    """Where the tables are."""
    add_file(parser, "--config", "a TOML file with settings")
    parser.add_argument(
        "--database", metavar="URL", help="the database (default: the one `serve` uses)"
    )


def server_installed() -> bool:
    """Whether the server extra is installed."""
    needed = ("litestar", "uvicorn", "sqlalchemy", "platformdirs")
    return all(importlib.util.find_spec(name) is not None for name in needed)
