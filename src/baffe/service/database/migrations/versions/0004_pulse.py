"""A row that is written and read back, to see whether that works."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "pulse",
        sa.Column("id", sa.Integer, nullable=False),
        sa.Column("beats", sa.Integer, nullable=False),
        sa.Column("padding", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pulse_key"),
    )
