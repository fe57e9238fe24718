"""Alembic's environment: runs on the connection that `engine.migrate` passes."""

from __future__ import annotations

from alembic import context

from ratskeller.server.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
