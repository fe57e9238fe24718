"""Noting that a game is over, in the transaction of its last entry.

The database itself finds whether an account sits at the table. Results and ratings are made from
the note a moment later, by any process, however often a process dies in between.
"""

from __future__ import annotations

from typing import Final

RESULT: Final = ("table_id", "game", "finished_at", "status", "reason")

#: For one game; SQLite and PostgreSQL both take it.
ENDED: Final = f"""
INSERT INTO results ({", ".join(RESULT)})
SELECT CAST(:table AS text), CAST(:game AS text), CAST(:at AS float), 'waiting', ''
WHERE EXISTS (SELECT 1 FROM account_seats WHERE table_id = :table)
ON CONFLICT DO NOTHING
"""
