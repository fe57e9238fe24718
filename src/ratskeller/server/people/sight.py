"""Whom a viewer may see: nobody who hides, is shut out, was deleted or has blocked the viewer."""

from __future__ import annotations

import time
from collections.abc import Collection

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from ratskeller.ratings.rules import ACCOUNT, BOT
from ratskeller.server.accounts.schema import account_blocks, accounts
from ratskeller.server.accounts.store import COLUMNS, Account
from ratskeller.server.people.answers import PersonData
from ratskeller.server.people.schema import hidden_profiles


def visible(connection: Connection, ids: Collection[str], viewer: str) -> dict[str, Account]:
    """The accounts of these that a viewer may see, by id; everybody sees themselves."""
    hidden = sa.select(hidden_profiles.c.account_id)
    blocking = sa.select(account_blocks.c.account_id).where(account_blocks.c.other_id == viewer)
    shut_out = accounts.c.banned_until > time.time()
    query = sa.select(*COLUMNS).where(
        accounts.c.id.in_(ids),
        sa.or_(
            accounts.c.id == viewer,
            sa.and_(
                accounts.c.id.not_in(hidden),
                accounts.c.id.not_in(blocking),
                sa.or_(accounts.c.banned_until.is_(None), sa.not_(shut_out)),
            ),
        ),
    )
    return {row.id: Account(*row) for row in connection.execute(query)}


def people(connection: Connection, players: Collection[str], viewer: str) -> dict[str, PersonData]:
    """The names of players (`ratings.rules`) that a viewer may see."""
    ids = {player.removeprefix(ACCOUNT) for player in players if player.startswith(ACCOUNT)}
    found: dict[str, PersonData] = {
        ACCOUNT + id: person(account) for id, account in visible(connection, ids, viewer).items()
    }
    for player in players:
        if player.startswith(BOT):
            found[player] = {"name": player.removeprefix(BOT), "kind": "house"}
    return found


def person(account: Account) -> PersonData:
    """An account as others see it."""
    return {"name": account.name, "kind": "bot" if account.kind == "bot" else "person"}
