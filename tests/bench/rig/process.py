"""What a process takes of the machine, read from /proc."""

from __future__ import annotations

import asyncio
import os
import re
import time
from pathlib import Path
from typing import Final

TICKS: Final = os.sysconf("SC_CLK_TCK")
REST: Final = 1.5
"""Seconds for which a process must rest."""
IDLE: Final = 0.03
"""This share of the processor is no work."""


def memory(pid: int) -> dict[str, float]:
    """MiB: all that lies in memory, and the same with what is shared divided by its sharers."""
    rollup = Path(f"/proc/{pid}/smaps_rollup").read_text()
    found = dict(re.findall(r"^(Rss|Pss):\s+(\d+) kB", rollup, re.MULTILINE))
    return {name.lower(): round(int(kib) / 1_024, 1) for name, kib in found.items()}


def worked(pid: int) -> float:
    """Seconds that the processor has worked for it since its start."""
    after_name = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(after_name[11]) + int(after_name[12])) / TICKS


async def at_rest(pid: int) -> float:
    """Waits until a process has nothing more to do; the moment at which that was so."""
    while True:
        before, since = worked(pid), time.perf_counter()
        await asyncio.sleep(REST)
        if worked(pid) - before <= IDLE * REST:
            return since
