"""One JSON object a line."""

from __future__ import annotations

import json
import logging
import sys
from typing import Any


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
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line)


def write_lines(level: str) -> None:
    """Log everything to the standard error output."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    logging.getLogger("alembic").setLevel("WARNING")
