"""The house rules of baccara, and what follows from them alone."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from bot.rules.cards import PACK, Card
from bot.rules.codec import MOST, Between


@dataclass(frozen=True, slots=True)
class House:
    """The options of the book, by its names."""

    packs: Literal[3, 6] = 3
    over_limit: Literal["allow", "trim"] = "allow"
    false_draw: Literal["forbid", "fine", "free"] = "forbid"
    fine: Annotated[int, Between(1, MOST)] = 1
    forced_card: Literal["on", "off"] = "on"
    banco_max: Annotated[int, Between(0, MOST)] = 2
    cheval_tie: Literal["half", "standoff"] = "half"
    resale: Literal["auction", "list"] = "auction"
    burn: Literal[0, 1, 2] = 0
    cut: Annotated[int, Between(9, 154)] = 10
    gallery: Literal["on", "off"] = "on"

    @property
    def onlookers(self) -> bool:
        """Whether the gallery bets."""
        return self.gallery == "on"

    @property
    def stock(self) -> tuple[Card, ...]:
        """All cards that are shuffled together (BA17)."""
        return PACK * self.packs
