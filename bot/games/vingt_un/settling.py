"""What is paid at vingt-un: for naturals, for hands thrown up, and when all who stand show."""

from __future__ import annotations

from bot.games.vingt_un.ending import played
from bot.games.vingt_un.events import NaturalPaid, PaidNatural, Settled, Showed
from bot.games.vingt_un.options import House
from bot.games.vingt_un.table import DealStep, Phase
from bot.games.vingt_un.worth import total
from bot.rules.chips import Payment, pay
from bot.rules.steps import then
from bot.rules.turns import Seat
from bot.rules.values import replaced


def dealers_natural(house: House, step: DealStep) -> DealStep:
    """Double from everybody but those who have a natural too; nobody draws (V11, V21)."""
    table = step.position.table
    for seat in table.players:
        amount = 0 if seat in table.naturals else 2 * table.staked(seat)
        payments = pay(seat, table.dealer, amount, "natural")
        step = then(step, (PaidNatural(seat, amount),), payments)
    return played(house, step)


def players_naturals(house: House, step: DealStep) -> DealStep:
    """The eldest is paid double, those after him by house rule, at once (V20, V22)."""
    table = step.position.table
    for place, seat in enumerate(table.naturals):
        amount = house.of_natural(place) * table.staked(seat)
        payments = pay(table.dealer, seat, amount, "natural")
        step = then(step, (NaturalPaid(seat, amount),), payments)
    return step


def settled(house: House, step: DealStep) -> DealStep:
    """The dealer's hand is compared with each that stands, from the eldest on (V10 to V17)."""
    table = step.position.table
    cards = step.position.hands[table.dealer].cards
    shown = replaced(table.shown, table.dealer, cards)
    step = then(step, (Showed(table.dealer, cards, total(cards)),), shown=shown)
    for seat in table.standing:
        step = _compared(house, step, seat, total(cards))
    return played(house, then(step, phase=Phase.OVER))


def _compared(house: House, step: DealStep, seat: Seat, dealer: int) -> DealStep:
    table, cards = step.position.table, step.position.hands[seat].cards
    won = house.won(total(cards), dealer) * table.staked(seat)
    events = (Settled(seat, cards, total(cards), won),)
    shown = replaced(table.shown, seat, cards)
    return then(step, events, _paid(table.dealer, seat, won), shown=shown)


def _paid(dealer: Seat, seat: Seat, won: int) -> tuple[Payment, ...]:
    if won < 0:
        return pay(seat, dealer, -won, "lost")
    return pay(dealer, seat, won, "winnings")
