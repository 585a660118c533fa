"""The house rules of bragg, and what follows from them alone."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final, Literal

from bot.rules.cards import PACK
from bot.rules.codec import Between, UnreadableError

POTS: Final = ("first", "second", "third")
"""The three stakes, in the order in which they are played for (G7)."""

_FEW: Final = 5
"""So many can have nine cards each (ambiguity 1 of the book)."""


@dataclass(frozen=True, slots=True)
class House:
    """The options of the book, by its names."""

    ante: Annotated[int, Between(1, 100)] = 1
    hand_size: Literal["auto", 9, 6, 3] = "auto"
    pots: Literal["three", "second_only"] = "three"
    min_raise: Annotated[int, Between(1, 100)] = 1
    max_raise: Annotated[int, Between(1, 100)] = 5
    raises_per_round: Annotated[int, Between(0, 20)] = 4
    no_pair: Literal["high_card", "carry"] = "high_card"
    third_pick: Literal["auto", "manual"] = "auto"
    first_dealer: Literal["random", 0, 1, 2, 3, 4, 5, 6, 7] = "random"
    deals: Annotated[int, Between(0, 200)] = 0

    def __post_init__(self) -> None:
        if self.max_raise < self.min_raise:
            raise UnreadableError(f"max_raise: {self.max_raise} is below min_raise")

    @property
    def pools(self) -> tuple[str, ...]:
        """The pots that are played for, each of them for an ante (G3, G7)."""
        return POTS if self.pots == "three" else ("second",)

    @property
    def cost(self) -> int:
        """What a deal costs each seat before the cards."""
        return self.ante * len(self.pools)

    @property
    def most(self) -> int:
        """How many seats have cards enough by these house rules."""
        return 8 if self.hand_size == "auto" else min(8, len(PACK) // self.hand_size)

    def size(self, players: int) -> int:
        """How many cards each of so many players is dealt (G8)."""
        if self.hand_size != "auto":
            return self.hand_size
        return 9 if players <= _FEW else 6
