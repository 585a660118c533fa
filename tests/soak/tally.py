"""What has been counted of an evening, and how fast the house answered."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field

from bot.practice.interactions import Interaction

EXCUSED = 0.02
"""This share of the presses may go unanswered: the people press from the bot's own machine."""


@dataclass
class Calm:
    """Since when nothing has been wrong with Discord or the bot; `None` while something is."""

    since: float | None = None

    def lasted(self, begun: float) -> bool:
        """Whether all has been well from `begun` until now."""
        return self.since is not None and self.since <= begun


@dataclass
class Tally:
    """Counts by name, the seconds that answers took, and what nobody answered."""

    calm: Calm = field(default_factory=Calm)
    counts: Counter[str] = field(default_factory=Counter[str])
    answers: list[float] = field(default_factory=list[float])
    """While all was well."""
    failed: int = 0
    """All presses that got no answer, in trouble or not."""
    unanswered: list[str] = field(default_factory=list[str])
    """What got no answer although all was well."""

    async def timed(self, what: str, asking: Coroutine[None, None, Interaction]) -> Interaction:
        """Waits for an answer."""
        begun = time.monotonic()
        answer = await asking
        self.counts[what] += 1
        self.failed += bool(answer.failed)
        if self.calm.lasted(begun):
            self.answers.append(time.monotonic() - begun)
            if answer.failed:
                self.unanswered.append(f"{what} {answer.data.get('custom_id', '')}")
        elif answer.failed:
            self.counts["unanswered in trouble"] += 1
        return answer

    def neglected(self) -> list[str]:
        """Who got no answer although all was well, if it is more than a busy machine excuses."""
        few = len(self.unanswered) <= EXCUSED * len(self.answers)
        return [] if few else [f"no answer: {each}" for each in self.unanswered]

    def within(self, share: float) -> float:
        """Milliseconds within which this share of the answers came."""
        ordered = sorted(self.answers)
        return 1_000 * ordered[int(share * (len(ordered) - 1))] if ordered else 0.0

    def lines(self, wanted: Callable[[str], bool]) -> list[str]:
        """The counts, the greatest first."""
        return [f"{name}: {n:,}" for name, n in self.counts.most_common() if wanted(name)]
