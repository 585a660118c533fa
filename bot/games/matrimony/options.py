"""The house rules of matrimony, and what follows from them alone."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final, Literal

from bot.rules.codec import MOST, Between

LEAST: Final = 2
"""What a dealer lays at least, so that the others have a chip to answer with."""


@dataclass(frozen=True, slots=True)
class House:
    """The options of the book, by its names."""

    less_one: Literal["total", "per-chance"] = "total"
    best: Literal["any-suit", "diamonds", "ace-diamonds-only"] = "any-suit"
    shape: Literal["2+1", "1+1"] = "2+1"
    # The book sets no bound; no stack is larger than this.
    max_stake: Annotated[int, Between(LEAST, MOST)] = 20
    min_seats: Annotated[int, Between(2, 5)] = 5
    end_pool: Literal["split"] = "split"

    @property
    def cards(self) -> int:
        """Cards in each hand, the last of them turned up (M12, M13)."""
        return 3 if self.shape == "2+1" else 2
