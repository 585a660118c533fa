"""The three cards that a seat holds, what they are worth, and what lies in the middle."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from bot.games.thirty_one import Baize, ThirtyOne, best_suit
from bot.rules.cards import Card
from bot.rules.game import SeatView
from bot.rules.piles import Hand
from cards_art.fan import in_a_row, nothing_held
from cards_art.lettering import caption
from cards_art.scene import Face, HandScene, Item, Letter, State
from cards_art.slips import notice
from cards_art.thirty_one.captions import Captions
from cards_art.thirty_one.readings import figures

_HELD, _STEP = 154, 160
_OPEN, _OPEN_STEP = 88, 94
_BESIDE: Final = 690
"""The middle of what stands beside the hand."""


def hand(view: SeatView[Baize, Hand], rules: ThirtyOne, captions: Captions) -> HandScene:
    """The cards that count, bright, and the others; beside it the middle, and the score."""
    held = view.hand.cards
    if not held:
        return nothing_held(captions.held.sits_out)
    beside = *_worth(held, rules, captions), *_middle(view.public.table.middle, captions)
    return HandScene((*_own(held, rules), *beside))


def _own(held: tuple[Card, ...], rules: ThirtyOne) -> Iterator[Item]:
    count = rules.counting(held)
    for index, card in enumerate(rules.ordered(held)):
        state = State.PLAIN if card in count else State.DIMMED
        yield Face(card, (118 + _STEP * index, 158), _HELD, state=state)


def _worth(held: tuple[Card, ...], rules: ThirtyOne, captions: Captions) -> Iterator[Item]:
    worth = rules.worth(held)
    suit = best_suit(held)[0].suit
    why = captions.triplet(worth.triplet) if worth.triplet else captions.in_suit[suit]
    lines = [(figures(worth), Letter.BOLD), (why, Letter.ITALIC)]
    yield from notice(lines, (_BESIDE, 240), 200)


def _middle(cards: tuple[Card, ...], captions: Captions) -> Iterator[Item]:
    yield caption(captions.in_the_middle, (_BESIDE, 42), 280)
    yield from in_a_row(cards, (_BESIDE - _OPEN_STEP, 124), _OPEN, _OPEN_STEP)
