"""The cards that a seat holds, and under each what it could take at the most."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from bot.games.cassino import Board, Cassino, Phase, Sight, best_take, gathered, sweeps
from bot.rules.cards import Card
from bot.rules.game import SeatView
from bot.rules.piles import Hand
from cards_art.cassino.captions import Captions
from cards_art.fan import nothing_held, sorted_by_suit
from cards_art.lettering import caption, figure
from cards_art.scene import HAND_SIZE, Face, HandScene, Item

_WIDTH, _STEP = 142, 196
_LEVEL: Final = 142
_RISE: Final = 12
"""How far a card stands up that could take something."""
_WORDS: Final = 274


def hand(view: SeatView[Board, Hand], rules: Cassino, captions: Captions) -> HandScene:
    """A seat's cards; those stand up that could take something as the board lies now."""
    held = sorted_by_suit(view.hand.cards)
    table = view.public.table
    if not held:
        over = table.phase is Phase.OVER
        return nothing_held(captions.held.all_played if over else captions.none_left)
    sight = Sight(rules, table, view.hand.cards, view.seat)
    left = HAND_SIZE[0] // 2 - _STEP * (len(held) - 1) // 2
    items: list[Item] = []
    for index, each in enumerate(held):
        items += _card(sight, each, left + _STEP * index, captions)
    return HandScene(tuple(items))


def _card(sight: Sight, card: Card, x: int, captions: Captions) -> Iterator[Item]:
    take = best_take(sight, card)
    yield Face(card, (x, _LEVEL - (_RISE if take else 0)), _WIDTH)
    if take is None:
        return
    number = len(gathered(take.groups))
    if sweeps(sight, number):
        yield figure(captions.takes_all, (x, _WORDS), _STEP - 8)
    else:
        yield caption(captions.takes(number), (x, _WORDS), _STEP - 8)
