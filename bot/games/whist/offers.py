"""What may be done at whist, why not otherwise, and what is done for an absent player."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from bot.games.whist.actions import ClaimHonours, Pass, Play
from bot.games.whist.options import House
from bot.games.whist.scoring import at_game_point, may_claim
from bot.games.whist.table import Baize, Hand, Phase
from bot.rules.cards import PACK, Card, Suit, longest_suit, low_to_high
from bot.rules.offers import Action, Offer, Say, says
from bot.rules.refusals import NOT_NOW, must_follow, not_held
from bot.rules.tricks import Trick, following_suit
from bot.rules.turns import Seat

_CLAIM: Final = Say(ClaimHonours())
_PASS: Final = Say(Pass())
_PLAYS: Final = says(Play, PACK)


def open_offers(house: House, table: Baize, seat: Seat) -> tuple[Offer, ...]:
    """Whether honours are claimed, when all cards are played (W38)."""
    if table.phase is not Phase.CLAIM:
        return ()
    return (_CLAIM, _PASS) if may_claim(house, table, seat % 2) else (_PASS,)


def hand_offers(table: Baize, hand: Hand) -> tuple[Offer, ...]:
    """The cards that may be played."""
    if table.phase is not Phase.PLAY:
        return ()
    return _plays(hand.cards, table.trick.led)


@lru_cache(maxsize=1_024)
def _plays(cards: tuple[Card, ...], led: Suit | None) -> tuple[Offer, ...]:
    """A hand is asked about several times in a move, hence the cache."""
    return tuple([_PLAYS[card] for card in following_suit(cards, led)])


def playable(trick: Trick, cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """The cards of a hand that may be played to a trick (W18, W20, W21)."""
    return following_suit(cards, trick.led)


def absent(house: House, table: Baize, hand: Hand, seat: Seat) -> Action:
    """The lowest card that will do; honours that would score are claimed."""
    if table.phase is Phase.CLAIM:
        return ClaimHonours() if may_claim(house, table, seat % 2) else Pass()
    return Play(_lowest(table, hand.cards))


def _lowest(table: Baize, hand: tuple[Card, ...]) -> Card:
    cards = playable(table.trick, hand)
    plain = [card for card in cards if card.suit is not table.trumps]
    if plain and not table.trick.played:
        return min(longest_suit(plain), key=low_to_high)
    return min(plain or cards, key=low_to_high)


def why_not(house: House, table: Baize, hand: Hand, seat: Seat, action: Action) -> str:
    """Why no offer admits an action, in words."""
    match action, table.phase:
        case Play(card), Phase.PLAY if card not in hand.cards:
            return not_held(card)
        case Play(), Phase.PLAY:
            return must_follow(table.trick.cards[0].suit)
        case ClaimHonours(), Phase.CLAIM if at_game_point(house, table, seat % 2):
            return f"A side that stood at {house.target - 1} scores no honours."
        case ClaimHonours(), Phase.CLAIM:
            return "Your side was not dealt three honours."
        case _:
            return NOT_NOW
