"""The three cards that a seat holds, what they are worth, and what lies in the middle."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from bot.games.thirty_one import Baize, ThirtyOne, best_suit
from bot.rules.cards import Card, rank_names
from bot.rules.game import SeatView
from bot.rules.piles import Hand
from cards_art.fan import in_a_row, sits_out
from cards_art.lettering import caption
from cards_art.scene import Face, HandScene, Item, Letter, State
from cards_art.slips import notice
from cards_art.thirty_one.readings import counting, figures, ordered

_HELD, _STEP = 154, 160
_OPEN, _OPEN_STEP = 88, 94
_BESIDE: Final = 690
"""The middle of what stands beside the hand."""


def hand(view: SeatView[Baize, Hand], rules: ThirtyOne) -> HandScene:
    """The cards that count, bright, and the others; beside it the middle, and the score."""
    held = view.hand.cards
    if not held:
        return sits_out()
    return HandScene((*_own(held, rules), *_worth(held, rules), *_middle(view.public.table.middle)))


def _own(held: tuple[Card, ...], rules: ThirtyOne) -> Iterator[Item]:
    count = counting(held, rules)
    for index, card in enumerate(ordered(held, rules)):
        state = State.PLAIN if card in count else State.DIMMED
        yield Face(card, (118 + _STEP * index, 158), _HELD, state=state)


def _worth(held: tuple[Card, ...], rules: ThirtyOne) -> Iterator[Item]:
    worth = rules.worth(held)
    suit = best_suit(held)[0].suit.name.lower()
    why = f"three {rank_names(worth.triplet)}" if worth.triplet else f"in {suit}"
    lines = [(figures(worth), Letter.BOLD), (why, Letter.ITALIC)]
    yield from notice(lines, (_BESIDE, 240), 200)


def _middle(cards: tuple[Card, ...]) -> Iterator[Item]:
    yield caption("In the middle", (_BESIDE, 42), 280)
    yield from in_a_row(cards, (_BESIDE - _OPEN_STEP, 124), _OPEN, _OPEN_STEP)
