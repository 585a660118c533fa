"""The gallery along the foot of the table: who stakes from there, and how much."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from bot.games.chemin_de_fer import Cloth, Entry, Phase
from bot.rules.chips import signed
from bot.rules.turns import Seat
from cards_art.lettering import inlaid
from cards_art.scene import (
    TABLE_SIZE,
    Ground,
    Guest,
    Ink,
    Item,
    Panel,
    Tone,
)
from cards_art.seating import purse_line

HEIGHT: Final = 72

_WIDTH: Final = 202
_PITCH: Final = 210
"""So that a full row keeps clear of the ornaments in the corners."""
_CELLS: Final = 5
"""So many at most have a plate."""
_LEVEL: Final = TABLE_SIZE[1] - 46 - HEIGHT // 2


def staking(cloth: Cloth) -> list[Seat]:
    """Who stakes from the gallery; who plays the hand comes first."""
    found = [place for place in cloth.gallery if _amount(cloth, place)]
    return sorted(found, key=lambda place: place != cloth.represents)


def plates(
    cloth: Cloth, staking: list[Seat], guests: Sequence[Guest], waited: Sequence[Seat]
) -> Iterator[Item]:
    """A row of small plates along the foot; one stands for all who would not fit."""
    alone = len(staking) if len(staking) <= _CELLS else _CELLS - 1
    told = [
        (guests[place].name, _amount(cloth, place), place in waited) for place in staking[:alone]
    ]
    rest = staking[alone:]
    if rest:
        told.append((f"{len(rest)} others", sum(_amount(cloth, each) for each in rest), False))
    for index, cell in enumerate(told):
        x = TABLE_SIZE[0] // 2 + round(_PITCH * (index - (len(told) - 1) / 2))
        yield from _cell(cloth, x, *cell)


def _cell(cloth: Cloth, x: int, name: str, amount: int, lit: bool) -> Iterator[Item]:
    yield Panel((x, _LEVEL), (_WIDTH, HEIGHT), Ground.WALNUT, None, lit)
    ink = Ink.GLOW if lit else Ink.CREAM
    yield inlaid(name, (x, _LEVEL - 15), _WIDTH - 26, ink)
    if cloth.phase is not Phase.OVER or cloth.chips.pools["carried"]:
        yield from purse_line((x, _LEVEL + 17), amount, Tone.RED)
    else:
        text = f"{amount:,}" if cloth.result == "tie" else signed(amount)
        yield inlaid(text, (x, _LEVEL + 17), 150, Ink.GILT)


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
