"""Structured logs: one JSON object a line, with no secrets in it."""

import logging
import sys
from typing import Any

import msgspec

CHATTY = ("uvicorn", "alembic", "httpx", "httpcore", "websockets", "sqlalchemy", "psycopg")
"""Their details may hold what clients sent, or where alerts go."""
FIELDS = ("table", "detail", "path", "node", "seconds")


def is_ours(record: logging.LogRecord) -> bool:
    """Letters that are none are the client's fault, who is sent away; they fill no logs."""
    return not str(record.msg).startswith("Invalid UTF-8 sequence")


class Lines(logging.Formatter):
    """Formats a record as JSON."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": self.formatTime(record, "%Y-%m-%dT%H:%M:%S%z"),
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
        }
        line |= {name: getattr(record, name) for name in FIELDS if hasattr(record, name)}
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


def set_up(level: str) -> None:
    """Write all logs of this process as lines to the error stream."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level.upper())
    for name in CHATTY:
        logging.getLogger(name).setLevel("WARNING")
    logging.getLogger("uvicorn.error").addFilter(is_ours)
