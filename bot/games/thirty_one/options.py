"""The house rules of thirty-one, and what follows from them alone."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated, Final, Literal

from bot.games.thirty_one.worth import Worth, best_suit, worth
from bot.rules.cards import Card
from bot.rules.codec import Between

_ENDLESS: Final = 100
"""Where no limit is agreed, the hands are shown after so many circuits all the same."""


@dataclass(frozen=True, slots=True)
class House:
    """The options of the book, by its names."""

    stake: Annotated[int, Between(1, 100)] = 1
    allow_pass: Literal["on", "off"] = "off"
    knock_after_round: Annotated[int, Between(0, 3)] = 0
    ties: Literal["elder", "split"] = "elder"
    triplets: Literal["on", "off"] = "on"
    max_rounds: Annotated[int, Between(0, 50)] = 10
    first_dealer: Literal["random", 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] = "random"
    deals: Annotated[int, Between(0, 200)] = 0

    @property
    def most_circuits(self) -> int:
        """After so many circuits without a knock the hands are shown."""
        return self.max_rounds or _ENDLESS

    def worth(self, cards: Sequence[Card]) -> Worth:
        """What three cards are worth by these house rules."""
        return worth(cards, triplets=self.triplets == "on")

    def counting(self, hand: tuple[Card, ...]) -> tuple[Card, ...]:
        """The cards of a hand that make its worth."""
        return hand if self.worth(hand).triplet else best_suit(hand)

    def ordered(self, hand: tuple[Card, ...]) -> tuple[Card, ...]:
        """The cards that make the worth, from the highest, and then the others likewise."""
        count = self.counting(hand)
        return tuple(sorted(hand, key=lambda card: (card not in count, -card.rank)))
