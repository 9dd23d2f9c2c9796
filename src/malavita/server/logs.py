"""The log: one JSON object in each line."""

from __future__ import annotations

import json
import logging
import sys
from typing import Any

MAX_FACT = 100  # letters of a fact: some come from clients


class JsonFormatter(logging.Formatter):
    """Formats a log record as a line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        line: dict[str, Any] = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "from": record.name,
            "text": record.getMessage(),
        }
        line |= getattr(record, "facts", {})
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line)


def facts(**known: str | None) -> dict[str, dict[str, str | None]]:
    """Facts beside the text of a line, as `extra` of a logger; never a secret."""
    return {"facts": {name: value and value[:MAX_FACT] for name, value in known.items()}}


def set_up_logging(level: str) -> None:
    """Log to the standard error output, from a level on."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonFormatter())
    # Below info, libraries log all that is sent, and so the tokens of guests.
    ours = logging.getLevelNamesMapping()[level.upper()]
    logging.basicConfig(level=max(ours, logging.INFO), handlers=[handler], force=True)
    logging.getLogger("malavita").setLevel(ours)
    logging.getLogger("alembic").setLevel("WARNING")
