"""Tournaments: those who take part, rounds, and their tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Create all tables."""
    op.create_table(
        "tournaments",
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
    )
    op.create_index("tournaments_list", "tournaments", ["listed", "status", "created_at"])
    op.create_index("tournaments_organiser", "tournaments", ["organiser_id"])
    op.create_table(
        "tournament_entrants",
        sa.Column("tournament_id", sa.String(40), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("account_id", sa.String(40), nullable=True),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("bot", sa.String(60), nullable=False),
        sa.Column("joined_at", sa.Double, nullable=False),
        sa.Column("left_at", sa.Double, nullable=True),
        sa.UniqueConstraint("tournament_id", "account_id", name="tournament_entrants_once"),
    )
    op.create_index("tournament_entrants_account", "tournament_entrants", ["account_id"])
    op.create_table(
        "tournament_rounds",
        sa.Column("tournament_id", sa.String(40), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("commitment", sa.String(64), nullable=False),
        sa.Column("started_at", sa.Double, nullable=False),
        sa.Column("ended_at", sa.Double, nullable=True),
    )
    op.create_table(
        "tournament_tables",
        sa.Column("table_id", sa.String(40), primary_key=True),
        sa.Column("tournament_id", sa.String(40), nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("entrants", sa.Text, nullable=False),
        sa.Column("opening", sa.Text, nullable=False),
        sa.Column("result", sa.Text, nullable=True),
        sa.UniqueConstraint("tournament_id", "round", "number", name="tournament_tables_once"),
    )


def downgrade() -> None:
    """Drop all tables."""
    for name in ("tables", "rounds", "entrants"):
        op.drop_table(f"tournament_{name}")
    op.drop_table("tournaments")
