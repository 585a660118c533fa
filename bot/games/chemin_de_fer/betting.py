"""The window of stakes at chemin de fer, and what comes of it when it closes."""

from __future__ import annotations

from typing import Final

from bot.games.chemin_de_fer.bank import deal_moved
from bot.games.chemin_de_fer.carry import SHOE
from bot.games.chemin_de_fer.dealing import dealt
from bot.games.chemin_de_fer.events import BancoSuivi, BankRaised, StakesAccepted
from bot.games.chemin_de_fer.options import House
from bot.games.chemin_de_fer.stakes import Entry, Wager, allotted, excess_of
from bot.games.chemin_de_fer.table import Cloth, DealStep, Phase
from bot.rules.banco import (
    BancoAccepted,
    BancoCalled,
    Declined,
    bank_home,
    challenged,
    uncounted,
)
from bot.rules.chance import Shuffle
from bot.rules.chips import pay
from bot.rules.entries import Entered, NobodyStaked, entered, without_entry
from bot.rules.steps import then
from bot.rules.turns import Seat, Window

SHUFFLE: Final = Shuffle(SHOE)
"""All six packs (C1)."""


def window(house: House, table: Cloth) -> Window:
    """Every punter with a chip in the purse may act."""
    places = (*table.seats, *table.gallery) if house.onlookers else table.seats
    stacks = table.chips.stacks
    bettors = tuple(place for place in places if place != table.banker and stacks[place])
    waiting = without_entry(bettors, table.entries)
    return Window(bettors, waiting, shuffle_due(house, table), table.empty)


def shuffle_due(house: House, table: Cloth) -> Shuffle | None:
    """The shuffle that comes before the next deal, if the shoe is short."""
    return SHUFFLE if table.shoe < house.cut else None


def bet(step: DealStep, place: Seat, amount: int) -> DealStep:
    """A place has entered a stake."""
    entries = entered(step.position.table.entries, Entry(place, amount))
    return then(step, (Entered(place, amount),), entries=entries)


def banco_called(step: DealStep, seat: Seat) -> DealStep:
    """A seat would play alone."""
    table = step.position.table
    entries = entered(table.entries, Entry(seat, table.banked, banco=True))
    return then(step, (BancoCalled(seat),), entries=entries)


def closed(house: House, step: DealStep) -> DealStep:
    """The window has closed: banco goes first; else the stakes are allotted, up to the bank."""
    table = step.position.table
    caller = table.alone
    if caller is not None:
        return _banco_accepted(house, step, caller)
    excess = excess_of(table.banked, table.stakes, table.entries, table.order)
    if house.excess == "ask" and excess > 0 and table.chips.stacks[table.banker]:
        return then(step, phase=Phase.EXCESS, excess=excess)
    return _accepted(house, step)


def raised(house: House, step: DealStep, banker: Seat, amount: int) -> DealStep:
    """The banker covers so much more than his bank (C16)."""
    payments = pay(banker, "bank", amount, "bank")
    return _accepted(house, then(step, (BankRaised(banker, amount),), payments))


def not_raised(house: House, step: DealStep, banker: Seat) -> DealStep:
    """The banker covers no more than his bank."""
    return _accepted(house, then(step, (Declined(banker),)))


def _accepted(house: House, step: DealStep) -> DealStep:
    """The bank takes what fits, and the cards are dealt."""
    table = step.position.table
    stakes = allotted(table.banked, table.stakes, table.entries, table.order)
    if not stakes:
        return _nobody_staked(house, step)
    more = [(each.place, each.amount - table.staked(each.place)) for each in stakes]
    payments = tuple(
        payment for place, amount in more for payment in pay(place, "carried", amount, "stake")
    )
    taken = then(uncounted(step), (StakesAccepted(stakes),), payments, stakes=stakes)
    return dealt(house, taken)


def _banco_accepted(house: House, step: DealStep, caller: Seat) -> DealStep:
    """One plays alone, for the whole bank (C12)."""
    table = step.position.table
    bank = table.banked
    accepted = BancoSuivi if caller == table.suivi else BancoAccepted
    payments = pay(caller, "carried", bank, "stake")
    taken = then(challenged(step, caller), (accepted(caller, bank),), payments)
    return dealt(house, then(taken, stakes=(Wager(caller, bank),), banco=True))


def _nobody_staked(house: House, step: DealStep) -> DealStep:
    """The window opens once more; after that the deal passes as after a loss."""
    again = not step.position.table.empty
    step = then(step, (NobodyStaked(again),), phase=Phase.BETTING, entries=())
    return then(step, empty=1) if again else deal_moved(house, bank_home(step))
