"""One JSON object a line."""

from __future__ import annotations

import json
import logging
import sys
from typing import Any

LONGEST = 100  # letters of a fact: clients choose some of them


class Lines(logging.Formatter):
    """A line for each thing that happened."""

    def format(self, record: logging.LogRecord) -> str:
        """As JSON."""
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
    """What a line says besides its text, as `extra` of a logger; never a secret."""
    return {"facts": {name: value and value[:LONGEST] for name, value in known.items()}}


def write_lines(level: str) -> None:
    """Log to the standard error output."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    # Below info, others write down whatever is sent, and with it who somebody is.
    ours = logging.getLevelNamesMapping()[level.upper()]
    logging.basicConfig(level=max(ours, logging.INFO), handlers=[handler], force=True)
    logging.getLogger("malavita").setLevel(ours)
    logging.getLogger("alembic").setLevel("WARNING")
