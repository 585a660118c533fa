"""The cards of a deal of whist as they are played, and taken in tricks."""

from __future__ import annotations

from bot.games.whist.events import TrickTaken
from bot.games.whist.options import House
from bot.games.whist.scoring import gained, scored
from bot.games.whist.table import DealStep, Gathered, Hand
from bot.rules.cards import Card
from bot.rules.piles import Played
from bot.rules.steps import then
from bot.rules.tricks import NOTHING_LED, Trick
from bot.rules.turns import Seat
from bot.rules.values import replaced, without


def played(house: House, step: DealStep, seat: Seat, card: Card) -> DealStep:
    """A card to the trick; the fourth completes it, and the thirteenth trick the deal."""
    table, on_turn = step.position.table, (seat + 1) % 4
    told = Played(seat, card)
    trick = Trick((*table.trick.played, told))
    step = then(
        step,
        [told],
        hands=_left(step.position.hands, seat, card, leads=not table.trick.played),
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
    return then(
        step,
        [TrickTaken(winner, tricks)],
        veiled=Gathered((*step.position.veiled.tricks, trick)),
        trick=NOTHING_LED,
        on_turn=winner,
        tricks=tricks,
        last=trick,
    )


def _left(hands: tuple[Hand, ...], seat: Seat, card: Card, *, leads: bool) -> tuple[Hand, ...]:
    """The hands without the card just played; the partner of who leads remembers the suit."""
    held, partner = hands[seat], (seat + 2) % 4
    hands = replaced(hands, seat, Hand(without(held.cards, card), held.partner_led))
    if not leads or hands[partner].partner_led:
        return hands
    return replaced(hands, partner, Hand(hands[partner].cards, card.suit))
