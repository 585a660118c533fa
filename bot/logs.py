"""What is logged: the program's own words, and of libraries nothing that repeats a message."""

from __future__ import annotations

import logging
from typing import Final

_REPEATS: Final = "discord"
"""Below `INFO` it writes down every request and every event whole, and so every hand."""


def configure(level: int) -> None:
    """Logs what is at least of this level, to standard error."""
    logging.basicConfig(level=level, format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    logging.getLogger(_REPEATS).setLevel(max(level, logging.INFO))
