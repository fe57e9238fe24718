"""At which process somebody is connected."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Add the column."""
    op.add_column("visits", sa.Column("process", sa.String(40), nullable=False, server_default=""))


def downgrade() -> None:
    """Drop the column."""
    op.drop_column("visits", "process")
