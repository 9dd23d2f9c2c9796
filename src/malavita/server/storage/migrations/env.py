"""The entry point of alembic; uses the connection that the database gives it."""

from alembic import context

from malavita.server.storage.schema import metadata

context.configure(
    connection=context.config.attributes["connection"], target_metadata=metadata
)
with context.begin_transaction():
    context.run_migrations()
