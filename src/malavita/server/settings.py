"""The settings of a server; see docs/server.md."""

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
# Limits: infinite values cannot be passed to a worker as JSON, nor used by a clock.
LONGEST = 1000 * DAY
MOST = 1_000_000_000
Wait = Annotated[float, Meta(ge=0, le=LONGEST)]
Term = Annotated[float, Meta(gt=0, le=LONGEST)]


class Rate(msgspec.Struct, frozen=True):
    """A rate limit: so many a second in the long run, and so many at once."""

    second: Annotated[float, Meta(gt=0, le=MOST)]
    burst: Annotated[int, Meta(ge=1, le=MOST)]


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    database: str
    redis: str | None = None
    origins: list[
        str
    ] = []  # other addresses of this server, whose pages may send requests
    robots: Annotated[int, Meta(ge=1)] = os.cpu_count() or 1  # threads for bots
    bot_pause: Wait = 0.7  # seconds before a bot moves, so that people can follow
    stand_in: Level = "capo"  # the bot that plays for absent guests
    adviser: Level = "capo"  # the bot that gives hints
    expire: Term = 3 * DAY  # seconds after which a table is given up
    unload: Wait = 60  # seconds that a table without clients stays in memory
    sweep: Term = 15  # seconds between two checks of all tables
    tables_each: Annotated[int, Meta(ge=1)] = 20  # tables of a guest that go on
    sockets_each: Annotated[int, Meta(ge=1)] = (
        40  # open sockets of a guest, or of an address without a token
    )
    requests: Rate = Rate(20, 60)  # of an address
    messages: Rate = Rate(20, 40)  # of a guest on sockets
    chat: Rate = Rate(0.5, 6)
    hints: Rate = Rate(0.5, 5)
    new_guests: Rate = Rate(0.5, 30)  # of an address
    wrong_codes: Rate = Rate(0.1, 20)  # of an address: codes of tables that do not exist
    proxies: bool = False  # believe X-Forwarded-For and X-Forwarded-Proto
    metrics: bool = True

    def __post_init__(self) -> None:
        """Refuse an adviser that gives no hints."""
        if self.adviser in POLICIES:
            raise ValueError(
                f"adviser: a {self.adviser} does not search; capo and don do"
            )


def default_database() -> str:
    """A file in the user's data folder."""
    return sqlite_url(user_data_path("malavita", ensure_exists=True) / "malavita.db")


def sqlite_url(path: Path) -> str:
    """The address of a SQLite database."""
    return f"sqlite+aiosqlite:///{path}"


VARIABLE = "MALAVITA_SERVER"  # the environment variable with the settings, as JSON


def to_environment(settings: Settings) -> None:
    """Put the settings where workers will find them."""
    os.environ[VARIABLE] = msgspec.json.encode(settings).decode()


def from_environment() -> Settings:
    """The settings of this process; the defaults if the environment has none."""
    text = os.environ.get(VARIABLE)
    if text is None:
        return Settings(default_database())
    try:
        return msgspec.json.decode(text, type=Settings)
    except msgspec.DecodeError as error:
        expected = 'expected settings such as {"database": "sqlite+aiosqlite:///x.db"}'
        raise SystemExit(f"malavita: {VARIABLE}: {error}; {expected}") from None
