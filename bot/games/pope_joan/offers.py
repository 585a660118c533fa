"""What may be led at Pope Joan, why not otherwise, and which cards are known to stop a run."""

from __future__ import annotations

from typing import Final

from bot.games.pope_joan.actions import Lead
from bot.games.pope_joan.options import House
from bot.games.pope_joan.pack import (
    ABOVE,
    POPE,
    STOPS_PACK,
    by_suit,
    first_ace,
    height,
    lowest,
)
from bot.games.pope_joan.table import Board, Hand
from bot.rules import stops
from bot.rules.cards import Card, low_to_high, lowest_of_longest, short
from bot.rules.offers import Action, Offer, says
from bot.rules.refusals import NOT_NOW, either, not_held

_LEADS: Final = says(Lead, STOPS_PACK)


def leads(house: House, table: Board, cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """The cards of a hand that may be led (P13, P35)."""
    match house.lead:
        case "free":
            return cards
        case "lowest":
            return tuple(lowest(suit) for suit in by_suit(cards).values())
        case "ordered":
            if known := known_stops(table, cards):
                return known
            return (POPE,) if POPE in cards else _low_cards(cards)


def known_stops(table: Board, cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """The cards of a hand that anybody can tell will stop a run (P8, P9, P24, P36).

    The kings, the seven of diamonds, and whatever is next below the turn-up or a card played.
    """
    return stops.known_stops(table, cards, ABOVE)


def hand_offers(house: House, table: Board, hand: Hand) -> tuple[Offer, ...]:
    """What a leader may lead, which nobody else can tell."""
    return tuple(_LEADS[each] for each in leads(house, table, hand.cards))


def why_not(house: House, table: Board, hand: Hand, action: Action) -> str:
    """Why no offer admits an action, in words."""
    if not isinstance(action, Lead):
        return NOT_NOW
    return _why_no_lead(house, table, hand.cards, action.card)


def _why_no_lead(house: House, table: Board, cards: tuple[Card, ...], led: Card) -> str:
    if led not in cards:
        return not_held(led)
    if house.lead == "lowest":
        least = lowest(each for each in cards if each.suit is led.suit)
        return f"Only the lowest of a suit may be led: here the {short(least)}."
    if known := known_stops(table, cards):
        return f"You hold a stop and must lead it: the {either(known)}."
    if POPE in cards:
        return f"You hold Pope and must lead it: the {short(POPE)}."
    return f"You must lead the {either(leads(house, table, cards))}."


def absent(house: House, table: Board, hand: Hand) -> Action:
    """Whoever does not act leads a stop, Pope, an ace, or low from the longest suit."""
    chosen = _chosen(table, hand.cards)
    allowed = chosen in leads(house, table, hand.cards)
    return Lead(chosen if allowed else lowest_of_longest(hand.cards, height))


def _chosen(table: Board, cards: tuple[Card, ...]) -> Card:
    if known := known_stops(table, cards):
        return min(known, key=lambda each: (-height(each), low_to_high(each)))
    if POPE in cards:
        return POPE
    return first_ace(cards) or lowest_of_longest(cards, height)


def _low_cards(cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """The lowest card of each longest suit, and the aces."""
    suits = by_suit(cards).values()
    length = max(map(len, suits))
    least = {lowest(suit) for suit in suits if len(suit) == length}
    return tuple(each for each in cards if each in least or height(each) == 1)
