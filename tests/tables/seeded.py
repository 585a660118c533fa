"""The dealer of the house, with chance that comes out the same in every run."""

from __future__ import annotations

from random import Random

from bot.tables.dealer import SystemDealer


class SeededDealer(SystemDealer):
    """Deals by a seed."""

    def __init__(self, seed: int) -> None:
        super().__init__(Random(seed))
