"""A hand of cards as its holder likes to see it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Final

from bot.rules.cards import Card, Suit
from cards_art.scene import HAND_SIZE, Face, Ground, HandScene, Ink, Label, Letter, Spot, State

_WIDTH: Final = 152
_GAP: Final = 12
"""Between two suits, in dots."""
_WIDEST: Final = 88
_MARGIN: Final = 30
_LEVEL: Final = 172
_RISE: Final = 27

_SUITS: Final = (Suit.SPADES, Suit.HEARTS, Suit.CLUBS, Suit.DIAMONDS)
"""From the left; it stays so when a suit has run out, as it does in words."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Captions:
    """Why a seat has no cards."""

    not_dealt: str
    """The deal has not begun."""
    sits_out: str
    """The seat has no part in the deal."""
    all_played: str
    """It has played its last card."""


def fan(cards: tuple[Card, ...], playable: tuple[Card, ...] | None) -> HandScene:
    """The hand by suits, black and red in turn, high cards first.

    `playable` are the cards that may be played now: they stand up and the others are dimmed.
    `None` when the seat is not on turn.
    """
    return fanned(sorted_by_suit(cards), playable)


def fanned(ordered: tuple[Card, ...], playable: tuple[Card, ...] | None) -> HandScene:
    """The hand as it is ordered, a gap between two suits; `playable` as in `fan`."""
    offsets = _offsets(ordered)
    left = (HAND_SIZE[0] - offsets[-1]) // 2 if offsets else 0
    return HandScene(
        tuple(
            _face(card, left + offset, playable)
            for card, offset in zip(ordered, offsets, strict=True)
        )
    )


def rimmed(scene: HandScene, shines: Callable[[Card], bool]) -> HandScene:
    """The hand with a bright rim round these cards, where they are not dimmed."""
    items = tuple(
        replace(item, state=State.MARKED)
        if isinstance(item, Face) and item.state is State.PLAIN and shines(item.card)
        else item
        for item in scene.items
    )
    return replace(scene, items=items)


def in_a_row(
    cards: Iterable[Card], first: Spot, width: int, step: int, state: State = State.PLAIN
) -> Iterator[Face]:
    """The cards in their order side by side, `step` dots from one to the next."""
    for index, card in enumerate(cards):
        yield Face(card, (first[0] + step * index, first[1]), width, state=state)


def nothing_held(words: str) -> HandScene:
    """The picture of a seat that has no cards, and why."""
    middle = HAND_SIZE[0] // 2, HAND_SIZE[1] // 2
    return HandScene((Label(words, middle, 44, 800, Ink.CREAM, Ground.FELT, Letter.ITALIC),))


def sorted_by_suit(cards: Iterable[Card]) -> tuple[Card, ...]:
    """The cards by suit, black and red in turn, and downwards by rank."""
    return arranged(cards, lambda card: -card.rank)


def arranged(cards: Iterable[Card], place: Callable[[Card], int]) -> tuple[Card, ...]:
    """The cards by suit, black and red in turn, each suit by `place`."""
    return tuple(sorted(cards, key=lambda card: (_SUITS.index(card.suit), place(card))))


def _offsets(cards: tuple[Card, ...]) -> list[int]:
    """How far to the right of the first card each one lies."""
    breaks = [
        index for index in range(1, len(cards)) if cards[index].suit is not cards[index - 1].suit
    ]
    room = HAND_SIZE[0] - 2 * _MARGIN - _WIDTH - _GAP * len(breaks)
    step = min(_WIDEST, room // max(1, len(cards) - 1))
    return [
        index * step + _GAP * sum(each <= index for each in breaks) for index in range(len(cards))
    ]


def _face(card: Card, x: int, playable: tuple[Card, ...] | None) -> Face:
    if playable is None:
        return Face(card, (x, _LEVEL), _WIDTH)
    if card in playable:
        return Face(card, (x, _LEVEL - _RISE), _WIDTH)
    return Face(card, (x, _LEVEL), _WIDTH, state=State.DIMMED)
