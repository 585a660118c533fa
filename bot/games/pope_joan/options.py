"""The house rules of Pope Joan, and what follows from them alone."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Literal

from bot.games.pope_joan.pack import ABOVE, ABOVE_BUT_POPE
from bot.games.pope_joan.table import STAKES
from bot.rules.cards import Card
from bot.rules.codec import MOST, Between


@dataclass(frozen=True, slots=True)
class House:
    """The options of the book, by its names."""

    dress: Literal["dealer", "each"] = "dealer"
    # The book sets no bound; no stack is larger than this.
    contribution: Annotated[int, Between(0, MOST)] = 0
    pope_turnup: Literal["game", "compartment", "whole-pool"] = "game"
    lead: Literal["free", "ordered", "lowest"] = "free"
    divide_split: Literal["on", "off"] = "off"
    pope_stop: Literal["on", "off"] = "off"
    dealer_peeks: Literal["on", "off"] = "off"
    knave_optional: Literal["on", "off"] = "off"

    @property
    def stakes(self) -> dict[str, int]:
        """The pools of the board, and what a dealer puts into each (P4, P27)."""
        unstaked = ("king", "queen", "knave") if self.knave_optional == "on" else ()
        return {pool: stake for pool, stake in STAKES.items() if pool not in unstaked}

    @property
    def cost(self) -> int:
        """What a dealer pays who dresses the board alone."""
        return sum(self.stakes.values())

    @property
    def above(self) -> Mapping[Card, Card]:
        """The card that follows each in a run (P43)."""
        return ABOVE_BUT_POPE if self.pope_stop == "on" else ABOVE

    def part(self, players: int) -> int:
        """What each of so many puts on the board: there must be a chip for Pope."""
        least = self.cost - STAKES["pope"] + 1
        return max(self.contribution or 2, -(-least // players))
