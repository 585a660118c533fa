"""The end of a coup at vingt-un: who deals the next."""

from __future__ import annotations

from bot.games.vingt_un.events import CannotDeal, Cause, DealMoved
from bot.games.vingt_un.options import House
from bot.games.vingt_un.table import DealStep, Phase, dealers
from bot.rules.game import Event
from bot.rules.lots import able_dealer
from bot.rules.steps import then
from bot.rules.turns import Seat, following


def over(step: DealStep, named: Seat, cause: Cause) -> DealStep:
    """The coup is over; the seat named deals next, or the first on its left that can.

    A cause does not matter where the deal stays.
    """
    table = step.position.table
    can = dealers(table.chips.stacks, table.seats)
    if not can:
        return then(step, phase=Phase.OVER)
    dealer = able_dealer(named, can)
    # The deal that is passed goes to the next who can: nobody is named before.
    skipped = dealer != named and cause not in ("passed", "empty")
    events: list[Event] = [CannotDeal(named)] if skipped else []
    if dealer != table.dealer:
        events.append(DealMoved(dealer, "chips" if skipped else cause))
    return then(step, events, phase=Phase.OVER, next_dealer=dealer)


def played(house: House, step: DealStep) -> DealStep:
    """The hands are settled: where the deal goes by naturals, and by custom (V3, V20, V21)."""
    table = step.position.table
    left = following(table.dealer, table.seats)[0]
    if table.dealer in table.naturals:
        return over(step, table.dealer, "natural")
    if table.naturals:
        holder = {"holder": table.naturals[0], "left": left, "none": table.dealer}
        return over(step, holder[house.natural_deal], "natural")
    return over(step, left if house.deal_change == "each-coup" else table.dealer, "round")
