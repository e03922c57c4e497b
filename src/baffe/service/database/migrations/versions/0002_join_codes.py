"""Six letters by which friends find a table that has a free seat."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("join_code", sa.Text))
    op.create_index("tables_by_join_code", "tables", ["join_code"], unique=True)
