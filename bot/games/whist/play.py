"""The cards of a deal of whist: dealt, played, and taken in tricks."""

from __future__ import annotations

from bot.games.whist.events import Played, TrickTaken, TurnedUp
from bot.games.whist.options import House
from bot.games.whist.scoring import gained, scored
from bot.games.whist.table import Baize, Deal, DealStep, Gathered, Hand, Phase, Trick
from bot.rules.cards import Card, Suit, longest_suit, low_to_high
from bot.rules.game import Position, Step
from bot.rules.piles import one_by_one
from bot.rules.tricks import following_suit
from bot.rules.turns import Seat
from bot.rules.values import changed, replaced


def playable(trick: Trick, cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """The cards of a hand that may be played to a trick (W18, W20, W21)."""
    return following_suit(cards, trick.cards)


def lowest(table: Baize, hand: tuple[Card, ...]) -> Card:
    """The card played for an absent seat."""
    cards = playable(table.trick, hand)
    plain = [card for card in cards if card.suit is not table.trumps]
    if plain and not table.trick.cards:
        return min(longest_suit(plain), key=low_to_high)
    return min(plain or cards, key=low_to_high)


def dealt(position: Deal, pack: tuple[Card, ...]) -> DealStep:
    """Thirteen cards each; the last one is turned up (W8, W9)."""
    dealer = position.table.dealer
    from_left, _ = one_by_one(pack, 4, 13)
    hands = tuple(Hand(from_left[(seat - dealer - 1) % 4]) for seat in range(4))
    turn_up = pack[-1]
    table = changed(position.table, phase=Phase.PLAY, trumps=turn_up.suit, turn_up=turn_up)
    return Step(Position(table, hands, Gathered()), (TurnedUp(dealer, turn_up),))


def played(house: House, position: Deal, seat: Seat, card: Card) -> DealStep:
    """A card to the trick; the fourth completes it, and the thirteenth trick the deal."""
    before = position.table
    trick = Trick(before.trick.leader, (*before.trick.cards, card))
    turn_up = None if trick.on_turn == before.dealer else before.turn_up
    table = changed(before, trick=trick, turn_up=turn_up)
    hands = _without(position.hands, seat, card)
    if len(trick.cards) == 1:
        hands = _remembered(hands, (seat + 2) % 4, card.suit)
    step = Step(Position(table, hands, position.veiled), (Played(seat, card),))
    if len(trick.cards) < 4:
        return step
    step = _trick_taken(step)
    return step if sum(step.position.table.tricks) < 13 else scored(house, step)


def _trick_taken(step: DealStep) -> DealStep:
    table, trick = step.position.table, step.position.table.trick
    assert table.trumps is not None
    winner = trick.winner(table.trumps)
    tricks = gained(table.tricks, winner % 2, 1)
    gathered = Gathered((*step.position.veiled.tricks, trick))
    table = changed(table, trick=Trick(winner), tricks=tricks, last=trick)
    position = Position(table, step.position.hands, gathered)
    return Step(position, (*step.events, TrickTaken(winner, tricks)))


def _without(hands: tuple[Hand, ...], seat: Seat, card: Card) -> tuple[Hand, ...]:
    hand = hands[seat]
    place = hand.cards.index(card)
    left = Hand(hand.cards[:place] + hand.cards[place + 1 :], hand.partner_led)
    return replaced(hands, seat, left)


def _remembered(hands: tuple[Hand, ...], seat: Seat, led: Suit) -> tuple[Hand, ...]:
    hand = hands[seat]
    return hands if hand.partner_led else replaced(hands, seat, Hand(hand.cards, led))
