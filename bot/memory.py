"""What the C library does with memory that nobody needs any more."""

from __future__ import annotations

import ctypes
import sys
from typing import Final

LARGE: Final = 1 << 20
"""Bytes. A table's picture is just smaller: it is painted at every move, and its place is kept."""

_MMAP_THRESHOLD: Final = -3


def return_large_blocks() -> None:
    """From now on large blocks go back to the system when they are free.

    glibc would do so only until it has seen the first of them go. Then it lays blocks of that size,
    up to 32 MiB, among the small ones, and what a fine drawing took for a moment stays with the
    process as a hole between the sprites that outlive it. Other C libraries are left alone.
    """
    mallopt = getattr(ctypes.CDLL(None), "mallopt", None) if sys.platform == "linux" else None
    if mallopt is not None:
        mallopt(_MMAP_THRESHOLD, LARGE)
