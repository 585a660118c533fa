"""The bank at chemin de fer: how it is opened, passed on and taken home."""

from __future__ import annotations

from bot.games.chemin_de_fer.carry import Standing
from bot.games.chemin_de_fer.events import Continued, DealMoved, DealOffered, DealTaken
from bot.games.chemin_de_fer.options import House
from bot.games.chemin_de_fer.stakes import returned
from bot.games.chemin_de_fer.table import Cloth, DealStep, Phase
from bot.rules.banco import BankOpened, Declined, TableClosed, bank_home, uncounted
from bot.rules.chips import pay
from bot.rules.steps import then
from bot.rules.turns import Seat


def asked_round(house: House, step: DealStep, first: Seat) -> DealStep:
    """A bank may be opened, from `first` on, by all who can pay for the least."""
    table = step.position.table
    seats = _seats_from(house, first, table.seats)
    stacks = table.chips.stacks
    return _next_asked(step, tuple(seat for seat in seats if stacks[seat] >= house.min_bank))


def _next_asked(step: DealStep, queue: tuple[Seat, ...]) -> DealStep:
    """The next seat is asked to open a bank; when there is none, the game ends."""
    if queue:
        return then(step, phase=Phase.OPEN_BANK, queue=queue, banker=queue[0])
    return then(step, (TableClosed("declined"),), phase=Phase.OVER, closed=True)


def opened(step: DealStep, seat: Seat, amount: int) -> DealStep:
    """A seat is banker with so much (C10)."""
    return _tenure(then(step, (BankOpened(seat, amount),), pay(seat, "bank", amount, "bank")))


def declined(house: House, step: DealStep, seat: Seat) -> DealStep:
    """A seat does not want a bank, or the passed deal."""
    table = step.position.table
    step, queue = then(step, (Declined(seat),)), table.queue[1:]
    if table.phase is Phase.OPEN_BANK:
        return _next_asked(step, queue)
    return _offered_on(house, step, queue)


def continued(step: DealStep, seat: Seat) -> DealStep:
    """The banker deals again (C25)."""
    return then(step, (Continued(seat),), phase=Phase.BETTING)


def passed(house: House, step: DealStep, seat: Seat) -> DealStep:
    """The banker retires: his deal is offered at the amount of his bank (C42)."""
    price = step.position.table.banked
    return deal_offered(house, then(step, (DealOffered(seat, price),), price=price))


def _tenure(step: DealStep) -> DealStep:
    """A new banker awaits the stakes."""
    return then(uncounted(step), phase=Phase.BETTING, queue=(), wins=0)


def deal_offered(house: House, step: DealStep) -> DealStep:
    """The late banker's deal is offered to the others who can pay for it (C43, C55)."""
    table = step.position.table
    seats = table.order[:1] if house.pass_to == "right" else table.order
    queue = tuple(seat for seat in seats if table.chips.stacks[seat] >= table.price)
    return _offered_on(house, step, queue)


def _offered_on(house: House, step: DealStep, queue: tuple[Seat, ...]) -> DealStep:
    """The next seat may take the deal; when there is none, it passes as after a loss (C44)."""
    if queue:
        return then(step, phase=Phase.PASS_OFFER, queue=queue)
    first = _successor(house, step.position.table)
    moved = then(bank_home(step), (DealMoved(first),), resume=None)
    return asked_round(house, moved, first)


def taken_over(house: House, step: DealStep, seat: Seat) -> DealStep:
    """A seat is banker with the amount of the late bank; the regular order waits (C45)."""
    table = step.position.table
    resume = table.resume
    if house.pass_resume == "regular" and resume is None:
        resume = _successor(house, table)
    events = (DealTaken(seat, table.price),)
    payments = pay(seat, "bank", table.price, "bank")
    return _tenure(then(bank_home(step), events, payments, banker=seat, resume=resume))


def _successor(house: House, table: Cloth) -> Seat:
    """Where the deal goes when a tenure is over (C26, C50, C56)."""
    first = table.banker if table.resume is None else table.resume
    seats = _seats_from(house, first, table.seats)
    return next(seat for seat in seats if seat != table.banker)


def deal_moved(house: House, step: DealStep) -> DealStep:
    """The tenure is over, and the coup with it."""
    seat = _successor(house, step.position.table)
    moved = then(step, (DealMoved(seat),), next_dealer=seat, resume=None)
    return over(then(uncounted(moved), wins=0), None)


def over(step: DealStep, following: Standing | None) -> DealStep:
    """The coup is over; `following` tells where the next begins, if the table can go on."""
    return then(step, phase=Phase.OVER, then=following)


def closed(step: DealStep) -> DealStep:
    """Too few hold chips to go on: the bank and the stakes that lie go back to their owners."""
    table = step.position.table
    lying = table.stakes if table.chips.pools["carried"] else ()
    return then(
        bank_home(step), (TableClosed("chips"),), returned(lying), closed=True, next_dealer=None
    )


def _seats_from(house: House, first: Seat, seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """These seats once round as the deal goes, from `first`, which need not be among them."""
    if house.rotation == "right":
        return (*(s for s in seats if s >= first), *(s for s in seats if s < first))
    down = tuple(reversed(seats))
    return (*(s for s in down if s <= first), *(s for s in down if s > first))
