"""One process alone uses a file, and the others know it.

Players at two servers of one file would never hear of each other.
"""

import sqlite3
from pathlib import Path


class Taken(Exception):
    """Another uses the file; if a server, this is its address once it has begun."""


def take(file: Path, address: str) -> sqlite3.Connection:
    """Keep other servers from a file until this is closed, and tell them the address."""
    lock = hold(file)
    _note(file).write_text(address)
    return lock


def look(file: Path) -> None:
    """Refuse a file that another server uses."""
    hold(file).close()


def hold(file: Path, patience: float = 0) -> sqlite3.Connection:
    """Keep others from a file until this is closed; wait so many seconds for them."""
    # SQLite asks the system for its locks, on every system: they go with the process,
    # even if it is killed. The database itself stays open to whoever only reads it.
    lock = sqlite3.connect(f"{file}.lock", timeout=patience, isolation_level=None)
    try:
        lock.execute("pragma journal_mode = off")  # nothing is ever written
        lock.execute("begin exclusive")
    except sqlite3.OperationalError as error:
        lock.close()
        if error.sqlite_errorcode != sqlite3.SQLITE_BUSY:
            raise
        note = _note(file)
        raise Taken(note.read_text() if note.exists() else "") from None
    return lock


def _note(file: Path) -> Path:
    return Path(f"{file}.address")
