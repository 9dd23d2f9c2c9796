"""What whoever runs the server may choose; see docs/server.md."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import msgspec
from msgspec import Meta
from platformdirs import user_data_path

from malavita.bots.bot import POLICIES
from malavita.wire.messages import Level

DAY = 86_400
# What is infinite could not be told to a worker, nor counted by a clock.
LONGEST = 1000 * DAY
MOST = 1_000_000_000
Wait = Annotated[float, Meta(ge=0, le=LONGEST)]
Term = Annotated[float, Meta(gt=0, le=LONGEST)]


class Rate(msgspec.Struct, frozen=True):
    """So many a second in the long run, and so many at once."""

    second: Annotated[float, Meta(gt=0, le=MOST)]
    burst: Annotated[int, Meta(ge=1, le=MOST)]


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    database: str
    redis: str | None = None
    origins: list[str] = []  # other addresses of this server, as its pages have
    robots: Annotated[int, Meta(ge=1)] = os.cpu_count() or 1  # threads that think
    bot_pause: Wait = 0.7  # seconds before a bot moves, so that people can follow
    stand_in: Level = "capo"  # who plays for somebody who is away
    adviser: Level = "capo"  # who gives hints
    expire: Term = 3 * DAY  # seconds after which a table is given up
    unload: Wait = 60  # seconds that a table without anybody stays in memory
    sweep: Term = 15  # seconds between two looks at all tables
    tables_each: Annotated[int, Meta(ge=1)] = 20  # that a guest may have at a time
    sockets_each: Annotated[int, Meta(ge=1)] = (
        40  # that a guest, or an address without one, may have open
    )
    requests: Rate = Rate(20, 60)  # of an address
    messages: Rate = Rate(20, 40)  # of a guest on sockets
    chat: Rate = Rate(0.5, 6)
    hints: Rate = Rate(0.5, 5)
    new_guests: Rate = Rate(0.5, 30)  # of an address
    wrong_codes: Rate = Rate(0.1, 20)  # of an address: tables that are not there
    proxies: bool = False  # believe X-Forwarded-For and X-Forwarded-Proto
    metrics: bool = True

    def __post_init__(self) -> None:
        """Refuse an adviser who has nothing to say."""
        if self.adviser in POLICIES:
            raise ValueError(
                f"adviser: a {self.adviser} does not search; capo and don do"
            )


def default_database() -> str:
    """A file in the user's data folder."""
    return sqlite_url(user_data_path("malavita", ensure_exists=True) / "malavita.db")


def sqlite_url(path: Path) -> str:
    """The address of a database in a file."""
    return f"sqlite+aiosqlite:///{path}"


VARIABLE = "MALAVITA_SERVER"  # how settings reach the workers of a server


def to_environment(settings: Settings) -> None:
    """Leave the settings where a worker will find them."""
    os.environ[VARIABLE] = msgspec.json.encode(settings).decode()


def from_environment() -> Settings:
    """The settings that were left for this worker."""
    return msgspec.json.decode(os.environ[VARIABLE], type=Settings)
