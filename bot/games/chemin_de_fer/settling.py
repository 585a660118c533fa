"""What is paid at chemin de fer when the hands are turned up, and for a false draw."""

from __future__ import annotations

from bot.games.chemin_de_fer.bank import deal_moved, over
from bot.games.chemin_de_fer.events import BankWon, MadeGood, PuntersWon, Tied
from bot.games.chemin_de_fer.options import House
from bot.games.chemin_de_fer.stakes import returned
from bot.games.chemin_de_fer.table import DealStep
from bot.rules.chips import Payment, pay
from bot.rules.steps import then
from bot.rules.third_card import fined


def settled(house: House, step: DealStep, *, false_draw: bool) -> DealStep:
    """The coup comes out for the bank, for the punters, or for neither."""
    table = step.position.table
    if false_draw and house.false_draw == "fine":
        assert table.represents is not None
        step = fined(step, table.represents, house.fine, table.chips.stacks[table.represents])
    match table.result:
        case "bank":
            step = _bank_won(step)
            liable = false_draw and house.false_draw == "liable"
            return over(_made_good(step) if liable else step, "after")
        case "punters":
            return deal_moved(house, _punters_won(step))
        case _:
            return _tied(house, step)


def _bank_won(step: DealStep) -> DealStep:
    """The stakes join the bank (C22); who has lost a banco may call the next one first (C46)."""
    table = step.position.table
    amount = table.chips.pools["carried"]
    events = (BankWon(table.banker, amount, table.banked + amount),)
    suivi = table.represents if table.banco else None
    return then(
        step, events, pay("carried", "bank", amount, "lost"), wins=table.wins + 1, suivi=suivi
    )


def _made_good(step: DealStep) -> DealStep:
    """Who has drawn falsely pays the others' stakes back, as far as his purse goes (C33)."""
    table = step.position.table
    offender = table.represents
    assert offender is not None
    for each in table.stakes:
        amount = min(each.amount, step.position.table.chips.stacks[offender])
        if each.place != offender and amount:
            payments = pay(offender, each.place, amount, "false_draw")
            step = then(step, (MadeGood(offender, each.place, amount),), payments)
    return step


def _punters_won(step: DealStep) -> DealStep:
    """Every stake is paid and taken back; the rest of the bank is the banker's (C23)."""
    table = step.position.table
    winnings = tuple(Payment("bank", each.place, each.amount, "winnings") for each in table.stakes)
    left = table.banked - sum(each.amount for each in table.stakes)
    home = pay("bank", table.banker, left, "bank")
    events = (PuntersWon(table.stakes, table.banker, left),)
    return then(step, events, (*winnings, *returned(table.stakes), *home), suivi=None)


def _tied(house: House, step: DealStep) -> DealStep:
    """Nobody pays (C40). A banco that has tied leaves the first claim to the next as it is."""
    table = step.position.table
    stay = house.tie == "carry"
    suivi = table.suivi if table.banco else None
    payments = () if stay else returned(table.stakes)
    step = then(step, (Tied(table.stakes, stay),), payments, suivi=suivi)
    if not stay:
        return over(step, "after")
    return over(step, "deal" if table.banco else "betting")
