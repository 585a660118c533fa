"""The cards that a seat holds, and what they count."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from bot.games.vingt_un import TWENTY_ONE, Cloth, Hand, Phase, VingtUn, is_natural, is_soft, total
from bot.rules.cards import Card
from bot.rules.game import SeatView
from cards_art.fan import in_a_row, nothing_held
from cards_art.scene import HAND_SIZE, HandScene, Item, Letter, State
from cards_art.slips import notice
from cards_art.vingt_un.captions import Captions

_WIDTH: Final = 152
_STEP: Final = 164
_ROOM: Final = 400
"""From the middle of the first card to that of the last, at most."""
_SLIP: Final = 200
_MIDDLE: Final = HAND_SIZE[1] // 2


def hand(view: SeatView[Cloth, Hand], rules: VingtUn, captions: Captions) -> HandScene:
    """A seat's cards in the order dealt and their total; dimmed if they are thrown up."""
    del rules
    held, thrown = view.hand.cards, view.hand.thrown
    if held:
        return HandScene((*_cards(held, State.PLAIN), *_count(held, captions)))
    if thrown:
        return HandScene((*_cards(thrown, State.DIMMED), *_count(thrown, captions)))
    cloth = view.public.table
    if cloth.phase in (Phase.TURN_UP, Phase.STAKES):
        return nothing_held(captions.not_dealt)
    plays = view.seat in (cloth.dealer, *cloth.players)
    return nothing_held(captions.no_cards if plays else captions.sits_coup_out)


def _cards(cards: tuple[Card, ...], state: State) -> Iterator[Item]:
    step = min(_STEP, _ROOM // max(1, len(cards) - 1))
    across = step * (len(cards) - 1)
    left = 110 + (_ROOM - across) // 2
    yield from in_a_row(cards, (left, _MIDDLE), _WIDTH, step, state)


def _count(cards: tuple[Card, ...], captions: Captions) -> Iterator[Item]:
    told = ((word, Letter.ITALIC) for word in _told(cards, captions))
    lines = [(str(total(cards)), Letter.BOLD), *told]
    yield from notice(lines, (740, _MIDDLE), _SLIP)


def _told(cards: tuple[Card, ...], captions: Captions) -> Iterator[str]:
    """What else there is to say of a total."""
    count = total(cards)
    if is_natural(cards):
        yield captions.a_natural
    elif count > TWENTY_ONE:
        yield captions.thrown_up
    elif is_soft(cards):
        yield captions.or_counts(count - 10)
