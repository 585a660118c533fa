"""Dealers whose chance is known: by a seed, or as a test has laid it ready."""

from __future__ import annotations

from random import Random

from bot.rules.chance import Ask, Chance
from bot.tables.dealer import SystemDealer


class SeededDealer(SystemDealer):
    """Deals the same in every run."""

    def __init__(self, seed: int) -> None:
        super().__init__(Random(seed))


class StackedDealer(SystemDealer):
    """Deals what a test has laid ready, else by chance."""

    def __init__(self) -> None:
        super().__init__()
        self.ready: list[Chance] = []

    def draw(self, ask: Ask) -> Chance:
        if self.ready and ask.admits(self.ready[0]):
            return self.ready.pop(0)
        return super().draw(ask)
