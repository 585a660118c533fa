"""Dressing the board of Pope Joan and dealing the cards, up to the first lead."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.pope_joan.options import House
from bot.games.pope_joan.pack import HAND_SIZES, POPE
from bot.games.pope_joan.settling import over
from bot.games.pope_joan.table import HONOURS, DealStep, Hand, Phase
from bot.rules import piles
from bot.rules.board import Dressed, SatOut, taken
from bot.rules.cards import Card
from bot.rules.piles import Stock, TrumpsTurned
from bot.rules.pools import moved
from bot.rules.steps import then
from bot.rules.stops import paid_for_cards
from bot.rules.turns import Seat


def contributors(
    house: House, seats: tuple[Seat, ...], stacks: tuple[int, ...]
) -> tuple[Seat, ...]:
    """Who can pay his part: it may grow with everybody who sits out. Nobody if below three."""
    while len(seats) >= 3:
        part = house.part(len(seats))
        paying = tuple(seat for seat in seats if stacks[seat] >= part)
        if paying == seats:
            return seats
        seats = paying
    return ()


def dressed(house: House, step: DealStep) -> DealStep:
    """The board is paid for; what is over the fixed stakes lies on Pope (P4, P28)."""
    table, stakes = step.position.table, house.stakes
    if house.dress == "dealer":
        payers, amount = (table.dealer,), house.cost
    else:
        payers, amount = table.players, house.part(len(table.players))
    stakes["pope"] += amount * len(payers) - house.cost
    out = [SatOut(seat, amount) for seat in table.seats if seat not in table.players]
    payments = moved([(seat, amount) for seat in payers], stakes.items(), "ante")
    return then(step, [*out, Dressed(table.dealer, payers, amount)], payments)


def dealt(house: House, step: DealStep, pack: tuple[Card, ...]) -> DealStep:
    """One card at a time from the dealer's left, as many as go round; the next is turned up."""
    players, places = step.position.table.players, len(step.position.hands)
    held, (turn_up, *stock) = piles.dealt(pack, players, HAND_SIZES[len(players)], places)
    return dealt_out(house, step, held, turn_up, tuple(stock))


def dealt_out(
    house: House,
    step: DealStep,
    held: Sequence[tuple[Card, ...]],
    turn_up: Card,
    stock: tuple[Card, ...],
) -> DealStep:
    """The deal with the cards as they lie: trumps are made, and the eldest hand is to lead."""
    dealer = step.position.table.dealer
    seen = stock if house.dealer_peeks == "on" else ()
    hands = (Hand(cards, seen if at == dealer else ()) for at, cards in enumerate(held))
    step = then(
        step,
        [TrumpsTurned(dealer, turn_up)],
        hands=tuple(hands),
        veiled=Stock(stock),
        phase=Phase.PLAY,
        left=tuple(map(len, held)),
        turn_up=turn_up,
        stock=len(stock),
    )
    return _turned_up(house, step, turn_up)


def _turned_up(house: House, step: DealStep, turn_up: Card) -> DealStep:
    """The dealer takes what the turn-up wins (P11, P12, P32, P33)."""
    dealer = step.position.table.dealer
    if turn_up is not POPE:
        pool = HONOURS.get(turn_up.rank)
        return taken(step, dealer, [pool]) if pool else step
    match house.pope_turnup:
        case "compartment":
            return taken(step, dealer, ["pope"])
        case "whole-pool":
            return over(taken(step, dealer, list(house.stakes)))
        case "game":
            step = taken(step, dealer, ["pope", "game"])
            others = [seat for seat in step.position.table.players if seat != dealer]
            return over(paid_for_cards(step, dealer, others))
