"""The words with which somebody opens a room, as they are typed."""

from __future__ import annotations

import shlex
from pathlib import Path
from typing import Final

PORT: Final = 8421
FOLDER: Final = Path("evening")


def command(port: int, folder: Path, *, fresh: bool = False) -> str:
    """What opens the room in a folder, at a port; nothing is said of what is usual."""
    words = ["make play"]
    if folder != FOLDER:
        words.append(f"FOLDER={shlex.quote(str(folder))}")
    if port != PORT:
        words.append(f"PORT={port}")
    if fresh:
        words.append("FRESH=1")
    return " ".join(words)
