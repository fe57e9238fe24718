"""The tables of bots from outside. A bot is an account of the kind ``bot``; it never signs in."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa

from ratskeller.server.accounts.schema import OWNED
from ratskeller.server.store.schema import metadata

#: What a bot's account has besides. ``owner_id`` is the account that made it, null if the host
#: did. Others than the owner may invite it if it is ``free``. ``stream`` is the last stream of
#: events that was opened, ``games`` what it said it plays (comma-separated; empty: all).
outside_bots = sa.Table(
    "outside_bots",
    metadata,
    sa.Column("account_id", sa.String(40), primary_key=True),
    sa.Column("owner_id", sa.String(40), nullable=True),
    sa.Column("free", sa.Boolean, nullable=False),
    sa.Column("games", sa.String(400), nullable=False),
    sa.Column("stream", sa.String(40), nullable=False),
    sa.Column("online_until", sa.Double, nullable=False),
    sa.Index("outside_bots_owner", "owner_id"),
    sa.Index("outside_bots_online", "online_until"),
)

#: What a bot shows to play; the token itself is shown once and kept as a hash.
bot_tokens = sa.Table(
    "bot_tokens",
    metadata,
    sa.Column("id", sa.String(40), primary_key=True),
    sa.Column("account_id", sa.String(40), nullable=False),
    sa.Column("name", sa.String(60), nullable=False),
    sa.Column("hash", sa.String(64), nullable=False, unique=True),
    sa.Column("created_at", sa.Double, nullable=False),
    sa.Column("used_at", sa.Double, nullable=True),
    sa.Index("bot_tokens_account", "account_id"),
)

OWNED[outside_bots] = ("account_id", frozenset({"stream"}))
OWNED[bot_tokens] = ("account_id", frozenset({"hash"}))

#: What a backup keeps.
KEPT: Final = (outside_bots, bot_tokens)
