"""Results of finished games, ratings, and whose profile is hidden."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Create all tables."""
    op.create_table(
        "results",
        sa.Column("table_id", sa.String(40), primary_key=True),
        sa.Column("game", sa.String(60), nullable=False),
        sa.Column("finished_at", sa.Double, nullable=False),
        sa.Column("status", sa.String(20), nullable=False),
        sa.Column("reason", sa.String(20), nullable=False),
    )
    op.create_index("results_order", "results", ["status", "finished_at", "table_id"])
    op.create_table(
        "result_seats",
        sa.Column("table_id", sa.String(40), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("player", sa.String(80), nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("shown", sa.Boolean, nullable=False),
        sa.Column("counts", sa.Text, nullable=False),
    )
    op.create_index("result_seats_player", "result_seats", ["player"])
    op.create_table(
        "ratings",
        sa.Column("game", sa.String(60), primary_key=True),
        sa.Column("player", sa.String(80), primary_key=True),
        sa.Column("mean", sa.Double, nullable=False),
        sa.Column("deviation", sa.Double, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
    )
    op.create_table(
        "rating_steps",
        sa.Column("table_id", sa.String(40), primary_key=True),
        sa.Column("player", sa.String(80), primary_key=True),
        sa.Column("game", sa.String(60), nullable=False),
        sa.Column("mean", sa.Double, nullable=False),
        sa.Column("deviation", sa.Double, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
    )
    op.create_index("rating_steps_player", "rating_steps", ["player", "game", "games"])
    op.create_table(
        "hidden_profiles",
        sa.Column("account_id", sa.String(40), primary_key=True),
        sa.Column("since", sa.Double, nullable=False),
    )


def downgrade() -> None:
    """Drop all tables."""
    for name in ("hidden_profiles", "rating_steps", "ratings", "result_seats", "results"):
        op.drop_table(name)
