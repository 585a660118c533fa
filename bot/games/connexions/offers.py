"""What may be played at connexions, why not otherwise, and what is played for the absent."""

from __future__ import annotations

from bot.games.connexions.options import House
from bot.games.connexions.pack import TRUMPS, dearness, is_connexion_card
from bot.games.connexions.table import Trick
from bot.rules.cards import Card, longest_suit, short, suit_name
from bot.rules.refusals import either, must_follow, not_held
from bot.rules.tricks import following_suit


def playable(house: House, trick: Trick, hand: tuple[Card, ...]) -> tuple[Card, ...]:
    """The cards of a hand that may be played to a trick (X16 to X19)."""
    if must_answer(house, trick, hand):
        return tuple(card for card in hand if is_connexion_card(card))
    follows = following_suit(hand, trick.led)
    trumps = (TRUMPS,) if len(trick.connecting) >= 2 else ()
    return tuple(
        card for card in hand if card in follows or is_connexion_card(card) or card.suit in trumps
    )


def must_answer(house: House, trick: Trick, hand: tuple[Card, ...]) -> bool:
    """Whether a hand must answer the connexion card that lies in a trick (X19)."""
    held = any(map(is_connexion_card, hand))
    return house.must_answer == "on" and len(trick.connecting) == 1 and held


def why_not(house: House, trick: Trick, hand: tuple[Card, ...], card: Card) -> str:
    """Why a card may not be played, in words."""
    if card not in hand:
        return not_held(card)
    if must_answer(house, trick, hand):
        first = trick.connecting[0].card
        held = either(playable(house, trick, hand))
        return f"The {short(first)} lies there: you must answer the connexion with the {held}."
    led = trick.cards[0].suit
    if card.suit is TRUMPS and trick.connecting:
        return f"You hold a {suit_name(led)}; you must follow suit until a connexion is complete."
    return must_follow(led)


def lowest(house: House, trick: Trick, hand: tuple[Card, ...]) -> Card:
    """The card played for an absent seat."""
    if must_answer(house, trick, hand):
        return min(playable(house, trick, hand), key=dearness)
    if trick.cards:
        suit = [card for card in hand if card.suit is trick.cards[0].suit]
        return min(suit or hand, key=dearness)
    plain = longest_suit(card for card in hand if dearness(card)[0] == 0)
    return min(plain or hand, key=dearness)
