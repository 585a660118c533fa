"""The house rules of brag, and what follows from them alone."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Annotated, Final, Literal

from bot.games.brag.worth import Ranking, Reading
from bot.rules.cards import Card, cards
from bot.rules.codec import Between, UnreadableError

BRAGGERS: Final = {"classic3": "Ad Jc 9d", "hoyle2": "Jc 9d", "jc": "Jc", "none": ""}
"""The cards that are braggers, by the name of the option."""


@dataclass(frozen=True, slots=True)
class House:
    """The options of the book, by its names."""

    ante: Annotated[int, Between(1, 100)] = 1
    min_bet: Annotated[int, Between(1, 100)] = 1
    max_bet: Annotated[int, Between(1, 10_000)] = 10
    max_raise: Annotated[int, Between(0, 1000)] = 10
    bet_cap: Annotated[int, Between(0, 10_000)] = 0
    braggers: Literal["classic3", "hoyle2", "jc", "none"] = "classic3"
    bragger_scope: Literal["pairs", "all"] = "pairs"
    natural_braggers: Literal["ace_of_diamonds", "own_rank"] = "ace_of_diamonds"
    threes_high: Literal["on", "off"] = "off"
    show_losing_seer: Literal["on", "off"] = "off"
    short_stack: Literal["cover", "fold"] = "cover"
    shuffle_every_deal: Literal["on", "off"] = "off"
    first_dealer: Literal["random", 0, 1, 2, 3, 4, 5, 6, 7] = "random"
    deals: Annotated[int, Between(0, 200)] = 0
    rebuy: Literal["on", "off"] = "on"

    def __post_init__(self) -> None:
        if self.max_bet < self.min_bet:
            raise UnreadableError(f"max_bet: {self.max_bet} is below min_bet, {self.min_bet}")

    def reading(self, hand: tuple[Card, ...]) -> Reading:
        """What three cards are worth by these house rules."""
        ranking = _ranking(
            self.braggers, self.bragger_scope, self.natural_braggers, self.threes_high
        )
        return ranking.read(hand)


@cache
def _ranking(braggers: str, scope: str, natural: str, threes_high: str) -> Ranking:
    return Ranking(
        frozenset(cards(BRAGGERS[braggers])),
        everywhere=scope == "all",
        own_rank=natural == "own_rank",
        threes_high=threes_high == "on",
    )
