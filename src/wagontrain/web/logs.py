"""Log lines: JSON for machines, short text for people. No path, cookie, token, name or message is in them."""

import json
import logging
import sys
import time

STANDARD = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName"}


class JsonLines(logging.Formatter):
    """One JSON object per line."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        line.update({name: value for name, value in vars(record).items() if name not in STANDARD})
        if record.exc_info and record.exc_info[0] is not None:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


class TextLines(logging.Formatter):
    """Time, level, message, and what belongs to it."""

    def format(self, record: logging.LogRecord) -> str:
        more = [f"{name}={value}" for name, value in vars(record).items() if name not in STANDARD]
        clock = time.strftime("%H:%M:%S", time.localtime(record.created))
        line = " ".join([clock, record.levelname.lower(), record.getMessage(), *more])
        if record.exc_info and record.exc_info[0] is not None:
            line += "\n" + self.formatException(record.exc_info)
        return line


def set_up(json_lines: bool, verbose: bool) -> None:
    """Send the server's own lines to the error stream: all of them if that is wanted, else only warnings."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if json_lines else TextLines())
    for name in ("wagontrain", "uvicorn"):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.propagate = False
        logger.setLevel(logging.INFO if json_lines or verbose else logging.WARNING)
