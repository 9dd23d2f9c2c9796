"""The first tables."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Create the first tables."""
    op.create_table(
        "entries",
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("entry", sa.Text, nullable=False),
    )
    op.create_table(
        "shelf",
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("host", sa.String(32), nullable=False),
        sa.Column("touched", sa.BigInteger, nullable=False),
        sa.Column("info", sa.Text, nullable=False),
    )
    op.create_index("shelf_by_status", "shelf", ["status", "touched"])
    op.create_table(
        "sitters",
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("guest", sa.String(32), primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
    )
    op.create_index("sitters_by_guest", "sitters", ["guest"])
    op.create_table(
        "guests",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
    )
    for name in ("tokens", "codes"):
        until = [sa.Column("until", sa.BigInteger, nullable=False)]
        op.create_table(
            name,
            sa.Column("hash", sa.String(64), primary_key=True),
            sa.Column("guest", sa.String(32), nullable=False),
            *(until if name == "codes" else []),
        )
    op.create_table(
        "finished",
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("names", sa.Text, nullable=False),
        sa.Column("scores", sa.Text, nullable=False),
        sa.Column("winners", sa.Text, nullable=False),
        sa.Column("ended", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "ratings",
        sa.Column("game", sa.String(32), primary_key=True),
        sa.Column("player", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("level", sa.String(16)),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
    )
