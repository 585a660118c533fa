"""The cards of a deal of whist as they are played, and taken in tricks."""

from __future__ import annotations

from bot.games.whist.events import TrickTaken
from bot.games.whist.options import House
from bot.games.whist.scoring import gained, scored
from bot.games.whist.table import DealStep, Gathered, Hand
from bot.rules.cards import Card
from bot.rules.piles import Played
from bot.rules.steps import then, with_cards
from bot.rules.tricks import NOTHING_LED, Trick
from bot.rules.turns import Seat
from bot.rules.values import replaced


def played(house: House, step: DealStep, seat: Seat, card: Card) -> DealStep:
    """A card to the trick; the fourth completes it, and the thirteenth trick the deal."""
    table, on_turn = step.position.table, (seat + 1) % 4
    told = Played(seat, card)
    trick = Trick((*table.trick.played, told))
    step = then(
        with_cards(step, _left(step.position.hands, told, leads=not table.trick.played)),
        [told],
        trick=trick,
        on_turn=on_turn,
        turn_up=None if on_turn == table.dealer else table.turn_up,
    )
    if len(trick.played) < 4:
        return step
    step = _trick_taken(step)
    return step if sum(step.position.table.tricks) < 13 else scored(house, step)


def _trick_taken(step: DealStep) -> DealStep:
    table, trick = step.position.table, step.position.table.trick
    assert table.trumps is not None
    winner = trick.best(table.trumps)
    tricks = gained(table.tricks, winner % 2, 1)
    gathered = Gathered((*step.position.veiled.tricks, trick))
    step = with_cards(step, veiled=gathered)
    told = [TrickTaken(winner, tricks)]
    return then(step, told, trick=NOTHING_LED, on_turn=winner, tricks=tricks, last=trick)


def _left(hands: tuple[Hand, ...], played: Played, *, leads: bool) -> tuple[Hand, ...]:
    """The hands without a card played; the partner of who leads remembers the suit."""
    hand = hands[played.seat]
    left = tuple([each for each in hand.cards if each is not played.card])
    hands = replaced(hands, played.seat, Hand(left, hand.partner_led))
    partner = (played.seat + 2) % 4
    if not leads or hands[partner].partner_led:
        return hands
    return replaced(hands, partner, Hand(hands[partner].cards, played.card.suit))
