"""The third stake: what everybody counts, chosen by the software or by the seats (G28 to G31)."""

from __future__ import annotations

from bot.games.bragg.events import Laid, Picked, TookPot
from bot.games.bragg.options import House
from bot.games.bragg.settling import over, took
from bot.games.bragg.table import Cloth, Deal, DealStep, Hand, Phase
from bot.games.bragg.thirty_one import best_count, total
from bot.rules.cards import Card, low_to_high
from bot.rules.game import Position, Step
from bot.rules.steps import then, with_cards
from bot.rules.turns import Seat
from bot.rules.values import changed, replaced


def third_stake(house: House, step: DealStep) -> DealStep:
    """Everybody who paid competes: at once, or when all have chosen by themselves."""
    if house.third_pick == "manual" and step.position.table.counting:
        return then(step, phase=Phase.THIRD)
    return counted(step)


def picked(position: Deal, seat: Seat, cards: tuple[Card, ...]) -> DealStep:
    """A seat has chosen what it counts, and nobody else may know what."""
    table, hand = position.table, position.hands[seat]
    entered = tuple(sorted({*table.entered, seat}))
    hands = replaced(position.hands, seat, Hand(hand.cards, tuple(sorted(cards, key=low_to_high))))
    table = changed(table, entered=entered)
    return Step(Position(table, hands, position.veiled), (Picked(seat),))


def counted(step: DealStep) -> DealStep:
    """All cards that are left are laid down; the highest count up to 31 takes the pot (G30)."""
    position = step.position
    table, hands = position.table, position.hands
    downs = {seat: _laid(seat, hands[seat]) for seat in table.players}
    laid = tuple(downs.get(place) for place in range(len(hands)))
    bare = tuple(Hand(each.cards) for each in hands)
    step = then(with_cards(step, bare), downs.values(), laid=laid)
    return over(took(step, _winner(table, downs)))


def _laid(seat: Seat, hand: Hand) -> Laid:
    """What a seat lays down; who has chosen nothing counts the best."""
    counted = hand.picked or best_count(hand.cards)
    return Laid(seat, hand.cards, counted, total(counted))


def _winner(table: Cloth, downs: dict[Seat, Laid]) -> TookPot:
    """Who counts most, of equal ones the elder (G31)."""
    winner = max(downs, key=lambda seat: downs[seat].total)
    best = downs[winner].total
    tied = tuple(seat for seat in downs if seat != winner and downs[seat].total == best)
    return TookPot(winner, "third", table.chips.pools["third"], "total", tied)
