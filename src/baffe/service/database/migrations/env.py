"""Where Alembic's steps run: on the connection that the store hands over, inside its transaction."""

from alembic import context

from baffe.service.database.schema import metadata

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
context.run_migrations()
