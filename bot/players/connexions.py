"""The computer player of connexions, by the advice of the rule book.

A connexion goes to its first card or to a trump. So it plays a connexion card while others may
have to answer, but not before two who could trump, nor where many diamonds do better; whoever must
answer gives the least connexion away; and a connexion that is complete it steals with a diamond.
For the rest it plays for tricks. It counts all cards that have been played.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from bot.games.connexions import (
    TRUMPS,
    UNITS,
    Baize,
    Connexions,
    Play,
    Trick,
    connexions,
    dearness,
    is_connexion_card,
    must_answer,
    playable,
)
from bot.rules.cards import ACE, PACK, Card, low_to_high
from bot.rules.game import SeatView
from bot.rules.offers import Action
from bot.rules.piles import Hand, Played
from bot.rules.turns import Seat

FEW_OUT: Final = 8
"""So many diamonds unseen are few: two in five of them are not dealt at all."""
MANY: Final = 4
"""With so many diamonds a connexion card is kept."""
LOW: Final = 7
"""A rank up to which a plain card is low."""


def choose(rules: Connexions, view: SeatView[Baize, Hand]) -> Action:
    """What an attentive player plays from this seat."""
    table, hand = view.public.table, view.hand.cards
    if not table.trick.cards:
        return Play(_lead(table, hand))
    cards = playable(rules, table.trick, hand)
    if must_answer(rules, table.trick, hand):
        return Play(min(cards, key=lambda card: _given(table.trick, card)))
    return Play(_follow(table, hand, cards, view.seat))


def _given(trick: Trick, card: Card) -> int:
    """The units that a card gives to whoever holds the trick, by completing connexions."""
    return sum(UNITS[each] for each in connexions((*trick.cards, card)))


def _lead(table: Baize, hand: tuple[Card, ...]) -> Card:
    plain = [card for card in hand if _is_plain(card)]
    link = _dearest(table, hand)
    if link is not None and _may_lead(table, hand, plain):
        return link
    sure = [card for card in plain if _is_sure(table, hand, card)]
    return max(sure or plain, key=low_to_high) if plain else min(hand, key=dearness)


def _may_lead(table: Baize, hand: tuple[Card, ...], plain: Sequence[Card]) -> bool:
    """Whether a connexion card may be led: of four not at once, of two not while many can trump.

    With no low card there is nothing better to lead.
    """
    if len(table.players) == 4 and not table.tricks:
        return False
    has_one = sum(map(is_connexion_card, hand)) == 1
    has_low = any(card.rank <= LOW for card in plain)
    return has_one or not has_low or _diamonds_out(table, hand) <= FEW_OUT


def _dearest(table: Baize, hand: tuple[Card, ...]) -> Card | None:
    """The connexion card that wins most if it is answered; none if nobody could answer."""
    missing = [card for card in table.unseen if card not in hand]
    own = [card for card in hand if is_connexion_card(card)]
    return max(own, key=lambda card: _worth(card, missing)) if own and missing else None


def _worth(card: Card, missing: Sequence[Card]) -> int:
    """The units that a connexion card wins, when those that others may hold answer it."""
    return max(UNITS[each] for other in missing for each in connexions((card, other)))


def _follow(table: Baize, hand: tuple[Card, ...], cards: tuple[Card, ...], seat: Seat) -> Card:
    trick = table.trick
    last = len(trick.cards) == len(table.players) - 1
    link = _dearest(table, hand)
    if link is not None and not last and _is_open(trick) and _diamonds(hand) < MANY:
        return link
    beating = [card for card in cards if _beats(trick, seat, card)]
    if beating and len(trick.connecting) >= 2 and not last:
        # Somebody may yet trump it higher.
        return max(beating, key=low_to_high)
    return min(beating or cards, key=dearness)


def _is_open(trick: Trick) -> bool:
    """Whether a connexion card played now would be the first, and is not trumped already."""
    return not trick.connecting and not _diamonds(trick.cards)


def _beats(trick: Trick, seat: Seat, card: Card) -> bool:
    return Trick((*trick.played, Played(seat, card))).winner == seat


def _is_plain(card: Card) -> bool:
    return dearness(card)[0] == 0


def _seen(table: Baize) -> set[Card]:
    """All cards that have been played."""
    return {card for trick in (*table.tricks, table.trick) for card in trick.cards}


def _diamonds_out(table: Baize, hand: tuple[Card, ...]) -> int:
    """The diamonds that others may hold."""
    known = {*hand, *_seen(table)}
    return _diamonds(card for card in PACK if card not in known)


def _diamonds(cards: Iterable[Card]) -> int:
    return sum(card.suit is TRUMPS for card in cards)


def _is_sure(table: Baize, hand: tuple[Card, ...], card: Card) -> bool:
    """Whether nobody can hold a higher card of its suit."""
    known = {each.rank for each in (*hand, *_seen(table)) if each.suit is card.suit}
    return known.issuperset(range(card.rank + 1, ACE + 1))
