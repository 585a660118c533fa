"""The table: the seats along its sides, and between them the pots."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.games.bragg import Baize, Bragg
from bot.rules.game import PublicView
from cards_art.bragg.captions import Captions
from cards_art.bragg.pots import pots
from cards_art.bragg.seat import seat_items
from cards_art.places import sides
from cards_art.scene import Guest, Item, Letter, TableScene
from cards_art.slips import notice

_COLUMN: Final = (192, 365, 250, 516)
"""Where the names of the left side are, and how far apart: see `places.sides`."""


def table(
    view: PublicView[Baize], rules: Bragg, guests: Sequence[Guest], deal: int, captions: Captions
) -> TableScene:
    """The table in the `deal`-th deal of the sitting; only taken seats are to be seen."""
    baize = view.table
    items: list[Item] = [*notice([(captions.deal(deal), Letter.ITALIC)], (600, 84), 150)]
    items += pots(baize, rules, guests, captions)
    places = sides(len(baize.seats), *_COLUMN)
    for seat, place in zip(baize.seats, places, strict=True):
        items += seat_items(baize, seat, place, guests[seat], captions)
    return TableScene(tuple(items))
