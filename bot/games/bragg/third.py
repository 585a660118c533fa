"""The third stake: what everybody counts, chosen by the software or by the seats (G28 to G31)."""

from __future__ import annotations

from bot.games.bragg.events import Laid, Picked, Took
from bot.games.bragg.options import House
from bot.games.bragg.settling import over, took
from bot.games.bragg.table import Baize, DealStep, Hand, Phase
from bot.games.bragg.thirty_one import best_count, total
from bot.rules.cards import Card, low_to_high
from bot.rules.steps import then
from bot.rules.turns import Seat
from bot.rules.values import replaced


def third_stake(house: House, step: DealStep) -> DealStep:
    """Everybody who paid competes: at once, or when all have chosen by themselves."""
    if house.third_pick == "manual" and step.position.table.counting:
        return then(step, phase=Phase.THIRD)
    return counted(step)


def picked(step: DealStep, seat: Seat, cards: tuple[Card, ...]) -> DealStep:
    """A seat has chosen what it counts, and nobody else may know what."""
    hands, entered = step.position.hands, step.position.table.entered
    hand = Hand(hands[seat].cards, tuple(sorted(cards, key=low_to_high)))
    return then(
        step,
        [Picked(seat)],
        hands=replaced(hands, seat, hand),
        entered=tuple(sorted({*entered, seat})),
    )


def counted(step: DealStep) -> DealStep:
    """All cards that are left are laid down; the highest count up to 31 takes the pot (G30)."""
    table, hands = step.position.table, step.position.hands
    downs = {seat: _laid(seat, hands[seat]) for seat in table.players}
    laid = tuple(downs.get(place) for place in range(len(hands)))
    bare = tuple(Hand(each.cards) for each in hands)
    step = then(step, downs.values(), hands=bare, laid=laid)
    return over(took(step, _winner(table, downs)))


def _laid(seat: Seat, hand: Hand) -> Laid:
    """What a seat lays down; who has chosen nothing counts the best."""
    counted = hand.picked or best_count(hand.cards)
    return Laid(seat, hand.cards, counted, total(counted))


def _winner(table: Baize, downs: dict[Seat, Laid]) -> Took:
    """Who counts most, of equal ones the elder (G31)."""
    winner = max(downs, key=lambda seat: downs[seat].total)
    best = downs[winner].total
    tied = tuple(seat for seat in downs if seat != winner and downs[seat].total == best)
    return Took(winner, "third", table.chips.pools["third"], "total", tied)
