"""What is logged: the program's own words, and of libraries nothing that repeats a message."""

from __future__ import annotations

import logging
import os
import sys
from typing import Final

_REPEATS: Final = "discord"
"""Below `INFO` it writes down every request and every event whole, and so every hand."""
_PRIORITIES: Final = (
    (logging.CRITICAL, 2),
    (logging.ERROR, 3),
    (logging.WARNING, 4),
    (logging.INFO, 6),
    (logging.NOTSET, 7),
)
"""syslog's, from what level on."""


def configure(level: int) -> None:
    """Logs what is at least of this level, to standard error."""
    handler = logging.StreamHandler()
    handler.setFormatter(
        JournalFormatter()
        if _read_by_the_journal()
        else logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s")
    )
    logging.basicConfig(level=level, handlers=[handler])
    logging.getLogger(_REPEATS).setLevel(max(level, logging.INFO))


class JournalFormatter(logging.Formatter):
    """For systemd's journal, which knows the time, and takes a priority from before every line."""

    def __init__(self) -> None:
        super().__init__("%(name)s: %(message)s")

    def format(self, record: logging.LogRecord) -> str:
        """The record with its priority, also before the lines of a traceback."""
        priority = next(number for level, number in _PRIORITIES if record.levelno >= level)
        return "\n".join(f"<{priority}>{line}" for line in super().format(record).splitlines())


def _read_by_the_journal() -> bool:
    """Whether standard error leads to where the journal says that it reads."""
    journal = os.environ.get("JOURNAL_STREAM")
    if journal is None:
        return False
    there = os.fstat(sys.stderr.fileno())
    return journal == f"{there.st_dev}:{there.st_ino}"
