"""The computer player of whist, by the precepts of the old books.

It remembers no more than a fair partner does: the trick before this one, which lies open, and the
suit that its partner first led, to return it.
"""

from __future__ import annotations

from typing import Final

from bot.games.whist import Baize, Hand, Phase, Play, Whist, playable
from bot.rules.cards import ACE, KING, KNAVE, Card, Suit
from bot.rules.game import SeatView
from bot.rules.offers import Action
from bot.rules.piles import Played
from bot.rules.tricks import Trick
from bot.rules.turns import Seat

MANY_TRUMPS: Final = 5
LAST_CARDS: Final = 7
"""From the middle of the deal on sure cards are led at once: they may be trumped later."""


def choose(rules: Whist, view: SeatView[Baize, Hand]) -> Action:
    """What a sound partner does in this seat."""
    table, hand = view.public.table, view.hand
    if table.phase is Phase.CLAIM:
        return rules.absent(table, hand, view.seat)
    return Play(_card(table, hand, view.seat))


def _card(table: Baize, hand: Hand, seat: Seat) -> Card:
    trumps, trick = table.trumps, table.trick
    assert trumps is not None
    if not trick.cards:
        return _lead(table, hand, trumps)
    cards = playable(trick, hand.cards)
    if cards[0].suit is not trick.cards[0].suit:
        return _void(trick, cards, trumps, seat)
    return _follow(table, cards, trumps, seat)


def _lead(table: Baize, hand: Hand, trumps: Suit) -> Card:
    suits = _by_suit(hand.cards)
    sure = [card for card in hand.cards if _is_sure(card, table, hand.cards)]
    if sure and len(hand.cards) <= LAST_CARDS:
        return max(sure, key=lambda card: (card.suit is trumps, card.rank))
    own = suits.get(trumps, [])
    if len(own) >= MANY_TRUMPS or len(suits) == 1:
        return _from_suit(suits[trumps]) if own else _from_suit(list(hand.cards))
    if hand.partner_led in suits:
        return _returned(suits[hand.partner_led])
    plain = [each for suit, each in suits.items() if suit is not trumps]
    return _from_suit(max(plain, key=_lead_value))


def _lead_value(suit: list[Card]) -> tuple[int, int]:
    """The longest suit is led; of two as long, the stronger."""
    return len(suit), sum(card.rank for card in suit)


def _from_suit(suit: list[Card]) -> Card:
    """The top of a sequence of honours, else the fourth best, else the lowest."""
    if len(suit) > 1 and suit[1].rank >= KNAVE and suit[0].rank - suit[1].rank == 1:
        return suit[0]
    return suit[min(3, len(suit) - 1)]


def _returned(suit: list[Card]) -> Card:
    """Partner's suit comes back by the ace or the better of two, else by the lowest."""
    return suit[0] if len(suit) <= 2 or suit[0].rank == ACE else suit[-1]


def _follow(table: Baize, cards: tuple[Card, ...], trumps: Suit, seat: Seat) -> Card:
    trick = table.trick
    lowest = min(cards, key=_rank)
    beating = [card for card in cards if _beats(card, trick, trumps, seat)]
    if not beating or (_partner_holds(trick, trumps, seat) and _leave_it(table, beating, cards)):
        return lowest
    if len(trick.cards) == 1:
        return _second_hand(trick, lowest, beating)
    return min(beating, key=_rank)


def _second_hand(trick: Trick, lowest: Card, beating: list[Card]) -> Card:
    """Low, but the ace goes upon the king."""
    return beating[0] if trick.cards[0].rank == KING else lowest


def _leave_it(table: Baize, beating: list[Card], cards: tuple[Card, ...]) -> bool:
    """Whether partner's card, which holds the trick, is not to be overtaken.

    Always by the fourth hand; by the third when the card is sure, or as good as its own.
    """
    if len(table.trick.cards) == 3:
        return True
    partners = table.trick.cards[-2]
    return _is_sure(partners, table, cards) or _is_equal(partners, min(beating, key=_rank), cards)


def _void(trick: Trick, cards: tuple[Card, ...], trumps: Suit, seat: Seat) -> Card:
    beating = [card for card in cards if _beats(card, trick, trumps, seat)]
    if beating and not _partner_holds(trick, trumps, seat):
        return min(beating, key=_rank)
    return _discard(cards, trumps)


def _discard(cards: tuple[Card, ...], trumps: Suit) -> Card:
    """The lowest card of the weakest plain suit; aces and guarded honours are kept."""
    suits = _by_suit(cards)
    plain = [each for suit, each in suits.items() if suit is not trumps]
    return min(plain or [suits[trumps]], key=_worth)[-1]


def _worth(suit: list[Card]) -> tuple[bool, int, int]:
    return _is_needed(suit), sum(max(0, card.rank - KNAVE + 1) for card in suit), len(suit)


def _is_needed(suit: list[Card]) -> bool:
    """Whether the lowest card is the ace, or a guard without which an honour would fall."""
    above = ACE - suit[0].rank
    return suit[0].rank >= KNAVE and len(suit) == above + 1


def _partner_holds(trick: Trick, trumps: Suit, seat: Seat) -> bool:
    return trick.best(trumps) == (seat + 2) % 4


def _beats(card: Card, trick: Trick, trumps: Suit, seat: Seat) -> bool:
    return Trick((*trick.played, Played(seat, card))).best(trumps) == seat


def _is_sure(card: Card, table: Baize, hand: tuple[Card, ...]) -> bool:
    """Whether no card of its suit that might still be out is above it."""
    last = table.last.cards if table.last else ()
    seen = {each.rank for each in (*hand, *table.trick.cards, *last) if each.suit is card.suit}
    return seen.issuperset(range(card.rank + 1, ACE + 1))


def _is_equal(lower: Card, higher: Card, hand: tuple[Card, ...]) -> bool:
    """Whether nobody else can hold a card between the two."""
    held = {each.rank for each in hand if each.suit is lower.suit}
    return held.issuperset(range(lower.rank + 1, higher.rank))


def _by_suit(cards: tuple[Card, ...]) -> dict[Suit, list[Card]]:
    """The cards by suit, each suit from the highest down."""
    suits: dict[Suit, list[Card]] = {}
    for card in sorted(cards, key=_rank, reverse=True):
        suits.setdefault(card.suit, []).append(card)
    return suits


def _rank(card: Card) -> int:
    return card.rank
