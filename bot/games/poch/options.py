"""The house rules of poch, and what follows from them alone."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final, Literal

from bot.rules.codec import MOST, Between

POOLS: Final = ("ace", "king", "queen", "jack", "ten", "marriage", "sequence", "poch")
"""The pools of every board (PO5)."""


@dataclass(frozen=True, slots=True)
class House:
    """The options of the book, by its names."""

    centre: Literal["on", "off"] = "off"
    sequence: Literal["best-run", "trump-789"] = "best-run"
    pair_required: Literal["on", "off"] = "on"
    raising: Literal["on", "off"] = "on"
    # The book sets no upper bound; no stack is larger than this.
    max_poch: Annotated[int, Between(1, MOST)] = 10
    lead: Literal["eldest", "poch-winner"] = "eldest"
    turnup_to_dealer: Literal["on", "off"] = "off"

    @property
    def pools(self) -> tuple[str, ...]:
        """The pools of the board; everybody puts a chip into each (PO5)."""
        return (*POOLS, "centre") if self.centre == "on" else POOLS

    @property
    def cost(self) -> int:
        """What the board costs each player."""
        return len(self.pools)
