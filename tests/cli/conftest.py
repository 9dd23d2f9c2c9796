"""Commands that talk to a server need what the tests of the server need."""

from tests.server.conftest import database, postgres, redis, run, server  # noqa: F401
