"""Tables, their entries, snapshots and chats, and who drives them."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def _of_table(name: str) -> list[sa.Column[str] | sa.ForeignKeyConstraint]:
    return [
        sa.Column("code", sa.Text, nullable=False),
        sa.ForeignKeyConstraint(["code"], ["tables.code"], f"{name}_of_tables", ondelete="CASCADE"),
    ]


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("code", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("start", sa.Text, nullable=False),
        sa.Column("lobby", sa.Text, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("state", sa.Text, nullable=False),
        sa.Column("opened", sa.Float, nullable=False),
        sa.Column("touched", sa.Float, nullable=False),
        sa.Column("said", sa.Integer, nullable=False, server_default=sa.text("0")),
        sa.PrimaryKeyConstraint("code", name="tables_key"),
    )
    op.create_index("tables_by_touched", "tables", ["touched"])
    op.create_table(
        "entries",
        *_of_table("entries"),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("word", sa.Text, nullable=False),
        sa.Column("to", sa.Integer, nullable=False),
        sa.Column("player", sa.Text, nullable=False),
        sa.Column("client", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("code", "number", name="entries_key"),
    )
    named = sa.text("client <> ''")
    op.create_index(
        "entries_by_client",
        "entries",
        ["code", "player", "client"],
        unique=True,
        sqlite_where=named,
        postgresql_where=named,
    )
    op.create_table(
        "snapshots",
        *_of_table("snapshots"),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("hash", sa.Text, nullable=False),
        sa.Column("save", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("code", "number", name="snapshots_key"),
    )
    op.create_table(
        "chats",
        *_of_table("chats"),
        sa.Column("id", sa.Integer, nullable=False),
        sa.Column("player", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("emote", sa.Text),
        sa.Column("at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("code", "id", name="chats_key"),
    )
    op.create_table(
        "leases",
        *_of_table("leases"),
        sa.Column("holder", sa.Text, nullable=False),
        sa.Column("until", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("code", name="leases_key"),
    )
    op.create_index("leases_by_holder", "leases", ["holder"])
