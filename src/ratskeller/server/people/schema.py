"""The tables of results and ratings.

A row of `results` is written in the transaction that ends a game. What is in the others follows
from the records of the games and from who sat there, which `result_seats` keeps: an account that
is deleted later has played its games all the same, under an id that leads nowhere.
"""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa

from ratskeller.server.accounts.schema import OWNED
from ratskeller.server.store.schema import metadata

#: Finished games at which an account sat. ``status`` is ``waiting`` until the seats are
#: written; ``reason`` says why the game does not count for ratings, and is empty if it does.
results = sa.Table(
    "results",
    metadata,
    sa.Column("table_id", sa.String(40), primary_key=True),
    sa.Column("game", sa.String(60), nullable=False),
    sa.Column("finished_at", sa.Double, nullable=False),
    sa.Column("status", sa.String(20), nullable=False),
    sa.Column("reason", sa.String(20), nullable=False),
    sa.Index("results_order", "status", "finished_at", "table_id"),
)

#: Who sat at a finished game: an account, a bot, or nobody known (`ratings.rules`). ``place`` is
#: that of the rules, behind those who stayed. ``shown`` says whether others may learn whose seat
#: it was, ``counts`` what was chosen how often, as JSON.
result_seats = sa.Table(
    "result_seats",
    metadata,
    sa.Column("table_id", sa.String(40), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("player", sa.String(80), nullable=False),
    sa.Column("place", sa.Integer, nullable=False),
    sa.Column("shown", sa.Boolean, nullable=False),
    sa.Column("counts", sa.Text, nullable=False),
    sa.Index("result_seats_player", "player"),
)

#: The ratings of today.
ratings = sa.Table(
    "ratings",
    metadata,
    sa.Column("game", sa.String(60), primary_key=True),
    sa.Column("player", sa.String(80), primary_key=True),
    sa.Column("mean", sa.Double, nullable=False),
    sa.Column("deviation", sa.Double, nullable=False),
    sa.Column("games", sa.Integer, nullable=False),
)

#: The rating of every player after every game that counted.
rating_steps = sa.Table(
    "rating_steps",
    metadata,
    sa.Column("table_id", sa.String(40), primary_key=True),
    sa.Column("player", sa.String(80), primary_key=True),
    sa.Column("game", sa.String(60), nullable=False),
    sa.Column("mean", sa.Double, nullable=False),
    sa.Column("deviation", sa.Double, nullable=False),
    sa.Column("games", sa.Integer, nullable=False),
    sa.Index("rating_steps_player", "player", "game", "games"),
)

#: Accounts that show nothing of themselves.
hidden_profiles = sa.Table(
    "hidden_profiles",
    metadata,
    sa.Column("account_id", sa.String(40), primary_key=True),
    sa.Column("since", sa.Double, nullable=False),
)

OWNED[hidden_profiles] = ("account_id", frozenset())

#: What a backup keeps.
KEPT: Final = (results, result_seats, ratings, rating_steps, hidden_profiles)
