"""The command line. Numba is slow to import, so each command imports what it needs."""

import signal
import sys

from malavita.cli.app import app
from malavita.cli.arguments import UsageError, fail


def main() -> None:
    """Run a command; a mistake in its arguments is reported in one line."""
    if sys.stdin.isatty():  # else a script may have us ignore Ctrl-C in the background
        signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        status = app(prog_name="malavita", standalone_mode=False)
    except UsageError as error:
        command = error.ctx.command_path if error.ctx else "malavita"
        fail(f"{error.format_message().rstrip('.')}; see {command} --help")
    sys.exit(status or 0)
