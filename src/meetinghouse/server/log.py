"""The log: one JSON object per line. It never holds a token, a name, a code or a body."""

from __future__ import annotations

import logging
import sys
import traceback
from typing import Any

import msgspec

requests = logging.getLogger("meetinghouse.server.requests")
trouble = logging.getLogger("meetinghouse.server")

STANDARD = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message", "taskName"}


class JsonFormatter(logging.Formatter):
    """A log record as a line of JSON. Errors are logged by type and place only, since messages may hold secrets."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "what": record.getMessage(),
        }
        line |= {name: value for name, value in vars(record).items() if name not in STANDARD}
        if record.exc_info and record.exc_info[1] is not None:
            error = record.exc_info[1]
            line["error"] = type(error).__name__
            line["where"] = [f"{at.filename}:{at.lineno}" for at in traceback.extract_tb(error.__traceback__)[-8:]]
        return msgspec.json.encode(line, enc_hook=lambda value: type(value).__name__).decode()


def to_stderr() -> None:
    """Send the log to stderr: everything of ours, and warnings of libraries."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonFormatter())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    logging.logThreads = logging.logProcesses = logging.logMultiprocessing = False  # no line names them
    logging._srcfile = None  # nor the place in the code, which is not looked for then
    logging.getLogger("meetinghouse").setLevel(logging.INFO)
    logging.getLogger("uvicorn").setLevel(logging.ERROR)
