"""How a coup of baccara ends: bets collected and paid, hands passed on, the bank kept or lost."""

from __future__ import annotations

from bot.games.baccara.events import BankBroken, HandPassed, Settled
from bot.games.baccara.options import House
from bot.games.baccara.places import SIDES, Spot, able, beyond
from bot.games.baccara.stakes import Outcome, settled
from bot.games.baccara.table import DealStep, Phase
from bot.rules.banco import uncounted
from bot.rules.chips import Payment, pay
from bot.rules.steps import then


def bets_settled(house: House, step: DealStep) -> DealStep:
    """Lost bets are collected, won ones paid until the bank is empty (BA28 to BA31)."""
    table = step.position.table
    outcomes = settled(
        table.bets,
        table.results,
        table.places,
        table.holders,
        table.banked,
        halves=house.cheval_tie == "half",
    )
    payments = tuple(payment for each in outcomes for payment in _payment(each))
    step = then(step, (), payments, outcomes=outcomes, phase=Phase.OVER)
    step = then(step, (Settled(outcomes, step.position.table.banked),))
    if table.banco is None:
        step = _passed_on(step)
    return step if step.position.table.banked else _broken(house, step)


def _payment(outcome: Outcome) -> tuple[Payment, ...]:
    place = outcome.wager.place
    if outcome.moved < 0:
        return pay(place, "bank", -outcome.moved, "lost")
    return pay("bank", place, outcome.moved, "winnings")


def _passed_on(step: DealStep) -> DealStep:
    """A side that lost gives its cards to the next beyond; another keeps them (BA70)."""
    table = step.position.table
    spots = list(table.holders)
    events: list[HandPassed] = []
    for number, result in enumerate(table.results):
        if result == "lose":
            spots[number] = beyond(spots[number])
            events += _told(step, number, spots[number])
    right, left = spots
    return then(step, events, holders=(right, left))


def _told(step: DealStep, number: int, spot: Spot) -> list[HandPassed]:
    """Who has the cards next, as the purses stand now."""
    table = step.position.table
    found = able(spot, table.places, table.chips.stacks)
    seat = None if found is None else table.places[found]
    return [] if seat is None else [HandPassed(SIDES[number], seat)]


def _broken(house: House, step: DealStep) -> DealStep:
    """The bank is lost, and will be sold again (BA14, BA34)."""
    banker = step.position.table.banker
    assert banker is not None
    sale = "list" if house.resale == "list" else None
    return then(uncounted(step), (BankBroken(banker),), sale=sale)
