"""The gallery along the foot of the table: who bets from there, and how much in all."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.baccara import Cloth
from bot.rules.chips import signed
from bot.rules.turns import Seat


def betting(cloth: Cloth) -> list[Seat]:
    """Who bets from the gallery."""
    return [place for place in cloth.gallery if cloth.staked(place)]


def told(cloth: Cloth, places: Sequence[Seat]) -> int | str:
    """What these places have bet, or won and lost by it."""
    if cloth.outcomes:
        return signed(sum(cloth.gain(place) for place in places))
    return sum(cloth.staked(place) for place in places)
