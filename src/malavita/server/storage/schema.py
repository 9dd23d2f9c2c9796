"""The schema of the database after the last migration."""

import sqlalchemy as sa
from sqlalchemy import BigInteger, Boolean, Column, Float, Index, Integer, String, Text

metadata = sa.MetaData()

# The logs. All other data about a game table can be made from its log again.
entries = sa.Table(
    "entries",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("entry", Text, nullable=False),
)

# The listing of each game table, written with the entry that changed it.
shelf = sa.Table(
    "shelf",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("status", String(16), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("host", String(32), nullable=False),
    Column("touched", BigInteger, nullable=False),
    Column("info", Text, nullable=False),
)
Index("shelf_by_status", shelf.c.status, shelf.c.touched)

sitters = sa.Table(
    "sitters",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("guest", String(32), primary_key=True),
    Column("seat", Integer, nullable=False),
)
Index("sitters_by_guest", sitters.c.guest)

guests = sa.Table(
    "guests",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("language", String(8), nullable=False),
    Column("since", BigInteger, nullable=False),
)

# Whoever has a token is the guest; only the hash of a token is stored.
tokens = sa.Table(
    "tokens",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("guest", String(32), nullable=False),
)

codes = sa.Table(
    "codes",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("guest", String(32), nullable=False),
    Column("until", BigInteger, nullable=False),
)

finished = sa.Table(
    "finished",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("names", Text, nullable=False),
    Column("scores", Text, nullable=False),
    Column("winners", Text, nullable=False),
    Column("ended", BigInteger, nullable=False),
)

ratings = sa.Table(
    "ratings",
    metadata,
    Column("game", String(32), primary_key=True),
    Column("player", String(32), primary_key=True),  # a guest, or the level of a bot
    Column("name", String(64), nullable=False),
    Column("level", String(16)),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
)
