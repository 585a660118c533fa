"""The table of connexions: three or four places, the trick in the middle, the pool beside it."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.connexions import Baize, Connexions, Phase
from bot.rules.game import PublicView
from cards_art.connexions.captions import Captions
from cards_art.connexions.middle import last_items, told, trick_items
from cards_art.connexions.prices import drawn_items, pool_items, price_items
from cards_art.connexions.result import result_items
from cards_art.connexions.seat import places, seat_items
from cards_art.scene import Guest, TableScene


def table(
    view: PublicView[Baize],
    rules: Connexions,
    guests: Sequence[Guest],
    deal: int,
    captions: Captions,
) -> TableScene:
    """The table, with who sits at each place; the number of the deal is that of the match."""
    del deal
    baize = view.table
    items = [*pool_items(baize, captions)]
    if baize.phase is Phase.OVER:
        items += drawn_items(baize, guests, captions)
        items += result_items(baize, guests, captions)
        return TableScene(tuple(items))
    around = places(baize.seats)
    items += [*price_items(rules, captions), *last_items(baize, captions.trick)]
    for seat, place in around.items():
        items += seat_items(baize, seat, guests[seat], place, captions)
    items += trick_items(baize, around, captions.trick)
    items += told(baize, rules, guests, captions)
    return TableScene(tuple(items))
