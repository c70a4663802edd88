"""What the server says of itself: sentences in a terminal; elsewhere, for programs that gather them, a line of JSON for each."""

from __future__ import annotations

import json
import logging
import sys
from datetime import UTC, datetime


class Lines(logging.Formatter):
    """One JSON object a line: when, how bad, who says so, what, and the trace of an error."""

    def format(self, record: logging.LogRecord) -> str:
        told = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            told["trace"] = self.formatException(record.exc_info)
        return json.dumps(told, ensure_ascii=False)


def speak(level: str | None = None) -> None:
    """From now on, to standard error: what is as important as this. By itself a terminal is spared what is no more than usual."""
    in_terminal = sys.stderr.isatty()
    handler = logging.StreamHandler()
    handler.setFormatter(logging.Formatter("%(message)s") if in_terminal else Lines())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)  # libraries
    logging.getLogger("schnapp").setLevel((level or ("warning" if in_terminal else "info")).upper())
