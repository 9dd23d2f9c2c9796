"""The store: all that is kept in one database, by subject."""

from __future__ import annotations

from malavita.server.storage.database import Database
from malavita.server.storage.guests import Guests
from malavita.server.storage.lists import Lists
from malavita.server.storage.log import Log
from malavita.server.storage.results import Results


class Store:
    """A database with the logs of tables, lists, guests and results."""

    def __init__(self, url: str) -> None:
        self._database = Database(url)
        self.guests = Guests(self._database)
        self.lists = Lists(self._database)
        self.results = Results(self._database)
        self.log = Log(self._database, self.lists, self.results)

    async def migrate(self) -> None:
        """Bring the database to the schema of this version."""
        await self._database.migrate()

    async def ping(self) -> None:
        """Refuse if the database does not answer."""
        await self._database.ping()

    async def close(self) -> None:
        """Store what waits, and close the database."""
        await self.log.flush()
        await self._database.close()


async def prepare(database: str) -> None:
    """Bring a database to the schema of this version."""
    store = Store(database)
    try:
        await store.migrate()
    finally:
        await store.close()
