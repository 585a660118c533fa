"""The gallery along the foot of the table: who bets from there, and how much in all."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from bot.games.baccara import Cloth
from bot.rules.turns import Seat
from cards_art.lettering import inlaid, signed
from cards_art.scene import TABLE_SIZE, Ground, Guest, Ink, Item, Panel, Tone
from cards_art.seating import purse_line

HEIGHT: Final = 72

_WIDTH: Final = 202
_PITCH: Final = 210
_CELLS: Final = 5
"""So many at most have a plate."""
_LEVEL: Final = TABLE_SIZE[1] - 46 - HEIGHT // 2


def betting(cloth: Cloth) -> list[Seat]:
    """Who bets from the gallery."""
    return [place for place in cloth.gallery if cloth.staked(place)]


def plates(
    cloth: Cloth, behind: list[Seat], guests: Sequence[Guest], waited: Sequence[Seat]
) -> Iterator[Item]:
    """A row of small plates along the foot; one stands for all who would not fit."""
    alone = len(behind) if len(behind) <= _CELLS else _CELLS - 1
    told = [(guests[place].name, [place]) for place in behind[:alone]]
    rest = behind[alone:]
    if rest:
        told.append((f"{len(rest)} others", rest))
    for index, (name, places) in enumerate(told):
        x = TABLE_SIZE[0] // 2 + round(_PITCH * (index - (len(told) - 1) / 2))
        yield from _cell(cloth, x, name, places, len(places) == 1 and places[0] in waited)


def _cell(cloth: Cloth, x: int, name: str, places: list[Seat], lit: bool) -> Iterator[Item]:
    yield Panel((x, _LEVEL), (_WIDTH, HEIGHT), Ground.WALNUT, None, lit)
    yield inlaid(name, (x, _LEVEL - 15), _WIDTH - 26, Ink.GLOW if lit else Ink.CREAM)
    if cloth.outcomes:
        gained = sum(cloth.gain(place) for place in places)
        yield inlaid(signed(gained), (x, _LEVEL + 17), 150, Ink.GILT)
    else:
        staked = sum(cloth.staked(place) for place in places)
        yield from purse_line((x, _LEVEL + 17), staked, Tone.RED)
