"""A table of a game that a bank stands in, for tests; with what punters and bankers do in all."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bot.rules.game import C, H, T, V
from bot.rules.third_card import Draw, Stand
from tests.games.table_of import TableOf

REST: Final = " 2c 2d 2h 2s 3c 3d 3h 3s 4c 4d 4h 4s"
"""Cards below those that matter, so that no shuffle is due."""


class BankTable(TableOf[T, H, V, C]):
    """A table of baccarat with short words for what is done at it."""

    def draws(self) -> None:
        """Whoever is on turn draws."""
        self.does(Draw())

    def stands(self) -> None:
        """Whoever is on turn stands."""
        self.does(Stand())

    @property
    def filled(self) -> Mapping[str, int]:
        """The chips in no stack, without empty pools."""
        return {name: amount for name, amount in self.pools.items() if amount}
