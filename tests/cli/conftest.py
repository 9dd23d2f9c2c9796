"""Fixtures of the server tests, for commands that talk to a server."""

from tests.server.conftest import database, postgres, redis, run, server  # noqa: F401
