"""Words to whoever sits at the terminal, as long as there is one."""

from __future__ import annotations

import os
import sys


def say(text: str) -> None:
    """Print a line at once; a terminal that has been closed is no reason to stop."""
    try:
        print(text, flush=True)
    except OSError:
        # The interpreter must not try to flush the rest at the end.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
