"""The tables of accounts. Tokens and codes are kept as hashes alone.

Another module with tables of its own that hold what belongs to an account adds them to `OWNED`:
then the data is exported with the account and deleted with it. A table whose rows are also
about other people (results of games, say) is not listed there, but in `SHARED`.
"""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa

from ratskeller.server.store.schema import metadata
from ratskeller.server.tournaments.schema import entrants, tournaments

#: A person or a bot from outside. ``name_key`` is what two names that look alike share.
accounts = sa.Table(
    "accounts",
    metadata,
    sa.Column("id", sa.String(40), primary_key=True),
    sa.Column("name", sa.String(60), nullable=False),
    sa.Column("name_key", sa.String(200), nullable=False, unique=True),
    sa.Column("kind", sa.String(20), nullable=False),
    sa.Column("created_at", sa.Double, nullable=False),
    sa.Column("banned_until", sa.Double, nullable=True),
    sa.Column("banned_reason", sa.Text, nullable=False),
    sa.Column("password", sa.Text, nullable=True),
)

#: Whose seats they are. ``hash`` is that of the seat's secret when it was linked: a seat that
#: was freed and taken by somebody else has another one, and the old link opens nothing.
account_seats = sa.Table(
    "account_seats",
    metadata,
    sa.Column("table_id", sa.String(40), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("account_id", sa.String(40), nullable=False),
    sa.Column("since", sa.Double, nullable=False),
    sa.Column("hash", sa.String(64), nullable=False),
    sa.Index("account_seats_account", "account_id"),
)

#: Browsers that are signed in. ``previous`` is the token before the last rotation.
sessions = sa.Table(
    "sessions",
    metadata,
    sa.Column("id", sa.String(40), primary_key=True),
    sa.Column("account_id", sa.String(40), nullable=False),
    sa.Column("token", sa.String(64), nullable=False, unique=True),
    sa.Column("previous", sa.String(64), nullable=True),
    sa.Column("device", sa.String(200), nullable=False),
    sa.Column("created_at", sa.Double, nullable=False),
    sa.Column("rotated_at", sa.Double, nullable=False),
    sa.Column("used_at", sa.Double, nullable=False),
    sa.Index("sessions_account", "account_id"),
    sa.Index("sessions_previous", "previous"),
)

#: WebAuthn credentials; ``site`` is the host name that they are bound to.
passkeys = sa.Table(
    "passkeys",
    metadata,
    sa.Column("id", sa.String(1400), primary_key=True),
    sa.Column("account_id", sa.String(40), nullable=False),
    sa.Column("site", sa.String(255), nullable=False),
    sa.Column("public_key", sa.Text, nullable=False),
    sa.Column("uses", sa.BigInteger, nullable=False),
    sa.Column("name", sa.String(60), nullable=False),
    sa.Column("created_at", sa.Double, nullable=False),
    sa.Column("used_at", sa.Double, nullable=False),
    sa.Index("passkeys_account", "account_id"),
)

#: Codes that sign in once; a used one is deleted. The host's codes have an end.
recovery_codes = sa.Table(
    "recovery_codes",
    metadata,
    sa.Column("account_id", sa.String(40), primary_key=True),
    sa.Column("hash", sa.String(64), primary_key=True),
    sa.Column("created_at", sa.Double, nullable=False),
    sa.Column("expires_at", sa.Double, nullable=True),
)

#: WebAuthn challenges that wait for their answer; each is taken out once.
challenges = sa.Table(
    "challenges",
    metadata,
    sa.Column("token", sa.String(64), primary_key=True),
    sa.Column("purpose", sa.String(20), nullable=False),
    sa.Column("body", sa.Text, nullable=False),
    sa.Column("expires_at", sa.Double, nullable=False),
    sa.Index("challenges_end", "expires_at"),
)

#: Attempts that are counted against a limit, whichever process they reach.
attempts = sa.Table(
    "attempts",
    metadata,
    sa.Column("id", sa.String(40), primary_key=True),
    sa.Column("what", sa.String(300), nullable=False),
    sa.Column("at", sa.Double, nullable=False),
    sa.Index("attempts_what", "what", "at"),
    sa.Index("attempts_at", "at"),
)

#: Persons that an account does not want to meet. ``id`` is what the account knows of the other
#: one, beside the name under which it sat at a table.
account_blocks = sa.Table(
    "account_blocks",
    metadata,
    sa.Column("account_id", sa.String(40), primary_key=True),
    sa.Column("other_id", sa.String(40), primary_key=True),
    sa.Column("id", sa.String(40), nullable=False, unique=True),
    sa.Column("name", sa.String(60), nullable=False),
    sa.Column("since", sa.Double, nullable=False),
    sa.Index("account_blocks_other", "other_id"),
)

#: What players reported to the host, with the chat of that moment. ``account_id`` is empty for
#: a guest; ``name`` is the one under which the reported person sat.
reports = sa.Table(
    "reports",
    metadata,
    sa.Column("id", sa.String(40), primary_key=True),
    sa.Column("account_id", sa.String(40), nullable=False),
    sa.Column("about_id", sa.String(40), nullable=True),
    sa.Column("table_id", sa.String(40), nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("name", sa.String(60), nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("lines", sa.Text, nullable=False),
    sa.Column("at", sa.Double, nullable=False),
    sa.Column("done_at", sa.Double, nullable=True),
)

#: What was solved and learnt (`accounts.progress`); rows are added and never changed.
progress = sa.Table(
    "progress",
    metadata,
    sa.Column("account_id", sa.String(40), primary_key=True),
    sa.Column("game", sa.String(60), primary_key=True),
    sa.Column("kind", sa.String(20), primary_key=True),
    sa.Column("item", sa.String(60), primary_key=True),
    sa.Column("result", sa.String(20), nullable=False),
    sa.Column("at", sa.Double, nullable=False),
)

#: Invitations to a server where only invited people get an account; a used one is deleted.
invitations = sa.Table(
    "invitations",
    metadata,
    sa.Column("hash", sa.String(64), primary_key=True),
    sa.Column("note", sa.String(200), nullable=False),
    sa.Column("created_at", sa.Double, nullable=False),
    sa.Column("expires_at", sa.Double, nullable=True),
)

#: The tables whose rows belong to an account: the column that names it, and the columns that
#: its export leaves out.
OWNED: Final[dict[sa.Table, tuple[str, frozenset[str]]]] = {
    account_seats: ("account_id", frozenset({"hash"})),
    sessions: ("account_id", frozenset({"token", "previous"})),
    passkeys: ("account_id", frozenset()),
    recovery_codes: ("account_id", frozenset({"hash"})),
    account_blocks: ("account_id", frozenset({"other_id"})),
    reports: ("account_id", frozenset({"about_id"})),
    progress: ("account_id", frozenset()),
}

#: The tables whose rows name an account and are about other people, too, as `OWNED`. They are
#: exported with the account, and no longer name it when it is deleted.
SHARED: Final[dict[sa.Table, tuple[str, frozenset[str]]]] = {
    entrants: ("account_id", frozenset()),
    tournaments: ("organiser_id", frozenset({"invite"})),
}

#: What a backup keeps.
KEPT: Final = (
    *(accounts, account_seats, sessions, passkeys, recovery_codes),
    *(account_blocks, reports, progress, invitations),
)
