"""Longer codes of tables."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

TABLES = ("entries", "shelf", "sitters", "finished")


def upgrade() -> None:
    """Widen the columns; SQLite has no length of strings."""
    if op.get_bind().dialect.name != "sqlite":
        for table in TABLES:
            op.alter_column(table, "table_id", type_=sa.String(32))
