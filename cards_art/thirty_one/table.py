"""The table: the seats, and in the middle the pool, the three open cards and how it stands."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from bot.games.thirty_one import Baize, Phase, ThirtyOne
from bot.rules.game import PublicView
from cards_art.berths import Seats, seats
from cards_art.blank import height_of
from cards_art.counters import heap
from cards_art.fan import in_a_row
from cards_art.lettering import caption
from cards_art.places import CENTRE
from cards_art.scene import Anchor, Ground, Guest, Ink, Item, Label, Letter, Spot, TableScene
from cards_art.slips import notice
from cards_art.thirty_one.captions import Captions
from cards_art.thirty_one.seat import seat_items

_POOL: Final = 40
"""Size of the letters of the pool, in dots."""
_ASIDE: Final = 420
"""How far from the middle pool and notice are, where nobody sits at a side."""


def table(
    view: PublicView[Baize],
    rules: ThirtyOne,
    guests: Sequence[Guest],
    deal: int,
    captions: Captions,
) -> TableScene:
    """The table in the `deal`-th deal of the sitting; only taken seats are to be seen."""
    baize, laid = view.table, seats(len(view.table.seats))
    told = [*_standing(baize, rules, guests, deal, captions)]
    items = [*(_wide if laid.wide else _narrow)(baize, laid, told, captions)]
    for seat, berth in zip(baize.seats, laid.berths, strict=True):
        items += seat_items(baize, rules, seat, berth, laid.held, guests[seat], captions)
    return TableScene(tuple(items))


def _standing(
    baize: Baize, rules: ThirtyOne, guests: Sequence[Guest], deal: int, captions: Captions
) -> Iterator[tuple[str, Letter]]:
    """How it stands, in two lines."""
    if baize.phase is Phase.OVER:
        winners = [seat for seat in baize.seats if baize.won[seat]]
        several, pool = len(winners) > 1, sum(baize.won)
        yield (captions.equal_hands if several else guests[winners[0]].name), Letter.BOLD
        yield (captions.share_pool if several else captions.takes_pool)(pool), Letter.ITALIC
    elif baize.knocker is not None:
        yield guests[baize.knocker].name, Letter.BOLD
        yield captions.has_knocked, Letter.ITALIC
    else:
        yield captions.deal(deal), Letter.BOLD
        yield captions.circuit(baize.circuits + 1, rules.max_rounds), Letter.ITALIC


def _wide(
    baize: Baize, laid: Seats, told: Sequence[tuple[str, Letter]], captions: Captions
) -> Iterator[Item]:
    """The pool on the left of the cards, and a slip on their right."""
    x, y = CENTRE
    step = laid.middle + 10
    yield from in_a_row(baize.middle, (x - step, y), laid.middle, step)
    if baize.phase is not Phase.OVER:
        yield from heap(baize.pool, (x - _ASIDE, y))
        yield _written_pool(baize, (x - _ASIDE, y + 50), Anchor.MIDDLE, captions)
    yield from notice(told, (x + _ASIDE, y), 232)


def _narrow(
    baize: Baize, laid: Seats, told: Sequence[tuple[str, Letter]], captions: Captions
) -> Iterator[Item]:
    """The pool above the cards, and how it stands below them."""
    x, y = CENTRE
    width, step, room = laid.middle, laid.middle + 8, 3 * laid.middle + 20
    half = height_of(width) // 2
    yield from in_a_row(baize.middle, (x - step, y - 4), width, step)
    if baize.phase is not Phase.OVER:
        yield from _pool(baize, y - half - 38, captions)
    for (text, letter), down in zip(told, (32, 68), strict=True):
        if letter is Letter.ITALIC:
            yield caption(text, (x, y + half + down), room)
        else:
            ink, ground = Ink.CREAM, Ground.FELT
            yield Label(text, (x, y + half + down), 36, room, ink, ground, letter)


def _pool(baize: Baize, y: int, captions: Captions) -> Iterator[Item]:
    """The pool as counters, and its amount on their right."""
    wide = 34 * sum(digit != "0" for digit in str(baize.pool))
    left = CENTRE[0] - (wide + 14 + _POOL * len(captions.pool(baize.pool)) // 2) // 2
    yield from heap(baize.pool, (left + wide // 2, y + 8))
    yield _written_pool(baize, (left + wide + 14, y), Anchor.LEFT, captions)


def _written_pool(baize: Baize, at: Spot, anchor: Anchor, captions: Captions) -> Label:
    text, ink, ground = captions.pool(baize.pool), Ink.CREAM, Ground.FELT
    return Label(text, at, _POOL, 240, ink, ground, Letter.BOLD, anchor)
