"""The tables of tournaments.

All that a tournament does follows from these rows, so that any process can go on with it after
any other has stopped.
"""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa

from ratskeller.server.store.schema import metadata

#: ``rules`` is the JSON of `model.Rules`; ``invite`` the hash of an invitation.
tournaments = sa.Table(
    "tournaments",
    metadata,
    sa.Column("id", sa.String(40), primary_key=True),
    sa.Column("title", sa.String(60), nullable=False),
    sa.Column("organiser_id", sa.String(40), nullable=True),
    sa.Column("organiser", sa.String(60), nullable=False),
    sa.Column("game", sa.String(60), nullable=False),
    sa.Column("status", sa.String(20), nullable=False),
    sa.Column("listed", sa.Boolean, nullable=False),
    sa.Column("rules", sa.Text, nullable=False),
    sa.Column("invite", sa.String(64), nullable=False),
    sa.Column("created_at", sa.Double, nullable=False),
    sa.Column("starts_at", sa.Double, nullable=True),
    sa.Column("ended_at", sa.Double, nullable=True),
    sa.Index("tournaments_list", "listed", "status", "created_at"),
    sa.Index("tournaments_organiser", "organiser_id"),
)

#: People, under the name they had when they joined, and the bots that fill places. ``bot`` is
#: empty for a person; for one with a ``left_at`` a bot plays on.
entrants = sa.Table(
    "tournament_entrants",
    metadata,
    sa.Column("tournament_id", sa.String(40), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("account_id", sa.String(40), nullable=True),
    sa.Column("name", sa.String(60), nullable=False),
    sa.Column("bot", sa.String(60), nullable=False),
    sa.Column("joined_at", sa.Double, nullable=False),
    sa.Column("left_at", sa.Double, nullable=True),
    sa.UniqueConstraint("tournament_id", "account_id", name="tournament_entrants_once"),
    sa.Index("tournament_entrants_account", "account_id"),
)

#: A round begins with its row, which only one process can write. ``commitment`` is that to the
#: draws of a duplicate.
rounds = sa.Table(
    "tournament_rounds",
    metadata,
    sa.Column("tournament_id", sa.String(40), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("commitment", sa.String(64), nullable=False),
    sa.Column("started_at", sa.Double, nullable=False),
    sa.Column("ended_at", sa.Double, nullable=True),
)

#: The tables of the rounds. ``opening`` is the first entry of the table's record, ``entrants``
#: has their numbers by seat, ``result`` is the JSON of `model.Result`.
round_tables = sa.Table(
    "tournament_tables",
    metadata,
    sa.Column("table_id", sa.String(40), primary_key=True),
    sa.Column("tournament_id", sa.String(40), nullable=False),
    sa.Column("round", sa.Integer, nullable=False),
    sa.Column("number", sa.Integer, nullable=False),
    sa.Column("entrants", sa.Text, nullable=False),
    sa.Column("opening", sa.Text, nullable=False),
    sa.Column("result", sa.Text, nullable=True),
    sa.UniqueConstraint("tournament_id", "round", "number", name="tournament_tables_once"),
)

#: What a backup keeps.
KEPT: Final = (tournaments, entrants, rounds, round_tables)


def sealed(table_id: sa.ColumnElement[str]) -> sa.ColumnElement[bool]:
    """Whether a table plays the same draws as others in a round that is not over."""
    own = (
        sa.select(round_tables.c.table_id)
        .join(
            rounds,
            (rounds.c.tournament_id == round_tables.c.tournament_id)
            & (rounds.c.number == round_tables.c.round),
        )
        .join(tournaments, tournaments.c.id == rounds.c.tournament_id)
        .where(rounds.c.commitment != "", rounds.c.ended_at.is_(None))
        .where(tournaments.c.status == "running", round_tables.c.table_id == table_id)
    )
    return sa.exists(own)
