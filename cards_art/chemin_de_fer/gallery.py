"""The gallery along the foot of the table: who stakes from there, and how much."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.chemin_de_fer import Cloth, Entry, Phase
from bot.rules.chips import signed
from bot.rules.turns import Seat


def staking(cloth: Cloth) -> list[Seat]:
    """Who stakes from the gallery; who plays the hand comes first."""
    found = [place for place in cloth.gallery if _amount(cloth, place)]
    return sorted(found, key=lambda place: place != cloth.represents)


def told(cloth: Cloth, places: Sequence[Seat]) -> int | str:
    """What these places have staked, or won and lost by it."""
    amount = sum(_amount(cloth, place) for place in places)
    if cloth.phase is not Phase.OVER or cloth.chips.pools["carried"]:
        return amount
    return f"{amount:,}" if cloth.result == "tie" else signed(amount)


def entered(cloth: Cloth, place: Seat) -> Entry | None:
    """What a place has entered, as long as it is not yet taken or left."""
    if cloth.phase not in (Phase.BETTING, Phase.EXCESS):
        return None
    return next((each for each in cloth.entries if each.place == place), None)


def _amount(cloth: Cloth, place: Seat) -> int:
    entry = entered(cloth, place)
    if entry is not None:
        return entry.amount
    return cloth.gain(place) or cloth.staked(place)
