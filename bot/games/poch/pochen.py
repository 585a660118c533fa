"""The pochen: bets on the best set, and how they are settled (PO12 to PO14).

The chips of a bet lie in the poch pool, which nobody can take but with them.
"""

from __future__ import annotations

from bot.games.poch.events import Held, Passed, Poched, Showed, WonPoch
from bot.games.poch.options import House
from bot.games.poch.table import DealStep, Phase
from bot.games.poch.worth import best_holding
from bot.rules import levels
from bot.rules.chips import pay
from bot.rules.pools import StoodOver
from bot.rules.steps import then
from bot.rules.turns import Seat
from bot.rules.values import replaced


def poched(house: House, step: DealStep, seat: Seat, amount: int) -> DealStep:
    """A seat has made the first bet."""
    return _answered(house, levels.opened(step, "poch", amount, Poched(seat, amount)))


def held(house: House, step: DealStep, seat: Seat) -> DealStep:
    """A seat has come to the level."""
    due = step.position.table.bets.due
    return _answered(house, levels.held(step, "poch", Held(seat, due)))


def raised(house: House, step: DealStep, more: int) -> DealStep:
    """The seat on turn has gone above the level, and all others must answer again."""
    return _answered(house, levels.raised(step, "poch", more))


def passed(house: House, step: DealStep, seat: Seat) -> DealStep:
    """A seat is out; what it has put in is lost."""
    return _answered(house, levels.given_up(step, Passed(seat)))


def _answered(house: House, step: DealStep) -> DealStep:
    """The pochen goes on, or it is over: all have passed, or one is left, or all are level."""
    bets = step.position.table.bets
    if not bets.live:
        pool = step.position.table.chips.pools["poch"]
        return _played_out(house, then(step, [StoodOver("poch", pool)]))
    if bets.level and len(bets.live) == 1:
        return _won(house, step, bets.live[0], shown=False)
    return step if bets.asked else _compared(house, step)


def _compared(house: House, step: DealStep) -> DealStep:
    """All who are still in show, the eldest first; of equal hands the elder has won."""
    hands, table = step.position.hands, step.position.table
    holdings = {seat: best_holding(hands[seat].cards, table.trumps) for seat in table.bets.live}
    shown = table.shown
    for seat, holding in holdings.items():
        shown = replaced(shown, seat, holding.cards)
    events = [Showed(seat, holding) for seat, holding in holdings.items()]
    winner = max(holdings, key=holdings.__getitem__)
    return _won(house, then(step, events, shown=shown), winner, shown=True)


def _won(house: House, step: DealStep, winner: Seat, *, shown: bool) -> DealStep:
    amount = step.position.table.chips.pools["poch"]
    payments = pay("poch", winner, amount, "pool")
    step = then(step, [WonPoch(winner, amount, shown)], payments, poch_winner=winner)
    return _played_out(house, step)


def _played_out(house: House, step: DealStep) -> DealStep:
    """The cards are to be played: the eldest leads, or by house rule who won the pochen (PO15)."""
    table = step.position.table
    leader = table.poch_winner if house.lead == "poch-winner" else None
    return then(step, phase=Phase.PLAY, leader=table.players[0] if leader is None else leader)
