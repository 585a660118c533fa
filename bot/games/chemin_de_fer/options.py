"""The house rules of chemin de fer, and what follows from them alone."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from bot.games.chemin_de_fer.carry import SHOE
from bot.rules.codec import MOST, Between, UnreadableError


@dataclass(frozen=True, slots=True)
class House:
    """The options of the book, by its names."""

    rotation: Literal["right", "left"] = "right"
    represent: Literal["highest-stake", "right-neighbour"] = "highest-stake"
    min_bank: Annotated[int, Between(1, MOST)] = 1
    max_bank: Annotated[int, Between(0, MOST)] = 0
    excess: Literal["decline", "ask"] = "decline"
    gallery: Literal["on", "off"] = "on"
    tie: Literal["carry", "return"] = "carry"
    false_draw: Literal["forbid", "liable", "fine", "free"] = "forbid"
    fine: Annotated[int, Between(1, MOST)] = 1
    banker_rule: Literal["free", "tableau"] = "free"
    banco_max: Annotated[int, Between(0, MOST)] = 0
    pass_to: Literal["any", "right"] = "any"
    pass_resume: Literal["regular", "taker"] = "regular"
    cut: Annotated[int, Between(6, len(SHOE))] = 10

    def __post_init__(self) -> None:
        if 0 < self.max_bank < self.min_bank:
            raise UnreadableError("max_bank: it is 0 for none, or no less than min_bank")

    @property
    def onlookers(self) -> bool:
        """Whether the gallery stakes."""
        return self.gallery == "on"

    def most_bank(self, chips: int) -> int:
        """The largest bank that one with so many chips may open."""
        return min(chips, self.max_bank) if self.max_bank else chips
