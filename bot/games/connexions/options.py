"""The house rules of connexions, and what follows from them alone."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final, Literal

from bot.rules.codec import Between

_STAKE: Final = 4
_SHORT: Final = 8
"""In units."""


@dataclass(frozen=True, slots=True)
class House:
    """The options of the book, by its names; `None` where it gives no number of its own."""

    unit: Annotated[int, Between(1, 100)] = 1
    pool_stake: Annotated[int, Between(1, 1000)] | None = None
    repool: Literal["short", "every_deal"] = "short"
    must_answer: Literal["on", "off"] = "on"
    connexion_by: Literal["trick", "captured"] = "trick"
    triple: Literal["all", "best"] = "all"
    majority: Literal["most", "half"] = "most"
    deals: Annotated[int, Between(1, 100)] | None = None
    first_dealer: Literal["random", 0, 1, 2, 3] = "random"

    @property
    def stake(self) -> int:
        """The chips that each seat pays at a pooling."""
        return self.pool_stake or _STAKE * self.unit

    def is_short(self, pool: int) -> bool:
        """Whether a pool must be filled before the next deal."""
        return self.repool == "every_deal" or pool < _SHORT * self.unit

    def length(self, seats: int) -> int:
        """How many deals the match has, at a table of so many seats."""
        return self.deals or 2 * seats
