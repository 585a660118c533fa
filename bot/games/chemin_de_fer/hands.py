"""The hands of a coup at chemin de fer: dealt, drawn to, turned up and settled."""

from __future__ import annotations

from typing import Final

from bot.games.chemin_de_fer.bank import deal_moved, over
from bot.games.chemin_de_fer.events import (
    AllShown,
    BankWon,
    Dealt,
    MadeGood,
    PuntersWon,
    Result,
    Tied,
)
from bot.games.chemin_de_fer.options import House
from bot.games.chemin_de_fer.stakes import representative, returned
from bot.games.chemin_de_fer.table import DealStep, Phase
from bot.rules.baccarat import is_false_draw, is_natural, point
from bot.rules.cards import Card
from bot.rules.chips import Payment, pay
from bot.rules.piles import Hand, PackShuffled
from bot.rules.shoe import holding, with_shoe
from bot.rules.steps import then
from bot.rules.third_card import answered, fined
from bot.rules.turns import Seat

_DEALT: Final = 4


def shuffled(house: House, step: DealStep, cards: tuple[Card, ...]) -> DealStep:
    """The shoe is filled again."""
    return dealt(house, then(with_shoe(step, cards), (PackShuffled(len(cards)),)))


def dealt(house: House, step: DealStep) -> DealStep:
    """Punters, banker, punters, banker (C17); the shoe is filled before, if need be."""
    table, shoe = step.position.table, step.position.veiled.cards
    if table.shoe < house.cut:
        return then(step, phase=Phase.DEAL)
    nearest = house.represent == "right-neighbour"
    place = representative(table.stakes, table.order, nearest=nearest)
    punters, bank = shoe[0:_DEALT:2], shoe[1:_DEALT:2]
    natural = is_natural(punters) or is_natural(bank)
    step = holding(with_shoe(step, shoe[_DEALT:]), {place: punters, table.banker: bank}, Hand)
    events = (Dealt(place, table.banker, natural),)
    step = then(step, events, phase=Phase.PUNTER, represents=place)
    return _turned_up(house, step) if natural else step


def third_card(house: House, step: DealStep, place: Seat, *, drew: bool) -> DealStep:
    """Who is on turn draws or stands."""
    phase = step.position.table.phase
    step, third = answered(step, place, drew=drew)
    if phase is Phase.PUNTER:
        return then(step, phase=Phase.BANKER, third=third)
    return _turned_up(house, _taken_up(step, place, third))


def _taken_up(step: DealStep, banker: Seat, third: Card | None) -> DealStep:
    """The banker's third card, if he has drawn one, in his hand."""
    if third is None:
        return step
    hands = {place: hand.cards for place, hand in enumerate(step.position.hands)}
    return holding(step, hands | {banker: (*hands[banker], third)}, Hand)


def _turned_up(house: House, step: DealStep) -> DealStep:
    """Both hands are shown and compared (C39)."""
    table, hands = step.position.table, step.position.hands
    assert table.represents is not None
    two, bank = hands[table.represents].cards, hands[table.banker].cards
    punters = two if table.third is None else (*two, table.third)
    result = _compared(point(punters), point(bank))
    events = (AllShown(punters, bank, result),)
    step = then(holding(step, {}, Hand), events)
    step = then(step, third=None, punters=punters, bank=bank, result=result)
    # A natural leaves no choice, and so no false draw.
    asked = table.phase is Phase.BANKER
    return _settled(house, step, asked and is_false_draw(two, drew=table.third is not None))


def _compared(punters: int, bank: int) -> Result:
    if punters == bank:
        return "tie"
    return "bank" if bank > punters else "punters"


def _settled(house: House, step: DealStep, false_draw: bool) -> DealStep:
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
