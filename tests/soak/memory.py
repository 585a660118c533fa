"""Whether the bot's memory is flat while people play."""

from __future__ import annotations

import re
import statistics
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Look:
    """What was seen of the bot at one moment."""

    process: int
    used: float
    """MiB."""
    deals: int
    """How many had been begun in the whole evening."""


@dataclass(frozen=True)
class Trend:
    """How the memory of one process went, once it had seen everything."""

    warm: float
    """MiB in the second quarter of its life: the median, as all figures here."""
    late: float
    """MiB in the last quarter."""
    deals: float
    """Deals that were begun between the one and the other."""

    @property
    def growth(self) -> float:
        """MiB in a thousand deals; what came of few deals counts as if it had come of as many."""
        return 1_000 * (self.late - self.warm) / max(self.deals, FEW)


FEW = 1_000
"""In fewer deals memory still fills up, with pictures and with what tables show of themselves."""


def trend(looks: Sequence[Look]) -> Trend:
    """Of the last of these processes. Each quarter has as many looks."""
    mine = [each for each in looks if each.process == looks[-1].process]
    quarter = max(1, len(mine) // 4)
    warm, late = mine[quarter : 2 * quarter] or mine, mine[-quarter:]
    between = _deals(late) - _deals(warm)
    return Trend(_used(warm), _used(late), between)


def _used(looks: Sequence[Look]) -> float:
    return statistics.median(each.used for each in looks)


def _deals(looks: Sequence[Look]) -> float:
    return statistics.median(each.deals for each in looks)


def resident(pid: int) -> float | None:
    """MiB of memory that a process takes; `None` when it has ended."""
    try:
        status = Path(f"/proc/{pid}/status").read_text()
    except OSError:
        return None
    found = re.search(r"VmRSS:\s+(\d+) kB", status)
    return int(found[1]) / 1_024 if found else None
