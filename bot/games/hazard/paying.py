"""What is due to a caster who wins at hazard."""

from __future__ import annotations

from fractions import Fraction

from bot.games.hazard.dice import odds
from bot.games.hazard.options import House
from bot.games.hazard.table import Cloth


def prize(house: House, table: Cloth, chance: int | None) -> int:
    """What the caster wins by a nick, or by making this chance, as the stakes now lie."""
    return sum(map(house.rounded, dues(house, table, chance)))


def dues(house: House, table: Cloth, chance: int | None) -> tuple[Fraction, Fraction]:
    """What is won on the stake and on the bet besides, before it is rounded."""
    assert table.main is not None
    pays = Fraction(1) if chance is None else odds(table.main, chance)
    on_stake = pays if house.odds == "seed" else Fraction(1)
    return table.covered * on_stake, table.odds * pays
