"""What lies in the pool of connexions, and what is drawn from it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from bot.games.connexions import CONNEXIONS, UNITS, Baize, Connexions, Prize
from bot.rules.cards import RANKS, Card
from cards_art.connexions.captions import Captions
from cards_art.counters import heap
from cards_art.lettering import caption, penned
from cards_art.scene import (
    Anchor,
    Ground,
    Guest,
    Ink,
    Item,
    Label,
    Letter,
    Panel,
    Sign,
    Spot,
)

_POOL: Final = 220
"""The middle of the pool, in the corner on the left."""
_PRICES: Final[Spot] = (1036, 152)
_DRAWN: Final[Spot] = (836, 156)
_PITCH: Final = 38

_STEP: Final = 60
"""From one card to the next where they are written as letters."""


def written(cards: Sequence[Card], at: Spot) -> Iterator[Item]:
    """Cards as rank and sign on paper, the first beginning at a spot."""
    for index, card in enumerate(cards):
        x, y = at[0] + _STEP * index, at[1]
        yield penned(RANKS[card.rank - 2], (x, y), 28, Letter.BOLD, Anchor.LEFT)
        yield Sign(card.suit, (x + 36, y), 26, Ground.PAPER)


def pool_items(baize: Baize, captions: Captions) -> Iterator[Item]:
    """The pool as counters and in figures, and which deal of the match it is."""
    yield caption(captions.deal(baize.deals + 1, baize.length), (_POOL, 82), 300)
    yield from heap(baize.pool, (_POOL, 174))
    amount = captions.pool(baize.pool)
    yield Label(amount, (_POOL, 220), 44, 300, Ink.CREAM, Ground.FELT, Letter.BOLD)


def price_items(rules: Connexions, captions: Captions) -> Iterator[Item]:
    """A list of the connexions with what each draws."""
    x, y = _PRICES
    wide, high = 208, _PITCH * len(UNITS) + 24
    yield Panel(_PRICES, (wide, high), Ground.PAPER)
    left, right = x - wide // 2 + 20, x + wide // 2 - 18
    for index, (prize, units) in enumerate(UNITS.items()):
        down = y + round(_PITCH * (index - (len(UNITS) - 1) / 2))
        yield from _named(prize, (left, down), captions)
        yield penned(f"{units * rules.unit:,}", (right, down), 62, Letter.BOLD, Anchor.RIGHT)


def _named(prize: Prize, at: Spot, captions: Captions) -> Iterator[Item]:
    """A connexion by its cards, the majority by its name."""
    if prize == "majority":
        yield penned(captions.majority, at, 124, Letter.ITALIC, Anchor.LEFT)
    else:
        yield from written(CONNEXIONS[prize], at)


def drawn_items(baize: Baize, guests: Sequence[Guest], captions: Captions) -> Iterator[Item]:
    """A list of what was drawn at the end of the deal, in its order."""
    if not baize.drawn:
        yield caption(captions.nobody_draws, _DRAWN, 560)
        return
    x, y = _DRAWN
    wide, high = 608, _PITCH * len(baize.drawn) + 26
    yield Panel(_DRAWN, (wide, high), Ground.PAPER)
    for index, each in enumerate(baize.drawn):
        down = y + round(_PITCH * (index - (len(baize.drawn) - 1) / 2))
        prize, name = captions.drawn[each.prize], guests[each.seat].name
        yield penned(prize, (x - wide // 2 + 22, down), 260, Letter.ITALIC, Anchor.LEFT)
        yield penned(f"{each.amount:,}", (x + 36, down), 62, Letter.BOLD, Anchor.RIGHT)
        yield penned(name, (x + 56, down), 226, Letter.ROMAN, Anchor.LEFT)
