"""The house rules of vingt-un, and what follows from them alone."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from bot.games.vingt_un.worth import TWENTY_ONE
from bot.rules.cards import ACE, KNAVE, Card
from bot.rules.codec import MOST, Between


@dataclass(frozen=True, slots=True)
class House:
    """The options of the book, by its names."""

    max_stake: Annotated[int, Between(1, MOST)] = 10
    ties: Literal["standoff", "dealer"] = "standoff"
    natural_deal: Literal["holder", "left", "none"] = "holder"
    later_naturals: Literal["single", "double"] = "single"
    twentyone_double: Literal["on", "off"] = "on"
    deal_change: Literal["natural", "each-coup"] = "natural"
    first_dealer: Literal["ace", "knave"] = "ace"
    drawn_cards: Literal["up", "down"] = "up"

    def gives_first_deal(self, card: Card) -> bool:
        """Whether the first deal goes to whom this card is turned up for (V2)."""
        return card.rank == (ACE if self.first_dealer == "ace" else KNAVE)

    def won(self, player: int, dealer: int) -> int:
        """How often a standing player wins his stake with these totals; below nought, loses it.

        Neither is a natural, and the player's is not over 21 (V10 to V17).
        """
        sign = _sign(player, dealer)
        if not sign and self.ties == "dealer":
            sign = -1
        drawn = TWENTY_ONE in (player, dealer)
        return sign * (2 if drawn and self.twentyone_double == "on" else 1)

    def of_natural(self, place: int) -> int:
        """How often the stake is paid for the natural that is `place`-th from the eldest (V22)."""
        return 2 if place == 0 or self.later_naturals == "double" else 1


def _sign(player: int, dealer: int) -> int:
    if dealer > TWENTY_ONE:
        return 1
    return (player > dealer) - (player < dealer)
