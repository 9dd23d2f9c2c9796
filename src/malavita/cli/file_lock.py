"""A file lock: one process at a time uses a file, and others can find its address.

Players at two servers with the same database file would not hear of each other.
"""

import sqlite3
from pathlib import Path


class Locked(Exception):
    """Another process uses the file; the text is the address of its server, if any."""


def lock_for_server(file: Path, address: str) -> sqlite3.Connection:
    """Lock a file until this is closed, and note the address of the server."""
    connection = lock(file)
    _note(file).write_text(address)
    return connection


def check_unlocked(file: Path) -> None:
    """Raise Locked if another process uses a file."""
    lock(file).close()


def lock(file: Path, patience: float = 0) -> sqlite3.Connection:
    """Lock a file until this is closed; wait for another process so many seconds."""
    # SQLite uses the file locks of the system, on every system: they end with the
    # process, even if it is killed. The file itself stays open to readers.
    connection = sqlite3.connect(f"{file}.lock", timeout=patience, isolation_level=None)
    try:
        connection.execute("pragma journal_mode = off")  # nothing is ever written
        connection.execute("begin exclusive")
    except sqlite3.OperationalError as error:
        connection.close()
        if error.sqlite_errorcode != sqlite3.SQLITE_BUSY:
            raise
        note = _note(file)
        raise Locked(note.read_text() if note.exists() else "") from None
    return connection


def _note(file: Path) -> Path:
    return Path(f"{file}.address")
