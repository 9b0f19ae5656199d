"""Tables, their logs, who sits at them, and the links to them."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """The first form."""
    op.create_table(
        "tables",
        sa.Column("id", sa.String(22), primary_key=True),
        sa.Column("host", sa.String(64), nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("turn_seconds", sa.Integer),
        sa.Column("watchable", sa.Boolean, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("seed", sa.String(64), nullable=False),
        sa.Column("commitment", sa.String(64), nullable=False),
        sa.Column("deck", sa.String(80), nullable=False),
        sa.Column("previous", sa.String(22)),
        sa.Column("created_at", sa.Float, nullable=False),
        sa.Column("changed_at", sa.Float, nullable=False),
        sa.Column("stage", sa.String(10), nullable=False),
        sa.Column("last", sa.Integer, nullable=False),
        sa.Column("due_at", sa.Float),
    )
    op.create_index("tables_due", "tables", ["due_at"])
    op.create_index("tables_listed", "tables", ["listed", "stage", "changed_at"])
    op.create_index("tables_stage", "tables", ["stage", "changed_at"])
    op.create_index("tables_host", "tables", ["host", "stage"])
    op.create_table(
        "entries",
        sa.Column(
            "table_id", sa.String(22), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("turn", sa.Integer),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.UniqueConstraint("table_id", "turn", name="entries_one_per_turn"),
    )
    op.create_table(
        "members",
        sa.Column(
            "table_id", sa.String(22), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("device", sa.String(64), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
    )
    op.create_index("members_device", "members", ["device"])
    op.create_table(
        "links",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("table_id", sa.String(22), sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("seat", sa.Integer),
    )
    op.create_index("ix_links_table_id", "links", ["table_id"])


def downgrade() -> None:
    """Back to an empty database."""
    for table in ("links", "members", "entries", "tables"):
        op.drop_table(table)
