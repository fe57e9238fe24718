"""What becomes of an account's part in tournaments when it is deleted."""

from __future__ import annotations

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from ratskeller.server.tournaments.schema import entrants, tournaments


def detach(connection: Connection, account_id: str, at: float) -> None:
    """Before the start it is out; after it the results stay, and a bot plays on."""
    mine = entrants.c.account_id == account_id
    waiting = sa.select(tournaments.c.id).where(tournaments.c.status == "open")
    connection.execute(sa.delete(entrants).where(mine, entrants.c.tournament_id.in_(waiting)))
    left = sa.func.coalesce(entrants.c.left_at, at)
    connection.execute(sa.update(entrants).where(mine).values(account_id=None, left_at=left))
    own = tournaments.c.organiser_id == account_id
    connection.execute(sa.update(tournaments).where(own).values(organiser_id=None))
