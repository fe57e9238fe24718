"""The tables of notifications.

A backup has the channels, the visits and the server's keys. It leaves the outbox out: whoever
restores an old copy would send again what was sent since.
"""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa

from ratskeller.server.accounts.schema import OWNED
from ratskeller.server.store.schema import metadata

#: Where to send to. A channel belongs to an account, or to whoever holds the secret of a seat
#: (``hash``). ``address`` is a hash of the target: one device is told once, whoever asks for it.
channels = sa.Table(
    "channels",
    metadata,
    sa.Column("id", sa.String(40), primary_key=True),
    sa.Column("account_id", sa.String(40), nullable=True),
    sa.Column("hash", sa.String(64), nullable=True),
    sa.Column("kind", sa.String(20), nullable=False),
    sa.Column("target", sa.Text, nullable=False),
    sa.Column("address", sa.String(64), nullable=False),
    sa.Column("wishes", sa.Text, nullable=False),
    sa.Column("site", sa.String(300), nullable=False),
    sa.Column("status", sa.String(20), nullable=False),
    sa.Column("created_at", sa.Double, nullable=False),
    sa.Column("failure", sa.String(60), nullable=False),
    sa.Column("failed_at", sa.Double, nullable=True),
    sa.Index("channels_account", "account_id"),
    sa.Index("channels_hash", "hash"),
)

#: The outbox. ``seq`` is the number of the entry that is the cause, of a line of chat for a
#: message. A row is written in the transaction of its cause.
notices = sa.Table(
    "notices",
    metadata,
    sa.Column("id", sa.BigInteger().with_variant(sa.Integer, "sqlite"), primary_key=True),
    sa.Column("channel_id", sa.String(40), nullable=False),
    sa.Column("address", sa.String(64), nullable=False),
    sa.Column("table_id", sa.String(40), nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("kind", sa.String(20), nullable=False),
    sa.Column("seq", sa.BigInteger, nullable=False),
    sa.Column("at", sa.Double, nullable=False),
    sa.Column("status", sa.String(20), nullable=False),
    sa.Column("reason", sa.String(60), nullable=False),
    sa.Column("due_at", sa.Double, nullable=False),
    sa.Column("attempts", sa.Integer, nullable=False),
    sa.Column("claimed_by", sa.String(40), nullable=False),
    sa.Column("claimed_until", sa.Double, nullable=False),
    sa.Column("done_at", sa.Double, nullable=True),
    sa.UniqueConstraint("address", "table_id", "seat", "kind", "seq", name="notices_once"),
    sa.Index("notices_due", "status", "due_at"),
    sa.Index("notices_channel", "channel_id", "done_at"),
)

#: The last visit of a seat's holder: the last entry and line of chat that were in view, and
#: until when a connection counts as one (it is renewed while it lasts), and at which process.
visits = sa.Table(
    "visits",
    metadata,
    sa.Column("table_id", sa.String(40), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("seq", sa.Integer, nullable=False),
    sa.Column("chat", sa.BigInteger, nullable=False),
    sa.Column("here_until", sa.Double, nullable=False),
    sa.Column("process", sa.String(40), nullable=False, server_default=""),
)

#: Keys of this server, made when they are first needed.
server_keys = sa.Table(
    "server_keys",
    metadata,
    sa.Column("name", sa.String(40), primary_key=True),
    sa.Column("value", sa.Text, nullable=False),
)

OWNED[channels] = ("account_id", frozenset({"address", "target", "hash"}))

#: What a backup keeps.
KEPT: Final = (channels, visits, server_keys)
