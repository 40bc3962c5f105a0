"""Runs the migrations on the connection that the server gives."""

from alembic import context

from undercroft.server.storage.schema import METADATA

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=METADATA, transactional_ddl=False)
context.run_migrations()
