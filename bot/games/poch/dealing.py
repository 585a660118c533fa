"""Dressing the board of poch and dealing the cards, up to the first bet."""

from __future__ import annotations

from bot.games.poch.melds import HONOURS, melded
from bot.games.poch.options import House
from bot.games.poch.pack import HAND_SIZE
from bot.games.poch.table import DealStep, Phase
from bot.rules import piles
from bot.rules.board import Dressed, SatOut, taken
from bot.rules.cards import Card
from bot.rules.chips import Payment
from bot.rules.piles import Hand, Stock, TrumpsTurned
from bot.rules.steps import then


def dressed(house: House, step: DealStep) -> DealStep:
    """Every player puts a chip into every pool (PO5)."""
    table = step.position.table
    out = [SatOut(seat, house.cost) for seat in table.seats if seat not in table.players]
    payments = tuple(
        Payment(seat, pool, 1, "ante") for seat in table.players for pool in house.pools
    )
    return then(step, [*out, Dressed(table.dealer, table.players, house.cost)], payments)


def dealt(house: House, step: DealStep, pack: tuple[Card, ...]) -> DealStep:
    """Five cards each, one at a time from the dealer's left; the next is turned up (PO6)."""
    table, places = step.position.table, len(step.position.hands)
    held, (turn_up, *stock) = piles.dealt(pack, table.players, HAND_SIZE, places)
    step = then(
        step,
        [TrumpsTurned(table.dealer, turn_up)],
        hands=tuple(map(Hand, held)),
        veiled=Stock(tuple(stock)),
        phase=Phase.POCH,
        left=tuple(map(len, held)),
        turn_up=turn_up,
        stock=len(stock),
    )
    return melded(house, _turned_up(house, step, turn_up))


def _turned_up(house: House, step: DealStep, turn_up: Card) -> DealStep:
    """By house rule an honour turned up wins its pool for the dealer (PO11)."""
    pool = HONOURS.get(turn_up.rank)
    if house.turnup_to_dealer == "off" or pool is None:
        return step
    return taken(step, step.position.table.dealer, [pool])
