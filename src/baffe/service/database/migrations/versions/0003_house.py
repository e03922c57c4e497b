"""Finished games are packed, unused tables go into a bin by a calendar of the house, openers are counted."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    # Whatever is there counts as used on the first day of the new calendar: nothing is removed because of this step.
    op.add_column("tables", sa.Column("used_on", sa.Integer, nullable=False, server_default=sa.text("0")))
    op.add_column("tables", sa.Column("binned_on", sa.Integer))
    op.add_column("tables", sa.Column("packed", sa.Integer, nullable=False, server_default=sa.text("0")))
    op.add_column("tables", sa.Column("opener", sa.Text))
    op.drop_index("tables_by_touched", "tables")
    for name, column, where in (
        ("tables_by_used_on", "used_on", sa.text("binned_on IS NULL")),
        ("tables_by_binned_on", "binned_on", sa.text("binned_on IS NOT NULL")),
        ("tables_to_pack", "code", sa.text("state = 'over' AND packed = 0")),
        ("tables_by_opener", "opener", sa.text("opener IS NOT NULL")),
    ):
        op.create_index(name, "tables", [column], sqlite_where=where, postgresql_where=where)
    op.create_table(
        "records",
        sa.Column("code", sa.Text, nullable=False),
        sa.Column("packed", sa.LargeBinary, nullable=False),
        sa.ForeignKeyConstraint(["code"], ["tables.code"], "records_of_tables", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("code", name="records_key"),
    )
    op.create_table(
        "calendar",
        sa.Column("id", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("days", sa.Float, nullable=False),
        sa.Column("ran", sa.Float, nullable=False),
        sa.Column("wall", sa.Float, nullable=False),
        sa.Column("holder", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("id", name="calendar_key"),
    )
    op.execute("INSERT INTO calendar (id, days, ran, wall, holder) VALUES (1, 0, 0, 0, '')")
